import { AppError, ensure } from '@volant/contract/errors'
import type { MutationVerifyDriverPaperArgs } from '@volant/contract/schema.generated'
import { decidePaperCheck } from '@volant/domain/drivers/papers'
import { mayCallByRank } from '@volant/domain/permissions/operations'
import { toDate } from 'date-fns'
import { changeOnce } from '../../../platform/idempotency'
import type { RequestContext } from '../../../platform/operations/registry'
import type {} from '../events'
import { lockDriver } from '../store/drivers'
import { dropChecks, keepCheck } from '../store/paper-checks'
import type { DriverParts } from './states'

/**
 * Somebody of the office says that they have read a paper, or that it is to be read again: the one on their screen, not one that has
 * taken its place since.
 */
export function createPaperChecks({ db, clock }: Pick<DriverParts, 'db' | 'clock'>) {
  return async function verify(ctx: RequestContext, input: MutationVerifyDriverPaperArgs): Promise<{ id: string }> {
    const { actor } = ctx
    if (actor.role !== 'ADMIN') throw new AppError('FORBIDDEN', { reason: 'WRONG_ROLE' })
    return changeOnce(db, ctx, 'verifyDriverPaper', input, async (tx) => {
      const { driverId, paper, verified, seen } = input
      // locked, so that what is judged is what stands there
      const driver = await lockDriver(tx, { id: driverId })
      if (driver === undefined) throw new AppError('NOT_FOUND')
      ensure(mayCallByRank(actor, 'verifyDriverPaper'))
      if (seen && toDate(seen).getTime() !== driver.row.updatedAt.getTime())
        throw new AppError('CONFLICT', { reason: 'STALE_VERSION' })
      const now = clock.now()
      if (verified) {
        ensure(decidePaperCheck(driver.row, paper, now))
        await keepCheck(tx, { driverId, paper, adminId: actor.profileId, verifiedAt: now })
      } else await dropChecks(tx, driverId, [paper])
      tx.emit('driver.changed', { driverId })
      return { id: driverId }
    })
  }
}

export type VerifyPaper = ReturnType<typeof createPaperChecks>
