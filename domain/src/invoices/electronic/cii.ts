import { element, optional, writeXml } from '../../kernel/xml'
import type { XmlElement } from '../../kernel/xml'
import { party } from './cii-party'
import { settlement, taxOfLine } from './cii-settlement'
import { amount, dateTime } from './cii-values'
import type { ElectronicInvoice } from './invoice'

const NAMESPACES = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
}

/** The profile of Factur-X that holds the whole of EN 16931 and nothing else. */
const PROFILE = 'urn:cen.eu:en16931:2017'

/** UN/ECE recommendation 20: one of whatever is named. */
const ONE = 'C62'

function context({ billingMode }: ElectronicInvoice): XmlElement {
  const named = (name: string, id: string) => element(`ram:${name}`, [element('ram:ID', id)])
  return element('rsm:ExchangedDocumentContext', [
    named('BusinessProcessSpecifiedDocumentContextParameter', billingMode),
    named('GuidelineSpecifiedDocumentContextParameter', PROFILE),
  ])
}

function header({ number, type, issuedOn, notes }: ElectronicInvoice): XmlElement {
  return element('rsm:ExchangedDocument', [
    element('ram:ID', number),
    element('ram:TypeCode', type),
    dateTime('ram:IssueDateTime', issuedOn),
    ...notes.map(({ subject, text }) =>
      element('ram:IncludedNote', [element('ram:Content', text), element('ram:SubjectCode', subject)]),
    ),
  ])
}

function line(invoice: ElectronicInvoice, index: number): XmlElement | null {
  const billed = invoice.lines[index]
  if (billed === undefined) return null
  return element('ram:IncludedSupplyChainTradeLineItem', [
    element('ram:AssociatedDocumentLineDocument', [element('ram:LineID', String(index + 1))]),
    element('ram:SpecifiedTradeProduct', [
      element('ram:Name', billed.label),
      optional('ram:Description', billed.details.join('\n')),
    ]),
    element('ram:SpecifiedLineTradeAgreement', [
      element('ram:NetPriceProductTradePrice', [element('ram:ChargeAmount', amount(billed.unitPrice))]),
    ]),
    element('ram:SpecifiedLineTradeDelivery', [
      element('ram:BilledQuantity', String(billed.quantity), { unitCode: ONE }),
    ]),
    element('ram:SpecifiedLineTradeSettlement', [
      taxOfLine(invoice, billed.vatPercent),
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', [
        element('ram:LineTotalAmount', amount(billed.net)),
      ]),
    ]),
  ])
}

function agreement({ seller, buyer, contract }: ElectronicInvoice): XmlElement {
  return element('ram:ApplicableHeaderTradeAgreement', [
    party('ram:SellerTradeParty', seller),
    party('ram:BuyerTradeParty', buyer),
    element('ram:ContractReferencedDocument', [element('ram:IssuerAssignedID', contract)]),
  ])
}

function delivery({ servedOn }: ElectronicInvoice): XmlElement {
  return element('ram:ApplicableHeaderTradeDelivery', [
    servedOn === null
      ? null
      : element('ram:ActualDeliverySupplyChainEvent', [dateTime('ram:OccurrenceDateTime', servedOn)]),
  ])
}

/** The Cross Industry Invoice of UN/CEFACT, D22B, in the order that its schema demands. Description 11.2. */
export function crossIndustryInvoice(invoice: ElectronicInvoice): string {
  const document = element(
    'rsm:CrossIndustryInvoice',
    [
      context(invoice),
      header(invoice),
      element('rsm:SupplyChainTradeTransaction', [
        ...invoice.lines.map((_, index) => line(invoice, index)),
        agreement(invoice),
        delivery(invoice),
        settlement(invoice),
      ]),
    ],
    NAMESPACES,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeXml(document)}\n`
}
