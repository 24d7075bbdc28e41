import { STORED_STATUSES } from '@volant/domain/deliveries/statuses'
import { addressLine } from '@volant/domain/places/address-line'
import { isOnTheWayBack, remainingDistance } from '@volant/domain/tracking/remaining-distance'
import type { MapPoint } from '../../lib/map/points'
import type { Tracked, TrackedPlace } from './tracking-queries'

interface PointWords {
  readonly from: string
  readonly to: string
  readonly back: string
  /** « Départ : 12 rue des Lilas, 69003 Lyon » */
  readonly of: (word: string, place: string) => string
}

function pointAt(
  kind: MapPoint['kind'],
  label: (place: string) => string,
  place: TrackedPlace | null | undefined,
): MapPoint[] {
  if (!place || place.latitude === null || place.longitude === null) return []
  return [{ kind, lat: place.latitude, lng: place.longitude, label: label(addressLine(place)) }]
}

/** A departure, B arrival, C destination of the second vehicle. */
export function pointsOf(tracked: Tracked, words: PointWords): MapPoint[] {
  const say = (word: string) => (place: string) => words.of(word, place)
  return [
    ...pointAt('A', say(words.from), tracked.fromAddress),
    ...pointAt('B', say(words.to), tracked.toAddress),
    ...pointAt('C', say(words.back), tracked.toReturnToAddress),
  ]
}

/** As one of the lifecycle: the response holds a plain string, and a newer server may have more. */
const statusOf = ({ status }: Tracked) => STORED_STATUSES.find((stored) => stored === status)

/** Whether the car on the map is the second vehicle. */
export function isBringingBack(tracked: Tracked): boolean {
  const status = statusOf(tracked)
  return status !== undefined && isOnTheWayBack(status)
}

const place = (of: TrackedPlace | null | undefined) =>
  of && of.latitude !== null && of.longitude !== null ? { latitude: of.latitude, longitude: of.longitude } : null

/** Remaining metres from a position; null when unknown. */
export function distanceLeft(tracked: Tracked, position: { latitude: number; longitude: number }): number | null {
  const status = statusOf(tracked)
  if (!status) return null
  const { toAddress, toReturnToAddress } = tracked
  return remainingDistance({ status, position, to: place(toAddress), returnTo: place(toReturnToAddress) })
}
