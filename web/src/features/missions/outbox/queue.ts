import { keptDatabase } from '../../../lib/kept/database'
import type { Entry } from './entry'

const CHANNEL = 'volant.outbox'

/** What waits on this phone, in the order in which it was done. Kept in the browser's database and mirrored here. */
export function createQueue() {
  let entries: readonly Entry[] = []
  const listeners = new Set<() => void>()
  const others = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : undefined

  function show(next: readonly Entry[]): void {
    entries = next
    for (const listener of listeners) listener()
  }
  let last: Promise<unknown> = Promise.resolve()
  /** One after the other: what is read while something is written would show the list without it. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work, work)
    last = turn.catch(() => undefined)
    return turn
  }
  async function write(entry: Entry | undefined, id: string): Promise<void> {
    const database = await keptDatabase()
    await (entry ? database?.put('outbox', entry, id) : database?.delete('outbox', id))
    others?.postMessage(null)
  }
  const load = () =>
    inTurn(async () => {
      const database = await keptDatabase()
      // keys rise with time; where there is no disk, what this tab has is all there is
      if (database) show((await database.getAll('outbox')) as Entry[])
    })
  if (others) others.onmessage = () => void load()

  return {
    entries: () => entries,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Reads what an earlier visit, or another tab, has left. */
    load,
    /** Resolves once it is on the disk. @throws where the storage is full */
    put: (entry: Entry): Promise<void> =>
      inTurn(async () => {
        await write(entry, entry.id)
        const at = entries.findIndex(({ id }) => id === entry.id)
        show(at === -1 ? [...entries, entry] : entries.with(at, entry))
      }),
    remove: (id: string): Promise<void> =>
      inTurn(async () => {
        await write(undefined, id)
        show(entries.filter((entry) => entry.id !== id))
      }),
    /** After sign-out. */
    forget: () => show([]),
  }
}

export type Queue = ReturnType<typeof createQueue>
