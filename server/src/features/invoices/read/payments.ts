import { AppError } from '@volant/contract/errors'
import type { DeliveryPaymentFilter, Pagination, Sort } from '@volant/contract/schema.generated'
import type { Actor } from '@volant/domain/kernel/actor'
import { z } from 'zod'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db/database'
import type { Selection } from '../../../platform/graphql/selection'
import { driversAsSeenBy } from '../../../projections/driver-mask'
import { Params } from '../../../projections/engine'
import { orderedBy } from '../../../projections/order'
import type { Orders } from '../../../projections/order'
import { checkedPage, containing, readPage } from '../../../projections/page'
import { driver } from '../../../projections/people'
import { one } from '../../../projections/projection'
import type { Projection } from '../../../projections/projection'
import type { PaymentRow } from '../../../projections/rows'
import { euros } from '../../../projections/source'
import { drivers } from '../../../tables/drivers'
import { payments } from '../../../tables/invoices'

const payment: Projection<typeof payments, PaymentRow> = {
  table: payments,
  fields: {
    id: payments.id,
    createdAt: payments.createdAt,
    amount: euros(payments.amount),
    status: payments.status,
    deliveryId: payments.deliveryId,
    driver: one(() => driver, { on: [drivers.id, payments.driverId] }),
  },
}

const ORDERS = {
  createdAt: payments.createdAt,
  id: payments.id,
  amount: payments.amount,
  status: payments.status,
} satisfies Orders<PaymentRow>

const FROM = 'FROM payments p JOIN drivers w ON w.id = p.driver_id JOIN deliveries d ON d.id = p.delivery_id'

/** The office sees every payment, a driver their own, nobody else any. */
function visiblePayments(actor: Actor, params: Params): string {
  if (actor.role === 'ADMIN') return 'true'
  return actor.role === 'DRIVER' ? `p.driver_id = ${params.add(actor.profileId)}::uuid` : 'false'
}

interface ListInput {
  readonly keyword?: string | null
  readonly pagination?: Partial<Pagination> | null
  readonly sort?: Partial<Sort> | null
  readonly filter?: DeliveryPaymentFilter | null
}

function conditionsOf({ keyword, filter }: ListInput, params: Params): string[] {
  const { statuses, driverId, createdFrom, createdTo } = filter ?? {}
  if (driverId && !z.uuid().safeParse(driverId).success)
    throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'filter.driverId', code: 'invalid' }] })
  const moment = (at: Date | string) => `${params.add(new Date(at).toISOString())}::timestamptz`
  const like = keyword?.trim() ? params.add(containing(keyword)) : null
  return [
    ...(statuses ? [`p.status = ANY(${params.add(statuses)}::text[])`] : []),
    ...(driverId ? [`p.driver_id = ${params.add(driverId)}::uuid`] : []),
    ...(createdFrom ? [`p.created_at >= ${moment(createdFrom)}`] : []),
    ...(createdTo ? [`p.created_at <= ${moment(createdTo)}`] : []),
    ...(like ? [`(w.first_name || ' ' || w.last_name ILIKE ${like} OR d.public_id_text LIKE ${like})`] : []),
  ]
}

/** What drivers are owed and were paid. Description 2.17. */
export function createPaymentReads(db: Database, clock: Clock) {
  return async function list(actor: Actor, input: ListInput, selection: Selection) {
    const order = orderedBy(ORDERS, input.sort, [payments, 'p'])
    const params = new Params()
    return readPage(db, {
      type: payment,
      row: 'p',
      from: FROM,
      where: [visiblePayments(actor, params), ...conditionsOf(input, params)].join(' AND '),
      order: `${order}, p.id`,
      selection,
      view: { mask: driversAsSeenBy(actor), driverId: null, now: clock.now(), params },
      ...checkedPage(input.pagination, 100),
    })
  }
}

export type PaymentReads = ReturnType<typeof createPaymentReads>
