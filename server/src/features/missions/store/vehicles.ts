import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/database'
import { files } from '../../../tables/files'
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

/** Which of these keys are finished uploads of this very vehicle, sent for this purpose. */
export async function ownFileKeys(
  tx: Tx,
  vehicleId: string,
  kind: 'photo' | 'mark',
  keys: readonly string[],
): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const known = await tx.sql
    .select({ key: files.key })
    .from(files)
    .where(
      and(
        inArray(files.key, [...keys]),
        eq(files.vehicleId, vehicleId),
        eq(files.kind, kind),
        eq(files.state, 'ready'),
        isNull(files.deletedAt),
      ),
    )
  return new Set(known.map(({ key }) => key))
}
