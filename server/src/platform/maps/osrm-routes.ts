import * as z from 'zod'
import { askProvider, PATIENCE_MS, providerUrl } from './provider'
import type { Route, RoutePoint, Routes } from './routes'

const OSRM_URL = 'https://router.project-osrm.org'

const Answer = z.object({
  routes: z.array(
    z.object({
      distance: z.number(),
      duration: z.number(),
      geometry: z.object({ type: z.literal('LineString'), coordinates: z.array(z.tuple([z.number(), z.number()])) }),
    }),
  ),
})

/** Roads of OpenStreetMap by OSRM. */
export class OsrmRoutes implements Routes {
  readonly #base: string
  readonly #patience: number

  constructor(base = OSRM_URL, patience = PATIENCE_MS) {
    this.#base = base
    this.#patience = patience
  }

  async route(points: readonly RoutePoint[]): Promise<Route | undefined> {
    if (points.length < 2) return undefined
    const path = points.map((p) => `${p.longitude.toFixed(5)},${p.latitude.toFixed(5)}`).join(';')
    const url = providerUrl(this.#base, `route/v1/driving/${path}`, { overview: 'simplified', geometries: 'geojson' })
    // OSRM says 400 with NoRoute or NoSegment; the points themselves were checked before.
    const found = (await askProvider(url, Answer, { patience: this.#patience, absent: [400] }))?.routes[0]
    if (!found) return undefined
    return {
      distanceMeters: Math.round(found.distance),
      durationSeconds: Math.round(found.duration),
      geometry: found.geometry,
      estimated: false,
    }
  }
}
