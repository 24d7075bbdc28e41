import type { MapPoint, RouteLine } from '../../lib/map/points'
import { lineOf } from './tracking-facts'
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
  return [{ kind, lat: place.latitude, lng: place.longitude, label: label(lineOf(place)) }]
}

/** A departure, B arrival, C where the second vehicle goes back to. */
export function pointsOf(tracked: Tracked, words: PointWords): MapPoint[] {
  const say = (word: string) => (place: string) => words.of(word, place)
  return [
    ...pointAt('A', say(words.from), tracked.fromAddress),
    ...pointAt('B', say(words.to), tracked.toAddress),
    ...pointAt('C', say(words.back), tracked.toReturnToAddress),
  ]
}

/** Visitors may not ask for the road: a straight line, drawn dashed, says where to and not how. */
export function straight(points: readonly MapPoint[]): RouteLine | undefined {
  if (points.length < 2) return undefined
  return { type: 'LineString', coordinates: points.map(({ lng, lat }) => [lng, lat]) }
}
