import { COUNTRIES, type Country } from '@volant/domain/places/countries'
import type { Address, AddressInput } from '@volant/contract/schema.generated'

/** An address in the form, with the field names of the API. */
export interface AddressValue {
  readonly address?: string
  readonly addressPrecision?: string | null
  readonly city?: string
  readonly postalCode?: string
  readonly country?: Country
  readonly latitude?: number
  readonly longitude?: number
  readonly place_id?: string | null
}

type StoredAddress = Omit<Address, 'id' | 'isInIdf' | '__typename'>

const isCountry = (code: string | null | undefined): code is Country => COUNTRIES.some((known) => known === code)

/** An address of the API as a form value. */
export function addressValue(stored: StoredAddress | null | undefined): AddressValue | undefined {
  if (stored?.latitude == null || stored.longitude == null) return undefined
  return {
    address: stored.address ?? undefined,
    addressPrecision: stored.addressPrecision,
    city: stored.city ?? undefined,
    postalCode: stored.postalCode ?? undefined,
    country: isCountry(stored.country) ? stored.country : undefined,
    latitude: stored.latitude,
    longitude: stored.longitude,
    place_id: stored.place_id,
  }
}

/** The API input of a validated address. */
export function toAddress(value: AddressValue | undefined): AddressInput | undefined {
  return value && ({ ...value, addressPrecision: value.addressPrecision?.trim() || null } as AddressInput)
}
