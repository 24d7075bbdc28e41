import type { Tx } from '../../../platform/db/database'
import { approvedExpenses, setDisbursements } from '../store/disbursements'
import { lockPayments } from '../store/payments'
import type { PaymentRow } from '../store/payments'

/** What the driver of a delivery is owed for it, locked until the transaction ends; null before it is prepared. */
export async function lockOwed(tx: Tx, deliveryId: string): Promise<PaymentRow | null> {
  const rows = await lockPayments(tx, deliveryId)
  return rows.find(({ status }) => status !== 'CANCELLED') ?? rows.at(-1) ?? null
}

/** Brings what is approved by now into a payment that is pending: on top of the price, and apart from it. */
export async function carryDisbursements(tx: Tx, payment: PaymentRow, at: Date): Promise<void> {
  await setDisbursements(tx, payment, await approvedExpenses(tx, payment), at)
}
