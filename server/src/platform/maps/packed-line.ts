import { encode } from './polyline'
import simplify from 'simplify-js'
import type { Route } from './routes'

/** In degrees, about 30 metres: what nobody sees where a whole road is in view. */
const TOLERANCE = 0.0003

/** The line of a route without points that change nothing, as an encoded polyline of five decimals. */
export function packedLine({ geometry }: Pick<Route, 'geometry'>): string {
  const line = simplify(
    geometry.coordinates.map(([x, y]) => ({ x, y })),
    TOLERANCE,
  )
  return encode(line.map(({ x, y }) => [y, x]))
}
