import type { Actor } from '@volant/domain/kernel/actor'
import type { Database, Reader } from '../../../platform/db/database'
import { Params } from '../../../projections/engine'
import type { Selection } from '../../../platform/graphql/selection'
import type { DeliveryRow } from '../../../projections/rows'
import { statementOf } from '../../../projections/statement'
import { identify } from '../identifier'
import { visibleTo } from '../scope'
import { presentDelivery } from './present'
import type { DeliveryAnswer, Presenter } from './present'
import { deliveryJson } from './projection'

/** One delivery by its id or contract number, through the viewer's mask; null where nothing is in scope. */
export function createFind(db: Database, presenter: Presenter) {
  return async function find(
    actor: Actor,
    id: string,
    selection: Selection,
    now: Date,
    from: Reader = db,
  ): Promise<DeliveryAnswer | null> {
    const named = identify(id)
    if (named === null) return null
    const params = new Params()
    const key =
      'id' in named ? `d.id = ${params.add(named.id)}::uuid` : `d.public_id = ${params.add(named.publicId)}::bigint`
    const text = `SELECT ${deliveryJson(actor, selection, params, now)} AS j FROM deliveries d WHERE ${key} AND ${visibleTo(actor, 'd', params)}`
    const [found] = await from.prepared<{ j: Partial<DeliveryRow> }>(statementOf(text, params, 'generic'))
    return found === undefined ? null : presentDelivery(found.j, actor, now, presenter)
  }
}
