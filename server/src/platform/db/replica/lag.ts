/** A place in the log of the database: what was written up to it, in bytes. */
export type Place = number

/** More than these are thinned out: a copy that stands for days must not fill the memory. */
const MOST = 120

/**
 * How old the rows of a copy may be, without comparing two clocks and also while nothing is written. When was asked where the
 * log of the database ends is remembered; a copy that has come so far holds all that was committed by then.
 */
export function createLag() {
  let expected: readonly { readonly at: number; readonly end: Place }[] = []
  let reachedAt: number | undefined
  return {
    /** @param at before it was asked */
    expect(at: number, end: Place): void {
      const all = [...expected, { at, end }]
      expected = all.length > MOST ? all.filter((_, index) => index % 2 === 0) : all
    },

    /** @param place how far the copy has come */
    reach(place: Place): void {
      for (const { at, end } of expected) if (end <= place) reachedAt = Math.max(reachedAt ?? at, at)
      expected = expected.filter(({ end }) => end > place)
    },

    /** Milliseconds, at most; Infinity before anything is known. */
    at: (now: number): number => (reachedAt === undefined ? Infinity : now - reachedAt),
  }
}
