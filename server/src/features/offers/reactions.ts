import { DISPATCH_GROUP, isIn, MISSION_GROUP } from '@volant/domain/deliveries/statuses'
import { and, eq } from 'drizzle-orm'
import type { Bus } from '../../platform/bus'
import type { Tx } from '../../platform/db/database'
import { drivers } from '../../tables/drivers'
import { offers } from '../../tables/offers'
import { sql } from 'drizzle-orm'
import type { DeliveryChanged } from '../deliveries/public'
import { closeOffer, lockPending } from './store'

async function closeAccepted(
  tx: Tx,
  deliveryId: string,
  status: 'REJECTED' | 'DRIVER_CANCELED',
  now: Date,
): Promise<void> {
  await tx.sql
    .update(offers)
    .set({ status, closedAt: now })
    .where(and(eq(offers.deliveryId, deliveryId), eq(offers.status, 'ACCEPTED')))
}

async function followDelivery({ action, before, after, at }: DeliveryChanged, tx: Tx): Promise<void> {
  // the driver gives the mission back (T11)
  if (action === 'WITHDRAW' && before?.selectedDriverId) {
    await closeAccepted(tx, after.id, 'DRIVER_CANCELED', at)
    await tx.sql
      .update(drivers)
      .set({ lossDeals: sql`${drivers.lossDeals} + 1` })
      .where(eq(drivers.id, before.selectedDriverId))
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
