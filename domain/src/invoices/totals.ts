import { type Cents, percentOf } from '../kernel/money'

export interface InvoiceLine {
  readonly label: string
  readonly quantity: number
  /** Excluding tax. */
  readonly unitPrice: Cents
  readonly vatPercent: number
}

export interface VatGroup {
  readonly vatPercent: number
  readonly net: Cents
  readonly vat: Cents
}

export interface InvoiceTotals {
  readonly lines: readonly Cents[]
  readonly groups: readonly VatGroup[]
  readonly net: Cents
  readonly vat: Cents
  readonly gross: Cents
}

const sumOf = (amounts: readonly Cents[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** Rounded per line, then per VAT rate, half away from zero. Description 11.1. */
export function invoiceTotals(lines: readonly InvoiceLine[]): InvoiceTotals {
  const nets = lines.map(({ quantity, unitPrice }) => percentOf(unitPrice, quantity * 100))
  const rates = [...new Set(lines.map(({ vatPercent }) => vatPercent))].toSorted((a, b) => b - a)
  const groups = rates.map((vatPercent) => {
    const net = sumOf(nets.filter((_, index) => lines[index]?.vatPercent === vatPercent))
    return { vatPercent, net, vat: percentOf(net, vatPercent) }
  })
  const net = sumOf(nets)
  const vat = sumOf(groups.map((group) => group.vat))
  return { lines: nets, groups, net, vat, gross: net + vat }
}

/** The lines of the credit note that undoes an invoice. Decisions, Invoices. */
export function creditLines(lines: readonly InvoiceLine[]): InvoiceLine[] {
  return lines.map((line) => ({ ...line, unitPrice: -line.unitPrice }))
}
