import { AppError, ensure, refusalError } from '@volant/contract/errors'
import type { DriverDaysOffIdInput, DriverDaysOffInput } from '@volant/contract/schema.generated'
import { calendarDayOf } from '@volant/domain/deliveries/calendar'
import { daysOffSchema, decideDaysOff } from '@volant/domain/drivers/availability'
import { maySeeDriver } from '@volant/domain/drivers/policy'
import { read } from '@volant/domain/kernel/fields'
import { mayCallByRank } from '@volant/domain/permissions/operations'
import type { OperationName } from '@volant/domain/permissions/operations'
import { validate } from 'uuid'
import type { Tx } from '../../../platform/db/database'
import { changeOnce } from '../../../platform/idempotency'
import type { RequestContext } from '../../../platform/operations/registry'
import type {} from '../events'
import { deleteDaysOff, insertDaysOff, standingDaysOff } from '../store/days-off'
import { lockDriver } from '../store/drivers'
import type { DriverParts } from './states'

/** When a driver takes no mission: told by themselves, or by the office whom they called. */
export function createDaysOff({ db, clock }: Pick<DriverParts, 'db' | 'clock'>) {
  /** The driver is locked, so that of two periods at once the second is judged beside the first. */
  async function change(
    ctx: RequestContext,
    operation: OperationName,
    input: DriverDaysOffInput | DriverDaysOffIdInput,
    work: (tx: Tx) => Promise<void>,
  ): Promise<{ id: string }> {
    const { actor } = ctx
    const { driverId } = input
    return changeOnce(db, ctx, operation, input, async (tx) => {
      const driver = maySeeDriver(actor, driverId) ? await lockDriver(tx, { id: driverId }) : undefined
      if (driver === undefined) throw new AppError('NOT_FOUND')
      ensure(mayCallByRank(actor, operation))
      await work(tx)
      tx.emit('driver.changed', { driverId })
      return { id: driverId }
    })
  }

  return {
    add: (ctx: RequestContext, input: DriverDaysOffInput) =>
      change(ctx, 'addDriverDaysOff', input, async (tx) => {
        const parsed = read(daysOffSchema, input)
        if (!parsed.ok) throw refusalError(parsed)
        const { driverId, ...wanted } = parsed.value
        const today = calendarDayOf(clock.now())
        ensure(decideDaysOff(wanted, await standingDaysOff(tx, driverId, today), today))
        await insertDaysOff(tx, driverId, wanted)
      }),

    remove: (ctx: RequestContext, input: DriverDaysOffIdInput) =>
      change(ctx, 'removeDriverDaysOff', input, async (tx) => {
        const { driverId, id } = input
        if (!validate(id) || !(await deleteDaysOff(tx, driverId, id))) throw new AppError('NOT_FOUND')
      }),
  }
}

export type DaysOffService = ReturnType<typeof createDaysOff>
