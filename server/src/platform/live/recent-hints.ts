import type { LiveNamespace } from './broadcast'

/** Between the moment at which a browser says how long ago it asked and the moment at which this is read here. */
const ON_THE_WAY_MS = 2000
/** Far longer than a page takes to connect. Who asked longer ago asks again in any case, so that nothing older need be known. */
const KEPT_MS = 10 * 60_000

/**
 * When each room was last told of a change, by any process. A browser asks for its page before its connection stands: what was told
 * in between has reached nobody.
 * @param others whether there are other processes that hear what is said to them
 * @param lastTold by room, what was told last at the end
 */
export function createRecentHints(
  namespace: LiveNamespace,
  others: () => boolean,
  lastTold = new Map<string, number>(),
) {
  /** What other processes told before is not known. */
  let heardSince = performance.now()
  const note = (told: readonly string[]) => {
    const now = performance.now()
    for (const room of told) {
      lastTold.delete(room)
      lastTold.set(room, now)
    }
    for (const [room, at] of lastTold) {
      if (at >= now - KEPT_MS) break
      lastTold.delete(room)
    }
  }
  namespace.on('hinted', note)
  return {
    /** To be called before the hint itself, so that whoever connects to another process either hears it or is told that it missed it. */
    note(told: readonly string[]): void {
      note(told)
      if (others()) namespace.serverSideEmit('hinted', told)
    },
    /** What other processes told until now may not have come here. */
    forget(): void {
      heardSince = performance.now()
      lastTold.clear()
    },
    /** Whether one of these rooms was told of a change since. @param asked milliseconds ago */
    isToldSince(asked: number, of: readonly string[]): boolean {
      const ago = asked + ON_THE_WAY_MS
      const since = performance.now() - ago
      return ago > KEPT_MS || of.some((room) => (lastTold.get(room) ?? heardSince) > since)
    },
  }
}
