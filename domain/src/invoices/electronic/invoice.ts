import type { Cents } from '../../kernel/money'
import { parisDate } from '../../kernel/time'
import type { BuyerSnapshot, InvoiceSnapshot, LineSnapshot, SellerSnapshot } from '../snapshot'
import { dueAt, paymentDays } from '../terms'
import { creditLines, invoiceTotals } from '../totals'
import type { InvoiceTotals } from '../totals'
import { electronicAddressOf } from './address'

export interface ElectronicParty {
  readonly name: string
  readonly siren: string | null
  readonly siret: string | null
  readonly vatId: string | null
  readonly electronicAddress: string | null
  readonly street: readonly string[]
  readonly postalCode: string | null
  readonly city: string | null
  readonly country: string
  /** Legal form, capital and register of a seller. */
  readonly description: string | null
  readonly contact: string | null
}

/** Subjects of notes that French rules ask for: recovery costs, penalties, discount, and the kind of buyer. */
export const NOTES = { indemnity: 'PMT', penalties: 'PMD', discount: 'AAB', treatment: 'BAR' } as const

export interface ElectronicNote {
  readonly subject: string
  readonly text: string
}

/** An issued document as the European norm EN 16931 sees it: every amount is positive, the type says which way it goes. */
export interface ElectronicInvoice {
  readonly number: string
  /** UNTDID 1001. */
  readonly type: string
  /** What is billed, and whether it was paid before: the French « cadre de facturation ». */
  readonly billingMode: string
  /** Days in Paris, as YYYY-MM-DD. */
  readonly issuedOn: string
  readonly servedOn: string | null
  readonly dueOn: string | null
  readonly notes: readonly ElectronicNote[]
  readonly contract: string
  readonly original: { readonly number: string; readonly issuedOn: string } | null
  readonly seller: ElectronicParty
  readonly buyer: ElectronicParty
  readonly iban: string | null
  readonly paymentTerms: string
  readonly lines: readonly (LineSnapshot & { readonly net: Cents })[]
  /** The word that the law wants where the buyer owes the tax. */
  readonly reverseCharge: string | null
  readonly totals: InvoiceTotals
}

/** What the document says in its reader's language. */
export interface ElectronicTerms {
  readonly indemnity: string
  readonly penalties: string
  readonly discount: string
  readonly payment: string
  readonly legalForm: string
}

const TYPE = { invoice: '380', credit: '381' } as const
/** Services, not paid before. */
const SERVICES = 'S1'

/** The seller stands in the French register of companies. */
const FRANCE = 'FR'

function sellerParty(seller: SellerSnapshot, legalForm: string): ElectronicParty {
  return {
    ...seller,
    electronicAddress: electronicAddressOf(seller),
    street: [seller.address],
    postalCode: null,
    city: null,
    country: FRANCE,
    description: [legalForm, seller.rcs].filter(Boolean).join(' · '),
    contact: null,
  }
}

function buyerParty(buyer: BuyerSnapshot): ElectronicParty {
  const { name, siren, vatId, country, place, attention } = buyer
  return {
    name,
    siren,
    siret: null,
    vatId,
    electronicAddress: electronicAddressOf(buyer),
    street: place ? [place.address] : buyer.address,
    postalCode: place?.postalCode ?? null,
    city: place?.city ?? null,
    country,
    description: null,
    contact: attention,
  }
}

/** Companies of the French register are invoiced through platforms; others are only reported to the tax office. */
export function treatmentOf({ siren, country }: Pick<BuyerSnapshot, 'siren' | 'country'>): 'B2B' | 'B2BINT' {
  return siren !== null || country === FRANCE ? 'B2B' : 'B2BINT'
}

/** The same document in the terms of EN 16931. Description 11.2. */
export function electronicInvoice(snapshot: InvoiceSnapshot, terms: ElectronicTerms): ElectronicInvoice {
  const { kind, number, issuedAt, servedAt, contract, original, seller, buyer, vatMention } = snapshot
  const credit = kind === 'credit'
  const positive = credit ? creditLines(snapshot.lines) : snapshot.lines
  const totals = invoiceTotals(positive)
  return {
    number,
    type: TYPE[kind],
    billingMode: SERVICES,
    issuedOn: parisDate(issuedAt),
    servedOn: servedAt && parisDate(servedAt),
    dueOn: credit ? null : parisDate(dueAt(issuedAt, paymentDays(buyer))),
    notes: [
      { subject: NOTES.indemnity, text: terms.indemnity },
      { subject: NOTES.penalties, text: terms.penalties },
      { subject: NOTES.discount, text: terms.discount },
      { subject: NOTES.treatment, text: treatmentOf(buyer) },
    ],
    contract: String(contract),
    original: original && { number: original.number, issuedOn: parisDate(original.issuedAt) },
    seller: sellerParty(seller, terms.legalForm),
    buyer: buyerParty(buyer),
    iban: credit ? null : seller.iban,
    paymentTerms: terms.payment,
    lines: positive.map((line, index) => ({
      ...line,
      details: snapshot.lines[index]?.details ?? [],
      net: totals.lines[index] ?? 0,
    })),
    reverseCharge: vatMention,
    totals,
  }
}
