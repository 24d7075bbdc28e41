import { isInIdf } from '@volant/domain/places/countries'
import { BUNDLED_SOURCE } from '@volant/domain/places/exact-coordinates'
import type { AddressQuery } from './address-query'
import { readings } from './address-query'
import type { Match, Town } from './gazetteer'
import { Gazetteer, townKey } from './gazetteer'
import type { PlaceAddress, Places, PlaceSuggestion } from './places'
import { MAX_SUGGESTIONS, PLACE_ID, placeLabel } from './places'

/** A town under one of its postal codes, with the street that was typed in front of it. */
interface Spot {
  readonly town: Town
  readonly postalCode: string
  readonly street: string
}

// Ids must fit 300 characters; 160 bytes are 214 of them.
const MAX_STREET_BYTES = 160
const MAX_SAME_CITY = 7
const NO_CODE = '-'

function shortened(street: string): string {
  let kept = street
  while (Buffer.byteLength(kept) > MAX_STREET_BYTES) kept = kept.slice(0, -1)
  return kept.trim()
}

function idOf({ town, postalCode, street }: Spot): string {
  const id = `${BUNDLED_SOURCE}:${town.country}:${town.code}:${postalCode || NO_CODE}`
  return street ? `${id}:${Buffer.from(street).toString('base64url')}` : id
}

const codesOf = ({ postalCodes }: Town): readonly string[] => (postalCodes.length > 0 ? postalCodes : [''])

function suggestion(spot: Spot): PlaceSuggestion {
  const { town, postalCode, street } = spot
  return {
    place_id: idOf(spot),
    label: placeLabel({ street, city: town.name, postalCode, country: town.country }),
    city: town.name,
    postalCode,
    country: town.country,
  }
}

/** Several codes of one town only when the town is surely meant, so that Paris does not fill the list at "par". */
function spread(matches: readonly Match[], street: string): Spot[] {
  const shown = new Map<string, number>()
  return matches.flatMap(({ town, exactness }) => {
    const city = `${town.country}:${town.name}:${town.population}`
    const room = (exactness === 0 ? MAX_SAME_CITY : 1) - (shown.get(city) ?? 0)
    const kept = codesOf(town).slice(0, Math.max(0, room))
    shown.set(city, (shown.get(city) ?? 0) + kept.length)
    return kept.map((postalCode) => ({ town, postalCode, street }))
  })
}

function spotsOf(gazetteer: Gazetteer, { street, town, postalCode }: AddressQuery): Spot[] {
  const kept = shortened(street)
  if (!postalCode) return spread(gazetteer.named(town, street !== ''), kept)
  const coded = gazetteer.coded(postalCode).map((spot) => ({ ...spot, street: kept }))
  const name = townKey(town)
  // A wrong or foreign-looking code must not hide the town that was also named.
  const both = name
    ? coded.filter((spot) => [spot.town.name, ...spot.town.aliases].some((n) => townKey(n).startsWith(name)))
    : coded
  return both.length > 0 ? both : name ? spread(gazetteer.named(town, true), kept) : []
}

/** The bundled gazetteer: communes and postal codes, the street kept as it was typed. Read at the first question. */
export class EmbeddedPlaces implements Places {
  readonly #file: string
  #loaded: Gazetteer | undefined

  /** @param file what scripts/build-gazetteer.ts wrote */
  constructor(file: string) {
    this.#file = file
  }

  get #gazetteer(): Gazetteer {
    return (this.#loaded ??= Gazetteer.read(this.#file))
  }

  async autocomplete(q: string): Promise<PlaceSuggestion[]> {
    for (const reading of readings(q)) {
      const spots = spotsOf(this.#gazetteer, reading)
      if (spots.length > 0) return spots.slice(0, MAX_SUGGESTIONS).map(suggestion)
    }
    return []
  }

  async resolve(placeId: string): Promise<PlaceAddress | undefined> {
    if (!PLACE_ID.test(placeId)) return undefined
    const [source, country = '', code = '', postal = '', encoded = ''] = placeId.split(':')
    const town = source === BUNDLED_SOURCE ? this.#gazetteer.find(country, code) : undefined
    const postalCode = postal === NO_CODE ? '' : postal
    if (!town || !codesOf(town).includes(postalCode) || !postal) return undefined
    const street = shortened(
      Buffer.from(encoded, 'base64url')
        .toString('utf8')
        .replace(/[\p{Cc}\uFFFD]/gu, ''),
    )
    return {
      place_id: placeId,
      address: street || placeLabel({ city: town.name, postalCode, country: town.country }),
      city: town.name,
      postalCode,
      country: town.country,
      latitude: town.latitude,
      longitude: town.longitude,
      isInIdf: isInIdf(country, postalCode),
    }
  }
}
