import type { Mask } from '@volant/domain/deliveries/masks'
import type { Database } from '../../../platform/db/database'
import type { Selection } from '../../../platform/graphql/selection'
import { delivery } from '../../../projections/delivery'
import { columns, Params } from '../../../projections/engine'
import type { DeliveryRow } from '../../../projections/rows'
import { statementOf } from '../../../projections/statement'

/** One delivery through a public mask, for whoever proved their right otherwise than by a session. */
export async function readMasked(
  db: Database,
  id: string,
  mask: Mask,
  selection: Selection,
  now: Date,
): Promise<Partial<DeliveryRow>> {
  const params = new Params()
  const text = `SELECT row_to_json(o) AS j FROM (SELECT ${columns(delivery, selection, 'd', { mask, driverId: null, now, params })}, d.language FROM deliveries d WHERE d.id = ${params.add(id)}::uuid) o`
  const [found] = await db.prepared<{ j: Partial<DeliveryRow> }>(statementOf(text, params))
  return found?.j ?? {}
}
