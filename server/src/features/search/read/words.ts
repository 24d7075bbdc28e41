import { LEAST_LETTERS } from '@volant/domain/search/terms'
import type { SearchTerms } from '@volant/domain/search/terms'
import type { Params } from '../../../projections/engine'
import { containing } from '../../../projections/page'

/** What every one of these parts of a number holds: the digits behind the zero or the country before them. */
function sharedDigits(parts: readonly string[]): string | undefined {
  const [typed = ''] = parts
  const national = typed.replace(/^0/, '')
  return national.length >= LEAST_LETTERS && parts.every((part) => part.includes(national)) ? national : undefined
}

/**
 * Every word stands somewhere in the folded text. Of a number that may be a phone's, the index looks for the shared digits
 * only: each phone begins with its country, and an index entry that nearly every row has takes long to read.
 */
export function holdsWords(text: string, { words }: SearchTerms, params: Params): string {
  const like = (part: string) => `${text} LIKE ${params.add(containing(part))}`
  const anyOf = (parts: readonly string[]) => {
    const shared = parts.length > 1 ? sharedDigits(parts) : undefined
    if (shared === undefined) return `(${parts.map(like).join(' OR ')})`
    return `(${like(shared)} AND (${parts.map((part) => `strpos(${text}, ${params.add(part)}) > 0`).join(' OR ')}))`
  }
  return words.map(anyOf).join(' AND ')
}

/** The trigram index knows no shorter text: without one word of that length every row would be read. */
export function hasIndexedWord({ words }: SearchTerms): boolean {
  return words.some((parts) => parts.every((part) => part.length >= LEAST_LETTERS))
}
