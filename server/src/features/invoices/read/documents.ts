import type { InvoiceSnapshot } from '@volant/domain/invoices/snapshot'
import type { Actor } from '@volant/domain/kernel/actor'
import { and, asc, desc, eq, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '../../../platform/db/database'
import { deliveries } from '../../../tables/deliveries'
import { drivers } from '../../../tables/drivers'
import { invoices, payments } from '../../../tables/invoices'
import { addresses } from '../../../tables/organizations'
import type { InvoiceRow } from '../store/invoices'
import type { PaymentRow } from '../store/payments'

/** An issued document, the contract it bills, and for a credit note the invoice that it takes back. */
export interface IssuedDocument {
  readonly row: InvoiceRow
  readonly contract: number
  readonly original: InvoiceRow | null
}

/** The document as it was issued. */
export function snapshotOf({ row, contract, original }: IssuedDocument): InvoiceSnapshot {
  return { ...row, contract, original }
}

/** Admins read every invoice, clients their organisation's, drivers none: what they are paid is another document. */
function visibleInvoices(actor: Actor) {
  if (actor.role === 'ADMIN') return undefined
  if (actor.role === 'CLIENT' && actor.organizationId !== null) return eq(invoices.organizationId, actor.organizationId)
  return null
}

/** By its own id the one document, by the delivery's all that was issued for it, oldest first. */
export async function findInvoices(db: Executor, actor: Actor, id: string): Promise<IssuedDocument[]> {
  const visible = visibleInvoices(actor)
  if (visible === null) return []
  const originals = alias(invoices, 'originals')
  return db
    .select({ row: invoices, contract: deliveries.publicId, original: originals })
    .from(invoices)
    .innerJoin(deliveries, eq(deliveries.id, invoices.deliveryId))
    .leftJoin(originals, eq(originals.id, invoices.creditOf))
    .where(and(visible, or(eq(invoices.id, id), eq(invoices.deliveryId, id))))
    .orderBy(asc(invoices.issuedAt), desc(invoices.kind))
}

export interface OwedPayment {
  readonly row: PaymentRow
  readonly driver: typeof drivers.$inferSelect
  readonly home: typeof addresses.$inferSelect | null
  readonly delivery: typeof deliveries.$inferSelect
  readonly from: typeof addresses.$inferSelect | null
  readonly to: typeof addresses.$inferSelect | null
}

/** A driver names their payment by its id or by the delivery's; an admin by its own id only. */
export async function findPayment(db: Executor, actor: Actor, id: string): Promise<OwedPayment | undefined> {
  const own = actor.role === 'DRIVER' ? eq(payments.driverId, actor.profileId) : undefined
  if (own === undefined && actor.role !== 'ADMIN') return undefined
  const home = alias(addresses, 'home')
  const origin = alias(addresses, 'origin')
  const target = alias(addresses, 'target')
  const [found] = await db
    .select({ row: payments, driver: drivers, home, delivery: deliveries, from: origin, to: target })
    .from(payments)
    .innerJoin(drivers, eq(drivers.id, payments.driverId))
    .innerJoin(deliveries, eq(deliveries.id, payments.deliveryId))
    .leftJoin(home, eq(home.id, drivers.addressId))
    .leftJoin(origin, eq(origin.id, deliveries.fromAddressId))
    .leftJoin(target, eq(target.id, deliveries.toAddressId))
    .where(own ? and(own, or(eq(payments.id, id), eq(payments.deliveryId, id))) : eq(payments.id, id))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(1)
  return found
}
