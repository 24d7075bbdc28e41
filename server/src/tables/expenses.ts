import { EXPENSE_KINDS, EXPENSE_STATES } from '@volant/domain/expenses/expenses'
import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, listChecks, moment } from '../platform/db/columns'
import { deliveries } from './deliveries'
import { drivers } from './drivers'

/** What a driver laid out on a mission. It belongs to the books, and goes only with a delivery that never was in them. */
export const expenses = pgTable(
  'expenses',
  {
    /** Made on the device. */
    id: id(),
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => deliveries.id, { onDelete: 'cascade' }),
    driverId: uuid('driver_id')
      .notNull()
      .references(() => drivers.id, { onDelete: 'restrict' }),
    kind: text('kind', { enum: EXPENSE_KINDS }).notNull(),
    /** With tax, as on the receipt. */
    amount: bigint('amount_cents', { mode: 'number' }).notNull(),
    text: text('text'),
    photoKey: text('photo_key').notNull(),
    capturedAt: moment('captured_at').notNull(),
    receivedAt: createdAt(),
    state: text('state', { enum: EXPENSE_STATES }).notNull(),
    /** What is paid back of it, once it is approved. */
    approved: bigint('approved_cents', { mode: 'number' }),
    reason: text('reason'),
    decidedAt: moment('decided_at'),
    /** The account of the admin. */
    decidedBy: uuid('decided_by'),
  },
  (t) => [
    index('expenses_delivery').on(t.deliveryId),
    index('expenses_driver').on(t.driverId),
    index('expenses_open')
      .on(t.capturedAt)
      .where(sql`${t.state} = 'DECLARED'`),
    ...listChecks(t),
  ],
)
