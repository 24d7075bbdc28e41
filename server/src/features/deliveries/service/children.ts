import { AppError } from '@volant/contract/errors'
import { isInIdf } from '@volant/domain/places/countries'
import type { AddressForm } from '@volant/domain/places/schema'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import type { Tx } from '../../../platform/db/database'
import { addresses } from '../../../tables/organizations'
import { vehicles } from '../../../tables/vehicles'
import type { DeliveryChange, DeliveryRow } from '../store'
import type { EditForm } from './form'

const ENDS = [
  ['fromAddress', 'fromAddressId'],
  ['toAddress', 'toAddressId'],
  ['toReturnFromAddress', 'toReturnFromAddressId'],
  ['toReturnToAddress', 'toReturnToAddressId'],
] as const

/** Addresses are written anew, never over: an old log or invoice keeps what it said. */
async function writeAddress(tx: Tx, form: AddressForm): Promise<string> {
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

export async function writeAddresses(tx: Tx, form: EditForm): Promise<DeliveryChange> {
  const set: DeliveryChange = {}
  for (const [field, column] of ENDS) {
    const address = form[field]
    if (address === null) set[column] = null
    if (address) set[column] = await writeAddress(tx, address)
  }
  return set
}

/** The vehicles of a form, in order; an id that is not one of this delivery's vehicles is unknown. */
export async function writeVehicles(tx: Tx, form: EditForm, row: DeliveryRow): Promise<void> {
  if (!form.vehicles) return
  const own = await tx.sql
    .select({ id: vehicles.id, position: vehicles.position })
    .from(vehicles)
    .where(and(eq(vehicles.deliveryId, row.id), isNull(vehicles.removedAt)))
    .orderBy(asc(vehicles.position))
  for (const [index, wanted] of form.vehicles.entries()) {
    const target = wanted.id ? own.find(({ id }) => id === wanted.id) : own[index]
    if (target === undefined) throw new AppError('NOT_FOUND')
    await tx.sql
      .update(vehicles)
      .set({
        vin: wanted.vin ? wanted.vin.toUpperCase().replaceAll(/\s/g, '') : null,
        carType: wanted.carType,
        vehicleCode: wanted.vehicleCode.toUpperCase(),
        marque: wanted.marque,
        model: wanted.model,
        type: wanted.type,
      })
      .where(eq(vehicles.id, target.id))
  }
}
