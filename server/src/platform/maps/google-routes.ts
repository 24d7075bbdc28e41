import * as z from 'zod'
import { askProvider, PATIENCE_MS, providerUrl } from './provider'
import type { Route, RoutePoint, Routes } from './routes'

const GOOGLE_ROUTES_URL = 'https://routes.googleapis.com'

const Answer = z.object({
  routes: z
    .array(
      z.object({
        distanceMeters: z.number().default(0),
        duration: z.string().regex(/^\d+(?:\.\d+)?s$/),
        polyline: z.object({
          geoJsonLinestring: z.object({ coordinates: z.array(z.tuple([z.number(), z.number()])) }),
        }),
      }),
    )
    .default([]),
})

const waypoint = (point: RoutePoint) => ({ location: { latLng: point } })

/** Google Routes. */
export class GoogleRoutes implements Routes {
  readonly #key: string
  readonly #base: string
  readonly #patience: number

  constructor(key: string, base = GOOGLE_ROUTES_URL, patience = PATIENCE_MS) {
    this.#key = key
    this.#base = base
    this.#patience = patience
  }

  async route(points: readonly RoutePoint[]): Promise<Route | undefined> {
    const [origin, ...others] = points
    const destination = others.pop()
    if (!origin || !destination) return undefined
    const answer = await askProvider(providerUrl(this.#base, 'directions/v2:computeRoutes'), Answer, {
      patience: this.#patience,
      method: 'POST',
      headers: {
        'x-goog-api-key': this.#key,
        'x-goog-fieldmask': 'routes.distanceMeters,routes.duration,routes.polyline',
      },
      body: {
        origin: waypoint(origin),
        destination: waypoint(destination),
        intermediates: others.map(waypoint),
        travelMode: 'DRIVE',
        polylineEncoding: 'GEO_JSON_LINESTRING',
        polylineQuality: 'OVERVIEW',
      },
    })
    const found = answer?.routes[0]
    if (!found) return undefined
    return {
      distanceMeters: Math.round(found.distanceMeters),
      durationSeconds: Math.round(Number.parseFloat(found.duration)),
      geometry: { type: 'LineString', coordinates: found.polyline.geoJsonLinestring.coordinates },
      estimated: false,
    }
  }
}
