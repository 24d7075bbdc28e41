import { remainingDistance } from '@volant/domain/tracking/remaining-distance'
import { storedStatus } from './links'
import type { ShownStatus } from './looks'

interface Place {
  readonly latitude: number | null
  readonly longitude: number | null
}

interface OnTheWay {
  readonly status: ShownStatus
  readonly toAddress: Place | null
  readonly toReturnToAddress: Place | null
}

const point = (of: Place | null) =>
  of && of.latitude !== null && of.longitude !== null ? { latitude: of.latitude, longitude: of.longitude } : null

/** Metres still to drive from where the car was last seen; null when nobody can tell. */
export function leftToDrive(
  delivery: OnTheWay,
  position: { readonly latitude: number; readonly longitude: number } | undefined,
): number | null {
  const status = storedStatus(delivery.status)
  if (!status || !position) return null
  const { toAddress, toReturnToAddress } = delivery
  return remainingDistance({ status, position, to: point(toAddress), returnTo: point(toReturnToAddress) })
}
