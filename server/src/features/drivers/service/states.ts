import { AppError, ensure, refusalError } from '@volant/contract/errors'
import { disableReasonSchema } from '@volant/domain/drivers/schema'
import { DRIVER_MOVES, FLAGS_OF, ONBOARDING_OF, decideDriverMove } from '@volant/domain/drivers/states'
import type { DriverMove } from '@volant/domain/drivers/states'
import { read } from '@volant/domain/kernel/fields'
import { mayCallByRank } from '@volant/domain/permissions/operations'
import type { Clock } from '../../../platform/clock'
import type { Database, Tx } from '../../../platform/db/database'
import { changeOnce } from '../../../platform/idempotency'
import type { RequestContext } from '../../../platform/operations/registry'
import type { Accounts } from '../../identity/public'
import type {} from '../events'
import { lockDeliveriesBidFor, lockDriver, updateDriver } from '../store/drivers'
import type { DriverKey } from '../store/drivers'
import { revokeMandate } from '../store/mandates'
import { insertMove } from '../store/moves'

export interface DriverParts {
  readonly db: Database
  readonly clock: Clock
  readonly accounts: Accounts
}

const OPERATION = {
  accept: 'acceptDriver',
  reject: 'rejectDriver',
  cancelReject: 'cancelRejectDriver',
  disable: 'disableDriver',
  enable: 'enableDriver',
} as const satisfies Record<DriverMove, string>

/** Callers of before give none; the page asks for it. */
function reasonOf(said: string | null | undefined): string | null {
  if (said == null) return null
  const parsed = read(disableReasonSchema, said)
  if (!parsed.ok)
    throw refusalError({ ...parsed, fields: parsed.fields?.map((fault) => ({ ...fault, path: 'reason' })) })
  return parsed.value
}

/** The office accepts, refuses, disables and takes back. Description 4.5. */
export function createDriverStates({ db, clock, accounts }: DriverParts) {
  /** Whoever may not sign in any more leaves at once; the others are looked up anew. */
  async function applyToSessions(tx: Tx, move: DriverMove, sub: string, actorSub: string): Promise<void> {
    if (move === 'reject' || move === 'disable') await accounts.endSessions(tx, sub, actorSub)
    else await accounts.accountChanged(tx, sub)
  }

  return {
    /** The driver's row is locked: of two opposite clicks one wins, and the other finds the state that it left. */
    async move(
      ctx: RequestContext,
      move: DriverMove,
      key: DriverKey & { readonly reason?: string | null },
    ): Promise<{ id: string }> {
      const { actor } = ctx
      if (actor.role !== 'ADMIN') throw new AppError('FORBIDDEN', { reason: 'WRONG_ROLE' })
      return changeOnce(db, ctx, OPERATION[move], key, async (tx) => {
        // who may bid no longer loses their bids, which stand on deliveries
        if (move === 'disable') await lockDeliveriesBidFor(tx, key)
        const driver = await lockDriver(tx, key)
        if (driver === undefined) throw new AppError('NOT_FOUND')
        ensure(mayCallByRank(actor, OPERATION[move]))
        const reason = reasonOf(key.reason)
        ensure(decideDriverMove(driver.state, move))
        const at = clock.now()
        const { to } = DRIVER_MOVES[move]
        const { id, userId: sub } = driver.row
        await updateDriver(tx, id, { ...FLAGS_OF[to], onboardingState: ONBOARDING_OF[to], updatedAt: at })
        await insertMove(tx, { driverId: id, move, reason, adminId: actor.profileId, movedAt: at })
        await applyToSessions(tx, move, sub, actor.sub)
        // an applicant signs it with their account number, and is never debited
        if (move === 'reject') await revokeMandate(tx, id, at)
        if (move === 'accept') await accounts.welcome(tx, sub)
        tx.emit('driver.moved', { driverId: id, sub, move, at })
        tx.emit('driver.changed', { driverId: id })
        return { id }
      })
    },
  }
}

export type DriverStates = ReturnType<typeof createDriverStates>
