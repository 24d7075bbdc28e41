import { AppError } from '@volant/contract/errors'
import type { DeliveryPaymentFilter, Pagination, Sort } from '@volant/contract/schema.generated'
import type { Actor } from '@volant/domain/kernel/actor'
import { validate } from 'uuid'
import type { Params } from '../../../projections/engine'
import { orderedBy } from '../../../projections/order'
import { containing } from '../../../projections/page'
import { payments, subscriptionPayments } from '../../../tables/invoices'

export interface PaymentQuery {
  readonly keyword?: string | null
  readonly sort?: Partial<Sort> | null
  readonly filter?: DeliveryPaymentFilter | null
}

export interface PaymentListQuery extends PaymentQuery {
  readonly pagination?: Partial<Pagination> | null
}

const ordersOf = <T extends typeof payments | typeof subscriptionPayments>(table: T) => ({
  createdAt: table.createdAt,
  id: table.id,
  amount: table.amount,
  status: table.status,
})

const NAME = `w.first_name || ' ' || w.last_name`

/** The two kinds of payments: their rows `p` alone, for all are counted each time, what a text is looked for in, and their order. */
export const KINDS = {
  delivery: {
    from: 'FROM payments p',
    contains: (like: string) => `EXISTS (SELECT 1 FROM drivers w JOIN deliveries d ON d.id = p.delivery_id
      WHERE w.id = p.driver_id AND (${NAME} ILIKE ${like} OR d.public_id_text LIKE ${like}))`,
    orderOf: (sort: PaymentQuery['sort']) => `${orderedBy(ordersOf(payments), sort, [payments, 'p'])}, p.id`,
  },
  subscription: {
    from: 'FROM subscription_payments p',
    contains: (like: string) => `EXISTS (SELECT 1 FROM drivers w WHERE w.id = p.driver_id AND ${NAME} ILIKE ${like})`,
    orderOf: (sort: PaymentQuery['sort']) =>
      `${orderedBy(ordersOf(subscriptionPayments), sort, [subscriptionPayments, 'p'])}, p.id`,
  },
} as const
export type PaymentKind = keyof typeof KINDS

/** The office sees every payment, a driver their own, nobody else any. */
function visible(actor: Actor, params: Params): string {
  if (actor.role === 'ADMIN') return 'true'
  return actor.role === 'DRIVER' ? `p.driver_id = ${params.add(actor.profileId)}::uuid` : 'false'
}

/** What a list of payments and its workbook are narrowed to. @throws 400 for what names no driver */
export function paymentsWhere(
  kind: PaymentKind,
  actor: Actor,
  { keyword, filter }: PaymentQuery,
  params: Params,
): string {
  const { statuses, driverId, createdFrom, createdTo } = filter ?? {}
  if (driverId && !validate(driverId))
    throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'filter.driverId', code: 'invalid' }] })
  const moment = (at: Date | string) => `${params.add(new Date(at).toISOString())}::timestamptz`
  return [
    visible(actor, params),
    ...(statuses ? [`p.status = ANY(${params.add(statuses)}::text[])`] : []),
    ...(driverId ? [`p.driver_id = ${params.add(driverId)}::uuid`] : []),
    ...(createdFrom ? [`p.created_at >= ${moment(createdFrom)}`] : []),
    ...(createdTo ? [`p.created_at <= ${moment(createdTo)}`] : []),
    ...(keyword?.trim() ? [KINDS[kind].contains(params.add(containing(keyword)))] : []),
  ].join(' AND ')
}
