import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database'
import { drivers } from '../../../tables/drivers'
import { addresses, organizations } from '../../../tables/organizations'
import { vehicles } from '../../../tables/vehicles'
import type { DeliveryRow } from '../../deliveries/public'

/** What a hand-over report states, as it stands at that moment inside the transaction of the step. */
export async function readHandOver(tx: Tx, delivery: DeliveryRow, position: 0 | 1) {
  const [origin, target] =
    position === 0
      ? [delivery.fromAddressId, delivery.toAddressId]
      : [delivery.toReturnFromAddressId, delivery.toReturnToAddressId]
  const ids = [origin, target].filter((id) => id !== null)
  const places = ids.length === 0 ? [] : await tx.sql.select().from(addresses).where(inArray(addresses.id, ids))
  const [vehicle] = await tx.sql
    .select()
    .from(vehicles)
    .where(and(eq(vehicles.deliveryId, delivery.id), eq(vehicles.position, position), isNull(vehicles.removedAt)))
  const [organization] = await tx.sql.select().from(organizations).where(eq(organizations.id, delivery.organizationId))
  const [driver] = delivery.selectedDriverId
    ? await tx.sql.select().from(drivers).where(eq(drivers.id, delivery.selectedDriverId))
    : []
  return {
    from: places.find(({ id }) => id === origin) ?? null,
    to: places.find(({ id }) => id === target) ?? null,
    vehicle: vehicle ?? null,
    organization: organization?.name ?? '',
    driver: driver ?? null,
  }
}

export type HandOverFacts = Awaited<ReturnType<typeof readHandOver>>
