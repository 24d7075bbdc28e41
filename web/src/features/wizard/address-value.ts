import { COUNTRIES, type Country } from '@volant/domain/places/countries'
import type { AddressValue } from '../../ui/form/address-slot'
import type { WizardAddressFragment } from './queries.generated'

const isCountry = (code: string | null): code is Country => COUNTRIES.some((known) => known === code)

/** An address of the API as a form value. */
export function addressValue(stored: WizardAddressFragment | null | undefined): AddressValue | undefined {
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
