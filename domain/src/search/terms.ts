/** Fewer letters and digits would match too much, and no index helps to find them. */
export const LEAST_LETTERS = 3
export const MOST_LETTERS = 64

/**
 * Capitals, accents and the French ligature make no difference to a search. The tables keep their texts in the same form:
 * `foldedSql` in server/src/tables/search-text.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[œŒ]/g, 'oe')
    .toLowerCase()
}

/** What somebody typed, in the forms that stored texts are compared with. */
export interface SearchTerms {
  /** Each has to stand somewhere in what is found; of those inside, one is enough. Letters and digits only. */
  readonly words: readonly (readonly string[])[]
  /** Letters and digits of the whole in capitals, as plates and VINs are compared. */
  readonly letters: string
  /** The digits, where nothing but a number was typed. */
  readonly number: string | null
  /** As it was typed, folded: addresses of e-mail and numbers of invoices are compared with the whole. */
  readonly whole: string
}

const NUMBER = /^[\d\s.+()/-]+$/

/** A national number that is whole has at least so many digits; the country before it is not known then. */
const WHOLE_PHONE = 8

/** The part of a stored phone number, `33612345678`, that these digits stand for. French until the number is whole. */
function phonePart(digits: string): string {
  if (digits.startsWith('00')) return digits.slice(2)
  if (!digits.startsWith('0')) return digits
  return digits.length >= WHOLE_PHONE ? digits.slice(1) : `33${digits.slice(1)}`
}

/** As it was typed, and as part of a phone number. */
function numberParts(digits: string): string[] {
  return [...new Set([digits, phonePart(digits)])].filter((part) => part.length >= LEAST_LETTERS)
}

/** @returns null where there are fewer than three letters or digits: such a search finds nothing */
export function searchTerms(text: string): SearchTerms | null {
  const whole = fold(text.trim())
  const words = whole.match(/[\p{L}\p{N}]+/gu) ?? []
  const joined = words.join('')
  if (joined.length < LEAST_LETTERS) return null
  const number = NUMBER.test(whole) ? joined : null
  return {
    words: number === null ? words.map((word) => [word]) : [numberParts(number)],
    letters: joined.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''),
    number,
    whole,
  }
}
