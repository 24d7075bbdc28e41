/** Longer than any town of the countries we drive in; the longest has 45 letters. */
export const TOWN_MAX = 60

/** The letters of any script, figures of districts, and the signs that names of towns are written with. */
const WRITTEN = /^[\p{L}\p{M}\p{N}\p{Pd}\p{Zs}.,'’‘´`()/&!·]+$/u
/** A dot between letters or figures: mail programs and phones make links of it. _a.M._ is none: no host ends in one letter. */
const LINKED = /[^\p{Zs}]\.(?:[\p{L}\p{M}]{2}|\p{N})|\/\//u
/** Enough figures for a telephone to offer a call. */
const DIALLED = /(?:\p{N}\P{N}*){8}/u

/** Towns stand in messages that we send to others, so no town leads anywhere. */
export function isTownName(text: string): boolean {
  return WRITTEN.test(text) && !LINKED.test(text) && !DIALLED.test(text)
}

/** What stands in a message for a town that nobody has named. */
export const UNKNOWN_TOWN = '–'

/** A town as a message may say it, also one that was stored before towns were checked. */
export function townToSay(town: string): string {
  return isTownName(town) ? town : UNKNOWN_TOWN
}
