import type { Reads } from '../database'
import { sqlState } from '../sqlstate'
import type { ReplicaWatch } from './watch'

/** Whether a failure says that the server is away, and not that it would not answer this question. */
function saysAway(error: unknown): boolean {
  const state = sqlState(error)
  return state === undefined || /^(08|53|57P)/.test(state)
}

/**
 * Reads of a copy. Whatever it fails with, the primary is asked instead: the copy may be away, give way to what it replays, or
 * not yet have the columns of a new version. What is wrong with the statement itself the primary says as well.
 */
export function readFromCopy(
  primary: Reads,
  copy: Reads,
  watch: Pick<ReplicaWatch, 'isUsed' | 'whileThere' | 'doubt'>,
): Reads {
  /** Undefined where the primary has to answer. */
  async function tryCopy<T>(ask: () => Promise<T>): Promise<{ readonly found: T } | undefined> {
    if (!watch.isUsed()) return undefined
    try {
      return { found: await watch.whileThere(ask()) }
    } catch (error) {
      if (saysAway(error)) watch.doubt()
      return undefined
    }
  }

  return {
    async prepared<R>(statement: Parameters<Reads['prepared']>[0]) {
      const answered = await tryCopy(() => copy.prepared<R>(statement))
      return answered ? answered.found : primary.prepared<R>(statement)
    },

    async *stream<R>(statement: Parameters<Reads['stream']>[0], size: number) {
      const reading = copy.stream<R>(statement, size)
      const first = await tryCopy(() => reading.next())
      if (first === undefined) {
        // not waited for: it ends when the copy has said something
        void reading.return().catch(() => undefined)
        yield* primary.stream<R>(statement, size)
        return
      }
      if (first.found.done) return
      try {
        yield first.found.value
        // whoever has some rows already cannot be given them again
        yield* reading
      } finally {
        await reading.return()
      }
    },
  }
}
