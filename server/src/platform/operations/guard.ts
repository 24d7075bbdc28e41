import { AppError, ensure } from '@volant/contract/errors'
import type { Actor } from '@volant/domain/kernel/actor'
import type { AccessRules } from './catalogue'
import type { Limiter } from './limits'
import type { OperationOptions, RateLimit, RequestContext } from './registry'

interface Guarded {
  readonly name: string
  readonly door: string
  readonly options?: OperationOptions<never>
}

/** The checks in front of every handler, in the contract's order. */
export interface Guard {
  /** True where a stale session must not stand in the way: log in, refresh, follow a public link. */
  isOpen(name: string): boolean
  /** @throws AppError UNAUTHENTICATED; runs before anything of the body is read */
  requireSomeone(caller: { readonly actor: Actor }, name: string): void
  /** @throws AppError FORBIDDEN, or NOT_FOUND for what does not exist here; runs before the fields of the input are judged */
  admit(operation: Guarded, ctx: RequestContext): void
  /** Counts the call, once the input is read. Undefined when nothing has to be awaited. */
  limit(operation: Guarded, ctx: RequestContext, input: unknown): Promise<void> | undefined
}

interface GuardSettings {
  readonly rules: AccessRules
  readonly limiter: Limiter
  readonly demo: boolean
  readonly production: boolean
}

export function createGuard({ rules, limiter, demo, production }: GuardSettings): Guard {
  function isForDevelopers(name: string): boolean {
    return !production && rules.operations[name]?.developers === true
  }

  return {
    isOpen(name) {
      const access = rules.operations[name]
      if (!access) return false
      return access.anonymous === true || (access.token !== undefined && !access.client && !access.admin)
    },

    requireSomeone({ actor }, name) {
      const decision = rules.mayEverCall(actor, name)
      if (!decision.ok && decision.code === 'UNAUTHENTICATED' && !isForDevelopers(name)) ensure(decision)
    },

    admit({ name }, ctx) {
      const access = rules.operations[name]
      if (access?.demo && !demo) throw new AppError('NOT_FOUND')
      if (!isForDevelopers(name)) {
        ensure(rules.mayEverCall(ctx.actor, name))
        // With an object, its 404 comes first: the handler asks mayCallByRank once it has found it.
        if (!access?.object) ensure(rules.mayCallByRank(ctx.actor, name))
      }
    },

    limit({ name, options }, ctx, input) {
      const limits: readonly RateLimit<never>[] | undefined = options?.limits
      return limits?.length ? limiter.consume(name, limits, ctx, input) : undefined
    },
  }
}
