import type { OfferFilter, Pagination, Sort } from '@volant/contract/schema.generated'
import { MASKS } from '@volant/domain/deliveries/masks'
import type { Actor } from '@volant/domain/kernel/actor'
import type { Database } from '../../../platform/db/database'
import type { Selection } from '../../../platform/graphql/selection'
import { offer } from '../../../projections/delivery'
import { Params } from '../../../projections/engine'
import { orderedBy } from '../../../projections/order'
import type { Orders } from '../../../projections/order'
import { checkedPage, containing, hasId, readOne, readPage } from '../../../projections/page'
import type { OfferRow } from '../../../projections/rows'
import { offers } from '../../../tables/offers'
import { requireUuid } from '../store'

const ORDERS = {
  createdAt: offers.createdAt,
  id: offers.id,
  demandedPrice: offers.demandedPrice,
  status: offers.status,
} satisfies Orders<OfferRow>

/** Admins see every offer, a driver their own, nobody else any. */
function visibleOffers(actor: Actor, params: Params): string {
  if (actor.role === 'ADMIN') return 'true'
  return actor.role === 'DRIVER' ? `f.driver_id = ${params.add(actor.profileId)}` : 'false'
}

/** A part of the mission's number, or of the name of who made the offer. */
function matches(keyword: string, params: Params): string {
  const text = params.add(containing(keyword))
  return `EXISTS (SELECT 1 FROM deliveries d, drivers r WHERE d.id = f.delivery_id AND r.id = f.driver_id
    AND (d.public_id::text LIKE ${text} OR r.first_name || ' ' || r.last_name ILIKE ${text}))`
}

interface Input {
  readonly pagination?: Partial<Pagination> | null
  readonly sort?: Partial<Sort> | null
  readonly filter?: OfferFilter | null
  readonly keyword?: string | null
}

export function createOfferReads(db: Database) {
  const viewOf = (actor: Actor, now: Date) => ({
    mask: MASKS[actor.role === 'ADMIN' ? 'm-admin' : 'm-auction'],
    driverId: actor.role === 'DRIVER' ? actor.profileId : null,
    now,
    params: new Params(),
  })
  const from = 'FROM offers f'

  return {
    list(actor: Actor, input: Input, selection: Selection, now: Date) {
      const order = orderedBy(ORDERS, input.sort, [offers, 'f'])
      const view = viewOf(actor, now)
      const { params } = view
      const { deliveryId, driverId, statuses } = input.filter ?? {}
      const where = [
        visibleOffers(actor, params),
        ...(deliveryId ? [`f.delivery_id = ${params.add(requireUuid('filter.deliveryId', deliveryId))}::uuid`] : []),
        ...(driverId ? [`f.driver_id = ${params.add(requireUuid('filter.driverId', driverId))}::uuid`] : []),
        ...(input.keyword?.trim() ? [matches(input.keyword, params)] : []),
        ...(statuses ? [`f.status = ANY(${params.add(statuses)}::text[])`] : []),
      ].join(' AND ')
      return readPage(db, {
        type: offer,
        row: 'f',
        from,
        where,
        order: `${order}, f.id`,
        selection,
        view,
        planOnce: true,
        ...checkedPage(input.pagination, 100),
      })
    },

    find(actor: Actor, id: string, selection: Selection, now: Date) {
      const view = viewOf(actor, now)
      const where = `${hasId('f.id', id, view.params)} AND ${visibleOffers(actor, view.params)}`
      return readOne(db, { type: offer, row: 'f', from, where, selection, view })
    },
  }
}

export type OfferReads = ReturnType<typeof createOfferReads>
