import * as z from 'zod'
import type { FoundPlace } from './carried-place'
import { carriedAddress, carriedSuggestion } from './carried-place'
import type { PlaceAddress, Places, PlaceSuggestion } from './places'
import { MAX_SUGGESTIONS } from './places'
import { askProvider, PATIENCE_MS, providerUrl } from './provider'

const BAN_URL = 'https://data.geopf.fr/geocodage'
const PHOTON_URL = 'https://photon.komoot.io'

const Point = z.object({ coordinates: z.tuple([z.number(), z.number()]) })

const BanAnswer = z.object({
  features: z.array(
    z.object({
      geometry: Point,
      properties: z.object({
        name: z.string(),
        type: z.string(),
        city: z.string(),
        postcode: z.string().optional(),
        score: z.number(),
      }),
    }),
  ),
})

const PhotonAnswer = z.object({
  features: z.array(
    z.object({
      geometry: Point,
      properties: z.object({
        name: z.string().optional(),
        street: z.string().optional(),
        housenumber: z.string().optional(),
        city: z.string().optional(),
        postcode: z.string().optional(),
        countrycode: z.string(),
        type: z.string().optional(),
      }),
    }),
  ),
})

type BanFeature = z.infer<typeof BanAnswer>['features'][number]
type PhotonFeature = z.infer<typeof PhotonAnswer>['features'][number]

const SOURCE = 'open'
// BAN covers France; Photon adds the neighbours, inside a box around Belgium and Luxembourg; Monaco is inside it too.
const NEIGHBOURS = new Set(['BE', 'LU', 'MC'])
const WEST_SOUTH_EAST_NORTH = '2.3,43.6,7.6,51.6'
// Below this BAN only guesses: a Belgian query must not be led by French noise.
const SURE = 0.5

function fromBan({ geometry, properties: p }: BanFeature): FoundPlace {
  const [longitude, latitude] = geometry.coordinates
  const street = p.type === 'municipality' ? '' : p.name
  return { street, city: p.city, postalCode: p.postcode ?? '', country: 'FR', latitude, longitude }
}

function fromPhoton({ geometry, properties: p }: PhotonFeature): FoundPlace[] {
  const [longitude, latitude] = geometry.coordinates
  const country = p.countrycode.toUpperCase()
  const isTown = p.type === 'city' || p.type === 'district' || p.type === 'locality'
  const city = p.city ?? (isTown ? p.name : undefined)
  if (!NEIGHBOURS.has(country) || !city) return []
  const road = p.street ?? (isTown ? '' : (p.name ?? ''))
  const street = [p.housenumber, road].filter(Boolean).join(' ')
  return [{ street, city, postalCode: p.postcode ?? '', country, latitude, longitude }]
}

/** Open data without a key: the French address base, and OpenStreetMap for the neighbours. */
export class BanPhotonPlaces implements Places {
  readonly #ban: string
  readonly #photon: string
  readonly #patience: number

  constructor(ban = BAN_URL, photon = PHOTON_URL, patience = PATIENCE_MS) {
    this.#ban = ban
    this.#photon = photon
    this.#patience = patience
  }

  async autocomplete(q: string): Promise<PlaceSuggestion[]> {
    // BAN refuses fewer than three characters and anything that does not begin with a letter or digit.
    const text = q
      .trim()
      .replace(/^[^\p{L}\p{N}]+/u, '')
      .slice(0, 200)
    if (text.length < 3) return []
    const call = { patience: this.#patience }
    const [ban, photon] = await Promise.all([
      askProvider(providerUrl(this.#ban, 'search', { q: text, autocomplete: '1', limit: '7' }), BanAnswer, call),
      askProvider(
        providerUrl(this.#photon, 'api', { q: text, lang: 'fr', limit: '10', bbox: WEST_SOUTH_EAST_NORTH }),
        PhotonAnswer,
        call,
      ),
    ])
    const french = ban?.features ?? []
    const sure = french.filter((f) => f.properties.score >= SURE).map(fromBan)
    const unsure = french.filter((f) => f.properties.score < SURE).map(fromBan)
    const found = [...sure, ...(photon?.features ?? []).flatMap(fromPhoton), ...unsure]
    const byLabel = new Map<string, PlaceSuggestion>()
    for (const place of found) {
      const suggestion = carriedSuggestion(SOURCE, place)
      if (suggestion && !byLabel.has(suggestion.label)) byLabel.set(suggestion.label, suggestion)
    }
    return [...byLabel.values()].slice(0, MAX_SUGGESTIONS)
  }

  async resolve(placeId: string): Promise<PlaceAddress | undefined> {
    return carriedAddress(SOURCE, placeId)
  }
}
