import { AppError } from '@volant/contract/errors'
import type { OfferFilter, Pagination, Sort } from '@volant/contract/resolvers.generated'
import { MASKS } from '@volant/domain/deliveries/masks'
import type { Actor } from '@volant/domain/kernel/actor'
import type { Database } from '../../platform/db/database'
import type { Selection } from '../../platform/graphql/selection'
import { offer } from '../../projections/delivery'
import { columns, Params } from '../../projections/engine'
import { statementOf } from '../../projections/statement'
import { requireUuid } from './store'

const ORDERS: Readonly<Record<string, string>> = {
  createdAt: 'f.created_at',
  id: 'f.id',
  demandedPrice: 'f.demanded_price_cents',
  status: 'f.status',
}

/** Admins see every offer, a driver their own, nobody else any. */
function visibleOffers(actor: Actor, params: Params): string {
  if (actor.role === 'ADMIN') return 'true'
  return actor.role === 'DRIVER' ? `f.driver_id = ${params.add(actor.profileId)}` : 'false'
}

interface Input {
  readonly pagination?: Partial<Pagination> | null
  readonly sort?: Partial<Sort> | null
  readonly filter?: OfferFilter | null
}

function maskOf(actor: Actor) {
  return MASKS[actor.role === 'ADMIN' ? 'm-admin' : 'm-auction']
}

export function createOfferReads(db: Database) {
  function view(actor: Actor, params: Params, now: Date) {
    return { mask: maskOf(actor), driverId: actor.role === 'DRIVER' ? actor.profileId : null, now, params }
  }

  return {
    async list(actor: Actor, input: Input, records: Selection, now: Date) {
      const { page = 0, perPage = 10 } = input.pagination ?? {}
      if (page < 0 || perPage < 1 || perPage > 100)
        throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'pagination', code: 'outOfRange' }] })
      const order = ORDERS[input.sort?.field ?? 'createdAt']
      if (order === undefined)
        throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'sort.field', code: 'notAllowed' }] })
      const params = new Params()
      const { deliveryId, driverId, statuses } = input.filter ?? {}
      const where = [
        visibleOffers(actor, params),
        ...(deliveryId ? [`f.delivery_id = ${params.add(requireUuid('filter.deliveryId', deliveryId))}::uuid`] : []),
        ...(driverId ? [`f.driver_id = ${params.add(requireUuid('filter.driverId', driverId))}::uuid`] : []),
        ...(statuses ? [`f.status = ANY(${params.add(statuses)}::text[])`] : []),
      ].join(' AND ')
      const text = `SELECT (SELECT count(*)::int FROM offers f WHERE ${where}) AS total, coalesce((SELECT json_agg(row_to_json(o)) FROM (
        SELECT ${columns(offer, records, 'f', view(actor, params, now))} FROM offers f WHERE ${where}
        ORDER BY ${order} ${input.sort?.order === 'asc' ? 'ASC' : 'DESC'}, f.id LIMIT ${params.add(perPage)} OFFSET ${params.add(page * perPage)}) o), '[]'::json) AS records`
      const [found] = await db.prepared<{ total: number; records: Record<string, unknown>[] }>(
        statementOf(text, params, 'generic'),
      )
      return found ?? { total: 0, records: [] }
    },

    async find(actor: Actor, id: string, selection: Selection, now: Date) {
      const params = new Params()
      const text = `SELECT row_to_json(o) AS j FROM (SELECT ${columns(offer, selection, 'f', view(actor, params, now))}
        FROM offers f WHERE f.id = ${params.add(requireUuid('id', id))}::uuid AND ${visibleOffers(actor, params)}) o`
      const [found] = await db.prepared<{ j: Record<string, unknown> }>(statementOf(text, params, 'generic'))
      return found?.j ?? null
    },
  }
}

export type OfferReads = ReturnType<typeof createOfferReads>
