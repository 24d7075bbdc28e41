import type { MonthEarnings, Subscription } from '@volant/contract/schema.generated'
import type { Actor } from '@volant/domain/kernel/actor'
import type { Table } from 'drizzle-orm'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db/database'
import type { Selection } from '../../../platform/graphql/selection'
import { driversAsSeenBy } from '../../../projections/driver-mask'
import { Params } from '../../../projections/engine'
import { checkedPage, readPage } from '../../../projections/page'
import { driver } from '../../../projections/people'
import { one } from '../../../projections/projection'
import type { Projection } from '../../../projections/projection'
import type { PaymentRow, SubscriptionPaymentRow } from '../../../projections/rows'
import { computed, euros, object } from '../../../projections/source'
import { deliveries } from '../../../tables/deliveries'
import { drivers } from '../../../tables/drivers'
import { payments, subscriptionPayments } from '../../../tables/invoices'
import { addresses } from '../../../tables/organizations'
import { vehicles } from '../../../tables/vehicles'
import { KINDS, paymentsWhere } from './conditions'
import type { PaymentKind, PaymentListQuery } from './conditions'

/** The town alone: where exactly a mission led is a driver's to read for a week after it. */
const cityOf = (address: typeof deliveries.fromAddressId | typeof deliveries.toAddressId) =>
  computed<
    string | null
  >`(SELECT ${addresses.city} FROM ${deliveries} JOIN ${addresses} ON ${addresses.id} = ${address} WHERE ${deliveries.id} = ${payments.deliveryId})`

const deliveryPayment: Projection<typeof payments, PaymentRow> = {
  table: payments,
  fields: {
    id: payments.id,
    createdAt: payments.createdAt,
    amount: euros(payments.amount),
    disbursements: euros(payments.disbursements),
    status: payments.status,
    deliveryId: payments.deliveryId,
    contract: computed<string>`(SELECT ${deliveries.publicId}::text FROM ${deliveries} WHERE ${deliveries.id} = ${payments.deliveryId})`,
    driver: one(() => driver, { on: [drivers.id, payments.driverId] }),
    fromCity: cityOf(deliveries.fromAddressId),
    toCity: cityOf(deliveries.toAddressId),
    vehicles: computed<
      string[]
    >`ARRAY(SELECT concat_ws(' ', ${vehicles.marque}, ${vehicles.model}) FROM ${vehicles} WHERE ${vehicles.deliveryId} = ${payments.deliveryId} AND ${vehicles.removedAt} IS NULL AND concat_ws('', ${vehicles.marque}, ${vehicles.model}) <> '' ORDER BY ${vehicles.position})`,
    completedAt: computed<
      string | null
    >`(SELECT ${deliveries.completedAt} FROM ${deliveries} WHERE ${deliveries.id} = ${payments.deliveryId})`,
  },
}

const subscriptionPayment: Projection<typeof subscriptionPayments, SubscriptionPaymentRow> = {
  table: subscriptionPayments,
  fields: {
    id: subscriptionPayments.id,
    createdAt: subscriptionPayments.createdAt,
    amount: euros(subscriptionPayments.amount),
    status: subscriptionPayments.status,
    month: subscriptionPayments.month,
    // one of a few that Volant sells: its name is its id, which pages say in their language
    subscription: object<Subscription>({ id: subscriptionPayments.tier, name: subscriptionPayments.tier }),
    driver: one(() => driver, { on: [drivers.id, subscriptionPayments.driverId] }),
  },
}

/** What drivers are owed, were paid, and owe for their subscriptions. Description 2.17. */
export function createPaymentReads(db: Database, clock: Clock) {
  const listOf =
    <T extends Table, Row>(kind: PaymentKind, type: Projection<T, Row>) =>
    async (actor: Actor, input: PaymentListQuery, selection: Selection) => {
      const params = new Params()
      const { from, orderOf } = KINDS[kind]
      return readPage(db, {
        type,
        row: 'p',
        from,
        where: paymentsWhere(kind, actor, input, params),
        order: orderOf(input.sort),
        selection,
        view: { mask: driversAsSeenBy(actor), driverId: null, now: clock.now(), params },
        ...checkedPage(input.pagination, 100),
      })
    }
  return {
    /** What each month brought; a transfer that failed is owed still. What was cancelled adds nothing, and is listed in its month. */
    async byMonth(actor: Actor, { filter }: Pick<PaymentListQuery, 'filter'>): Promise<MonthEarnings[]> {
      const params = new Params()
      const where = paymentsWhere('delivery', actor, { filter }, params)
      const counts = `p.status <> 'CANCELLED'`
      const sum = (of: string) => `coalesce(sum(p.amount_cents) FILTER (WHERE ${of}), 0)::float8 / 100`
      const text = `SELECT to_char(p.created_at AT TIME ZONE 'Europe/Paris', 'YYYY-MM') AS month, count(*) FILTER (WHERE ${counts})::int AS deliveries,
          ${sum(counts)} AS total, ${sum(`p.status = 'PAID'`)} AS paid, ${sum(`${counts} AND p.status <> 'PAID'`)} AS waiting
        ${KINDS.delivery.from} WHERE ${where} GROUP BY 1 ORDER BY 1 DESC`
      return db.read({ text, values: params.values })
    },
    ofDeliveries: listOf('delivery', deliveryPayment),
    ofSubscriptions: listOf('subscription', subscriptionPayment),
  }
}

export type PaymentReads = ReturnType<typeof createPaymentReads>
