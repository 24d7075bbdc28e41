import type { Translate } from '../../../platform/words'
import type { SellerSnapshot } from '@volant/domain/invoices/snapshot'

type Words = Translate<'documents'>
type Numbers = { readonly siren: string | null; readonly vatId: string | null }

/** `732 829 320`, and the five digits of a branch behind it. */
const inThrees = (digits: string) =>
  digits
    .replace(/^(\d{3})(\d{3})(\d{3})(\d*)$/, '$1 $2 $3 $4')
    .trim()
    .replaceAll(' ', '\u00a0')

export function siretLine(siret: string, t: Words): string {
  return t('invoice.siret', { siret: inThrees(siret) })
}

/** The numbers a party is known by. */
export function numberLines({ siren, vatId }: Numbers, t: Words): string[] {
  return [
    ...(siren ? [t('invoice.siren', { siren: inThrees(siren) })] : []),
    ...(vatId ? [t('invoice.vatId', { vatId })] : []),
  ]
}

export function legalForm({ legalForm: form, capital }: SellerSnapshot, t: Words): string {
  return capital ? t('invoice.capital', { form, capital }) : form
}

/** The company under its own name, at the head of a sheet. */
export function headLines(seller: SellerSnapshot, t: Words): string[] {
  return [seller.address, siretLine(seller.siret, t)]
}

/** What the law wants on every business paper, at the foot of the sheet (article R123-237 of the Code de commerce). */
export function footLines(seller: SellerSnapshot, t: Words): string[] {
  return [
    [seller.name, legalForm(seller, t), seller.rcs].filter(Boolean).join(' · '),
    [seller.address, ...numberLines(seller, t)].join(' · '),
  ]
}
