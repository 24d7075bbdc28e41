import type * as z from 'zod'
import { degrees, flag, form, oneOf, optionalText, requiredText } from '../kernel/fields'
import { COUNTRIES } from './countries'
import { isTownName, TOWN_MAX } from './town-name'

const words = {
  address: requiredText(),
  addressPrecision: optionalText(500),
  city: requiredText(TOWN_MAX).refine(isTownName),
  postalCode: requiredText(12),
  country: oneOf(COUNTRIES),
  place_id: optionalText(300),
  isInIdf: flag().nullish(),
}

/** As far as somebody has located it; both are 0 otherwise. */
const perhaps = (most: 90 | 180) =>
  degrees(most)
    .nullish()
    .transform((known) => known ?? 0)

/** An address as typed by somebody who may not search places: it may be located later, or never. */
export const typedAddressSchema = form({ ...words, latitude: perhaps(90), longitude: perhaps(180) })

/** An address as chosen in the search: words and coordinates are all required. Description 5. */
export const addressSchema = form({
  ...words,
  latitude: degrees(90),
  longitude: degrees(180),
}).refine(({ latitude, longitude }) => latitude !== 0 || longitude !== 0, { error: 'required', path: ['latitude'] })

/** Is there more in it than the town and its postal code? */
function hasStreet({ address, city, postalCode }: Pick<AddressForm, 'address' | 'city' | 'postalCode'>): boolean {
  const rest = address.toLowerCase().replace(city.toLowerCase(), '').replace(postalCode.toLowerCase(), '')
  return /[\p{L}\d]/u.test(rest)
}

/** An address that a vehicle is brought to: a town alone tells nobody where to ring. */
export const arrivalSchema = addressSchema.refine(hasStreet, { error: 'streetRequired', path: ['address'] })

export type AddressForm = z.output<typeof addressSchema>
