import { AppError, ensure, refusalError } from '@volant/contract/errors'
import type { CreateAdminInput, UpdateAdminInput } from '@volant/contract/schema.generated'
import { mayDeleteAdmin, maySeeAdmin, mayUpdateAdmin } from '@volant/domain/admins/policy'
import { createAdminSchema, updateAdminSchema } from '@volant/domain/admins/schema'
import { RANK } from '@volant/domain/kernel/actor'
import type { Actor } from '@volant/domain/kernel/actor'
import { read } from '@volant/domain/kernel/fields'
import { mayCallByRank } from '@volant/domain/permissions/operations'
import { validate } from 'uuid'
import type { Clock } from '../../platform/clock'
import type { Database, Tx } from '../../platform/db/database'
import { changeOnce } from '../../platform/idempotency'
import type { RequestContext } from '../../platform/operations/registry'
import { insertAdmin } from '../identity/public'
import type { Accounts } from '../identity/public'
import { lockWithSuperAdmins, updateAdmin } from './store'
import type { StoredAdmin } from './store'

interface AdminParts {
  readonly db: Database
  readonly clock: Clock
  readonly accounts: Accounts
}

const subOf = (actor: Actor): string | undefined => (actor.role === 'ANONYMOUS' ? undefined : actor.sub)

const FIELDS = ['firstName', 'lastName', 'email', 'rank'] as const

function changedFields(wanted: Omit<UpdateAdminInput, 'id'>, target: StoredAdmin): string[] {
  return FIELDS.filter((field) => wanted[field] != null && wanted[field] !== target[field])
}

export function createAdmins({ db, clock, accounts }: AdminParts) {
  async function open(tx: Tx, actor: Actor, id: string): Promise<{ target: StoredAdmin; superAdmins: number }> {
    const locked = validate(id) && maySeeAdmin(actor, { profileId: id }) ? await lockWithSuperAdmins(tx, id) : []
    const target = locked.find(({ profileId }) => profileId === id)
    if (!target) throw new AppError('NOT_FOUND')
    return { target, superAdmins: locked.filter(({ rank }) => rank === RANK.SUPER_ADMIN).length }
  }

  return {
    /**
     * The password is temporary: its owner chooses another at the first sign-in, within a week.
     */
    async create(ctx: RequestContext, input: CreateAdminInput): Promise<{ id: string }> {
      const { actor, language } = ctx
      const parsed = read(createAdminSchema, input)
      if (!parsed.ok) throw refusalError(parsed)
      const { firstName, lastName, email, password, rank } = parsed.value
      // without the password, of which no plain hash may be kept
      const compared = { firstName, lastName, email, rank }
      return changeOnce(db, ctx, 'createAdmin', compared, async (tx) => {
        const userId = await accounts.createAccount(tx, {
          email,
          password,
          firstName,
          language,
          role: 'ADMIN',
          rank,
          status: 'FORCE_CHANGE_PASSWORD',
          actorSub: subOf(actor),
        })
        return { id: await insertAdmin(tx, userId, firstName, lastName) }
      })
    },

    /** Another rank or address ends the admin's sessions. */
    async update(ctx: RequestContext, input: UpdateAdminInput): Promise<{ id: string }> {
      const { actor } = ctx
      return changeOnce(db, ctx, 'updateAdmin', input, async (tx) => {
        const { target, superAdmins } = await open(tx, actor, input.id)
        const parsed = read(updateAdminSchema, input)
        const changed = changedFields(parsed.ok ? parsed.value : input, target)
        const decision = mayUpdateAdmin(actor, target, changed, superAdmins)
        // whoever may not is told so before they are told what is wrong with the form
        if (!decision.ok && decision.code === 'FORBIDDEN') throw refusalError(decision)
        if (!parsed.ok) throw refusalError(parsed)
        ensure(decision)
        const { id, ...wanted } = parsed.value
        if (changed.length === 0) return { id }
        const { firstName = target.firstName, lastName = target.lastName, email, rank } = wanted
        const by = subOf(actor)
        await updateAdmin(tx, id, { firstName, lastName, updatedAt: clock.now() })
        if (email !== undefined && email !== target.email) await accounts.changeEmail(tx, target.sub, email, by)
        if (rank !== undefined && rank !== target.rank) await accounts.changeRank(tx, target.sub, rank, by)
        return { id }
      })
    },

    /** The person leaves; what they did stays in the logs. */
    async remove(ctx: RequestContext, id: string): Promise<void> {
      const { actor } = ctx
      ensure(mayCallByRank(actor, 'deleteAdmin'))
      await changeOnce(db, ctx, 'deleteAdmin', { id }, async (tx) => {
        const { target, superAdmins } = await open(tx, actor, id)
        ensure(mayDeleteAdmin(actor, target, superAdmins))
        await updateAdmin(tx, id, { deletedAt: clock.now() })
        await accounts.close(tx, target.sub, subOf(actor))
        return { id }
      })
    },
  }
}

export type Admins = ReturnType<typeof createAdmins>
