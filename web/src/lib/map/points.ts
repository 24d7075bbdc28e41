/** A departure, B arrival, C restitution. */
export type PointKind = 'A' | 'B' | 'C'

export interface MapPoint {
  readonly kind: PointKind
  readonly lat: number
  readonly lng: number
  /** Read by screen readers and shown on hover: "Départ : 69003 Lyon". */
  readonly label: string
}

/** The age from which a position is shown as old: a driver sends one a second. */
export const OLD_POSITION_MS = 120_000

export interface DriverPosition {
  readonly lat: number
  readonly lng: number
  readonly recordedAt: string
  /** Degrees clockwise from north. */
  readonly heading?: number | null
}

/** GeoJSON, longitude first, as GET /routes gives it. */
export interface RouteLine {
  readonly type: 'LineString'
  readonly coordinates: readonly (readonly number[])[]
}

/** The order that MapLibre expects. */
export type Corner = [longitude: number, latitude: number]

/** False for absent coordinates and for 0,0, which stand for an address without coordinates. */
export const isPlaced = (point: { lat?: number | null; lng?: number | null }): boolean =>
  Number.isFinite(point.lat) &&
  Number.isFinite(point.lng) &&
  Math.abs(point.lat ?? 91) <= 90 &&
  Math.abs(point.lng ?? 181) <= 180 &&
  !(point.lat === 0 && point.lng === 0)

/** South-west and north-east around all positions (longitude first); undefined for none. */
export function boundsOf(positions: readonly (readonly number[])[]): [Corner, Corner] | undefined {
  const placed = positions.filter(([lng, lat]) => isPlaced({ lat, lng }))
  if (placed.length === 0) return undefined
  const lngs = placed.map(([lng]) => lng ?? 0)
  const lats = placed.map(([, lat]) => lat ?? 0)
  return [
    [Math.min(...lngs), Math.min(...lats)],
    [Math.max(...lngs), Math.max(...lats)],
  ]
}

/** Closer than this, in degrees, two pins hide each other at the zoom that shows a whole journey: about a kilometre. */
const CLOSE = 0.01

const beside = (a: MapPoint, b: MapPoint) => Math.abs(a.lat - b.lat) < CLOSE && Math.abs(a.lng - b.lng) < CLOSE

/** Where the words of the car hide no pin: above it when the nearest one is below, which stands up from its place. */
export function sideOfWords(car: { lat: number; lng: number }, points: readonly MapPoint[]): 'above' | 'below' {
  // degrees of longitude are shorter the further north
  const east = Math.cos((car.lat * Math.PI) / 180)
  let nearest = { away: Infinity, below: false }
  for (const { lat, lng } of points) {
    const [south, across] = [car.lat - lat, Math.abs(lng - car.lng) * east]
    const away = Math.hypot(south, across)
    if (away < nearest.away) nearest = { away, below: south > across / 2 }
  }
  return nearest.below ? 'above' : 'below'
}

/** By how many degrees a pin leans around its tip, so that pins at the same place do not hide each other. */
export function leanOf(point: MapPoint, points: readonly MapPoint[]): number {
  const together = points.filter((other) => beside(point, other))
  if (together.length < 2) return 0
  const widest = together.length === 2 ? 40 : 75
  return Math.round(-widest + (2 * widest * together.indexOf(point)) / (together.length - 1))
}
