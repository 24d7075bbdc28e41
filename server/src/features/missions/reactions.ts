import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Bus } from '../../platform/bus'
import type { Tx } from '../../platform/db/database'
import { drivers } from '../../tables/drivers'
import { vehicles } from '../../tables/vehicles'
import type { DeliveryChanged } from '../deliveries/public'

type Moment = { readonly position: 0 | 1; readonly set: (at: Date) => Partial<typeof vehicles.$inferInsert> }

/** What a step means for its car, whether the driver took it or an admin forced it. */
const MOMENTS: Readonly<Record<string, Moment>> = {
  PICKUP_DRIVER: { position: 0, set: (at) => ({ pickedUpAt: at }) },
  DELIVERED: { position: 0, set: (at) => ({ deliveredAt: at, isDelivered: true }) },
  SWAP_PICKUP_DRIVER: { position: 1, set: (at) => ({ pickedUpAt: at }) },
  SWAP_DELIVERED: { position: 1, set: (at) => ({ deliveredAt: at, isDelivered: true }) },
}

async function stampVehicles({ before, after, at }: DeliveryChanged, tx: Tx): Promise<void> {
  if (before === null || before.status === after.status) return
  const moment = MOMENTS[after.status]
  if (moment)
    await tx.sql
      .update(vehicles)
      .set(moment.set(at))
      .where(and(eq(vehicles.deliveryId, after.id), eq(vehicles.position, moment.position), isNull(vehicles.removedAt)))
  if (after.status === 'COMPLETED' && after.selectedDriverId)
    await tx.sql
      .update(drivers)
      .set({ nbDeals: sql`${drivers.nbDeals} + 1` })
      .where(eq(drivers.id, after.selectedDriverId))
}

export function reactToSteps(bus: Bus): void {
  bus.within('delivery.changed', stampVehicles)
}
