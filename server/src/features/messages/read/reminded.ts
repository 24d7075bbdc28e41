import { and, eq, exists, gt, isNull, lte } from 'drizzle-orm'
import { addHours } from 'date-fns'
import { REMINDED_AHEAD_HOURS } from '@volant/domain/notices/reminders'
import type { Executor, Tx } from '../../../platform/db/database'
import { deliveries } from '../../../tables/deliveries'
import { drivers } from '../../../tables/drivers'
import { offers } from '../../../tables/offers'
import { pushSubscriptions } from '../../../tables/users'
import type { DeliveryRow } from '../../deliveries/public'

export interface RemindedMission {
  readonly id: string
  readonly version: number
  readonly pickUp: Date
  readonly deadline: Date
  readonly driverId: string
  /** Since when it is this driver's. */
  readonly givenAt: Date
}

/** Missions that are fetched soon by a driver with a telephone to be told. */
export async function missionsAhead(db: Executor, now: Date): Promise<RemindedMission[]> {
  const subscribed = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .innerJoin(drivers, eq(drivers.userId, pushSubscriptions.userId))
    .where(eq(drivers.id, deliveries.selectedDriverId))
  const found = await db
    .select({
      id: deliveries.id,
      version: deliveries.version,
      pickUp: deliveries.carPickUpDate,
      deadline: deliveries.carDeliveryDeadline,
      driverId: offers.driverId,
      closedAt: offers.closedAt,
      updatedAt: deliveries.updatedAt,
    })
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
  return found.map(({ closedAt, updatedAt, ...mission }) => ({ ...mission, givenAt: closedAt ?? updatedAt }))
}

/**
 * Holds a mission as it was read until its reminder is written, so that nobody is reminded of what is taken from them meanwhile.
 * @returns undefined for what was changed since, and for what somebody else holds: both come with the next look
 */
export async function holdMission(tx: Tx, { id, version }: RemindedMission): Promise<DeliveryRow | undefined> {
  const [held] = await tx.sql
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.id, id), eq(deliveries.version, version)))
    .for('share', { skipLocked: true })
  return held
}
