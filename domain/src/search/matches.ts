import { plateLetters } from '../deliveries/plates'
import { fold } from './terms'
import type { SearchTerms } from './terms'

export const SEARCH_FIELDS = [
  'CONTRACT',
  'PLATE',
  'VIN',
  'CUSTOMER',
  'REPRESENTATIVE',
  'TOWN',
  'POSTAL_CODE',
  'PHONE',
] as const
export type SearchField = (typeof SEARCH_FIELDS)[number]

/** The texts of a delivery that a search looked into, as far as whoever searches may read them. */
export type SearchedTexts = Readonly<Record<SearchField, readonly string[]>>

/** Where a search found something, and the text in which it did. */
export interface SearchMatch {
  readonly field: SearchField
  readonly text: string
}

function holds(field: SearchField, text: string, { words, letters, number }: SearchTerms): boolean {
  const has = (part: string, of: string) => part !== '' && of.includes(part)
  switch (field) {
    case 'CONTRACT':
      return number !== null && text.includes(number)
    case 'PLATE':
      return has(letters, plateLetters(text))
    case 'VIN':
      return has(letters, text)
    case 'PHONE':
      return number !== null && words.flat().some((part) => text.replaceAll(/\D/g, '').includes(part))
    default:
      return words.some((parts) => parts.some((part) => has(part, fold(text))))
  }
}

/** Why a delivery was found: each text once, in the order of the fields. */
export function matchesOf(texts: SearchedTexts, terms: SearchTerms): SearchMatch[] {
  return SEARCH_FIELDS.flatMap((field) =>
    [...new Set(texts[field])].filter((text) => holds(field, text, terms)).map((text) => ({ field, text })),
  )
}
