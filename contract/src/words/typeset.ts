import type { Language } from '@volant/domain/kernel/actor'

/** French puts a space before its high punctuation, and between a number and its unit: no line may begin with what follows it. */
const KEPT = / (?=[:;?!»])|(?<=«) |(?<=[\d}]) (?=(?:s|min|h|mm|km|Mo)(?![\p{L}'’]))/gu

export function typeset<T extends object>(words: T): T {
  return JSON.parse(JSON.stringify(words).replaceAll(KEPT, '\u00a0')) as T
}

/** @param words as they are written */
export const typesetIn = <T extends object>(language: Language, words: T): T =>
  language === 'fr' ? typeset(words) : words

/**
 * The same for a screen, where « e-mail » stays whole at the end of a line; a text that begins with it has no line to end.
 * What leaves the server keeps its plain hyphen: text messages have no other, and people search workbooks for it.
 */
export const onScreen = <T extends object>(words: T): T =>
  JSON.parse(JSON.stringify(words).replaceAll(/\be-mail/g, 'e\u2011mail')) as T
