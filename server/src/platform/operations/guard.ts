import { BlockList, isIPv6 } from 'node:net'
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

interface Caller {
  readonly actor: Actor
  readonly ip: string
}

/** The checks in front of every handler, in the contract's order. */
export interface Guard {
  /** True where a stale session must not stand in the way: log in, refresh, follow a public link. */
  isOpen(name: string): boolean
  /** @throws AppError UNAUTHENTICATED; runs before anything of the body is read */
  requireSomeone(caller: Caller, name: string): void
  /** Role, rank and limits, once the input is read. Undefined when nothing has to be awaited. */
  admit(operation: Guarded, ctx: RequestContext, input: unknown): Promise<void> | undefined
}

const machine = new BlockList()
machine.addSubnet('127.0.0.0', 8)
machine.addAddress('::1', 'ipv6')

interface GuardSettings {
  readonly rules: AccessRules
  readonly limiter: Limiter
  readonly demo: boolean
}

export function createGuard({ rules, limiter, demo }: GuardSettings): Guard {
  function isLocal(name: string, ip: string): boolean {
    return rules.operations[name]?.loopback === true && machine.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')
  }

  return {
    isOpen(name) {
      const access = rules.operations[name]
      if (!access) return false
      return access.anonymous === true || (access.token !== undefined && !access.client && !access.admin)
    },

    requireSomeone({ actor, ip }, name) {
      const decision = rules.mayEverCall(actor, name)
      if (!decision.ok && decision.code === 'UNAUTHENTICATED' && !isLocal(name, ip)) ensure(decision)
    },

    admit({ name, door, options }, ctx, input) {
      const access = rules.operations[name]
      if (access?.demo && !demo) throw new AppError('NOT_FOUND')
      if (!isLocal(name, ctx.ip)) {
        ensure(rules.mayEverCall(ctx.actor, name))
        // With an object, its 404 comes first: the handler asks mayCallByRank once it has found it.
        if (!access?.object) ensure(rules.mayCallByRank(ctx.actor, name))
      }
      if (door === 'unbuilt') throw new AppError('NOT_FOUND', { reason: 'NOT_BUILT' })
      const limits: readonly RateLimit<never>[] | undefined = options?.limits
      return limits?.length ? limiter.consume(name, limits, ctx, input) : undefined
    },
  }
}
