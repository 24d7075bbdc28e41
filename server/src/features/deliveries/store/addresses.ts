import { isInIdf } from '@volant/domain/places/countries'
import type { AddressForm } from '@volant/domain/places/schema'
import { v7 as uuid } from 'uuid'
import type { Tx } from '../../../platform/db/database'
import { addresses } from '../../../tables/organizations'

/** Addresses are written anew, never over: an old log or invoice keeps what it said. */
export async function insertAddress(tx: Tx, form: AddressForm): Promise<string> {
  const id = uuid()
  await tx.sql.insert(addresses).values({
    id,
    address: form.address,
    addressPrecision: form.addressPrecision ?? null,
    city: form.city,
    postalCode: form.postalCode,
    country: form.country,
    latitude: form.latitude,
    longitude: form.longitude,
    placeId: form.place_id ?? null,
    isInIdf: isInIdf(form.country, form.postalCode),
  })
  return id
}
