import { describe, expect, it } from 'vitest'
import { addressAgrees, electronicAddressOf, isElectronicAddress } from '../../../src/invoices/electronic/address'
import { buyerFaults, eInvoiceFaults, ELECTRONIC_FAULTS } from '../../../src/invoices/electronic/faults'
import type { ElectronicInvoice } from '../../../src/invoices/electronic/invoice'
import { dueAt, paymentDays } from '../../../src/invoices/terms'
import { BELGIAN, CREDIT, FRENCH, INVOICE, inEuropeanTerms } from './an-invoice'

const RIGHT = inEuropeanTerms(INVOICE)
const faults = (change: Partial<ElectronicInvoice>, of = RIGHT) => eInvoiceFaults({ ...of, ...change })
const without = (subject: string) => RIGHT.notes.filter((note) => note.subject !== subject)
const lineAt = (vatPercent: number) => RIGHT.lines.map((line) => ({ ...line, vatPercent }))
const seller = (change: Partial<ElectronicInvoice['seller']>) => faults({ seller: { ...RIGHT.seller, ...change } })
const buyer = (change: Partial<ElectronicInvoice['buyer']>) => faults({ buyer: { ...RIGHT.buyer, ...change } })
const treated = (text: string) => faults({ notes: [...without('BAR'), { subject: 'BAR', text }] })

describe('what keeps a document from leaving as an electronic invoice', () => {
  it('is nothing for an invoice and a credit note between two French companies', () => {
    expect(eInvoiceFaults(RIGHT)).toEqual([])
    expect(eInvoiceFaults(inEuropeanTerms(CREDIT))).toEqual([])
  })

  it('R1: its number, or that of the invoice taken back, is too long or has other characters', () => {
    for (const number of ['', 'F 1', 'F.1', 'É1', 'x'.repeat(36)]) {
      expect(faults({ number })).toEqual(['number'])
      expect(faults({ original: { number, issuedOn: '2026-06-15' } })).toEqual(['number'])
    }
    for (const number of ['F-2026-000001', 'a+b/c_d', 'x'.repeat(35)]) expect(faults({ number })).toEqual([])
  })

  it('R1: one of its days is in another century', () => {
    for (const issuedOn of ['1999-12-31', '2100-01-01']) {
      expect(faults({ issuedOn })).toEqual(['dates'])
      expect(faults({ dueOn: issuedOn })).toEqual(['dates'])
      expect(faults({ servedOn: issuedOn })).toEqual(['dates'])
      expect(faults({ original: { number: 'F-1', issuedOn } })).toEqual(['dates'])
    }
    for (const issuedOn of ['2000-01-01', '2099-12-31']) expect(faults({ issuedOn })).toEqual([])
    expect(faults({ servedOn: null, dueOn: null })).toEqual([])
  })

  it('R2: it is of a type that platforms do not take', () => {
    for (const type of ['380', '381', '384', '386', '389']) expect(faults({ type })).toEqual([])
    for (const type of ['', '325', '383', '875']) expect(faults({ type })).toEqual(['type'])
  })

  it('R3: a note on recovery costs, penalties or discount is missing, or there twice', () => {
    for (const subject of ['PMT', 'PMD', 'AAB']) {
      expect(faults({ notes: without(subject) })).toEqual(['notes'])
      expect(faults({ notes: [...RIGHT.notes, { subject, text: 'encore' }] })).toEqual(['notes'])
    }
    expect(faults({ notes: [...RIGHT.notes, { subject: 'REG', text: 'autre' }] })).toEqual([])
  })

  it('R4: it is billed in a mode that is not listed', () => {
    for (const billingMode of ['S1', 'B1', 'M1', 'S2', 'M8']) expect(faults({ billingMode })).toEqual([])
    for (const billingMode of ['', 'S', 'B3', 's1']) expect(faults({ billingMode })).toEqual(['billingMode'])
  })

  it('R5: its seller has no right SIREN, or a SIRET of another company', () => {
    expect(seller({ siren: null, siret: null })).toEqual(['sellerSiren', 'sellerAddress'])
    expect(seller({ siren: '732829321', electronicAddress: '732829321', siret: null })).toEqual(['sellerSiren'])
    expect(seller({ siret: '73282932000075' })).toEqual(['sellerSiret'])
    expect(seller({ siret: '55210055400013' })).toEqual(['sellerSiret'])
    expect(seller({ siret: null })).toEqual([])
  })

  it('R6: nothing says who buys, or a French company has no right SIREN', () => {
    expect(faults({ notes: without('BAR') })).toEqual(['treatment'])
    expect(faults({ notes: [...RIGHT.notes, { subject: 'BAR', text: 'B2B' }] })).toEqual(['treatment'])
    expect(treated('B2G')).toEqual(['treatment'])
    for (const siren of [null, '', '552100555', '55210055']) expect(buyer({ siren })).toEqual(['buyerSiren'])
  })

  it('R6: its buyer is not in France: such a sale is reported, not sent through a platform', () => {
    for (const treatment of ['B2BINT', 'B2C', 'B2CINT', 'OUTOFSCOPE', 'ARCHIVEONLY'])
      expect(treated(treatment)).toEqual(['buyerAbroad'])
    expect(eInvoiceFaults(inEuropeanTerms({ ...INVOICE, buyer: BELGIAN }))).toEqual(['buyerAbroad'])
    // registered in France, billed abroad
    const registered = { ...FRENCH, country: 'BE' }
    expect(eInvoiceFaults(inEuropeanTerms({ ...INVOICE, buyer: registered }))).toEqual([])
    const unknown = { ...FRENCH, siren: null, vatId: null }
    expect(eInvoiceFaults(inEuropeanTerms({ ...INVOICE, buyer: unknown }))).toEqual(['buyerSiren'])
  })

  it('R7: one of both is not reached at an address that begins with their SIREN', () => {
    for (const electronicAddress of [null, '', '732829320 X', '111111111', `732829320${'x'.repeat(117)}`]) {
      expect(seller({ electronicAddress })).toEqual(['sellerAddress'])
      expect(buyer({ electronicAddress })).toEqual(['buyerAddress'])
    }
    expect(seller({ electronicAddress: '732829320_SIEGE' })).toEqual([])
    expect(buyer({ electronicAddress: '552100554_55210055400013_COMPTA' })).toEqual([])
    expect(buyer({ electronicAddress: '732829320' })).toEqual(['buyerAddress'])
    expect(buyerFaults({ siren: '552100554', electronicAddress: '552100554' })).toEqual([])
  })

  it('R8: a line has a rate that was never French', () => {
    for (const rate of [0, 0.9, 1.05, 1.75, 2.1, 5.5, 7, 8.5, 9.2, 9.6, 10, 13, 19.6, 20, 20.6])
      expect(faults({ lines: lineAt(rate) })).toEqual([])
    for (const rate of [21, 17, 19, 6, 25]) expect(faults({ lines: lineAt(rate) })).toEqual(['vatRate'])
    expect(faults({ lines: [...RIGHT.lines, ...lineAt(21)] })).toEqual(['vatRate'])
  })

  it('is told all at once, in one order', () => {
    const nothing = { ...RIGHT.seller, siren: null, siret: '1', electronicAddress: null }
    const all = faults({
      number: '',
      issuedOn: '1999-01-01',
      type: '',
      notes: [],
      billingMode: '',
      seller: nothing,
      lines: lineAt(21),
    })
    expect(all).toEqual(ELECTRONIC_FAULTS.filter((fault) => !fault.startsWith('buyer')))
  })
})

