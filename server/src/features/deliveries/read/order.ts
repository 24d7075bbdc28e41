import type { Sort } from '@volant/contract/schema.generated'
import type { Actor } from '@volant/domain/kernel/actor'
import { orderedBy } from '../../../projections/order'
import type { Orders } from '../../../projections/order'
import type { DeliveryRow } from '../../../projections/rows'
import { computed } from '../../../projections/source'
import { deliveries } from '../../../tables/deliveries'
import { organizations } from '../../../tables/organizations'

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
  clientFinalPrice: deliveries.clientFinalPrice,
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

/** @throws BAD_USER_INPUT naming the allowed fields */
export function compileOrder(actor: Actor, sort: Partial<Sort> | null | undefined): string {
  return `${orderedBy(ordersOf(actor), sort, [deliveries, 'd'])}, d.id ${sort?.order === 'asc' ? 'ASC' : 'DESC'}`
}
