export const SIREN_LENGTH = 9

function luhn(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

/** Without the blanks and points that people group digits with; this form is stored. */
export const compact = (text: string) => text.replace(/[\s.]/g, '').toUpperCase()

/** La Poste numbers its branches so that the digits add up to a multiple of five. Law INV-4. */
const LA_POSTE = '356000000'

/** Nine digits with a right Luhn key. Law INV-4. */
export function isSiren(text: string): boolean {
  const digits = compact(text)
  return /^\d{9}$/.test(digits) && luhn(digits)
}

/** Fourteen digits with a right Luhn key, beginning with a SIREN. Law INV-4. */
export function isSiret(text: string): boolean {
  const digits = compact(text)
  if (!/^\d{14}$/.test(digits)) return false
  if (luhn(digits)) return isSiren(digits.slice(0, SIREN_LENGTH))
  const sum = Array.from(digits).reduce((total, digit) => total + Number(digit), 0)
  return digits.startsWith(LA_POSTE) && sum % 5 === 0
}

/** The VAT number of a French company: key (12 + 3 × (SIREN mod 97)) mod 97. Law INV-4. */
export function frenchVatId(siren: string): string {
  const key = (12 + 3 * (Number(compact(siren)) % 97)) % 97
  return `FR${String(key).padStart(2, '0')}${compact(siren)}`
}

/** Checks the key of French (also Monaco's) and Belgian numbers, and the mere shape of the other countries'. Law INV-4. */
export function isVatId(text: string): boolean {
  const vatId = compact(text)
  if (vatId.startsWith('FR')) {
    const siren = vatId.slice(4)
    return /^FR\d{11}$/.test(vatId) && frenchVatId(siren) === vatId
  }
  if (vatId.startsWith('BE')) {
    return /^BE[01]\d{9}$/.test(vatId) && 97 - (Number(vatId.slice(2, 10)) % 97) === Number(vatId.slice(10))
  }
  return /^[A-Z]{2}[A-Z0-9]{2,12}$/.test(vatId)
}

/** A French VAT number holds the company's SIREN; Monaco's and foreign ones stand alone. */
export function numbersAgree(siren: string | null, vatId: string | null): boolean {
  if (siren === null || vatId === null || !vatId.startsWith('FR')) return true
  return vatId === frenchVatId(siren)
}
