import * as z from 'zod'
import { field, latitude, longitude, looseText, text, TokenHeader } from './fields'
import { verb } from './verb'

const COORDINATES = /^-?\d{1,3}(?:\.\d{1,12})?,-?\d{1,3}(?:\.\d{1,12})?$/

/** `48.85,2.35` in a URL. */
const Coordinates = looseText(60)
  .regex(COORDINATES, field('invalid'))
  .transform((pair) => {
    const [lat, lng] = pair.split(',').map(Number)
    return { latitude: lat, longitude: lng }
  })
  .pipe(z.object({ latitude, longitude }))

export const autocompletePlaces = verb({
  summary: 'Suggest places for what was typed',
  method: 'GET',
  path: '/places/autocomplete',
  query: z.strictObject({ q: looseText(200).trim(), session: looseText(100).optional() }),
  replies: {
    200: z.array(
      z.object({
        place_id: z.string(),
        label: z.string(),
        city: z.string(),
        postalCode: z.string(),
        country: z.string(),
      }),
    ),
  },
})

export const findPlace = verb({
  summary: 'A place by its id',
  method: 'GET',
  path: '/places/{place_id}',
  params: z.strictObject({ place_id: text(300).regex(/^[\w:.-]{3,300}$/, field('invalid')) }),
  query: z.strictObject({ session: looseText(100).optional() }).optional(),
  replies: {
    200: z.object({
      place_id: z.string(),
      address: z.string(),
      city: z.string(),
      postalCode: z.string(),
      country: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      isInIdf: z.boolean(),
    }),
  },
})

/** Metres, seconds, and a GeoJSON line whose coordinates are longitude first. */
export const findRoute = verb({
  summary: 'The drive between two places',
  method: 'GET',
  path: '/routes',
  query: z.strictObject({ from: Coordinates, to: Coordinates, via: Coordinates.optional() }),
  /** Whoever follows a delivery comes with the secret of its link. */
  headers: TokenHeader,
  replies: {
    200: z.object({
      distanceMeters: z.int(),
      durationSeconds: z.int(),
      geometry: z.object({
        type: z.literal('LineString'),
        coordinates: z.array(z.tuple([z.number(), z.number()])),
      }),
      estimated: z.boolean(),
    }),
  },
})
