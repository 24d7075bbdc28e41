import { decode } from '@googlemaps/polyline-codec'
import type { Corner, RouteLine } from './points'

const lineOf = (coordinates: readonly (readonly number[])[]): RouteLine => ({ type: 'LineString', coordinates })

/** The legs that a delivery keeps as one line: the second begins where the first ends. */
export function roadOf(legs: readonly string[]): RouteLine {
  return lineOf(legs.flatMap((leg) => decode(leg).map(([lat, lng]) => [lng, lat])))
}

interface Foot {
  /** The segment, by its first point. */
  readonly segment: number
  readonly at: Corner
  readonly distance: number
}

/** The place of a segment that is nearest, in the plane in which a degree of longitude is as long as one of latitude. */
function footOf(line: RouteLine, segment: number, [lng, lat]: Corner, shrink: number): Foot {
  const [x1 = 0, y1 = 0] = line.coordinates[segment] ?? []
  const [x2 = x1, y2 = y1] = line.coordinates[segment + 1] ?? []
  const [dx, dy] = [(x2 - x1) * shrink, y2 - y1]
  const length = dx * dx + dy * dy
  const part = length === 0 ? 0 : ((lng - x1) * shrink * dx + (lat - y1) * dy) / length
  const kept = Math.min(1, Math.max(0, part))
  const at: Corner = [x1 + kept * (x2 - x1), y1 + kept * (y2 - y1)]
  return { segment, at, distance: Math.hypot((at[0] - lng) * shrink, at[1] - lat) }
}

function nearest(line: RouteLine, to: Corner, from: number, until: number): Foot | undefined {
  const shrink = Math.cos((to[1] * Math.PI) / 180)
  const feet = Array.from({ length: Math.max(0, until - from) }, (_, step) => footOf(line, from + step, to, shrink))
  return feet.reduce<Foot | undefined>(
    (best, foot) => (best && best.distance <= foot.distance ? best : foot),
    undefined,
  )
}

/** The corner of the line that is nearest; of several the last. */
function cornerAt({ coordinates }: RouteLine, [lng, lat]: Corner): number {
  const shrink = Math.cos((lat * Math.PI) / 180)
  const distances = coordinates.map(([x = 0, y = 0]) => Math.hypot((x - lng) * shrink, y - lat))
  return distances.lastIndexOf(Math.min(...distances))
}

interface Progress {
  readonly car: Corner
  /** Where the second leg begins, on a round trip. */
  readonly turn?: Corner
  /** The car is on the second leg, which often is the same road. */
  readonly back: boolean
}

/** The line in two, where the car is: what it has driven and what is left. */
export function splitAt(line: RouteLine, { car, turn, back }: Progress): { driven: RouteLine; left: RouteLine } {
  const last = line.coordinates.length - 1
  const half = turn && cornerAt(line, turn)
  const foot = nearest(line, car, half && back ? half : 0, half && !back ? half : last)
  if (!foot) return { driven: lineOf([]), left: line }
  return {
    driven: lineOf([...line.coordinates.slice(0, foot.segment + 1), foot.at]),
    left: lineOf([foot.at, ...line.coordinates.slice(foot.segment + 1)]),
  }
}
