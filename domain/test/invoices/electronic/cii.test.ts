import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { crossIndustryInvoice } from '../../../src/invoices/electronic/cii'
import type { InvoiceSnapshot } from '../../../src/invoices/snapshot'
import { invoiceTotals } from '../../../src/invoices/totals'
import { BELGIAN, CREDIT, FRENCH, INVOICE, inEuropeanTerms } from './an-invoice'
import { CII_ORDER } from './cii-order'
import { all, rootOf, textAt } from './elements'
import type { Element } from './elements'

const written = (snapshot: InvoiceSnapshot) => rootOf(crossIndustryInvoice(inEuropeanTerms(snapshot)))
const settlementOf = (xml: Element) =>
  all(xml, 'SupplyChainTradeTransaction ApplicableHeaderTradeSettlement')[0] as Element
const partyOf = (xml: Element, side: 'Seller' | 'Buyer') =>
  all(xml, `SupplyChainTradeTransaction ApplicableHeaderTradeAgreement ${side}TradeParty`)[0] as Element
const REVERSE: InvoiceSnapshot = {
  ...INVOICE,
  buyer: BELGIAN,
  vatMention: 'Autoliquidation',
  lines: INVOICE.lines.map((line) => ({ ...line, vatPercent: 0 })),
}
// what stood on a row before electronic invoices
const OLD: InvoiceSnapshot = {
  ...INVOICE,
  servedAt: null,
  buyer: { ...FRENCH, place: null, siren: null, vatId: null, attention: '' },
  seller: { ...INVOICE.seller, capital: null, rcs: null, iban: null },
}

/** Elements that stand where the schema does not want them, or are missing. */
function misplaced({ name, children, text }: Element): string[] {
  const here = name.replace(/^\w+:/, '')
  const order = CII_ORDER.get(here)
  if (order === undefined) return children.length > 0 || text === '' ? [`${here} is unknown or empty`] : []
  const names = order.map((each) => each.replace('!', ''))
  const places = children.map((child) => names.indexOf(child.name.replace(/^\w+:/, '')))
  const unordered = places.some((place, index) => place < 0 || place < (places[index - 1] ?? 0))
  const missing = order.filter((each, place) => each.endsWith('!') && !places.includes(place))
  return [
    ...(unordered ? [`${here}: ${children.map((child) => child.name).join(' ')}`] : []),
    ...missing.map((each) => `${here} without ${each}`),
    ...children.flatMap(misplaced),
  ]
}

const snapshots = fc
  .record({
    kind: fc.constantFrom('invoice', 'credit'),
    buyer: fc.constantFrom(FRENCH, BELGIAN, OLD.buyer),
    seller: fc.constantFrom(INVOICE.seller, OLD.seller),
    servedAt: fc.constantFrom(INVOICE.servedAt, null),
    vatMention: fc.constantFrom(null, 'Autoliquidation'),
    lines: fc.array(
      fc.record({
        label: fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => text.trim() !== ''),
        details: fc.array(fc.string({ minLength: 1 }), { maxLength: 3 }),
        quantity: fc.integer({ min: 1, max: 9 }),
        unitPrice: fc.integer({ min: 0, max: 5_000_000 }),
        vatPercent: fc.constantFrom(0, 5.5, 20, 21),
      }),
      { minLength: 1, maxLength: 6 },
    ),
  })
  .map(({ kind, lines, ...rest }): InvoiceSnapshot => {
    const base = kind === 'credit' ? CREDIT : INVOICE
    const sign = kind === 'credit' ? -1 : 1
    return { ...base, ...rest, lines: lines.map((line) => ({ ...line, unitPrice: sign * line.unitPrice })) }
  })

const cents = (text: string | undefined) => Math.round(Number(text) * 100)

