import type { MapPoint, RouteLine } from '../../lib/map/points'
import { lineOf } from './tracking-facts'
import type { Tracked, TrackedPlace } from './tracking-queries'

interface PointWords {
  readonly from: string
  readonly to: string
  readonly back: string
}

function pointAt(kind: MapPoint['kind'], word: string, place: TrackedPlace | null | undefined): MapPoint[] {
  if (!place || place.latitude === null || place.longitude === null) return []
  return [{ kind, lat: place.latitude, lng: place.longitude, label: `${word} : ${lineOf(place)}` }]
}

/** A departure, B arrival, C where the second vehicle goes back to. */
export function pointsOf(tracked: Tracked, words: PointWords): MapPoint[] {
  return [
    ...pointAt('A', words.from, tracked.fromAddress),
    ...pointAt('B', words.to, tracked.toAddress),
    ...pointAt('C', words.back, tracked.toReturnToAddress),
  ]
}

/** Visitors may not ask for the road: a straight line, drawn dashed, says where to and not how. */
export function straight(points: readonly MapPoint[]): RouteLine | undefined {
  if (points.length < 2) return undefined
  return { type: 'LineString', coordinates: points.map(({ lng, lat }) => [lng, lat]) }
}
