import { isIban } from '@volant/domain/drivers/iban'
import { isElectronicAddress } from '@volant/domain/invoices/electronic/address'
import { isSiren, isSiret, isVatId } from '@volant/domain/organizations/company-numbers'
import * as z from 'zod'

const line = z.string().trim().min(1)
const number = z.string().transform((text) => text.replace(/[\s.]/g, '').toUpperCase())

/** Who issues the invoices, as they must name themselves (description 11.1). */
export const SellerVariables = z.object({
  SELLER_NAME: line.describe('Name of the company on invoices').optional(),
  SELLER_ADDRESS: line.describe('Its postal address, in one line').optional(),
  SELLER_LEGAL_FORM: line.describe('SAS, SARL, EI …').optional(),
  SELLER_CAPITAL: line.describe('Share capital as printed, e.g. 50 000 €; not for an EI').optional(),
  SELLER_RCS: line.describe('Register of commerce, e.g. RCS Paris 732 829 320').optional(),
  SELLER_SIREN: number.refine(isSiren, 'must be a SIREN number: nine digits with a right key').optional(),
  SELLER_SIRET: number.refine(isSiret, 'must be a SIRET number: fourteen digits with a right key').optional(),
  SELLER_VAT_ID: number.refine(isVatId, 'must be a VAT number of the European Union').optional(),
  SELLER_IBAN: number
    .refine(isIban, 'must be an IBAN with right check digits')
    .describe('Account that invoices ask to pay to')
    .optional(),
  SELLER_ELECTRONIC_ADDRESS: line
    .refine(isElectronicAddress, 'must be an address of the French directory: the SIREN first')
    .describe('Where it is reached for electronic invoices, if not at its SIREN')
    .optional(),
  SELLER_CREDITOR_ID: number
    .refine((identifier) => /^[A-Z]{2}\d{2}[A-Z0-9]{4,31}$/.test(identifier), 'must be a SEPA creditor identifier')
    .describe('SEPA creditor identifier (ICS); without it drivers cannot sign direct-debit mandates')
    .optional(),
})
type SellerVariables = z.infer<typeof SellerVariables>

export interface Seller {
  readonly name: string
  readonly address: string
  readonly legalForm: string
  readonly capital: string | null
  readonly rcs: string | null
  readonly siren: string
  readonly siret: string
  readonly vatId: string
  readonly iban: string | null
  readonly electronicAddress: string | null
}

const DEMO_SELLER: Seller = {
  name: 'Volant Démonstration',
  address: '12 rue de la Paix, 75002 Paris, France',
  legalForm: 'SAS',
  capital: '50 000 €',
  rcs: 'RCS Paris 732 829 320',
  siren: '732829320',
  siret: '73282932000074',
  vatId: 'FR44732829320',
  iban: 'FR7630006000011234567890189',
  electronicAddress: null,
}

const REQUIRED = [
  'SELLER_NAME',
  'SELLER_ADDRESS',
  'SELLER_LEGAL_FORM',
  'SELLER_SIREN',
  'SELLER_SIRET',
  'SELLER_VAT_ID',
] as const

/** What is missing before an invoice may be issued, and what does not fit together. */
export function sellerProblems(variables: SellerVariables): { name: string; reason: string }[] {
  const missing = REQUIRED.filter((name) => variables[name] === undefined)
  const problems: { name: string; reason: string }[] = missing.map((name) => ({
    name,
    reason: 'is required: the law wants it on every invoice',
  }))
  const { SELLER_SIREN: siren, SELLER_SIRET: siret, SELLER_ELECTRONIC_ADDRESS: address } = variables
  if (siren && siret && !siret.startsWith(siren))
    problems.push({ name: 'SELLER_SIRET', reason: 'must begin with SELLER_SIREN' })
  if (siren && address && !address.startsWith(siren))
    problems.push({ name: 'SELLER_ELECTRONIC_ADDRESS', reason: 'must begin with SELLER_SIREN' })
  return problems
}

/** The configured company; the demo company wherever nothing is configured (production has refused that before). */
export function sellerOf(variables: SellerVariables): Seller {
  const { SELLER_NAME, SELLER_ADDRESS, SELLER_LEGAL_FORM, SELLER_SIREN, SELLER_SIRET, SELLER_VAT_ID } = variables
  if (!SELLER_NAME || !SELLER_ADDRESS || !SELLER_LEGAL_FORM || !SELLER_SIREN || !SELLER_SIRET || !SELLER_VAT_ID)
    return DEMO_SELLER
  return {
    name: SELLER_NAME,
    address: SELLER_ADDRESS,
    legalForm: SELLER_LEGAL_FORM,
    capital: variables.SELLER_CAPITAL ?? null,
    rcs: variables.SELLER_RCS ?? null,
    siren: SELLER_SIREN,
    siret: SELLER_SIRET,
    vatId: SELLER_VAT_ID,
    iban: variables.SELLER_IBAN ?? null,
    electronicAddress: variables.SELLER_ELECTRONIC_ADDRESS ?? null,
  }
}

const DEMO_CREDITOR_ID = 'FR72ZZZ123456'

/** The SEPA creditor identifier, the demo company's with the demo company; null where mandates cannot be signed. */
export function creditorIdOf(variables: SellerVariables): string | null {
  return variables.SELLER_CREDITOR_ID ?? (sellerOf(variables) === DEMO_SELLER ? DEMO_CREDITOR_ID : null)
}
