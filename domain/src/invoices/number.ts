/** Longest number an e-invoice may carry, and its characters (BR-FR-01, BR-FR-02). Description 11.2. */
export const INVOICE_NUMBER = /^[A-Za-z0-9+/_-]{1,35}$/

export interface InvoiceSeries {
  /** Letters before the year, e.g. `F` for invoices and `A` for credit notes: each its own series. */
  readonly prefix: string
  /** Year of issue in Europe/Paris. */
  readonly year: number
}

/**
 * The number of the n-th document of a series: F-2026-000123. The counter row gives `sequence` in the transaction that issues.
 * @throws RangeError when prefix or sequence cannot make a lawful number: a fault of the configuration
 */
export function invoiceNumber(series: InvoiceSeries, sequence: number): string {
  if (!Number.isSafeInteger(sequence) || sequence < 1) throw new RangeError('an invoice sequence starts at 1')
  const number = `${series.prefix}-${series.year}-${String(sequence).padStart(6, '0')}`
  if (!INVOICE_NUMBER.test(number)) throw new RangeError(`not a lawful invoice number: ${number}`)
  return number
}
