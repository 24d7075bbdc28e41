import type { Cents } from '@volant/domain/kernel/money'
import { and, eq, exists, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database'
import { expenses } from '../../../tables/expenses'
import { payments } from '../../../tables/invoices'
import type { PaymentRow } from './payments'

type Mission = Pick<PaymentRow, 'deliveryId' | 'driverId'>

/** What the office approved of a driver's expenses on a delivery. */
export async function approvedExpenses(tx: Tx, { deliveryId, driverId }: Mission): Promise<Cents> {
  const [found] = await tx.sql
    .select({ sum: sql<string>`coalesce(sum(${expenses.approved}), 0)` })
    .from(expenses)
    .where(and(eq(expenses.deliveryId, deliveryId), eq(expenses.driverId, driverId), eq(expenses.state, 'APPROVED')))
  return Number(found?.sum ?? 0)
}

/** Has its driver declared something that nobody has decided on yet? Never for a month of a subscription. */
export async function awaitsDecision(tx: Tx, paymentId: string): Promise<boolean> {
  const declared = tx.sql
    .select({ id: expenses.id })
    .from(expenses)
    .where(
      and(
        eq(expenses.deliveryId, payments.deliveryId),
        eq(expenses.driverId, payments.driverId),
        eq(expenses.state, 'DECLARED'),
      ),
    )
  return (await tx.sql.$count(payments, and(eq(payments.id, paymentId), exists(declared)))) > 0
}

export async function setDisbursements(
  tx: Tx,
  { id, amount, disbursements }: PaymentRow,
  approved: Cents,
  at: Date,
): Promise<void> {
  const change = { amount: amount - disbursements + approved, disbursements: approved, updatedAt: at }
  await tx.sql.update(payments).set(change).where(eq(payments.id, id))
}
