import { changedPapers } from '@volant/domain/drivers/papers'
import type { DomainEvents, Reaction } from '../../platform/bus'
import type { Tx } from '../../platform/db/database'
import type { LiveSender } from '../../platform/live/sender'
import type {} from '../files/public'
import type {} from './events'
import { lockDriver, updateDriver } from './store/drivers'
import { dropChecks } from './store/paper-checks'

/** A paper that was taken away leaves its slot empty. */
async function emptySlot({ key, driverId, at }: DomainEvents['file.deleted'], tx: Tx): Promise<void> {
  if (driverId === null) return
  const driver = await lockDriver(tx, { id: driverId })
  if (driver === undefined) return
  const { docs, avatarKey } = driver.row
  const left = Object.fromEntries(Object.entries(docs).filter(([, stored]) => stored !== key))
  const kept = Object.keys(left).length === Object.keys(docs).length
  if (kept && avatarKey !== key) return
  await dropChecks(tx, driverId, changedPapers(driver.row, { ...driver.row, docs: left }))
  await updateDriver(tx, driverId, { docs: left, ...(avatarKey === key && { avatarKey: null }), updatedAt: at })
  tx.emit('driver.changed', { driverId })
}

/** Screens follow what becomes of a driver. */
export function driverReactions({ driverChanged, disconnectUser }: LiveSender): readonly Reaction[] {
  return [
    { on: 'file.deleted', phase: 'rows', react: emptySlot },
    { on: 'driver.changed', phase: 'committed', react: ({ driverId }) => driverChanged(driverId) },
    // an open page of the driver connects anew, with the rooms of the new state, and asks for everything again
    { on: 'driver.moved', phase: 'committed', react: ({ sub }) => disconnectUser(sub) },
  ]
}
