import type { Actor } from '@volant/domain/kernel/actor'
import type { Reader } from '../../platform/db/database'
import { Params } from '../../projections/engine'
import { statementOf } from '../../projections/statement'
import { visibleTo } from '../deliveries/public'

interface Order {
  readonly orderedAt: string
  readonly country: string
  readonly vatId: string | null
}

/** When a delivery was ordered and who pays for it, as its invoice will see them; undefined where this person sees none. */
export async function findOrder(db: Reader, actor: Actor, id: string) {
  const params = new Params()
  const write = statementOf(params)
  const statement = write`SELECT d.created_at AS "orderedAt", coalesce(a.country, 'FR') AS country, o.vat_id AS "vatId"
    FROM deliveries d JOIN organizations o ON o.id = d.organization_id
    LEFT JOIN addresses a ON a.id = coalesce(o.billing_address_id, o.address_id)
    WHERE d.id = ${params.add(id)}::uuid AND ${visibleTo(actor, 'd', params)}`
  const [found] = await db.prepared<Order>(statement)
  if (found === undefined) return undefined
  const { orderedAt, country, vatId } = found
  return { orderedAt: new Date(orderedAt), buyer: { country, vatId } }
}
