import type { Sort } from '@volant/contract/schema.generated'
import type { Actor } from '@volant/domain/kernel/actor'
import type { Params } from '../../../projections/engine'
import { orderedBy } from '../../../projections/order'
import type { Orders } from '../../../projections/order'
import type { DeliveryRow } from '../../../projections/rows'
import { computed } from '../../../projections/source'
import type { Expression } from '../../../projections/source'
import { deliveries } from '../../../tables/deliveries'
import { organizations } from '../../../tables/organizations'
import { slackOf } from './punctuality'

/** Ids rise with creation, so id, contract number and creation are one order and one index. */
const DRIVERS = {
  createdAt: deliveries.createdAt,
  id: deliveries.createdAt,
  publicId: deliveries.createdAt,
  status: deliveries.status,
  type: deliveries.type,
  carAvailabilityDate: deliveries.carAvailabilityDate,
  carPickUpDate: deliveries.carPickUpDate,
  carDeliveryDeadline: deliveries.carDeliveryDeadline,
  completedAt: deliveries.completedAt,
} satisfies Orders<DeliveryRow>

const CLIENTS = {
  ...DRIVERS,
  confirmedAt: deliveries.confirmedAt,
  cancelledAt: deliveries.cancelledAt,
  // as the tables show it: until a price is agreed, the first one stands in its column
  clientFinalPrice: computed`coalesce(${deliveries.clientFinalPrice}, ${deliveries.clientInitialPrice})`,
  // a name that was erased is empty, and stands last like everything empty
  clientLastName: computed`nullif(${deliveries.clientLastName}, '')`,
} satisfies Orders<DeliveryRow>

const ADMINS = {
  ...CLIENTS,
  number_of_offers: deliveries.offersCount,
  finalPrice: deliveries.finalPrice,
  margin: computed`(${deliveries.clientFinalPrice} - ${deliveries.finalPrice})`,
  organization: computed`(SELECT ${organizations.name} FROM ${organizations} WHERE ${organizations.id} = ${deliveries.organizationId})`,
} satisfies Orders<DeliveryRow>

/** What a person may not read they may not sort by either: the order would tell. */
function ordersOf(actor: Actor) {
  if (actor.role === 'ADMIN') return ADMINS
  return actor.role === 'CLIENT' ? CLIENTS : DRIVERS
}

/** What the moment of the question decides. */
const atMoment = (write: () => string): Expression<unknown> => ({ kind: 'expression', write })

/** What can still be done in time before what cannot, by pick-up. The domain's `auctionOrder` says the same of two auctions. */
function auctionAt(params: Params, now: Date) {
  const moment = atMoment(() => `${params.add(now.toISOString())}::timestamptz`)
  return computed`(${deliveries.carDeliveryDeadline} < ${moment}, ${deliveries.carPickUpDate})`
}

/** @throws BAD_USER_INPUT naming the allowed fields */
export function compileOrder(actor: Actor, sort: Partial<Sort> | null | undefined, params: Params, now: Date): string {
  const orders = {
    ...ordersOf(actor),
    auction: auctionAt(params, now),
    ...(actor.role !== 'DRIVER' && { punctuality: atMoment(() => slackOf('d', params, now)) }),
  }
  return `${orderedBy(orders, sort, [deliveries, 'd'])}, d.id ${sort?.order === 'asc' ? 'ASC' : 'DESC'}`
}
