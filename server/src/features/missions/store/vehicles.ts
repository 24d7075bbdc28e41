import { and, eq, isNull } from 'drizzle-orm'
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

/** The first car of a mission, or the one that comes back. */
export async function updateVehicleAt(tx: Tx, deliveryId: string, position: 0 | 1, set: VehicleChange): Promise<void> {
  await tx.sql
    .update(vehicles)
    .set(set)
    .where(and(eq(vehicles.deliveryId, deliveryId), eq(vehicles.position, position), isNull(vehicles.removedAt)))
}
