import type { Actor } from '@volant/domain/kernel/actor'
import type { Database } from '../../../platform/db/database'
import { boundedRows, wallClock } from '../../../platform/xlsx/columns'
import type { StoredRow } from '../../../platform/xlsx/columns'
import { Params } from '../../../projections/engine'
import { KINDS, paymentsWhere } from './conditions'
import type { PaymentKind, PaymentQuery } from './conditions'

const SHARED = {
  createdAt: wallClock('p.created_at'),
  number: 'w.public_id',
  driver: `w.first_name || ' ' || w.last_name`,
}
const SUM = { amount: 'p.amount_cents', status: 'p.status' }

/** What the office reads of a payment in a workbook, in the order of its columns; account numbers are not among it. */
export const PAYMENT_SHEETS = {
  delivery: {
    ...SHARED,
    contract: '(SELECT d.public_id FROM deliveries d WHERE d.id = p.delivery_id)',
    ...SUM,
    // last: whoever reads the workbook by its columns finds those of before where they were
    disbursements: 'p.disbursements_cents',
  },
  subscription: { ...SHARED, subscription: 'p.tier', month: 'p.month', ...SUM },
} as const

/** The rows of a list with its filters, all pages of them. */
export function paymentRows(
  db: Database,
  actor: Actor,
  kind: PaymentKind,
  query: PaymentQuery,
): Promise<AsyncGenerator<StoredRow[]>> {
  const params = new Params()
  const { from, orderOf } = KINDS[kind]
  const cells = Object.values(PAYMENT_SHEETS[kind]).join(', ')
  const text = `SELECT json_build_array(${cells}) AS cells ${from} JOIN drivers w ON w.id = p.driver_id
    WHERE ${paymentsWhere(kind, actor, query, params)} ORDER BY ${orderOf(query.sort)}`
  return boundedRows(db, { text, values: params.values })
}
