import { estimateRoad } from '@volant/domain/places/road-estimate'
import type { Route, RoutePoint, Routes } from './routes'

const ARC_STEPS = 24
const ARC_HEIGHT = 0.06

/** A gentle bow, so that nobody takes the line for a road. */
function arc(a: RoutePoint, b: RoutePoint): [number, number][] {
  // Degrees of longitude shrink with latitude: bend in the plane the map shows.
  const shrink = Math.cos(((a.latitude + b.latitude) / 2) * (Math.PI / 180))
  const dx = (b.longitude - a.longitude) * shrink
  const dy = b.latitude - a.latitude
  return Array.from({ length: ARC_STEPS + 1 }, (_, step) => {
    const t = step / ARC_STEPS
    const bow = 4 * t * (1 - t) * ARC_HEIGHT
    const longitude = a.longitude + (t * dx - bow * dy) / shrink
    const latitude = a.latitude + t * dy + bow * dx
    return [Number(longitude.toFixed(5)), Number(latitude.toFixed(5))]
  })
}

/** An estimate from the straight line, always marked as such. Needs no network. */
export class EmbeddedRoutes implements Routes {
  async route(points: readonly RoutePoint[]): Promise<Route | undefined> {
    const pairs = points.slice(1).flatMap((to, index) => {
      const from = points[index]
      return from ? [{ from, to }] : []
    })
    if (pairs.length === 0) return undefined
    const legs = pairs.map(({ from, to }) => estimateRoad(from, to))
    return {
      distanceMeters: legs.reduce((sum, { metres }) => sum + metres, 0),
      durationSeconds: legs.reduce((sum, { seconds }) => sum + seconds, 0),
      geometry: {
        type: 'LineString',
        coordinates: pairs.flatMap(({ from, to }, index) => arc(from, to).slice(index === 0 ? 0 : 1)),
      },
      estimated: true,
    }
  }
}
