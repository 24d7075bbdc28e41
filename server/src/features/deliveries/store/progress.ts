import type { DeliveryStatus } from '@volant/domain/deliveries/statuses'
import type { Position } from '@volant/domain/tracking/position'
import { remainingDistance } from '@volant/domain/tracking/remaining-distance'
import type { Under } from '@volant/domain/tracking/remaining-distance'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database'
import { rows } from '../../../platform/db/rows'
import { deliveries } from '../../../tables/deliveries'

const placeAt = (column: 'to_address_id' | 'to_return_to_address_id') =>
  sql.raw(
    `(SELECT json_build_object('latitude', a.latitude, 'longitude', a.longitude) FROM addresses a WHERE a.id = deliveries.${column})`,
  )

/** How far the driver has come, beside the delivery: its punctuality is ordered and filtered by it. */
export async function keepProgress(
  tx: Tx,
  { id, status }: { readonly id: string; readonly status: DeliveryStatus },
  position: Position,
): Promise<void> {
  const [places] = await rows<Pick<Under, 'to' | 'returnTo'>>(
    tx.sql,
    sql`SELECT ${placeAt('to_address_id')} AS "to", ${placeAt('to_return_to_address_id')} AS "returnTo" FROM ${deliveries} WHERE ${deliveries.id} = ${id}`,
  )
  const metresLeft = places && remainingDistance({ status, position, ...places })
  if (metresLeft === undefined || metresLeft === null) return
  await tx.sql
    .update(deliveries)
    .set({ seenAt: position.recordedAt, metresLeft })
    .where(and(eq(deliveries.id, id), eq(deliveries.status, status)))
}
