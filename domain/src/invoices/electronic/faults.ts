import { isSiren, isSiret } from '../../organizations/company-numbers'
import { INVOICE_NUMBER } from '../number'
import { addressAgrees, isElectronicAddress } from './address'
import { NOTES } from './invoice'
import type { ElectronicInvoice, ElectronicParty } from './invoice'

/** What keeps a document from leaving as an electronic invoice. Description 11.2. */
export const ELECTRONIC_FAULTS = [
  'number',
  'dates',
  'type',
  'notes',
  'billingMode',
  'sellerSiren',
  'sellerSiret',
  'sellerAddress',
  'treatment',
  'buyerAbroad',
  'buyerSiren',
  'buyerAddress',
  'vatRate',
] as const
export type ElectronicFault = (typeof ELECTRONIC_FAULTS)[number]

// as the rules list them, also what is issued here never (BR-FR-04, BR-FR-08, BR-FR-20)
const TYPES = '380 389 393 501 386 500 384 471 472 473 261 262 381 396 502 503'.split(' ')
const BILLING_MODES = 'B1 S1 M1 B2 S2 M2 S3 B4 S4 M4 S5 S6 B7 S7 B8 S8 M8 B9 S9 M9'.split(' ')
const TREATMENTS = 'B2B B2BINT B2C B2CINT OUTOFSCOPE ARCHIVEONLY'.split(' ')

/** Rates that were French at some time: a seller's platform takes no other (BR-FR-16). */
const FRENCH_RATES = [0, 0.9, 1.05, 1.75, 2.1, 5.5, 7, 8.5, 9.2, 9.6, 10, 13, 19.6, 20, 20.6]

const LAWFUL_YEAR = /^20\d\d-/

const textsOf = ({ notes }: ElectronicInvoice, subject: string) =>
  notes.filter((note) => note.subject === subject).map(({ text }) => text)

function isReached({ siren, electronicAddress }: Pick<ElectronicParty, 'siren' | 'electronicAddress'>): boolean {
  return electronicAddress !== null && isElectronicAddress(electronicAddress) && addressAgrees(siren, electronicAddress)
}

/** What a company of the French register lacks to be sent electronic invoices (BR-FR-11, BR-FR-12, BR-FR-21, BR-FR-23). */
export function buyerFaults(buyer: Pick<ElectronicParty, 'siren' | 'electronicAddress'>): ElectronicFault[] {
  if (buyer.siren === null || !isSiren(buyer.siren)) return ['buyerSiren']
  return isReached(buyer) ? [] : ['buyerAddress']
}

function treatmentFaults(invoice: ElectronicInvoice): ElectronicFault[] {
  const [treatment, ...more] = textsOf(invoice, NOTES.treatment)
  if (treatment === undefined || more.length > 0 || !TREATMENTS.includes(treatment)) return ['treatment']
  return treatment === 'B2B' ? buyerFaults(invoice.buyer) : ['buyerAbroad']
}

/** The rules BR-FR of French platforms, in the order of the list above. Nothing is refused for them: the office is told. */
export function eInvoiceFaults(invoice: ElectronicInvoice): ElectronicFault[] {
  const { number, original, issuedOn, servedOn, dueOn, type, billingMode, seller, lines } = invoice
  const numbers = [number, ...(original ? [original.number] : [])]
  const days = [issuedOn, servedOn, dueOn, original?.issuedOn].filter((day) => day != null)
  const wanted = [NOTES.indemnity, NOTES.penalties, NOTES.discount]
  const found = new Set<ElectronicFault>(treatmentFaults(invoice))
  if (!numbers.every((one) => INVOICE_NUMBER.test(one))) found.add('number')
  if (!days.every((day) => LAWFUL_YEAR.test(day))) found.add('dates')
  if (!TYPES.includes(type)) found.add('type')
  if (wanted.some((subject) => textsOf(invoice, subject).length !== 1)) found.add('notes')
  if (!BILLING_MODES.includes(billingMode)) found.add('billingMode')
  if (seller.siren === null || !isSiren(seller.siren)) found.add('sellerSiren')
  if (seller.siret !== null && !(isSiret(seller.siret) && seller.siret.startsWith(seller.siren ?? '')))
    found.add('sellerSiret')
  if (!isReached(seller)) found.add('sellerAddress')
  if (!lines.every(({ vatPercent }) => FRENCH_RATES.includes(vatPercent))) found.add('vatRate')
  return ELECTRONIC_FAULTS.filter((fault) => found.has(fault))
}
