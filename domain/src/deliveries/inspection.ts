import { INSPECTION_VIEWS, MILEAGE_MAX, UNKNOWN_MILEAGE, type VehicleFacts } from './facts'

export const FUEL_MAX = 8

const isFuel = (eighths: number | null) =>
  eighths !== null && Number.isInteger(eighths) && eighths >= 0 && eighths <= FUEL_MAX

const isMileage = (km: number | null) =>
  km !== null && Number.isInteger(km) && km >= UNKNOWN_MILEAGE && km <= MILEAGE_MAX

/**
 * What the departure inspection still lacks, by field name. Description 4.2, T12, T16.
 * @param vehicle undefined when the delivery has no such vehicle
 */
export function missingBefore(vehicle: VehicleFacts | undefined): string[] {
  if (!vehicle) return ['vehicle']
  const missing = INSPECTION_VIEWS.filter((view) => !vehicle.photosBefore.includes(view)).map(
    (view) => `imagesBefore.${view}`,
  )
  return [
    ...missing,
    ...(isMileage(vehicle.mileageBefore) ? [] : ['mileageBefore']),
    ...(isFuel(vehicle.essenceBefore) ? [] : ['essenceBefore']),
  ]
}

/** What the arrival inspection still lacks; a mileage below the one at departure counts as missing. Description 4.2, T15, T19. */
export function missingAfter(vehicle: VehicleFacts | undefined): string[] {
  if (!vehicle) return ['vehicle']
  const missing = INSPECTION_VIEWS.filter((view) => !vehicle.photosAfter.includes(view)).map(
    (view) => `imagesAfter.${view}`,
  )
  return [
    ...missing,
    ...(isMileageAfter(vehicle.mileageBefore, vehicle.mileageAfter) ? [] : ['mileageAfter']),
    ...(isFuel(vehicle.essenceAfter) ? [] : ['essenceAfter']),
  ]
}

/** Kilometres at arrival are not below those at departure, where both are known. Description 4.2, T15. */
export function isMileageAfter(before: number | null, after: number | null): boolean {
  if (!isMileage(after) || after === null) return false
  return after === UNKNOWN_MILEAGE || before === null || after >= before
}
