import { isSiren, isSiret } from '@volant/domain/organizations/company-numbers'

const DIGITS = Array.from({ length: 10 }, (_, digit) => String(digit))

/** The number with the last digit that makes its key right. */
function keyed(start: string, isRight: (text: string) => boolean): string {
  const last = DIGITS.find((digit) => isRight(start + digit))
  if (last === undefined) throw new Error(`no key fits ${start}`)
  return start + last
}

/** @param start eight digits, or more of which the first eight count */
export function sirenFrom(start: string): string {
  return keyed(start.slice(0, 8), isSiren)
}

export function siretFrom(siren: string): string {
  return keyed(`${siren}0001`, isSiret)
}

/** A Belgian VAT number with its key. */
export function belgianVatId(start: string): string {
  return `BE${start}${String(97 - (Number(start) % 97)).padStart(2, '0')}`
}
