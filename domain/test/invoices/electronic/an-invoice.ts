import { electronicInvoice } from '../../../src/invoices/electronic/invoice'
import type { InvoiceSnapshot } from '../../../src/invoices/snapshot'

const SELLER = {
  name: 'Volant',
  address: '12 rue de la Paix, 75002 Paris, France',
  legalForm: 'SAS',
  capital: '50 000 €',
  rcs: 'RCS Paris 732 829 320',
  siren: '732829320',
  siret: '73282932000074',
  vatId: 'FR44732829320',
  iban: 'FR7630006000011234567890189',
}
export const FRENCH = {
  name: 'Horizon & Fils',
  attention: 'Claire Martin',
  address: ['3 quai des Comptes', '69002 Lyon'],
  place: { address: '3 quai des Comptes', postalCode: '69002', city: 'Lyon' },
  country: 'FR',
  siren: '552100554',
  vatId: 'FR40552100554',
}
export const BELGIAN = {
  name: 'Bruxelles SA',
  attention: 'Luc',
  address: ['120 avenue Louise', '1050 Bruxelles', 'Belgique'],
  country: 'BE',
  siren: null,
  vatId: 'BE0403170701',
}
const ISSUED = new Date('2026-06-15T08:00:00Z')

export const INVOICE: InvoiceSnapshot = {
  kind: 'invoice',
  number: 'F-2026-000001',
  issuedAt: ISSUED,
  contract: 1234,
  servedAt: new Date('2026-06-14T22:30:00Z'),
  original: null,
  seller: SELLER,
  buyer: FRENCH,
  lines: [
    { label: 'Convoyage', details: ['De : Paris', 'À : Lyon'], quantity: 1, unitPrice: 48333, vatPercent: 20 },
    { label: 'Option', details: [], quantity: 1, unitPrice: 1667, vatPercent: 20 },
  ],
  vatMention: null,
}
export const CREDIT: InvoiceSnapshot = {
  ...INVOICE,
  kind: 'credit',
  number: 'A-2026-000001',
  original: { number: INVOICE.number, issuedAt: ISSUED },
  lines: INVOICE.lines.map((line) => ({ ...line, unitPrice: -line.unitPrice })),
}

export const inEuropeanTerms = (snapshot: InvoiceSnapshot) =>
  electronicInvoice(snapshot, {
    indemnity: 'Indemnité : 40 €.',
    penalties: 'Pénalités.',
    discount: 'Pas d’escompte.',
    payment: 'Paiement à 30 jours.',
    legalForm: 'SAS au capital de 50 000 €',
  })