describe('an electronic address', () => {
  it('has the SIREN first, and letters, digits and few signs behind it', () => {
    for (const address of ['552100554', '552100554_COMPTA', '552100554.a+b-c', `552100554${'x'.repeat(116)}`])
      expect(isElectronicAddress(address)).toBe(true)
    for (const address of ['', '55210055', 'A552100554', '552100554 X', '552100554/X', `552100554${'x'.repeat(117)}`])
      expect(isElectronicAddress(address)).toBe(false)
  })

  it('is of the company whose SIREN it begins with', () => {
    expect(addressAgrees('552100554', '552100554_X')).toBe(true)
    expect(addressAgrees('732829320', '552100554_X')).toBe(false)
    expect(addressAgrees(null, '552100554_X')).toBe(false)
    expect(addressAgrees(null, null)).toBe(true)
    expect(addressAgrees('732829320', null)).toBe(true)
  })

  it('is the SIREN where no other was given', () => {
    expect(electronicAddressOf({ siren: '552100554', electronicAddress: '552100554_X' })).toBe('552100554_X')
    expect(electronicAddressOf({ siren: '552100554', electronicAddress: null })).toBe('552100554')
    expect(electronicAddressOf({ siren: '552100554' })).toBe('552100554')
    expect(electronicAddressOf({ siren: null })).toBeNull()
  })
})

describe('the term of payment', () => {
  it('is thirty days unless something else was agreed', () => {
    expect([{}, { paymentDays: null }, { paymentDays: 45 }, { paymentDays: 0 }].map(paymentDays)).toEqual([
      30, 30, 45, 0,
    ])
  })

  it('counts days of Paris, also over the change of the hour', () => {
    const day = (issued: string, days: number) => dueAt(new Date(issued), days).toISOString()
    expect(day('2026-06-15T08:00:00Z', 30)).toBe('2026-07-15T10:00:00.000Z')
    expect(day('2026-03-10T22:30:00Z', 30)).toBe('2026-04-09T10:00:00.000Z')
    expect(day('2026-12-31T23:30:00Z', 0)).toBe('2027-01-01T11:00:00.000Z')
  })
})
