import type { Language } from '@volant/domain/kernel/actor'

/** French puts a space before its high punctuation, between a number and its unit, and between "n°" and its number: no line may begin with what follows it. */
const KEPT = / (?=[:;?!»])|(?<=«) |(?<=n°) (?=[\d{])|(?<=[\d}]) (?=(?:s|min|h|mm|km|Mo)(?![\p{L}'’]))/gu

export function typeset<T extends object>(words: T): T {
  return JSON.parse(JSON.stringify(words).replaceAll(KEPT, '\u00a0')) as T
}

/** @param words as they are written */
export const typesetIn = <T extends object>(language: Language, words: T): T =>
  language === 'fr' ? typeset(words) : words
