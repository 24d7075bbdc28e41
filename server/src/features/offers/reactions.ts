import { DISPATCH_GROUP, isIn, MISSION_GROUP } from '@volant/domain/deliveries/statuses'
import type { Reaction } from '../../platform/bus'
import type { Tx } from '../../platform/db/database'
import type { LiveSender } from '../../platform/live/sender'
import { lockAnyDelivery } from '../deliveries/public'
import type { DeliveryChanged } from '../deliveries/public'
import type { DriverMoved } from '../drivers/public'
import type {} from './events'
import { closeAccepted, closeOffer, countLoss, lockPending, pendingDeliveriesOf } from './store'

async function followDelivery({ action, before, after, at }: DeliveryChanged, tx: Tx): Promise<void> {
  // the driver gives the mission back (T11)
  if (action === 'WITHDRAW' && before?.selectedDriverId) {
    await closeAccepted(tx, after.id, 'DRIVER_CANCELED', at)
    await countLoss(tx, before.selectedDriverId)
  }
  // whoever had it once may be given it again, or anybody else
  if (action === 'ACTIVATE') await closeAccepted(tx, after.id, 'DRIVER_CHANGED', at)
  const over = after.deletedAt !== null || after.status === 'COMPLETED' || after.status.startsWith('CANCELLED')
  if (!over) return
  for (const offer of await lockPending(tx, after.id)) await closeOffer(tx, offer.id, 'REJECTED', at)
  // cancelled before the start nobody has earned it; later the work is done and the offer stays
  const notStarted = before !== null && !isIn(before.status, MISSION_GROUP) && before.status !== 'COMPLETED'
  if (after.status !== 'COMPLETED' && notStarted && isIn(before.status, DISPATCH_GROUP))
    await closeAccepted(tx, after.id, 'REJECTED', at)
}

/** Whoever is disabled bids no longer. Missions stay theirs: the office decides about each. */
async function followDriver({ move, driverId, at }: DriverMoved, tx: Tx): Promise<void> {
  if (move !== 'disable') return
  for (const deliveryId of await pendingDeliveriesOf(tx, driverId)) {
    const { row } = await lockAnyDelivery(tx, deliveryId)
    for (const offer of await lockPending(tx, deliveryId)) {
      if (offer.driverId !== driverId) continue
      await closeOffer(tx, offer.id, 'REJECTED', at)
      tx.emit('offers.changed', { deliveryId, delivery: row, driverId, status: 'REJECTED' })
    }
  }
}

/** Offers follow what becomes of their delivery, and screens follow them. */
export function offerReactions({ hint }: Pick<LiveSender, 'hint'>): readonly Reaction[] {
  return [
    { on: 'delivery.changed', phase: 'rows', react: followDelivery },
    { on: 'driver.moved', phase: 'rows', react: followDriver },
    {
      on: 'offers.changed',
      phase: 'committed',
      // a new or answered offer changes what the office and its bidder see, not the delivery itself
      react: ({ delivery: { id: deliveryId, status, version, organizationId }, driverId }) =>
        hint({ deliveryId, status, version, organizationId, driverIds: [driverId] }),
    },
  ]
}
