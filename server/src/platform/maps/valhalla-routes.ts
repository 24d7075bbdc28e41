import { decode } from './polyline'
import * as z from 'zod'
import { askProvider, PATIENCE_MS, providerUrl } from './provider'
import type { Route, RoutePoint, Routes } from './routes'

const VALHALLA_URL = 'https://valhalla1.openstreetmap.de'

const Answer = z.object({
  trip: z.object({
    summary: z.object({ length: z.number(), time: z.number() }),
    legs: z.array(z.object({ shape: z.string() })),
  }),
})

const SHAPE_DECIMALS = 6

/** Valhalla packs a line with six decimals, latitude first. */
const unpacked = (shape: string) =>
  decode(shape, SHAPE_DECIMALS).map(([latitude, longitude]): [number, number] => [longitude, latitude])

/** Roads of OpenStreetMap by Valhalla. */
export class ValhallaRoutes implements Routes {
  readonly #base: string
  readonly #patience: number

  constructor(base = VALHALLA_URL, patience = PATIENCE_MS) {
    this.#base = base
    this.#patience = patience
  }

  async route(points: readonly RoutePoint[]): Promise<Route | undefined> {
    if (points.length < 2) return undefined
    const answer = await askProvider(providerUrl(this.#base, 'route'), Answer, {
      patience: this.#patience,
      method: 'POST',
      body: {
        locations: points.map((p) => ({ lat: p.latitude, lon: p.longitude })),
        costing: 'auto',
        directions_type: 'none',
      },
      absent: [400],
    })
    if (!answer) return undefined
    const { summary, legs } = answer.trip
    return {
      distanceMeters: Math.round(summary.length * 1000),
      durationSeconds: Math.round(summary.time),
      geometry: { type: 'LineString', coordinates: legs.flatMap(({ shape }) => unpacked(shape)) },
      estimated: false,
    }
  }
}
