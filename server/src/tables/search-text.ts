/** Capitals, accents and the French ligature make no difference: `fold` of domain/src/search/terms does the same with what is typed. */
export const foldedSql = (text: string) =>
  `lower(replace(replace(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'), 'œ', 'oe'), 'Œ', 'oe'))`

/** Digits only: a phone number is typed in many ways. */
const digitsSql = (text: string) => `regexp_replace(${text}, '[^0-9]', '', 'g')`

/**
 * What a row is found by, as part of a word: names and phone numbers in one folded text, which the database keeps up to date
 * and a trigram index holds.
 */
export function searchTextOf({ names, phones }: { names: readonly string[]; phones: readonly string[] }): string {
  const parts = [
    ...names.map((name) => `coalesce(${name}, '')`),
    ...phones.map((phone) => `coalesce(${digitsSql(phone)}, '')`),
  ]
  return foldedSql(parts.join(` || ' ' || `))
}
