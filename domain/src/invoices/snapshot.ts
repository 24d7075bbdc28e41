import type { InvoiceLine } from './totals'

/** The seller as it stood on the day of issue; the row that holds it never changes. Description 11.1. */
export interface SellerSnapshot {
  readonly name: string
  readonly address: string
  readonly legalForm: string
  readonly capital: string | null
  readonly rcs: string | null
  readonly siren: string
  readonly siret: string
  readonly vatId: string
  readonly iban: string | null
  /** Where electronic invoices reach it, where that is another than its SIREN; not known of what was issued before. */
  readonly electronicAddress?: string | null
}

/** The buyer on that day. What electronic invoices want besides is not known of what was issued before them. */
export interface BuyerSnapshot {
  readonly name: string
  /** Who ordered, at the buyer's. */
  readonly attention: string
  readonly address: readonly string[]
  readonly country: string
  readonly siren: string | null
  readonly vatId: string | null
  /** The address in its parts. */
  readonly place?: { readonly address: string; readonly postalCode: string; readonly city: string } | null
  readonly electronicAddress?: string | null
  /** Days from the issue within which it pays, where something else than usual is agreed. */
  readonly paymentDays?: number | null
}

/** What was billed, with the smaller lines under its label. */
export interface LineSnapshot extends InvoiceLine {
  readonly details: readonly string[]
}

/** All that an issued document says, however it is written. */
export interface InvoiceSnapshot {
  readonly kind: 'invoice' | 'credit'
  readonly number: string
  readonly issuedAt: Date
  /** The delivery's number. */
  readonly contract: number
  /** When it was done; not known of what was issued before electronic invoices. */
  readonly servedAt: Date | null
  /** The invoice that a credit note takes back. */
  readonly original: { readonly number: string; readonly issuedAt: Date } | null
  readonly seller: SellerSnapshot
  readonly buyer: BuyerSnapshot
  readonly lines: readonly LineSnapshot[]
  /** The word that the law wants where the buyer owes the tax. */
  readonly vatMention: string | null
}
