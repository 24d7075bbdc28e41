import type { CarType } from '@volant/domain/deliveries/statuses'
import { eq, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/database'
import { rows } from '../../../platform/db/rows'
import { deliveries } from '../../../tables/deliveries'
import { whereId } from './delivery'

export interface Place {
  readonly latitude: number
  readonly longitude: number
  readonly isInIdf: boolean
}

/** What the price of a stored delivery stands on. */
export interface Journey {
  readonly type: string
  readonly orderedAt: string
  readonly carType: CarType | null
  readonly from: Place | null
  readonly to: Place | null
}

const placeAt = (column: 'from_address_id' | 'to_address_id') =>
  sql.raw(
    `(SELECT json_build_object('latitude', a.latitude, 'longitude', a.longitude, 'isInIdf', a.is_in_idf) FROM addresses a WHERE a.id = deliveries.${column})`,
  )

/** Callers show nothing of it: they have not yet asked whether this person may see the delivery. */
export async function findJourney(db: Executor, id: string): Promise<Journey | undefined> {
  const [found] = await rows<Journey>(
    db,
    sql`SELECT type, created_at AS "orderedAt", ${placeAt('from_address_id')} AS "from", ${placeAt('to_address_id')} AS "to",
      (SELECT v.car_type FROM vehicles v WHERE v.delivery_id = deliveries.id AND v.position = 0) AS "carType"
      FROM ${deliveries} WHERE ${whereId(id)}`,
  )
  return found
}

/** Keeps the countries of the four addresses beside the delivery, for the filter. */
export async function refreshCountries(tx: Tx, deliveryId: string): Promise<void> {
  const countries = sql`(
    SELECT coalesce(array_agg(DISTINCT a.country), '{}'::text[]) FROM addresses a, deliveries d WHERE d.id = ${deliveryId}
    AND a.id IN (d.from_address_id, d.to_address_id, d.to_return_from_address_id, d.to_return_to_address_id))`
  await tx.sql.update(deliveries).set({ countries }).where(eq(deliveries.id, deliveryId))
}
