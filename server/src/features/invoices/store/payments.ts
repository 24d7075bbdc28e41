import type { Cents } from '@volant/domain/kernel/money'
import type { PaymentStatus } from '@volant/domain/offers/payments'
import { asc, eq, sql } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import type { Tx } from '../../../platform/db/database'
import { deliveries } from '../../../tables/deliveries'
import { drivers } from '../../../tables/drivers'
import { payments, subscriptionPayments } from '../../../tables/invoices'

export type PaymentRow = typeof payments.$inferSelect
type PaymentTable = typeof payments | typeof subscriptionPayments
type LockedPayment = Pick<PaymentRow, 'status' | 'amount' | 'driverId'> & {
  readonly table: PaymentTable
  readonly sub: string
  /** A mission, or a month of a subscription. */
  readonly owedFor: { readonly contract: number } | { readonly month: string }
}

/** Once per delivery: the index on live payments turns a second one away. */
export async function insertPayment(
  tx: Tx,
  owed: {
    readonly driverId: string
    readonly deliveryId: string
    readonly amount: Cents
    readonly disbursements: Cents
  },
  at: Date,
): Promise<void> {
  await tx.sql
    .insert(payments)
    .values({ id: uuid({ msecs: at.getTime() }), ...owed, status: 'PENDING', createdAt: at, updatedAt: at })
    .onConflictDoNothing()
}

export async function lockPayments(tx: Tx, deliveryId: string): Promise<PaymentRow[]> {
  return tx.sql
    .select()
    .from(payments)
    .where(eq(payments.deliveryId, deliveryId))
    .orderBy(asc(payments.id))
    .for('update')
}

export async function cancelPayment(tx: Tx, id: string, at: Date): Promise<void> {
  await setPaymentStatus(tx, payments, id, 'CANCELLED', at)
}

const locked = (table: PaymentTable) => ({
  status: table.status,
  amount: table.amount,
  driverId: table.driverId,
  sub: drivers.userId,
})

/** One caller at a time until the transaction ends, of whichever kind the payment is; with the driver's account. */
export async function lockPayment(tx: Tx, id: string): Promise<LockedPayment | undefined> {
  const [mission] = await tx.sql
    .select({ ...locked(payments), owedFor: { contract: deliveries.publicId } })
    .from(payments)
    .innerJoin(drivers, eq(drivers.id, payments.driverId))
    .innerJoin(deliveries, eq(deliveries.id, payments.deliveryId))
    .where(eq(payments.id, id))
    .for('update', { of: payments })
  if (mission !== undefined) return { table: payments, ...mission }
  const [subscription] = await tx.sql
    .select({ ...locked(subscriptionPayments), owedFor: { month: subscriptionPayments.month } })
    .from(subscriptionPayments)
    .innerJoin(drivers, eq(drivers.id, subscriptionPayments.driverId))
    .where(eq(subscriptionPayments.id, id))
    .for('update', { of: subscriptionPayments })
  return subscription && { table: subscriptionPayments, ...subscription }
}

export async function setPaymentStatus(
  tx: Tx,
  table: PaymentTable,
  id: string,
  status: PaymentStatus,
  at: Date,
): Promise<void> {
  await tx.sql.update(table).set({ status, updatedAt: at }).where(eq(table.id, id))
}

/** Whether the office works or worked with this driver, and their account. */
export async function driverFlags(
  tx: Tx,
  id: string,
): Promise<{ readonly confirmed: boolean; readonly sub: string } | undefined> {
  const [found] = await tx.sql
    .select({ confirmed: drivers.confirmedByAlb, sub: drivers.userId })
    .from(drivers)
    .where(eq(drivers.id, id))
  return found
}

type Subscribed = Pick<typeof subscriptionPayments.$inferSelect, 'driverId' | 'tier' | 'month' | 'amount'>

/** @returns its id */
export async function insertSubscriptionPayment(tx: Tx, owed: Subscribed, at: Date): Promise<string> {
  const id = uuid({ msecs: at.getTime() })
  await tx.sql.insert(subscriptionPayments).values({ id, ...owed, status: 'PENDING', createdAt: at, updatedAt: at })
  return id
}

/** What was paid for a mission says for good where to; a month of a subscription is debited by its mandate. */
export async function keepPaidAccount(tx: Tx, id: string): Promise<void> {
  const account = sql`(SELECT right(${drivers.iban}, 4) FROM ${drivers} WHERE ${drivers.id} = ${payments.driverId})`
  await tx.sql.update(payments).set({ paidIbanLast4: account }).where(eq(payments.id, id))
}
