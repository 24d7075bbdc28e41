import { DISPATCH_GROUP, isIn, MISSION_GROUP } from '@volant/domain/deliveries/statuses'
import type { Bus } from '../../platform/bus'
import type { Tx } from '../../platform/db/database'
import type { DeliveryChanged } from '../deliveries/public'
import { closeAccepted, closeOffer, countLoss, lockPending } from './store'

async function followDelivery({ action, before, after, at }: DeliveryChanged, tx: Tx): Promise<void> {
  // the driver gives the mission back (T11)
  if (action === 'WITHDRAW' && before?.selectedDriverId) {
    await closeAccepted(tx, after.id, 'DRIVER_CANCELED', at)
    await countLoss(tx, before.selectedDriverId)
  }
  const over = after.deletedAt !== null || after.status === 'COMPLETED' || after.status.startsWith('CANCELLED')
  if (!over) return
  for (const offer of await lockPending(tx, after.id)) await closeOffer(tx, offer.id, 'REJECTED', at)
  // cancelled before the start nobody has earned it; later the work is done and the offer stays
  const notStarted = before !== null && !isIn(before.status, MISSION_GROUP) && before.status !== 'COMPLETED'
  if (after.status !== 'COMPLETED' && notStarted && isIn(before.status, DISPATCH_GROUP))
    await closeAccepted(tx, after.id, 'REJECTED', at)
}

/** Offers follow what becomes of their delivery, in its transaction. */
export function reactToDeliveries(bus: Bus): void {
  bus.within('delivery.changed', followDelivery)
}
