import { said, type XmlTree } from '../../kernel/xml-tree'
import { party } from './cii-party'
import { settlement, taxOfLine } from './cii-settlement'
import { amount, dateTime } from './cii-values'
import type { ElectronicInvoice } from './invoice'

const NAMESPACES = {
  '@xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  '@xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  '@xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  '@xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
}

/** The profile of Factur-X that holds the whole of EN 16931 and nothing else. */
const PROFILE = 'urn:cen.eu:en16931:2017'

/** UN/ECE recommendation 20: one of whatever is named. */
const ONE = 'C62'

const identified = (id: string): XmlTree => ({ 'ram:ID': id })

function context({ billingMode }: ElectronicInvoice): XmlTree {
  return {
    'ram:BusinessProcessSpecifiedDocumentContextParameter': identified(billingMode),
    'ram:GuidelineSpecifiedDocumentContextParameter': identified(PROFILE),
  }
}

function header({ number, type, issuedOn, notes }: ElectronicInvoice): XmlTree {
  return {
    'ram:ID': number,
    'ram:TypeCode': type,
    'ram:IssueDateTime': dateTime(issuedOn),
    'ram:IncludedNote': notes.map(({ subject, text }) => ({ 'ram:Content': text, 'ram:SubjectCode': subject })),
  }
}

function line(invoice: ElectronicInvoice, billed: ElectronicInvoice['lines'][number], index: number): XmlTree {
  return {
    'ram:AssociatedDocumentLineDocument': { 'ram:LineID': String(index + 1) },
    'ram:SpecifiedTradeProduct': {
      'ram:Name': billed.label,
      'ram:Description': said(billed.details.join('\n')),
    },
    'ram:SpecifiedLineTradeAgreement': {
      'ram:NetPriceProductTradePrice': { 'ram:ChargeAmount': amount(billed.unitPrice) },
    },
    'ram:SpecifiedLineTradeDelivery': {
      'ram:BilledQuantity': { '@unitCode': ONE, '#text': String(billed.quantity) },
    },
    'ram:SpecifiedLineTradeSettlement': {
      'ram:ApplicableTradeTax': taxOfLine(invoice, billed.vatPercent),
      'ram:SpecifiedTradeSettlementLineMonetarySummation': { 'ram:LineTotalAmount': amount(billed.net) },
    },
  }
}

function agreement({ seller, buyer, contract }: ElectronicInvoice): XmlTree {
  return {
    'ram:SellerTradeParty': party(seller),
    'ram:BuyerTradeParty': party(buyer),
    'ram:ContractReferencedDocument': { 'ram:IssuerAssignedID': contract },
  }
}

function delivery({ servedOn }: ElectronicInvoice): XmlTree {
  return {
    'ram:ActualDeliverySupplyChainEvent':
      servedOn === null ? undefined : { 'ram:OccurrenceDateTime': dateTime(servedOn) },
  }
}

/** The Cross Industry Invoice of UN/CEFACT, D22B, in the order that its schema demands. Description 11.2. */
export function crossIndustryInvoice(invoice: ElectronicInvoice): XmlTree {
  return {
    'rsm:CrossIndustryInvoice': {
      ...NAMESPACES,
      'rsm:ExchangedDocumentContext': context(invoice),
      'rsm:ExchangedDocument': header(invoice),
      'rsm:SupplyChainTradeTransaction': {
        'ram:IncludedSupplyChainTradeLineItem': invoice.lines.map((billed, index) => line(invoice, billed, index)),
        'ram:ApplicableHeaderTradeAgreement': agreement(invoice),
        'ram:ApplicableHeaderTradeDelivery': delivery(invoice),
        'ram:ApplicableHeaderTradeSettlement': settlement(invoice),
      },
    },
  }
}
