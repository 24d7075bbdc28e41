import type { Language } from '@volant/domain/kernel/actor'

/** French puts a space before its high punctuation, and no line may begin with what follows it. */
export function typeset<T extends object>(words: T): T {
  return JSON.parse(JSON.stringify(words).replaceAll(/ (?=[:;?!»])|(?<=«) /g, '\u00a0')) as T
}

/** @param words as they are written */
export const typesetIn = <T extends object>(language: Language, words: T): T =>
  language === 'fr' ? typeset(words) : words
