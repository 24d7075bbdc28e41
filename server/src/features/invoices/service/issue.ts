import { AppError } from '@volant/contract/errors'
import { eInvoiceFaults } from '@volant/domain/invoices/electronic/faults'
import { creditLines, invoiceTotals } from '@volant/domain/invoices/totals'
import { vatFor } from '@volant/domain/pricing/vat'
import type { Tx } from '../../../platform/db/database'
import { wordsIn } from '../../../platform/words'
import type { DeliveryRow } from '../../deliveries/public'
import { addressLines } from '../../../platform/postal-address'
import type {} from '../events'
import { linesOf, servedAt } from './lines'
import type { SellerSnapshot } from '@volant/domain/invoices/snapshot'
import { electronicOf } from '../draw/electronic'
import { buyerOf, insertInvoice, journeyOf, openInvoice, takeNumber, vatRates } from '../store/invoices'
import type { InvoiceRow, Issue, TakenNumber } from '../store/invoices'
import { approvedExpenses } from '../store/disbursements'
import { cancelPayment, insertPayment, lockPayments } from '../store/payments'

/** The word that the law wants where the buyer owes the tax (article 242 nonies A, 13°). */
const REVERSE_CHARGE = 'Autoliquidation'

/** What the delivery is worth to its driver, and what they laid out on it and the office approved by then; T20 and T21. */
export async function owePayment(tx: Tx, delivery: DeliveryRow, at: Date): Promise<void> {
  const { id: deliveryId, selectedDriverId: driverId, finalPrice } = delivery
  if (driverId === null) return
  const disbursements = await approvedExpenses(tx, { deliveryId, driverId })
  await insertPayment(tx, { driverId, deliveryId, amount: (finalPrice ?? 0) + disbursements, disbursements }, at)
}

type Draft = Omit<Issue, keyof TakenNumber | 'creditOf' | 'electronicFaults' | 'totals'> & {
  readonly original: InvoiceRow | null
}

/** Gives the document its number, notes what keeps it from leaving as an electronic invoice, and refuses nothing for that. */
async function issue(tx: Tx, { original, ...draft }: Draft, contract: number): Promise<InvoiceRow> {
  const t = await wordsIn(draft.language, 'documents')
  const taken = await takeNumber(tx, draft.kind, draft.at)
  const snapshot = { ...draft, ...taken, issuedAt: draft.at, contract, original }
  return insertInvoice(tx, {
    ...draft,
    ...taken,
    creditOf: original?.id ?? null,
    electronicFaults: eInvoiceFaults(electronicOf(snapshot, t)),
    totals: invoiceTotals(draft.lines),
  })
}

/** Issues the client's invoice in the transaction that completes the delivery. Description 11.1. */
export async function issueInvoice(
  tx: Tx,
  delivery: DeliveryRow,
  seller: SellerSnapshot,
  at: Date,
): Promise<InvoiceRow> {
  const total = delivery.clientFinalPrice ?? delivery.clientInitialPrice
  if (total === null) throw new AppError('CONFLICT', { reason: 'PRICE_MISSING' })
  const { organization, address, language } = await buyerOf(tx, delivery)
  const journey = await journeyOf(tx, delivery)
  const country = address?.country ?? 'FR'
  const vat = vatFor({ country, vatId: organization.vatId }, await vatRates(tx))
  const [t, d] = await Promise.all([wordsIn(language, 'documents'), wordsIn(language, 'deliveries')])
  const lines = linesOf({ delivery, journey, total, vatPercent: vat.percent, at, language }, { t, d })
  const draft = {
    kind: 'invoice',
    deliveryId: delivery.id,
    organizationId: organization.id,
    original: null,
    language,
    at,
    seller,
    buyer: {
      name: organization.name,
      attention: `${delivery.representativeFirstName} ${delivery.representativeLastName}`,
      address: address ? addressLines(address, language) : [],
      country,
      siren: organization.siren,
      vatId: organization.vatId,
      place: address && { address: address.address, postalCode: address.postalCode, city: address.city },
      electronicAddress: organization.electronicAddress,
      paymentDays: organization.paymentDays,
    },
    lines,
    vatMention: vat.reverseCharge ? REVERSE_CHARGE : null,
    servedAt: servedAt(journey, at),
  } as const
  return issue(tx, draft, delivery.publicId)
}

/** Takes an invoice back by a document of its own: the first one stays as it was issued. T23; description 11.1. */
export async function creditInvoice(tx: Tx, delivery: DeliveryRow, at: Date): Promise<void> {
  const original = await openInvoice(tx, delivery.id)
  if (original === undefined) return
  const before = original.lines
  const lines = creditLines(before).map((line, index) => ({ ...line, details: before[index]?.details ?? [] }))
  const draft = {
    kind: 'credit',
    deliveryId: delivery.id,
    organizationId: original.organizationId,
    original,
    language: original.language,
    at,
    seller: original.seller,
    buyer: original.buyer,
    lines,
    vatMention: original.vatMention,
    servedAt: original.servedAt,
  } as const
  await issue(tx, draft, delivery.publicId)
}

/** What was not paid yet, or what the bank refused, is not owed any more; what was paid stays paid and asks for a decision. T23. */
export async function settlePayments(tx: Tx, delivery: DeliveryRow, at: Date): Promise<void> {
  for (const { id, driverId, amount, status } of await lockPayments(tx, delivery.id)) {
    if (status === 'PAID') tx.emit('payment.kept', { delivery, paymentId: id, driverId, amount })
    else if (status !== 'CANCELLED') await cancelPayment(tx, id, at)
  }
}
