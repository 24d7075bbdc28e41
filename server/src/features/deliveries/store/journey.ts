import type { CarType } from '@volant/domain/deliveries/statuses'
import { eq, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/database'
import { rows } from '../../../platform/db/rows'
import { deliveries } from '../../../tables/deliveries'
import { foldedSql } from '../../../tables/search-text'
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
  /** The first vehicle, whose category is priced. */
  readonly carId: string | null
  readonly carType: CarType | null
  readonly from: Place | null
  readonly to: Place | null
  readonly returnFrom: Place | null
  readonly returnTo: Place | null
}

const placeAt = (column: `${'from' | 'to' | 'to_return_from' | 'to_return_to'}_address_id`) =>
  sql.raw(
    `(SELECT json_build_object('latitude', a.latitude, 'longitude', a.longitude, 'isInIdf', a.is_in_idf) FROM addresses a WHERE a.id = deliveries.${column})`,
  )

export async function findJourney(db: Executor, id: string): Promise<Journey | undefined> {
  const [found] = await rows<Journey>(
    db,
    sql`SELECT deliveries.type, deliveries.created_at AS "orderedAt", ${placeAt('from_address_id')} AS "from", ${placeAt('to_address_id')} AS "to",
      ${placeAt('to_return_from_address_id')} AS "returnFrom", ${placeAt('to_return_to_address_id')} AS "returnTo",
      v.id AS "carId", v.car_type AS "carType"
      FROM ${deliveries} LEFT JOIN vehicles v ON v.delivery_id = deliveries.id AND v.position = 0 WHERE ${whereId(id)}`,
  )
  return found
}

/** Keeps what is filtered and searched of the four addresses beside the delivery: countries, towns and postal codes. */
export async function refreshPlaces(tx: Tx, deliveryId: string): Promise<void> {
  const ofAddresses = (gathered: string) => sql`(
    SELECT ${sql.raw(gathered)} FROM addresses a, deliveries d WHERE d.id = ${deliveryId}
    AND a.id IN (d.from_address_id, d.to_address_id, d.to_return_from_address_id, d.to_return_to_address_id))`
  await tx.sql
    .update(deliveries)
    .set({
      countries: ofAddresses(`coalesce(array_agg(DISTINCT a.country), '{}'::text[])`),
      towns: ofAddresses(`coalesce(string_agg(DISTINCT ${foldedSql('a.city')}, ' '), '')`),
      postalCodes: ofAddresses(`coalesce(string_agg(DISTINCT a.postal_code, ' '), '')`),
    })
    .where(eq(deliveries.id, deliveryId))
}
