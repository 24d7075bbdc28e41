import { AppError } from '@volant/contract/errors'
import type { Actor } from '@volant/domain/kernel/actor'

const NEWEST = (direction: string) => `d.created_at ${direction}, d.id ${direction}`
const by = (expression: string) => (direction: string) => `${expression} ${direction} NULLS LAST, d.id ${direction}`

/** Ids rise with creation, so id, contract number and creation are one order and one index. */
const DRIVERS = {
  createdAt: NEWEST,
  id: NEWEST,
  publicId: NEWEST,
  status: by('d.status'),
  type: by('d.type'),
  carAvailabilityDate: by('d.car_availability_date'),
  carPickUpDate: by('d.car_pick_up_date'),
  carDeliveryDeadline: by('d.car_delivery_deadline'),
  completedAt: by('d.completed_at'),
}

const CLIENTS = {
  ...DRIVERS,
  confirmedAt: by('d.confirmed_at'),
  cancelledAt: by('d.cancelled_at'),
  clientFinalPrice: by('d.client_final_price_cents'),
}

const ADMINS = {
  ...CLIENTS,
  number_of_offers: by('d.offers_count'),
  finalPrice: by('d.final_price_cents'),
  margin: by('(d.client_final_price_cents - d.final_price_cents)'),
  organization: by('(SELECT g.name FROM organizations g WHERE g.id = d.organization_id)'),
}

type Order = (direction: string) => string

/** What a person may not read they may not sort by either: the order would tell. */
function ordersOf(actor: Actor): Readonly<Record<string, Order>> {
  if (actor.role === 'ADMIN') return ADMINS
  return actor.role === 'CLIENT' ? CLIENTS : DRIVERS
}

/** @throws BAD_USER_INPUT naming the allowed fields */
export function compileOrder(actor: Actor, field: string, order: 'asc' | 'desc'): string {
  const orders = ordersOf(actor)
  const write = Object.hasOwn(orders, field) ? orders[field] : undefined
  if (write === undefined)
    throw new AppError('BAD_USER_INPUT', {
      message: `sort.field: ${Object.keys(orders).join(', ')}`,
      fields: [{ path: 'sort.field', code: 'notAllowed' }],
    })
  return write(order === 'asc' ? 'ASC' : 'DESC')
}
