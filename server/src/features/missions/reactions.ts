import type { Bus } from '../../platform/bus'
import type { Tx } from '../../platform/db/database'
import type { DeliveryChanged } from '../deliveries/public'
import { countMission } from './store/drivers'
import { updateVehicleAt } from './store/vehicles'
import type { VehicleChange } from './store/vehicles'

type Moment = { readonly position: 0 | 1; readonly set: (at: Date) => VehicleChange }

/** What a step means for its car, whether the driver took it or an admin forced it. */
const MOMENTS: Readonly<Record<string, Moment>> = {
  PICKUP_DRIVER: { position: 0, set: (at) => ({ pickedUpAt: at }) },
  DELIVERED: { position: 0, set: (at) => ({ deliveredAt: at, isDelivered: true }) },
  SWAP_PICKUP_DRIVER: { position: 1, set: (at) => ({ pickedUpAt: at }) },
  SWAP_DELIVERED: { position: 1, set: (at) => ({ deliveredAt: at, isDelivered: true }) },
}

async function followSteps({ before, after, at }: DeliveryChanged, tx: Tx): Promise<void> {
  if (before === null || before.status === after.status) return
  const moment = MOMENTS[after.status]
  if (moment) await updateVehicleAt(tx, after.id, moment.position, moment.set(at))
  if (after.status === 'COMPLETED' && after.selectedDriverId) await countMission(tx, after.selectedDriverId)
}

export function reactToSteps(bus: Bus): void {
  bus.within('delivery.changed', followSteps)
}
