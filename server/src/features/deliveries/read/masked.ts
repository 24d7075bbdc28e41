import type { Mask } from '@volant/domain/deliveries/masks'
import type { Reader } from '../../../platform/db/database'
import type { Selection } from '../../../platform/graphql/selection'
import { delivery } from '../../../projections/delivery'
import { columns, Params } from '../../../projections/engine'
import type { DeliveryRow } from '../../../projections/rows'
import { statementOf } from '../../../projections/statement'

/**
 * One delivery through a public mask, for whoever proved their right otherwise than by a session.
 * @param version the oldest that will do
 * @returns undefined where the reader has none so new
 */
export async function readMasked(
  db: Reader,
  { id, version }: { readonly id: string; readonly version: number },
  mask: Mask,
  selection: Selection,
  now: Date,
): Promise<Partial<DeliveryRow> | undefined> {
  const params = new Params()
  const write = statementOf(params)
  const statement = write`SELECT row_to_json(o) AS j FROM (SELECT ${columns(delivery, selection, 'd', { mask, driverId: null, now, params })}, d.language FROM deliveries d WHERE d.id = ${params.add(id)}::uuid AND d.version >= ${params.add(version)}::int) o`
  const [found] = await db.prepared<{ j: Partial<DeliveryRow> }>(statement)
  return found?.j
}
