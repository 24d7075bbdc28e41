import type { Noted } from '@volant/domain/inspection/set-aside'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/database'
import { vehicles } from '../../../tables/vehicles'

export type VehicleRow = typeof vehicles.$inferSelect
export type VehicleChange = Partial<typeof vehicles.$inferInsert>

/** By its own id: callers lock its delivery and so learn whether the viewer may see it. */
export async function findVehicle(db: Executor, id: string): Promise<VehicleRow | undefined> {
  const [row] = await db
    .select()
    .from(vehicles)
    .where(and(eq(vehicles.id, id), isNull(vehicles.removedAt)))
  return row
}

export async function updateVehicle(tx: Tx, id: string, set: VehicleChange): Promise<void> {
  await tx.sql.update(vehicles).set(set).where(eq(vehicles.id, id))
}

const carsOf = (deliveryId: string) => and(eq(vehicles.deliveryId, deliveryId), isNull(vehicles.removedAt))

export interface NotedVehicle extends Noted {
  readonly vehicle: number
}

/** What was noted of each car of a mission, in order. */
export async function notesOf(tx: Tx, deliveryId: string): Promise<NotedVehicle[]> {
  return tx.sql
    .select({
      vehicle: vehicles.position,
      isDelivered: vehicles.isDelivered,
      pickedUpAt: vehicles.pickedUpAt,
      deliveredAt: vehicles.deliveredAt,
      mileageBefore: vehicles.mileageBefore,
      mileageAfter: vehicles.mileageAfter,
      essenceBefore: vehicles.essenceBefore,
      essenceAfter: vehicles.essenceAfter,
      imagesBefore: vehicles.imagesBefore,
      imagesAfter: vehicles.imagesAfter,
      inspectionBefore: vehicles.inspectionBefore,
      inspectionAfter: vehicles.inspectionAfter,
      identity: vehicles.identity,
    })
    .from(vehicles)
    .where(carsOf(deliveryId))
    .orderBy(asc(vehicles.position))
}

/** The same for all cars of a mission. */
export async function noteOnAll(tx: Tx, deliveryId: string, noted: Noted): Promise<void> {
  await tx.sql.update(vehicles).set(noted).where(carsOf(deliveryId))
}

/** The first car of a mission, or the one that comes back. */
export async function findVehicleAt(tx: Tx, deliveryId: string, position: 0 | 1): Promise<VehicleRow | undefined> {
  const [row] = await tx.sql
    .select()
    .from(vehicles)
    .where(and(carsOf(deliveryId), eq(vehicles.position, position)))
  return row
}

/** Writes to it. */
export async function updateVehicleAt(tx: Tx, deliveryId: string, position: 0 | 1, set: VehicleChange): Promise<void> {
  await tx.sql
    .update(vehicles)
    .set(set)
    .where(and(carsOf(deliveryId), eq(vehicles.position, position)))
}
