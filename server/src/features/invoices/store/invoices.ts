import { AppError } from '@volant/contract/errors'
import type { ElectronicFault } from '@volant/domain/invoices/electronic/faults'
import { invoiceNumber } from '@volant/domain/invoices/number'
import type { InvoiceTotals } from '@volant/domain/invoices/totals'
import type { Language } from '@volant/domain/kernel/actor'
import { parisYear } from '@volant/domain/kernel/time'
import { FACTORY_TARIFF, tariffSchema } from '@volant/domain/pricing/tariff'
import type { Tariff } from '@volant/domain/pricing/tariff'
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import type { Executor, Tx } from '../../../platform/db/database'
import { invoiceCounters, invoices, tariffs } from '../../../tables/invoices'
import { addresses, clients, organizations } from '../../../tables/organizations'
import { users } from '../../../tables/users'
import { vehicles } from '../../../tables/vehicles'
import type { DeliveryRow } from '../../deliveries/public'
import type { BuyerSnapshot, LineSnapshot, SellerSnapshot } from '@volant/domain/invoices/snapshot'

export type InvoiceRow = typeof invoices.$inferSelect
export type AddressRow = typeof addresses.$inferSelect

/** Invoices and credit notes are counted apart. Description 11.1: prefixed series are allowed. */
const PREFIX = { invoice: 'F', credit: 'A' } as const

/**
 * The next number of a series. Its counter row stays locked until the transaction ends, so that a number given is a
 * document issued; it is the last lock of all (description 4.7.
 */
export async function takeNumber(tx: Tx, kind: InvoiceRow['kind'], at: Date) {
  const series = { prefix: PREFIX[kind], year: parisYear(at) }
  const [counter] = await tx.sql
    .insert(invoiceCounters)
    .values({ series: series.prefix, year: series.year, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceCounters.series, invoiceCounters.year],
      set: { last: sql`${invoiceCounters.last} + 1` },
    })
    .returning({ last: invoiceCounters.last })
  if (counter === undefined) throw new Error('a counter gave no number')
  return {
    series: series.prefix,
    year: series.year,
    sequence: counter.last,
    number: invoiceNumber(series, counter.last),
  }
}

/** The last number of each series and year. */
export async function lastNumbers(db: Executor): Promise<readonly string[]> {
  const counters = await db.select().from(invoiceCounters).orderBy(invoiceCounters.series, invoiceCounters.year)
  return counters.map(({ series: prefix, year, last }) => invoiceNumber({ prefix, year }, last))
}

export type TakenNumber = Awaited<ReturnType<typeof takeNumber>>

export interface Issue extends TakenNumber {
  readonly kind: InvoiceRow['kind']
  readonly deliveryId: string
  readonly organizationId: string
  readonly creditOf: string | null
  readonly language: Language
  readonly at: Date
  readonly seller: SellerSnapshot
  readonly buyer: BuyerSnapshot
  readonly lines: readonly LineSnapshot[]
  readonly vatMention: string | null
  readonly servedAt: Date | null
  readonly electronicFaults: ElectronicFault[]
  readonly totals: InvoiceTotals
}

/** Whoever waited for the counter while somebody else issued began earlier: the numbers still follow the order of time. */
function notBefore(at: Date, { series, year, sequence }: TakenNumber) {
  const before = sql`SELECT issued_at FROM invoices WHERE series = ${series} AND year = ${year} AND sequence = ${sequence - 1}`
  return sql`greatest(${sql.param(at, invoices.issuedAt)}::timestamptz, (${before}))`
}

export async function insertInvoice(tx: Tx, { at, totals, ...issue }: Issue): Promise<InvoiceRow> {
  const [row] = await tx.sql
    .insert(invoices)
    .values({
      id: uuid({ msecs: at.getTime() }),
      ...issue,
      issuedAt: notBefore(at, issue),
      totalExclTax: totals.net,
      totalVat: totals.vat,
      totalInclTax: totals.gross,
    })
    .returning()
  if (row === undefined) throw new Error('an insert returned nothing')
  return row
}

/** The invoice of a delivery that no credit note has taken back yet. */
export async function openInvoice(tx: Tx, deliveryId: string): Promise<InvoiceRow | undefined> {
  const rows = await tx.sql.select().from(invoices).where(eq(invoices.deliveryId, deliveryId))
  return rows.find(({ id, kind }) => kind === 'invoice' && !rows.some(({ creditOf }) => creditOf === id))
}

/** Rates of the tariff in force, read inside the transaction that invoices. */
export async function vatRates(tx: Tx): Promise<Tariff['vatPercent']> {
  const [row] = await tx.sql.select().from(tariffs).orderBy(desc(tariffs.createdAt)).limit(1)
  return (row === undefined ? FACTORY_TARIFF : tariffSchema.parse(row.tariff)).vatPercent
}

/** The organisation that pays, with its billing address where it has one. */
export async function buyerOf(tx: Tx, delivery: DeliveryRow) {
  const [found] = await tx.sql
    .select({ organization: organizations, address: addresses, language: users.language })
    .from(organizations)
    .innerJoin(clients, eq(clients.id, delivery.representativeId))
    .innerJoin(users, eq(users.id, clients.userId))
    .leftJoin(addresses, eq(addresses.id, sql`coalesce(${organizations.billingAddressId}, ${organizations.addressId})`))
    .where(eq(organizations.id, delivery.organizationId))
  if (found === undefined) throw new AppError('NOT_FOUND')
  return found
}

const byId = (rows: readonly AddressRow[], id: string | null) => rows.find((row) => row.id === id) ?? null

/** Where the cars went, and which cars. */
export async function journeyOf(tx: Tx, delivery: DeliveryRow) {
  const { fromAddressId, toAddressId, toReturnFromAddressId, toReturnToAddressId } = delivery
  const ids = [fromAddressId, toAddressId, toReturnFromAddressId, toReturnToAddressId].filter((id) => id !== null)
  const found = ids.length === 0 ? [] : await tx.sql.select().from(addresses).where(inArray(addresses.id, ids))
  const cars = await tx.sql
    .select()
    .from(vehicles)
    .where(and(eq(vehicles.deliveryId, delivery.id), isNull(vehicles.removedAt)))
    .orderBy(asc(vehicles.position))
  return {
    from: byId(found, fromAddressId),
    to: byId(found, toAddressId),
    returnFrom: byId(found, toReturnFromAddressId),
    returnTo: byId(found, toReturnToAddressId),
    cars,
  }
}
