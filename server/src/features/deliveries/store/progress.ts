import type { DeliveryStatus } from '@volant/domain/deliveries/statuses'
import type { Position } from '@volant/domain/tracking/position'
import { remainingDistance } from '@volant/domain/tracking/remaining-distance'
import type { Under } from '@volant/domain/tracking/remaining-distance'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database'
import { rows } from '../../../platform/db/rows'
import { deliveries } from '../../../tables/deliveries'

/** Where the driver of a delivery was, and in which status. */
export interface Progress {
  readonly id: string
  readonly status: DeliveryStatus
  readonly position: Position
}

type Places = Pick<Under, 'to' | 'returnTo'> & { readonly id: string }

const placeAt = (column: 'to_address_id' | 'to_return_to_address_id') =>
  sql.raw(
    `(SELECT json_build_object('latitude', a.latitude, 'longitude', a.longitude) FROM addresses a WHERE a.id = deliveries.${column})`,
  )

const KEEP_PROGRESS = `UPDATE deliveries SET seen_at = seen.at, metres_left = seen.metres
  FROM json_to_recordset($1::json) AS seen(id uuid, status text, at timestamptz, metres integer)
  WHERE deliveries.id = seen.id AND deliveries.status = seen.status`

/** How far drivers have come, beside their deliveries: their punctuality is ordered and filtered by it. */
export async function keepProgress(tx: Tx, progress: readonly Progress[]): Promise<void> {
  if (progress.length === 0) return
  const ids = progress.map(({ id }) => id)
  const places = await rows<Places>(
    tx.sql,
    sql`SELECT id, ${placeAt('to_address_id')} AS "to", ${placeAt('to_return_to_address_id')} AS "returnTo"
      FROM ${deliveries} WHERE id = ANY(${sql.param(ids)}::uuid[])`,
  )
  const placesOf = new Map(places.map((one) => [one.id, one]))
  const left = progress.flatMap(({ id, status, position }) => {
    const between = placesOf.get(id)
    const metres = between ? remainingDistance({ ...between, status, position }) : null
    return metres === null ? [] : [{ id, status, at: position.recordedAt.toISOString(), metres }]
  })
  if (left.length === 0) return
  tx.last({ name: 'keep_progress', text: KEEP_PROGRESS, values: [JSON.stringify(left)] })
}
