import { addressLine } from '@volant/domain/places/address-line'
import { isOnTheWayBack, remainingDistance } from '@volant/domain/tracking/remaining-distance'
import type { MapPoint } from '../../lib/map/points'
import { isKnownStatus } from './known-status'
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

/** Whether the car on the map is the second vehicle. */
export function isBringingBack({ status }: Tracked): boolean {
  return isKnownStatus(status) && isOnTheWayBack(status)
}

const place = (of: TrackedPlace | null | undefined) =>
  of && of.latitude !== null && of.longitude !== null ? { latitude: of.latitude, longitude: of.longitude } : null

/** Remaining metres from a position; null when unknown. */
export function distanceLeft(tracked: Tracked, position: { latitude: number; longitude: number }): number | null {
  const { status, toAddress, toReturnToAddress } = tracked
  if (!isKnownStatus(status)) return null
  return remainingDistance({ status, position, to: place(toAddress), returnTo: place(toReturnToAddress) })
}
