import { and, asc, eq, isNull } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import type { Tx } from '../../../platform/db/database'
import { vehicles } from '../../../tables/vehicles'
import type { NewVehicle } from './row'

export type VehicleChange = Partial<typeof vehicles.$inferInsert>

/** One vehicle, or two of which the second comes back. */
export function newVehicles(
  { id, organizationId }: { readonly id: string; readonly organizationId: string },
  twoWay: boolean,
  now: Date,
): NewVehicle[] {
  const positions = twoWay ? [0, 1] : [0]
  return positions.map((position) => ({
    id: uuid(),
    deliveryId: id,
    organizationId,
    position,
    toRetrieve: position === 1,
    createdAt: now,
  }))
}

/** A delivery's vehicles, in order. */
export async function vehiclesOf(tx: Tx, deliveryId: string): Promise<(typeof vehicles.$inferSelect)[]> {
  return tx.sql
    .select()
    .from(vehicles)
    .where(and(eq(vehicles.deliveryId, deliveryId), isNull(vehicles.removedAt)))
    .orderBy(asc(vehicles.position))
}

export async function updateVehicle(tx: Tx, id: string, set: VehicleChange): Promise<void> {
  await tx.sql.update(vehicles).set(set).where(eq(vehicles.id, id))
}

/** The second car stays where it is. */
export async function removeReturnVehicle(tx: Tx, deliveryId: string, now: Date): Promise<void> {
  await tx.sql
    .update(vehicles)
    .set({ removedAt: now })
    .where(and(eq(vehicles.deliveryId, deliveryId), eq(vehicles.position, 1)))
}
