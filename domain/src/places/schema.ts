import type { z } from 'zod'
import { degrees, flag, form, oneOf, optionalText, requiredText } from '../kernel/fields'
import { COUNTRIES } from './countries'

const words = {
  address: requiredText(),
  addressPrecision: optionalText(500),
  city: requiredText(100),
  postalCode: requiredText(12),
  country: oneOf(COUNTRIES),
  place_id: optionalText(300),
  isInIdf: flag().nullish(),
}

/** An address as typed by somebody who may not search places: nobody has located it yet. */
export const typedAddressSchema = form({
  ...words,
  latitude: degrees(90).nullish(),
  longitude: degrees(180).nullish(),
})

/** An address as chosen in the search: words and coordinates are all required. Description 5. */
export const addressSchema = form({
  ...words,
  latitude: degrees(90),
  longitude: degrees(180),
}).refine(({ latitude, longitude }) => latitude !== 0 || longitude !== 0, { error: 'required', path: ['latitude'] })

export type AddressForm = z.output<typeof addressSchema>
