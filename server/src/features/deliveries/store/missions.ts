import type { Booked } from '@volant/domain/deliveries/overlap'
import { HOLDING_STATUSES } from '@volant/domain/deliveries/overlap'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database'
import { deliveries } from '../../../tables/deliveries'
import { drivers } from '../../../tables/drivers'

export interface HeldMission extends Booked {
  readonly id: string
  readonly publicId: string
}

/**
 * What a driver has to carry out, read under the driver's lock: whoever gives them another mission, or moves one of theirs,
 * waits for this transaction, so that two of them never take the same hours.
 */
export async function lockMissionsOf(tx: Tx, driverId: string): Promise<HeldMission[]> {
  await tx.sql.select({ id: drivers.id }).from(drivers).where(eq(drivers.id, driverId)).for('no key update')
  return tx.sql
    .select({
      id: deliveries.id,
      publicId: deliveries.publicIdText,
      status: deliveries.status,
      type: deliveries.type,
      carPickUpDate: deliveries.carPickUpDate,
      carDeliveryDeadline: deliveries.carDeliveryDeadline,
      handedOverAt: deliveries.handedOverAt,
      completedAt: deliveries.completedAt,
      duration: deliveries.duration,
    })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.selectedDriverId, driverId),
        inArray(deliveries.status, [...HOLDING_STATUSES]),
        isNull(deliveries.deletedAt),
      ),
    )
}
