import type { Actor } from '@volant/domain/kernel/actor'
import type { Database } from '../../../platform/db/database'
import { Params } from '../../../projections/engine'
import type { Selection } from '../../../platform/graphql/selection'
import { statementOf } from '../../../projections/statement'
import { visibleTo } from '../scope'
import { presentDelivery } from './present'
import type { DeliveryJson, Presenter } from './present'
import { deliveryJson } from './projection'

const CONTRACT_NUMBER = /^\d{1,15}$/
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** One delivery by its id or contract number, through the viewer's mask; null where nothing is in scope. */
export function createFind(db: Database, presenter: Presenter) {
  return async function find(actor: Actor, id: string, selection: Selection, now: Date): Promise<DeliveryJson | null> {
    if (!CONTRACT_NUMBER.test(id) && !UUID.test(id)) return null
    const params = new Params()
    const key = CONTRACT_NUMBER.test(id) ? `d.public_id = ${params.add(id)}::bigint` : `d.id = ${params.add(id)}::uuid`
    const text = `SELECT ${deliveryJson(actor, selection, params, now)} AS j FROM deliveries d WHERE ${key} AND ${visibleTo(actor, 'd', params)}`
    const [found] = await db.prepared<{ j: DeliveryJson }>(statementOf(text, params, 'generic'))
    return found === undefined ? null : presentDelivery(found.j, selection, actor, now, presenter)
  }
}