describe('the XML of an electronic invoice', () => {
  it('has the elements that the schema demands, in its order, for every document', () => {
    for (const snapshot of [INVOICE, CREDIT, REVERSE, OLD]) expect(misplaced(written(snapshot))).toEqual([])
    fc.assert(
      fc.property(snapshots, (snapshot) => {
        expect(misplaced(written(snapshot))).toEqual([])
      }),
    )
  })

  it('adds up to the cent to what was issued, whichever way the money goes', () => {
    fc.assert(
      fc.property(snapshots, (snapshot) => {
        const totals = invoiceTotals(snapshot.lines)
        const xml = written(snapshot)
        const sums = all(settlementOf(xml), 'SpecifiedTradeSettlementHeaderMonetarySummation')[0] as Element
        const sum = (name: string) => cents(textAt(sums, name)[0])
        expect(sum('LineTotalAmount')).toBe(Math.abs(totals.net))
        expect(sum('TaxBasisTotalAmount')).toBe(Math.abs(totals.net))
        expect(sum('TaxTotalAmount')).toBe(Math.abs(totals.vat))
        expect(sum('GrandTotalAmount')).toBe(Math.abs(totals.gross))
        expect(sum('DuePayableAmount')).toBe(Math.abs(totals.gross))
        const lines = textAt(
          xml,
          'SupplyChainTradeTransaction IncludedSupplyChainTradeLineItem SpecifiedLineTradeSettlement SpecifiedTradeSettlementLineMonetarySummation LineTotalAmount',
        )
        expect(lines.map(cents)).toEqual(totals.lines.map(Math.abs))
        const taxes = all(settlementOf(xml), 'ApplicableTradeTax')
        expect(
          taxes.map((tax) => ({
            vatPercent: Number(textAt(tax, 'RateApplicablePercent')[0]),
            net: cents(textAt(tax, 'BasisAmount')[0]),
            vat: cents(textAt(tax, 'CalculatedAmount')[0]),
          })),
        ).toEqual(
          totals.groups.map(({ vatPercent, net, vat }) => ({ vatPercent, net: Math.abs(net), vat: Math.abs(vat) })),
        )
      }),
    )
  })

  it('is of the profile EN 16931, of services, with the notes that French rules ask for', () => {
    const xml = written(INVOICE)
    const context = all(xml, 'ExchangedDocumentContext')[0] as Element
    expect(textAt(context, 'BusinessProcessSpecifiedDocumentContextParameter ID')).toEqual(['S1'])
    expect(textAt(context, 'GuidelineSpecifiedDocumentContextParameter ID')).toEqual(['urn:cen.eu:en16931:2017'])
    expect(textAt(xml, 'ExchangedDocument TypeCode')).toEqual(['380'])
    expect(textAt(xml, 'ExchangedDocument IssueDateTime DateTimeString')).toEqual(['20260615'])
    expect(
      all(xml, 'ExchangedDocument IncludedNote').map((note) => [
        ...textAt(note, 'SubjectCode'),
        ...textAt(note, 'Content'),
      ]),
    ).toEqual([
      ['PMT', 'Indemnité : 40 €.'],
      ['PMD', 'Pénalités.'],
      ['AAB', 'Pas d’escompte.'],
      ['BAR', 'B2B'],
    ])
    expect(textAt(written(REVERSE), 'ExchangedDocument IncludedNote Content').at(-1)).toBe('B2BINT')
  })

  it('names both parties by their numbers, their addresses and where they are reached', () => {
    const xml = written({ ...INVOICE, buyer: { ...FRENCH, electronicAddress: '552100554_COMPTA' } })
    const shown = (side: 'Seller' | 'Buyer') =>
      [
        'GlobalID',
        'SpecifiedLegalOrganization ID',
        'URIUniversalCommunication URIID',
        'SpecifiedTaxRegistration ID',
      ].map((way) => all(partyOf(xml, side), way).map(({ text, attributes }) => `${attributes['schemeID']} ${text}`)[0])
    expect(shown('Seller')).toEqual(['0009 73282932000074', '0002 732829320', '0225 732829320', 'VA FR44732829320'])
    expect(shown('Buyer')).toEqual([undefined, '0002 552100554', '0225 552100554_COMPTA', 'VA FR40552100554'])
    expect(textAt(partyOf(xml, 'Seller'), 'Description')).toEqual([
      'SAS au capital de 50 000 € · RCS Paris 732 829 320',
    ])
    expect(textAt(partyOf(xml, 'Buyer'), 'Name')).toEqual(['Horizon & Fils'])
    const place = (side: 'Seller' | 'Buyer', from: Element) =>
      all(partyOf(from, side), 'PostalTradeAddress')[0]?.children.map(({ text }) => text)
    expect(place('Buyer', xml)).toEqual(['69002', '3 quai des Comptes', 'Lyon', 'FR'])
    expect(place('Seller', xml)).toEqual(['12 rue de la Paix, 75002 Paris, France', 'FR'])
    expect(place('Buyer', written(OLD))).toEqual(['3 quai des Comptes', '69002 Lyon', 'FR'])
    expect(place('Buyer', written(REVERSE))).toEqual(['120 avenue Louise', '1050 Bruxelles', 'Belgique', 'BE'])
  })

  it('says when it is to be paid and where to; a credit note says which invoice it takes back', () => {
    const due = 'SpecifiedTradePaymentTerms DueDateDateTime DateTimeString'
    const account = 'SpecifiedTradeSettlementPaymentMeans PayeePartyCreditorFinancialAccount IBANID'
    const invoice = settlementOf(written(INVOICE))
    expect(textAt(invoice, due)).toEqual(['20260715'])
    expect(textAt(settlementOf(written({ ...INVOICE, buyer: { ...FRENCH, paymentDays: 45 } })), due)).toEqual([
      '20260730',
    ])
    expect(textAt(invoice, account)).toEqual([INVOICE.seller.iban])
    expect(textAt(invoice, 'InvoiceReferencedDocument IssuerAssignedID')).toEqual([])
    const credit = settlementOf(written(CREDIT))
    expect(textAt(written(CREDIT), 'ExchangedDocument TypeCode')).toEqual(['381'])
    expect([...textAt(credit, due), ...textAt(credit, account)]).toEqual([])
    expect(textAt(credit, 'InvoiceReferencedDocument IssuerAssignedID')).toEqual(['F-2026-000001'])
    expect(textAt(credit, 'InvoiceReferencedDocument FormattedIssueDateTime DateTimeString')).toEqual(['20260615'])
  })

  it('says on which day in Paris it was done, of which contract, and what was done', () => {
    const transaction = all(written(INVOICE), 'SupplyChainTradeTransaction')[0] as Element
    const done = 'ApplicableHeaderTradeDelivery ActualDeliverySupplyChainEvent OccurrenceDateTime DateTimeString'
    expect(textAt(transaction, done)).toEqual(['20260615'])
    const contract = 'ApplicableHeaderTradeAgreement ContractReferencedDocument IssuerAssignedID'
    expect(textAt(transaction, contract)).toEqual(['1234'])
    const product = 'IncludedSupplyChainTradeLineItem SpecifiedTradeProduct'
    expect(textAt(transaction, `${product} Name`)).toEqual(['Convoyage', 'Option'])
    expect(textAt(transaction, `${product} Description`)).toEqual(['De : Paris\nÀ : Lyon'])
  })

  it('charges tax at a rate, at none, or leaves it to the buyer with the reason', () => {
    const tax = (snapshot: InvoiceSnapshot) => {
      const [found] = all(settlementOf(written(snapshot)), 'ApplicableTradeTax')
      return ['CategoryCode', 'ExemptionReason', 'ExemptionReasonCode'].map((name) => textAt(found as Element, name)[0])
    }
    const lines = INVOICE.lines.map((line) => ({ ...line, vatPercent: 0 }))
    expect(tax(INVOICE)).toEqual(['S', undefined, undefined])
    expect(tax(REVERSE)).toEqual(['AE', 'Autoliquidation', 'VATEX-EU-AE'])
    expect(tax({ ...INVOICE, lines })).toEqual(['Z', undefined, undefined])
  })
})
