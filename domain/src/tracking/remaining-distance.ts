import { type DeliveryStatus, isIn, TRACKED_STATUSES } from '../deliveries/statuses'
import { isOnEarth, metresBetween, type Point, ROAD_PER_GREAT_CIRCLE } from '../places/distance'

/** While these run, the second vehicle is on its way back to its restitution. */
const ON_THE_WAY_BACK = ['SWAP_PICKUP_DRIVER', 'SWAP_IN_TRANSIT', 'SWAP_PICKUP_CLIENT'] as const

export const isOnTheWayBack = (status: DeliveryStatus): boolean => isIn(status, ON_THE_WAY_BACK)

export interface Under {
  readonly status: DeliveryStatus
  /** Where the driver was last seen. */
  readonly position: Point | null
  readonly to: Point | null
  readonly returnTo: Point | null
}

/**
 * What is left to drive, in whole metres: the straight line from the last position to the place the vehicle is driven to,
 * lengthened as the route estimate does. Without its fixed start, so that it comes to nothing on arrival.
 * @returns null outside the tracked statuses, before the first position and where an address has no place
 */
export function remainingDistance({ status, position, to, returnTo }: Under): number | null {
  if (!isIn(status, TRACKED_STATUSES)) return null
  const destination = isOnTheWayBack(status) ? returnTo : to
  if (!position || !destination || !isOnEarth(position) || !isOnEarth(destination)) return null
  return Math.round(metresBetween(position, destination) * ROAD_PER_GREAT_CIRCLE)
}
