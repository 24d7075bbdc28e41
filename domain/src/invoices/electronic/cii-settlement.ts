import { said, type XmlTree } from '../../kernel/xml-tree'
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

export function taxOfLine(invoice: ElectronicInvoice, vatPercent: number): XmlTree {
  return {
    'ram:TypeCode': 'VAT',
    'ram:CategoryCode': category(invoice, vatPercent),
    'ram:RateApplicablePercent': String(vatPercent),
  }
}

function taxOfGroup(invoice: ElectronicInvoice, { vatPercent, net, vat }: VatGroup): XmlTree {
  const { reverseCharge } = invoice
  return {
    'ram:CalculatedAmount': amount(vat),
    'ram:TypeCode': 'VAT',
    'ram:ExemptionReason': said(reverseCharge),
    'ram:BasisAmount': amount(net),
    'ram:CategoryCode': category(invoice, vatPercent),
    'ram:ExemptionReasonCode': said(reverseCharge && REVERSE_CHARGE.code),
    'ram:RateApplicablePercent': String(vatPercent),
  }
}

function paymentMeans({ iban }: ElectronicInvoice): XmlTree | undefined {
  if (iban === null) return undefined
  return { 'ram:TypeCode': SEPA_TRANSFER, 'ram:PayeePartyCreditorFinancialAccount': { 'ram:IBANID': iban } }
}

function sums({ totals }: ElectronicInvoice): XmlTree {
  return {
    'ram:LineTotalAmount': amount(totals.net),
    'ram:TaxBasisTotalAmount': amount(totals.net),
    'ram:TaxTotalAmount': { '@currencyID': CURRENCY, '#text': amount(totals.vat) },
    'ram:GrandTotalAmount': amount(totals.gross),
    'ram:DuePayableAmount': amount(totals.gross),
  }
}

function takenBack({ original }: ElectronicInvoice): XmlTree | undefined {
  if (original === null) return undefined
  return {
    'ram:IssuerAssignedID': original.number,
    'ram:FormattedIssueDateTime': dateTime(original.issuedOn, 'qdt:DateTimeString'),
  }
}

export function settlement(invoice: ElectronicInvoice): XmlTree {
  const { number, totals, dueOn, paymentTerms } = invoice
  return {
    'ram:PaymentReference': number,
    'ram:InvoiceCurrencyCode': CURRENCY,
    'ram:SpecifiedTradeSettlementPaymentMeans': paymentMeans(invoice),
    'ram:ApplicableTradeTax': totals.groups.map((group) => taxOfGroup(invoice, group)),
    'ram:SpecifiedTradePaymentTerms': {
      'ram:Description': paymentTerms,
      'ram:DueDateDateTime': dueOn === null ? undefined : dateTime(dueOn),
    },
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation': sums(invoice),
    'ram:InvoiceReferencedDocument': takenBack(invoice),
  }
}
