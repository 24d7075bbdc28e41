import { element, optional } from '../../kernel/xml'
import type { XmlElement } from '../../kernel/xml'
import type { VatGroup } from '../totals'
import { amount, dateTime } from './cii-values'
import type { ElectronicInvoice } from './invoice'

const CURRENCY = 'EUR'
/** UNTDID 4461: a transfer within the SEPA. */
const SEPA_TRANSFER = '58'
const REVERSE_CHARGE = { category: 'AE', code: 'VATEX-EU-AE' } as const

/** UNTDID 5305: at a rate, at none, or owed by the buyer. */
function category({ reverseCharge }: ElectronicInvoice, vatPercent: number): string {
  if (reverseCharge !== null) return REVERSE_CHARGE.category
  return vatPercent > 0 ? 'S' : 'Z'
}

export function taxOfLine(invoice: ElectronicInvoice, vatPercent: number): XmlElement {
  return element('ram:ApplicableTradeTax', [
    element('ram:TypeCode', 'VAT'),
    element('ram:CategoryCode', category(invoice, vatPercent)),
    element('ram:RateApplicablePercent', String(vatPercent)),
  ])
}

function taxOfGroup(invoice: ElectronicInvoice, { vatPercent, net, vat }: VatGroup): XmlElement {
  const { reverseCharge } = invoice
  return element('ram:ApplicableTradeTax', [
    element('ram:CalculatedAmount', amount(vat)),
    element('ram:TypeCode', 'VAT'),
    optional('ram:ExemptionReason', reverseCharge),
    element('ram:BasisAmount', amount(net)),
    element('ram:CategoryCode', category(invoice, vatPercent)),
    optional('ram:ExemptionReasonCode', reverseCharge && REVERSE_CHARGE.code),
    element('ram:RateApplicablePercent', String(vatPercent)),
  ])
}

function paymentMeans({ iban }: ElectronicInvoice): XmlElement | null {
  if (iban === null) return null
  return element('ram:SpecifiedTradeSettlementPaymentMeans', [
    element('ram:TypeCode', SEPA_TRANSFER),
    element('ram:PayeePartyCreditorFinancialAccount', [element('ram:IBANID', iban)]),
  ])
}

function sums({ totals }: ElectronicInvoice): XmlElement {
  return element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
    element('ram:LineTotalAmount', amount(totals.net)),
    element('ram:TaxBasisTotalAmount', amount(totals.net)),
    element('ram:TaxTotalAmount', amount(totals.vat), { currencyID: CURRENCY }),
    element('ram:GrandTotalAmount', amount(totals.gross)),
    element('ram:DuePayableAmount', amount(totals.gross)),
  ])
}

export function settlement(invoice: ElectronicInvoice): XmlElement {
  const { number, totals, dueOn, paymentTerms, original } = invoice
  return element('ram:ApplicableHeaderTradeSettlement', [
    element('ram:PaymentReference', number),
    element('ram:InvoiceCurrencyCode', CURRENCY),
    paymentMeans(invoice),
    ...totals.groups.map((group) => taxOfGroup(invoice, group)),
    element('ram:SpecifiedTradePaymentTerms', [
      element('ram:Description', paymentTerms),
      dueOn === null ? null : dateTime('ram:DueDateDateTime', dueOn),
    ]),
    sums(invoice),
    original &&
      element('ram:InvoiceReferencedDocument', [
        element('ram:IssuerAssignedID', original.number),
        dateTime('ram:FormattedIssueDateTime', original.issuedOn, 'qdt:DateTimeString'),
      ]),
  ])
}
