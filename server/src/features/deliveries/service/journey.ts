import type { UpdateDeliveryInput } from '@volant/contract/resolvers.generated'
import type { Estimate } from '@volant/domain/pricing/estimate'
import { isInIdf } from '@volant/domain/places/countries'
import { eq, sql } from 'drizzle-orm'
import { rows } from '../../../platform/db/rows'
import { deliveries } from '../../../tables/deliveries'
import { whereId } from '../store'
import type { DeliveryDeps, JourneyQuestion, Place } from './deps'

type CarType = JourneyQuestion['carType']

interface Stored {
  readonly type: string
  readonly car_type: CarType | null
  readonly from: Place | null
  readonly to: Place | null
}

/** The edit touches what the price stands on. */
export function movesPrice(input: UpdateDeliveryInput): boolean {
  return Boolean(input.fromAddress ?? input.toAddress ?? input.vehicles ?? input.category ?? input.options)
}

const placeOf = (address: NonNullable<UpdateDeliveryInput['fromAddress']>): Place => ({
  latitude: address.latitude,
  longitude: address.longitude,
  isInIdf: isInIdf(address.country, address.postalCode),
})

const stored = (column: string) =>
  sql.raw(
    `(SELECT json_build_object('latitude', a.latitude, 'longitude', a.longitude, 'isInIdf', a.is_in_idf) FROM addresses a WHERE a.id = deliveries.${column})`,
  )

/**
 * Distance, time and prices as they will be after the edit; null until both ends are known. It may ask a routing service, so
 * it runs before the transaction. Nothing of it is shown to the caller: the edit itself checks who may see what.
 */
export async function quoteAfter({ db, quote }: DeliveryDeps, input: UpdateDeliveryInput): Promise<Estimate | null> {
  if (!movesPrice(input)) return null
  const [found] = await rows<Stored>(
    db.sql,
    sql`SELECT type, ${stored('from_address_id')} AS "from", ${stored('to_address_id')} AS "to",
      (SELECT v.car_type FROM vehicles v WHERE v.delivery_id = deliveries.id AND v.position = 0) AS car_type
      FROM ${deliveries} WHERE ${whereId(input.id)}`,
  )
  const from = input.fromAddress ? placeOf(input.fromAddress) : found?.from
  const to = input.toAddress ? placeOf(input.toAddress) : found?.to
  if (!found || !from || !to) return null
  return quote({
    from,
    to,
    carType: input.vehicles?.[0]?.carType ?? found.car_type ?? 'A',
    cars: 1,
    roundTrip: found.type === 'TWO_WAY_DELIVERY',
  })
}

/** Where the countries of the four addresses stand, for the filter. */
export const countriesOf = (deliveryId: string) => sql`(
  SELECT coalesce(array_agg(DISTINCT a.country), '{}'::text[]) FROM addresses a, deliveries d WHERE d.id = ${deliveryId}
  AND a.id IN (d.from_address_id, d.to_address_id, d.to_return_from_address_id, d.to_return_to_address_id))`

export const ofDelivery = (id: string) => eq(deliveries.id, id)
