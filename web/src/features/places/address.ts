import { COUNTRIES, type Country } from '@volant/domain/places/countries'
import type { findPlace } from '@volant/contract/rest/places'
import type { CallOutput } from '@volant/contract/rest/verb'

/** An address in the form; `place_id` and coordinates come only from the search. */
export interface Address {
  readonly address?: string
  readonly addressPrecision?: string | null
  readonly city?: string
  readonly postalCode?: string
  readonly country?: Country
  readonly latitude?: number
  readonly longitude?: number
  readonly place_id?: string | null
}

type Place = CallOutput<typeof findPlace>

const isCountry = (code: string): code is Country => COUNTRIES.some((known) => known === code)

/** The address of a found place; the user completes it. */
export function addressOf(place: Place): Address {
  return {
    address: place.address,
    city: place.city,
    postalCode: place.postalCode,
    country: isCountry(place.country) ? place.country : undefined,
    latitude: place.latitude,
    longitude: place.longitude,
    place_id: place.place_id,
  }
}

const townOf = ({ postalCode, city }: Address): string => [postalCode, city].filter(Boolean).join(' ')

/** The gazetteer has towns without streets: then the address line only repeats the town. */
export function lacksStreet(address: Address): boolean {
  const line = (address.address ?? '').trim().toLowerCase()
  return ['', townOf(address).toLowerCase(), (address.city ?? '').toLowerCase()].includes(line)
}

/** Sets a part; without a street the address line is the town, because the API requires one. */
export function withPart(
  address: Address,
  part: 'address' | 'city' | 'postalCode' | 'addressPrecision',
  text: string,
): Address {
  const next = { ...address, [part]: text }
  const bare = part === 'address' ? text.trim() === '' : lacksStreet(address)
  return bare ? { ...next, address: townOf(next) } : next
}

/** `12 rue de Rivoli, 75004 Paris`; only the town when there is no street. */
export function addressLine(address: Address): string {
  return lacksStreet(address) ? townOf(address) : [address.address, townOf(address)].filter(Boolean).join(', ')
}
