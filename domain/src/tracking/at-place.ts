import { leadsToStreet } from '../places/exact-coordinates'
import { metresBetween, type Point } from '../places/distance'

/** So many metres around an address its driver may have arrived. Source: the driver's side, step 7. */
export const ARRIVED_METRES = 300

/**
 * Are the last two positions both near an address? One alone may be an error of the device. Coordinates of a commune's middle, which
 * are not exact to the street, say nothing of it.
 */
export function isAtPlace(
  [before, last]: readonly [Point | undefined, Point | undefined],
  place: Parameters<typeof leadsToStreet>[0],
): boolean {
  const { latitude, longitude } = place
  if (!before || !last || !leadsToStreet(place) || latitude === null || longitude === null) return false
  return [before, last].every((position) => metresBetween(position, { latitude, longitude }) <= ARRIVED_METRES)
}
