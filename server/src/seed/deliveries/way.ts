import { metresBetween } from '@volant/domain/places/distance'

export type WayPoint = readonly [longitude: number, latitude: number]
export type Way = readonly WayPoint[]

const STEPS = 200

/** The point after a part of the way, from 0 to 1. */
export function along(way: Way, part: number): WayPoint {
  const at = Math.min(Math.max(part, 0), 1) * (way.length - 1)
  const [before, after] = [way[Math.floor(at)], way[Math.ceil(at)]]
  if (!before || !after) throw new Error('a way has points')
  const rest = at - Math.floor(at)
  return [before[0] + (after[0] - before[0]) * rest, before[1] + (after[1] - before[1]) * rest]
}

const place = ([longitude, latitude]: WayPoint) => ({ longitude, latitude })

/** The part of the way that lies closest to a point. */
export function nearest(way: Way, point: WayPoint): number {
  const parts = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS)
  const metres = parts.map((part) => metresBetween(place(along(way, part)), place(point)))
  return parts[metres.indexOf(Math.min(...metres))] ?? 0
}

/** Degrees clockwise from north, in the direction of travel. */
export function headingAt(way: Way, part: number, forward: boolean): number {
  const [a, b] = [along(way, part - 1 / STEPS), along(way, part + 1 / STEPS)]
  const east = (b[0] - a[0]) * Math.cos((a[1] * Math.PI) / 180)
  const degrees = (Math.atan2(east, b[1] - a[1]) * 180) / Math.PI + (forward ? 0 : 180)
  return (degrees + 360) % 360
}
