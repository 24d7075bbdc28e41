import type { LiveNamespace } from './broadcast'

/** Between the moment at which a browser says how long ago it asked and the moment at which this is read here. */
const ON_THE_WAY_MS = 2000

/**
 * When each room was last told of a change, by any process. A browser asks for its page before its connection stands: what was told
 * in between has reached nobody.
 * @param others whether there are other processes that hear what is said to them
 */
export function createRecentHints(namespace: LiveNamespace, others: () => boolean) {
  /** What other processes told before is not known. */
  let heardSince = performance.now()
  const lastTold = new Map<string, number>()
  const note = (told: readonly string[]) => {
    for (const room of told) lastTold.set(room, performance.now())
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
      const since = performance.now() - asked - ON_THE_WAY_MS
      return of.some((room) => (lastTold.get(room) ?? heardSince) > since)
    },
  }
}
