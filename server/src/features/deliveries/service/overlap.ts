import { overlapping } from '@volant/domain/deliveries/overlap'
import type { Tx } from '../../../platform/db/database'
import type { Loaded } from '../store/delivery'
import { lockMissionsOf } from '../store/missions'

interface Dates {
  readonly carPickUpDate?: Date | undefined
  readonly carDeliveryDeadline?: Date | undefined
}

/** The contract numbers of this driver's other missions in the time that a delivery would hold them. */
export async function overlapsOf(
  tx: Tx,
  driverId: string,
  { row }: Loaded,
  { carPickUpDate, carDeliveryDeadline }: Dates,
  now: Date,
): Promise<string[]> {
  const wanted = {
    ...row,
    carPickUpDate: carPickUpDate ?? row.carPickUpDate,
    carDeliveryDeadline: carDeliveryDeadline ?? row.carDeliveryDeadline,
  }
  const missions = await lockMissionsOf(tx, driverId)
  return overlapping(wanted, missions, now).map(({ publicId }) => publicId)
}
