import type { Subscription } from '@volant/contract/schema.generated'
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
import { KINDS, paymentsWhere } from './conditions'
import type { PaymentKind, PaymentListQuery } from './conditions'

const deliveryPayment: Projection<typeof payments, PaymentRow> = {
  table: payments,
  fields: {
    id: payments.id,
    createdAt: payments.createdAt,
    amount: euros(payments.amount),
    status: payments.status,
    deliveryId: payments.deliveryId,
    contract: computed<string>`(SELECT ${deliveries.publicId}::text FROM ${deliveries} WHERE ${deliveries.id} = ${payments.deliveryId})`,
    driver: one(() => driver, { on: [drivers.id, payments.driverId] }),
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
    // one of a few that the house sells: its name is its id, which pages say in their language
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
    ofDeliveries: listOf('delivery', deliveryPayment),
    ofSubscriptions: listOf('subscription', subscriptionPayment),
  }
}

export type PaymentReads = ReturnType<typeof createPaymentReads>
