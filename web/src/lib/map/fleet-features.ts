import { PUNCTUALITY_STATES } from '@volant/domain/deliveries/punctuality'
import type { Fleet } from './fleet'
import { isPlaced } from './points'

/** How wide the map library draws the world at zoom 0. */
const WORLD_PIXELS = 512

/**
 * The marks of all deliveries but the selected one.
 * @param zoom places are rounded to half a pixel of it, so that a car that has not visibly moved is the same mark
 */
export function featuresOf({ cars, selected }: Fleet, zoom: number) {
  const others = cars.filter(({ id }) => id !== selected)
  const dim = selected !== undefined
  const perDegree = (2 * WORLD_PIXELS * 2 ** Math.ceil(zoom)) / 360
  const rounded = (degrees: number) => Math.round(degrees * perDegree) / perDegree
  const feature = (lng: number, lat: number, properties: object) => ({
    type: 'Feature' as const,
    properties: { ...properties, dim },
    geometry: { type: 'Point' as const, coordinates: [rounded(lng), rounded(lat)] },
  })
  const places = others.flatMap(({ id, points }) =>
    points.filter(isPlaced).map(({ lng, lat, kind }) => feature(lng, lat, { id, kind })),
  )
  const seen = others.flatMap(({ id, at, old, state, text }) =>
    at && isPlaced(at)
      ? [feature(at.lng, at.lat, { id, old, state, text, rank: PUNCTUALITY_STATES.indexOf(state) })]
      : [],
  )
  const collection = (features: ReturnType<typeof feature>[]) => ({ type: 'FeatureCollection' as const, features })
  return { places: collection(places), cars: collection(seen) }
}
