import { isInIdf } from '@volant/domain/places/countries'
import type { PlaceAddress, PlaceSuggestion } from './places'
import { PLACE_ID, placeLabel } from './places'

/** An address as an open geocoder gives it. */
export interface FoundPlace {
  readonly street: string
  readonly city: string
  readonly postalCode: string
  readonly country: string
  readonly latitude: number
  readonly longitude: number
}

// BAN and Photon cannot look an address up by its id, so the id carries the address itself: nothing to keep, nothing to lose.
const MAX_BYTES = 210

function packed(place: FoundPlace): Buffer {
  const at = [place.latitude.toFixed(5), place.longitude.toFixed(5)]
  return Buffer.from([place.country, place.postalCode, ...at, place.city, place.street].join('\n'))
}

function idOf(source: string, place: FoundPlace): string {
  let street = place.street
  while (street && packed({ ...place, street }).byteLength > MAX_BYTES) street = street.slice(0, -1)
  return `${source}:${packed({ ...place, street }).toString('base64url')}`
}

export function carriedSuggestion(source: string, place: FoundPlace): PlaceSuggestion | undefined {
  const place_id = idOf(source, place)
  if (!PLACE_ID.test(place_id)) return undefined
  const { city, postalCode, country } = place
  return { place_id, label: placeLabel(place), city, postalCode, country }
}

/** Undefined for an id of another source, or one that was tampered with beyond reading. */
export function carriedAddress(source: string, placeId: string): PlaceAddress | undefined {
  if (!PLACE_ID.test(placeId) || !placeId.startsWith(`${source}:`)) return undefined
  const text = Buffer.from(placeId.slice(source.length + 1), 'base64url').toString('utf8')
  const [country = '', postalCode = '', lat, lng, city = '', street = ''] = text.split('\n')
  const [latitude, longitude] = [Number(lat ?? Number.NaN), Number(lng ?? Number.NaN)]
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) || !/^[A-Z]{2}$/.test(country) || !city)
    return undefined
  if (/[\0\uFFFD]/.test(text)) return undefined
  return {
    place_id: placeId,
    address: street || placeLabel({ city, postalCode, country }),
    city,
    postalCode,
    country,
    latitude,
    longitude,
    isInIdf: isInIdf(country, postalCode),
  }
}
