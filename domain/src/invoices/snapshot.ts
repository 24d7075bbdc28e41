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
}

/** The buyer on that day. */
export interface BuyerSnapshot {
  readonly name: string
  /** Who ordered, at the buyer's. */
  readonly attention: string
  readonly address: readonly string[]
  readonly country: string
  readonly siren: string | null
  readonly vatId: string | null
}

/** What was billed, with the smaller lines under its label. */
export interface LineSnapshot extends InvoiceLine {
  readonly details: readonly string[]
}
