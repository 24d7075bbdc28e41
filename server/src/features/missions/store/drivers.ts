import { TRACKED_STATUSES } from '@volant/domain/deliveries/statuses'
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database'
import { deliveries } from '../../../tables/deliveries'
import { drivers } from '../../../tables/drivers'

/**
 * A driver moves one car at a time. Asked under the driver's lock, which is taken after the delivery's: of two who pick up at the
 * same moment the second one waits, and sees the first.
 */
export async function isBusy(tx: Tx, driverId: string, deliveryId: string): Promise<boolean> {
  await tx.sql.select({ id: drivers.id }).from(drivers).where(eq(drivers.id, driverId)).for('no key update')
  const [other] = await tx.sql
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.selectedDriverId, driverId),
        ne(deliveries.id, deliveryId),
        isNull(deliveries.deletedAt),
        inArray(deliveries.status, [...TRACKED_STATUSES]),
      ),
    )
    .limit(1)
  return other !== undefined
}

/** The missions of a driver that are completed. */
export async function countMission(tx: Tx, driverId: string, by: 1 | -1): Promise<void> {
  await tx.sql
    .update(drivers)
    .set({ nbDeals: sql`${drivers.nbDeals} + ${by}` })
    .where(eq(drivers.id, driverId))
}
