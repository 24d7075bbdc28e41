import { and, eq, exists, gt, isNull, lte } from 'drizzle-orm'
import { addHours } from 'date-fns'
import { REMINDED_AHEAD_HOURS } from '@volant/domain/notices/reminders'
import type { Tx } from '../../../platform/db/database'
import { deliveries } from '../../../tables/deliveries'
import { drivers } from '../../../tables/drivers'
import { offers } from '../../../tables/offers'
import { pushSubscriptions } from '../../../tables/users'
import type { DeliveryRow } from '../../deliveries/public'

export interface RemindedMission {
  readonly delivery: DeliveryRow
  readonly driverId: string
  /** Since when it is this driver's. */
  readonly givenAt: Date
}

/**
 * Missions that are fetched soon by a driver with a telephone to be told. Each is held until the reminder is written, so that
 * nobody is reminded of what is taken from them meanwhile; what somebody else holds comes with the next look.
 */
export async function missionsAhead(tx: Tx, now: Date): Promise<RemindedMission[]> {
  const subscribed = tx.sql
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .innerJoin(drivers, eq(drivers.userId, pushSubscriptions.userId))
    .where(eq(drivers.id, deliveries.selectedDriverId))
  const found = await tx.sql
    .select({ delivery: deliveries, driverId: offers.driverId, givenAt: offers.closedAt })
    .from(deliveries)
    .innerJoin(
      offers,
      and(
        eq(offers.deliveryId, deliveries.id),
        eq(offers.driverId, deliveries.selectedDriverId),
        eq(offers.status, 'ACCEPTED'),
      ),
    )
    .where(
      and(
        eq(deliveries.status, 'SET'),
        isNull(deliveries.deletedAt),
        gt(deliveries.carPickUpDate, now),
        lte(deliveries.carPickUpDate, addHours(now, REMINDED_AHEAD_HOURS)),
        exists(subscribed),
      ),
    )
    .for('share', { of: deliveries, skipLocked: true })
  return found.map(({ givenAt, ...mission }) => ({ ...mission, givenAt: givenAt ?? mission.delivery.updatedAt }))
}
