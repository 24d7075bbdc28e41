import { remainingDistance } from '@volant/domain/tracking/remaining-distance'
import { storedStatus } from './links'
import type { ShownStatus } from './colours'

interface Place {
  readonly latitude: number | null
  readonly longitude: number | null
}

interface DrivenDelivery {
  readonly status: ShownStatus
  readonly toAddress: Place | null
  readonly toReturnToAddress: Place | null
}

const point = (of: Place | null) =>
  of && of.latitude !== null && of.longitude !== null ? { latitude: of.latitude, longitude: of.longitude } : null

/** Remaining metres from the last position; null when unknown. */
export function distanceLeft(
  delivery: DrivenDelivery,
  position: { readonly latitude: number; readonly longitude: number } | undefined,
): number | null {
  const status = storedStatus(delivery.status)
  if (!status || !position) return null
  const { toAddress, toReturnToAddress } = delivery
  return remainingDistance({ status, position, to: point(toAddress), returnTo: point(toReturnToAddress) })
}
