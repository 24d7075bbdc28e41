import type { BuyerSnapshot, LineSnapshot, SellerSnapshot } from '@volant/domain/invoices/snapshot'
import type { ElectronicFault } from '@volant/domain/invoices/electronic/faults'
import { SUBSCRIPTION_TIERS } from '@volant/domain/drivers/subscriptions'
import { LANGUAGES } from '@volant/domain/kernel/actor'
import { PAYMENT_STATUSES } from '@volant/domain/offers/payments'
import type { Tariff } from '@volant/domain/pricing/tariff'
import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, listChecks, moment, PENDING_LIST, updatedAt } from '../platform/db/columns'
import { deliveries } from './deliveries'
import { drivers } from './drivers'
import { organizations } from './organizations'

/** One row per series and year, locked while a number is given: numbers have no gaps. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  { series: text('series').notNull(), year: integer('year').notNull(), last: integer('last').notNull().default(0) },
  (t) => [primaryKey({ columns: [t.series, t.year] })],
)

/** Issued documents: never changed, never deleted (a trigger refuses both). */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    kind: text('kind', { enum: ['invoice', 'credit'] }).notNull(),
    series: text('series').notNull(),
    year: integer('year').notNull(),
    sequence: integer('sequence').notNull(),
    number: text('number').notNull(),
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => deliveries.id, { onDelete: 'restrict' }),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'restrict' }),
    /** The invoice that a credit note takes back. */
    creditOf: uuid('credit_of'),
    language: text('language', { enum: LANGUAGES }).notNull(),
    issuedAt: moment('issued_at').notNull(),
    /** The parties and lines as they were on that day. */
    seller: jsonb('seller').$type<SellerSnapshot>().notNull(),
    buyer: jsonb('buyer').$type<BuyerSnapshot>().notNull(),
    lines: jsonb('lines').$type<readonly LineSnapshot[]>().notNull(),
    vatMention: text('vat_mention'),
    servedAt: moment('served_at'),
    /** What keeps it from leaving as an electronic invoice; null before that was asked. */
    electronicFaults: text('electronic_faults').array().$type<ElectronicFault[]>(),
    totalExclTax: bigint('total_excl_tax_cents', { mode: 'number' }).notNull(),
    totalVat: bigint('total_vat_cents', { mode: 'number' }).notNull(),
    totalInclTax: bigint('total_incl_tax_cents', { mode: 'number' }).notNull(),
  },
  (t) => [
    uniqueIndex('invoices_sequence').on(t.series, t.year, t.sequence),
    uniqueIndex('invoices_number').on(t.number),
    index('invoices_number_contains')
      .using('gin', sql`${t.number} gin_trgm_ops`)
      .with(PENDING_LIST),
    uniqueIndex('invoices_credit')
      .on(t.creditOf)
      .where(sql`${t.creditOf} IS NOT NULL`),
    index('invoices_delivery').on(t.deliveryId),
    index('invoices_organization').on(t.organizationId, t.issuedAt),
    ...listChecks(t),
  ],
)

/** What a driver is owed. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    driverId: uuid('driver_id')
      .notNull()
      .references(() => drivers.id, { onDelete: 'restrict' }),
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => deliveries.id, { onDelete: 'restrict' }),
    /** The price of the mission and the disbursements. */
    amount: bigint('amount_cents', { mode: 'number' }).notNull(),
    /** What the office approved of the driver's expenses. */
    disbursements: bigint('disbursements_cents', { mode: 'number' }).notNull().default(0),
    status: text('status', { enum: PAYMENT_STATUSES }).notNull(),
    /** The end of the account that it was paid to: the driver may have another since. */
    paidIbanLast4: text('paid_iban_last4'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('payments_driver').on(t.driverId, t.createdAt),
    index('payments_delivery').on(t.deliveryId),
    index('payments_newest').on(sql`${t.createdAt} DESC`, t.id),
    uniqueIndex('payments_one_live')
      .on(t.deliveryId)
      .where(sql`${t.status} <> 'CANCELLED'`),
    ...listChecks(t),
  ],
)

/** What a driver owes for a month of their subscription. */
export const subscriptionPayments = pgTable(
  'subscription_payments',
  {
    id: id(),
    driverId: uuid('driver_id')
      .notNull()
      .references(() => drivers.id, { onDelete: 'restrict' }),
    tier: text('tier', { enum: SUBSCRIPTION_TIERS }).notNull(),
    /** `2026-03`, in Paris. */
    month: text('month').notNull(),
    amount: bigint('amount_cents', { mode: 'number' }).notNull(),
    status: text('status', { enum: PAYMENT_STATUSES }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('subscription_payments_driver').on(t.driverId, t.createdAt),
    uniqueIndex('subscription_payments_one_live')
      .on(t.driverId, t.month)
      .where(sql`${t.status} <> 'CANCELLED'`),
    ...listChecks(t),
  ],
)

/** Versions of the tariff; the newest is in force. */
export const tariffs = pgTable('tariffs', {
  id: id(),
  tariff: jsonb('tariff').$type<Tariff>().notNull(),
  createdBy: uuid('created_by'),
  createdAt: createdAt(),
})
