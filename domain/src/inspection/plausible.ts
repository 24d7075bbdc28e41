import { UNKNOWN_MILEAGE } from '../deliveries/facts'

/** A journey may be this much longer than its route before it asks for a word. Decisions, The day without a network. */
export const DETOUR_SHARE = 0.15
export const DETOUR_KM = 20

/** The option by which fuel is filled up on the way. */
const FUEL_OPTION = '001'

const isKnown = (km: number | null): km is number => km !== null && km !== UNKNOWN_MILEAGE

/**
 * Does the mileage ask for a word?
 * @param routeKm length of the leg's route in kilometres; null where it is not known
 */
export function isFartherThanRoute(before: number | null, after: number | null, routeKm: number | null): boolean {
  if (!isKnown(before) || !isKnown(after) || routeKm === null) return false
  return after - before > routeKm * (1 + DETOUR_SHARE) + DETOUR_KM
}

/**
 * Does the fuel ask for a word? It fell though it was to be filled up.
 * @param before @param after eighths of the tank or battery
 * @param options ids of the chosen options
 */
export function isFuelMissing(before: number | null, after: number | null, options: readonly string[]): boolean {
  return before !== null && after !== null && after < before && !options.includes(FUEL_OPTION)
}
