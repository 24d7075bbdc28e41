import { isIn, REQUESTED_GROUP } from '@volant/domain/deliveries/statuses'
import type { DeliveryStatus } from '@volant/domain/deliveries/statuses'
import type { DriverActor } from '@volant/domain/kernel/actor'
import { eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import type { Database } from '../src/platform/db/database'
import { codeTries, deliveries } from '../src/tables/deliveries'
import { offers } from '../src/tables/offers'
import { inspect, rowOf } from './world'

export interface AtStatus {
  readonly status: DeliveryStatus
  /** Carries the mission, and from the assignment on holds its accepted offer. */
  readonly driver?: DriverActor | undefined
  readonly clientFinalPrice?: number | null
  readonly completedAt?: Date
  readonly handedOverAt?: Date
  readonly cancelledAt?: Date
}

const PV = [{ name: 'PV', label: 'PV', key: 'Deliveries/pv.pdf', url: '/files/Deliveries/pv.pdf', type: 'PV' }]

/**
 * Puts a delivery that was made through the services at a status, with everything a step from there asks for: what the road
 * to it left behind is tested where it is walked.
 */
export async function putAtStatus(db: Database, id: string, standing: AtStatus): Promise<void> {
  const { status, driver, clientFinalPrice = 50_000 } = standing
  const now = new Date('2026-06-15T08:00:00Z')
  const cancelled = status.startsWith('CANCELLED')
  await db.sql.delete(offers).where(eq(offers.deliveryId, id))
  await db.sql.delete(codeTries).where(eq(codeTries.deliveryId, id))
  await db.sql
    .update(deliveries)
    .set({
      status,
      selectedDriverId: driver?.profileId ?? null,
      finalPrice: driver ? 21_250 : null,
      clientFinalPrice,
      isEditable: status === 'REQUESTED',
      smsSentAt: status === 'PENDING_CUSTOMER_CONFIRMATION' ? now : null,
      handedOverAt: standing.handedOverAt ?? null,
      completedAt: status === 'COMPLETED' ? (standing.completedAt ?? now) : null,
      cancelledAt: cancelled ? (standing.cancelledAt ?? now) : null,
      validationDocs: PV,
      seenAt: null,
      metresLeft: null,
      deletedAt: null,
    })
    .where(eq(deliveries.id, id))
  const assigned = !isIn(status, [...REQUESTED_GROUP, 'CONFIRMED', 'WAITING_FOR_DRIVER'])
  if (driver && assigned)
    await db.sql.insert(offers).values({
      id: uuid(),
      deliveryId: id,
      driverId: driver.profileId,
      demandedPrice: 21_250,
      status: 'ACCEPTED',
      proposedByDriver: true,
      createdAt: now,
    })
}

/** Both inspections of both cars, so that no step lacks one. */
export async function inspectAll(db: Database, id: string): Promise<void> {
  const { numberOfVehicles } = await rowOf(db, id)
  for (const position of numberOfVehicles === 2 ? ([0, 1] as const) : ([0] as const))
    for (const side of ['before', 'after'] as const) await inspect(db, id, position, side)
}
