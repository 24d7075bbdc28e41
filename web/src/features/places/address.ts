import { COUNTRIES, type Country } from '@volant/domain/places/countries'
import type { findPlace } from '@volant/contract/rest/places'
import type { CallOutput } from '@volant/contract/rest/verb'
import { departmentOf } from './department'

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

/** Whether a typed postal code leads out of the department of the chosen place; of a place without a code nothing is known. */
function leaves({ country, postalCode = '' }: Address, typed: string): boolean {
  const left = country === 'FR' ? departmentOf(postalCode) : undefined
  return left !== undefined && left !== departmentOf(typed)
}

const NOWHERE = { latitude: undefined, longitude: undefined, place_id: undefined }

/**
 * Sets a part; without a street the address line is the town, because the API requires one. A postal code of another department needs
 * another place: prices follow the place in the calculator, and the code in the stored delivery.
 */
export function withPart(
  address: Address,
  part: 'address' | 'city' | 'postalCode' | 'addressPrecision',
  text: string,
): Address {
  const lost = part === 'postalCode' && leaves(address, text)
  const next = { ...address, [part]: text, ...(lost && NOWHERE) }
  const bare = part === 'address' ? text.trim() === '' : lacksStreet(address)
  return bare ? { ...next, address: townOf(next) } : next
}

/** `12 rue de Rivoli, 75004 Paris`; only the town when there is no street. */
export function addressLine(address: Address): string {
  return lacksStreet(address) ? townOf(address) : [address.address, townOf(address)].filter(Boolean).join(', ')
}
