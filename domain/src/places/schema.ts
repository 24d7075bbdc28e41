import type { z } from 'zod'
import { degrees, flag, form, oneOf, optionalText, requiredText } from '../kernel/fields'
import { COUNTRIES } from './countries'

/** An address as chosen in the search: words and coordinates are all required. Description 5. */
export const addressSchema = form({
  address: requiredText(),
  addressPrecision: optionalText(500),
  city: requiredText(100),
  postalCode: requiredText(12),
  country: oneOf(COUNTRIES),
  latitude: degrees(90),
  longitude: degrees(180),
  place_id: optionalText(300),
  isInIdf: flag().nullish(),
}).refine(({ latitude, longitude }) => latitude !== 0 || longitude !== 0, { error: 'required', path: ['latitude'] })

export type AddressForm = z.output<typeof addressSchema>
