import { isDeepStrictEqual } from 'node:util'
import { isInIdf } from '@volant/domain/places/countries'
import type { AddressForm } from '@volant/domain/places/schema'
import { inArray } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import type { Tx } from '../../../platform/db/database'
import { addresses } from '../../../tables/organizations'

export type StoredAddress = typeof addresses.$inferSelect

/** Those that are there, by id. */
export async function addressesById(tx: Tx, ids: readonly (string | null)[]): Promise<Map<string, StoredAddress>> {
  const known = ids.filter((id) => id !== null)
  const found = known.length === 0 ? [] : await tx.sql.select().from(addresses).where(inArray(addresses.id, known))
  return new Map(found.map((address) => [address.id, address]))
}

function columnsOf(form: AddressForm): Omit<StoredAddress, 'id'> {
  return {
    address: form.address,
    addressPrecision: form.addressPrecision ?? null,
    city: form.city,
    postalCode: form.postalCode,
    country: form.country,
    latitude: form.latitude,
    longitude: form.longitude,
    placeId: form.place_id ?? null,
    isInIdf: isInIdf(form.country, form.postalCode),
  }
}

/** Another place, the same one told more precisely, or no difference. The search's own number of a place is none. */
export function differenceOf(stored: StoredAddress | undefined, form: AddressForm): 'place' | 'precision' | null {
  const { addressPrecision, placeId: _number, ...place } = columnsOf(form)
  if (!stored || !isDeepStrictEqual({ ...stored, ...place }, stored)) return 'place'
  return addressPrecision === stored.addressPrecision ? null : 'precision'
}

/** Addresses are written anew, never over: an old log or invoice keeps what it said. */
export async function insertAddress(tx: Tx, form: AddressForm): Promise<string> {
  const id = uuid()
  await tx.sql.insert(addresses).values({ id, ...columnsOf(form) })
  return id
}
