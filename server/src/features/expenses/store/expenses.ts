import { EXPENSE_STATUSES } from '@volant/domain/expenses/expenses'
import type { PaymentStatus } from '@volant/domain/offers/payments'
import { and, asc, desc, eq, getTableColumns, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/database'
import { townOf } from '../../../projections/towns'
import { deliveries } from '../../../tables/deliveries'
import { drivers } from '../../../tables/drivers'
import { expenses } from '../../../tables/expenses'
import { payments } from '../../../tables/invoices'
import { admins } from '../../../tables/organizations'

/** So many are read of those that wait for a decision. */
const OPEN_AT_MOST = 50

export type ExpenseRow = typeof expenses.$inferSelect

/** One caller at a time until the transaction ends; with the driver's account. */
export async function lockExpense(tx: Tx, id: string): Promise<(ExpenseRow & { readonly sub: string }) | undefined> {
  const [found] = await tx.sql
    .select({ ...getTableColumns(expenses), sub: drivers.userId })
    .from(expenses)
    .innerJoin(drivers, eq(drivers.id, expenses.driverId))
    .where(eq(expenses.id, id))
    .for('update', { of: expenses })
  return found
}

/** Of which delivery it is. */
export async function deliveryOfExpense(db: Executor, id: string): Promise<string | undefined> {
  const [found] = await db.select({ deliveryId: expenses.deliveryId }).from(expenses).where(eq(expenses.id, id))
  return found?.deliveryId
}

export function countExpenses(tx: Tx, deliveryId: string, driverId: string): Promise<number> {
  return tx.sql.$count(expenses, and(eq(expenses.deliveryId, deliveryId), eq(expenses.driverId, driverId)))
}

export async function insertExpense(tx: Tx, expense: typeof expenses.$inferInsert): Promise<void> {
  await tx.sql.insert(expenses).values(expense)
}

export async function changeExpense(
  tx: Tx,
  id: string,
  change: Partial<Pick<ExpenseRow, 'state' | 'approved' | 'reason' | 'decidedAt' | 'decidedBy'>>,
): Promise<void> {
  await tx.sql.update(expenses).set(change).where(eq(expenses.id, id))
}

/** What was declared of the mission that was cancelled, decided or not, is paid back by none. */
export async function lapseExpenses(tx: Tx, deliveryId: string): Promise<void> {
  await tx.sql
    .update(expenses)
    .set({ state: 'LAPSED', approved: null })
    .where(and(eq(expenses.deliveryId, deliveryId), inArray(expenses.state, ['DECLARED', 'APPROVED'])))
}

/** As the payment that is locked for a decision is chosen: the live one, or else the last. */
const payment = sql<PaymentStatus | null>`(SELECT ${payments.status} FROM ${payments}
  WHERE ${payments.deliveryId} = ${expenses.deliveryId}
  ORDER BY ${payments.status} = 'CANCELLED', ${payments.createdAt} DESC LIMIT 1)`

function shown(db: Executor) {
  return db
    .select({
      expense: expenses,
      contract: deliveries.publicId,
      from: townOf(deliveries.fromAddressId),
      to: townOf(deliveries.toAddressId),
      price: deliveries.finalPrice,
      payment,
      driverName: sql<string>`${drivers.firstName} || ' ' || ${drivers.lastName}`,
      decidedBy: sql<string | null>`${admins.firstName} || ' ' || ${admins.lastName}`,
    })
    .from(expenses)
    .innerJoin(drivers, eq(drivers.id, expenses.driverId))
    .innerJoin(deliveries, eq(deliveries.id, expenses.deliveryId))
    .leftJoin(admins, eq(admins.userId, expenses.decidedBy))
}
export type ShownExpense = Awaited<ReturnType<typeof shown>>[number]

export async function findExpense(db: Executor, id: string): Promise<ShownExpense | undefined> {
  const [found] = await shown(db).where(eq(expenses.id, id))
  return found
}

/**
 * The newest first; what was taken back is nobody's to see.
 * @param driverId only theirs: of a delivery that began again, others drove before
 */
export function expensesOf(db: Executor, deliveryId: string, driverId?: string): Promise<ShownExpense[]> {
  return shown(db)
    .where(
      and(
        eq(expenses.deliveryId, deliveryId),
        ne(expenses.state, 'TAKEN_BACK'),
        driverId === undefined ? undefined : eq(expenses.driverId, driverId),
      ),
    )
    .orderBy(desc(expenses.capturedAt), desc(expenses.id))
}

/** What the office may decide on and has not yet, of deliveries that are there; the oldest first. */
export function openExpenses(db: Executor): Promise<ShownExpense[]> {
  return shown(db)
    .where(
      and(
        eq(expenses.state, 'DECLARED'),
        isNull(deliveries.deletedAt),
        inArray(deliveries.status, EXPENSE_STATUSES),
        sql`coalesce(${payment}, 'PENDING') = 'PENDING'`,
      ),
    )
    .orderBy(asc(expenses.capturedAt), asc(expenses.id))
    .limit(OPEN_AT_MOST)
}

/** Is it the photo of a receipt? */
export async function showsExpense(
  db: Executor,
  { key, deliveryId }: { readonly key: string; readonly deliveryId: string | null },
): Promise<boolean> {
  if (deliveryId === null) return false
  return (await db.$count(expenses, and(eq(expenses.deliveryId, deliveryId), eq(expenses.photoKey, key)))) > 0
}
