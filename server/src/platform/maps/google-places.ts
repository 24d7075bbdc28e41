import { isInIdf } from '@volant/domain/places/countries'
import * as z from 'zod'
import type { PlaceAddress, Places, PlaceSuggestion } from './places'
import { MAX_SUGGESTIONS, PLACE_ID } from './places'
import { askProvider, PATIENCE_MS, providerUrl } from './provider'

const GOOGLE_PLACES_URL = 'https://places.googleapis.com'

const Text = z.object({ text: z.string() })

const Predictions = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z
          .object({
            placeId: z.string(),
            text: Text,
          })
          .optional(),
      }),
    )
    .default([]),
})

const Details = z.object({
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  formattedAddress: z.string(),
  addressComponents: z.array(z.object({ longText: z.string(), shortText: z.string(), types: z.array(z.string()) })),
})

const COUNTRIES = ['fr', 'be', 'lu', 'mc']
const COUNTRY_OF: Record<string, string> = { France: 'FR', Belgique: 'BE', Luxembourg: 'LU', Monaco: 'MC' }

/** Google says "12 Rue X, 69003 Lyon, France": town and code are only sure once the place is resolved. */
function split(text: string): { city: string; postalCode: string; country: string } {
  const parts = text.split(',').map((part) => part.trim())
  const country = COUNTRY_OF[parts.at(-1) ?? ''] ?? ''
  const town = (country && parts.length > 1 ? parts.at(-2) : parts.at(-1)) ?? ''
  const [, postalCode = '', city = ''] = /^(?:[LBF]-?)?(\d{4,5})?\s*(.*)$/.exec(town) ?? []
  return { city, postalCode, country: country || 'FR' }
}

const usable = (session?: string): string | undefined =>
  session && /^[\w-]{1,36}$/.test(session) ? session : undefined

/** Google Places (New), billed by session: the session a screen sends groups its keystrokes. */
export class GooglePlaces implements Places {
  readonly #key: string
  readonly #base: string
  readonly #patience: number

  constructor(key: string, base = GOOGLE_PLACES_URL, patience = PATIENCE_MS) {
    this.#key = key
    this.#base = base
    this.#patience = patience
  }

  async autocomplete(q: string, session?: string): Promise<PlaceSuggestion[]> {
    const sessionToken = usable(session)
    const answer = await askProvider(providerUrl(this.#base, 'v1/places:autocomplete'), Predictions, {
      patience: this.#patience,
      method: 'POST',
      headers: { 'x-goog-api-key': this.#key },
      body: { input: q, sessionToken, includedRegionCodes: COUNTRIES, languageCode: 'fr' },
    })
    return (answer?.suggestions ?? [])
      .flatMap(({ placePrediction: found }) =>
        found && PLACE_ID.test(found.placeId)
          ? [{ place_id: found.placeId, label: found.text.text, ...split(found.text.text) }]
          : [],
      )
      .slice(0, MAX_SUGGESTIONS)
  }

  async resolve(placeId: string, session?: string): Promise<PlaceAddress | undefined> {
    if (!PLACE_ID.test(placeId)) return undefined
    const sessionToken = usable(session)
    const url = providerUrl(this.#base, `v1/places/${encodeURIComponent(placeId)}`, {
      languageCode: 'fr',
      ...(sessionToken && { sessionToken }),
    })
    const place = await askProvider(url, Details, {
      patience: this.#patience,
      headers: { 'x-goog-api-key': this.#key, 'x-goog-fieldmask': 'location,formattedAddress,addressComponents' },
      absent: [400, 404],
    })
    if (!place) return undefined
    const part = (type: string) => place.addressComponents.find((c) => c.types.includes(type))
    const country = part('country')?.shortText ?? 'FR'
    const postalCode = part('postal_code')?.longText ?? ''
    const street = [part('street_number')?.longText, part('route')?.longText].filter(Boolean).join(' ')
    return {
      place_id: placeId,
      address: street || place.formattedAddress,
      city: (part('locality') ?? part('postal_town') ?? part('administrative_area_level_2'))?.longText ?? '',
      postalCode,
      country,
      ...place.location,
      isInIdf: isInIdf(country, postalCode),
    }
  }
}
