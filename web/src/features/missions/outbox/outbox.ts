import { v7 as uuid } from 'uuid'
import { reachability } from '../../../lib/reachability'
import { createDrafts } from './drafts'
import { isOpen, type Entry, type KeptFile } from './entry'
import { createObjectUrls } from './object-url'
import { createQueue } from './queue'
import { waitingOf } from './waiting'

/** How a thing that the driver waits for ended: sent, left for later, or refused. */
export type Outcome =
  | { readonly is: 'sent' }
  | { readonly is: 'waiting' }
  | { readonly is: 'refused'; readonly error: unknown }

type Work = Pick<Entry, 'missionId' | 'version' | 'call'> & { readonly files?: readonly KeptFile[] }

export interface OutboxState {
  readonly entries: readonly Entry[]
  /** What an earlier visit has left is there. */
  readonly loaded: boolean
  /** Entries for whose answer the driver waits before the screen goes on. */
  readonly attended: ReadonlySet<string>
  /** The share of an entry's files that is sent, 0..1. */
  readonly progress: ReadonlyMap<string, number>
  /** Since when nothing reached the server, in epoch milliseconds; undefined while it does. */
  readonly offlineSince: number | undefined
}

/** A network that lets a request hang is no network to somebody who stands in the rain. */
const PATIENCE_MS = 10_000

function createOutbox() {
  const queue = createQueue()
  const drafts = createDrafts()
  const urls = createObjectUrls()
  const attending = new Map<string, (outcome: Outcome) => void>()
  const listeners = new Set<() => void>()
  let state: OutboxState = {
    entries: [],
    loaded: false,
    attended: new Set(),
    progress: new Map(),
    offlineSince: undefined,
  }
  let wake: () => void = () => {}

  function change(more: Partial<OutboxState>): void {
    state = { ...state, ...more }
    for (const listener of listeners) listener()
  }
  queue.subscribe(() => {
    const entries = queue.entries()
    change({ entries })
    urls.keepOnly(new Set(entries.filter(isOpen).flatMap(({ files }) => files.map(({ ref }) => ref))))
  })
  reachability.subscribe(() => change({ offlineSince: reachability.offlineSince() }))

  function settle(id: string, outcome: Outcome): void {
    const resolve = attending.get(id)
    attending.delete(id)
    change({ attended: new Set(attending.keys()) })
    resolve?.(outcome)
  }
  async function put({ missionId, version, call, files = [] }: Work, id: string): Promise<void> {
    await queue.put({ id, missionId, version, call, files, capturedAt: new Date().toISOString(), state: 'waiting' })
    wake()
  }

  return {
    queue,
    drafts,
    urlOf: urls.of,
    /** Reads what an earlier visit has left. */
    async load(): Promise<void> {
      await Promise.all([queue.load(), drafts.load()])
      change({ loaded: true })
    },
    /** How much the server has not heard of, as the disk says: another tab may have kept what this one has not read. */
    async countUnsent(): Promise<number> {
      // a disk that cannot be read leaves what this tab knows
      await queue.load().catch(() => undefined)
      const entries = queue.entries()
      return waitingOf(entries).total + entries.filter(({ state: is }) => is === 'refused').length
    },
    /** After sign-out, so that the next person on this phone finds nothing. */
    forget(): void {
      queue.forget()
      drafts.forget()
      change({ loaded: false })
    },
    state: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Keeps a thing that was done and sends it when it can be. Resolves once it is kept. */
    add: (work: Work) => put(work, uuid()),
    /** The same, and waits a moment for the answer, which decides what the screen shows next. */
    async addAndWait(work: Work): Promise<Outcome> {
      const id = uuid()
      const outcome = new Promise<Outcome>((resolve) => void attending.set(id, resolve))
      change({ attended: new Set(attending.keys()) })
      const patience = setTimeout(() => settle(id, { is: 'waiting' }), PATIENCE_MS)
      try {
        await put(work, id)
        return await outcome
      } finally {
        clearTimeout(patience)
        settle(id, { is: 'waiting' })
      }
    },
    isAttended: (id: string) => attending.has(id),
    settle,
    /** Nobody waits any longer for what cannot be sent now. */
    settleAll(outcome: Outcome): void {
      for (const id of attending.keys()) settle(id, outcome)
    },
    setProgress(id: string, share: number | undefined): void {
      const progress = new Map(state.progress)
      if (share === undefined) progress.delete(id)
      else progress.set(id, share)
      change({ progress })
    },
    /** What runs when something was added. */
    onAdded(run: () => void): void {
      wake = run
    },
    /** Sends now: the driver corrected something, or the page was opened again. */
    wake: () => wake(),
  }
}

/** What the driver did and the server has not heard of yet. One for the tab. */
export const outbox = createOutbox()
