import { setTimeout as sleep } from 'node:timers/promises'
import type { ReplicaState } from '../database'
import { createLag } from './lag'
import type { Place } from './lag'
import { openProbe } from './probe'
import type { Probe } from './probe'

export interface ReplicaWatch extends ReplicaState {
  /** The answer of the copy, or a failure as soon as it is known to be away. */
  whileThere<T>(answer: Promise<T>): Promise<T>
  /** A read found it away: it is used again once it has answered. */
  doubt(): void
  close(): Promise<void>
}

export interface ReplicaSettings {
  readonly url: string
  /** Hears why it is not used any more. */
  readonly warn: (reason: unknown) => void
}

/** Which database it is: one of another name or another server would answer as readily. */
export interface Identity {
  readonly systemIdentifier: string
  readonly name: string
}
export interface PrimarySeen extends Identity {
  readonly end: Place
}
export interface CopySeen extends Identity {
  readonly follows: boolean
  readonly place: Place
}

const IDENTITY = `(SELECT system_identifier::text FROM pg_control_system()) AS systemIdentifier, current_database() AS name`
// what is committed is in the log up to here
const PRIMARY = `SELECT ${IDENTITY}, (pg_current_wal_flush_lsn() - '0/0')::float8 AS end`
const COPY = `SELECT ${IDENTITY}, pg_is_in_recovery() AS follows, (pg_last_wal_replay_lsn() - '0/0')::float8 AS place`

const ASK_MS = 500
const PATIENCE_MS = 700
/** Rows may be a second old. A copy further behind than this is left alone until it has caught up. */
const FURTHEST_MS = 5000

function refuse(primary: Identity | undefined, { systemIdentifier, name, follows }: CopySeen): void {
  if (!follows) throw new Error('DATABASE_READ_URL leads to a database that follows no other')
  if (primary && (primary.systemIdentifier !== systemIdentifier || primary.name !== name))
    throw new Error('DATABASE_READ_URL leads to the copy of another database')
}

/** Asks both twice a second, beside all requests. Until the first answer the copy is not used. */
export function watchReplica(
  primary: Probe<PrimarySeen>,
  copy: Probe<CopySeen>,
  warn: ReplicaSettings['warn'],
): ReplicaWatch {
  const lag = createLag()
  const waiting = new Set<() => void>()
  const stopping = new AbortController()
  let known: Identity | undefined
  let answers = false
  let wasUsed = true

  const isUsed = () => answers && lag.at(performance.now()) <= FURTHEST_MS

  function leave(): void {
    answers = false
    for (const lose of waiting) lose()
  }

  async function look(): Promise<void> {
    const at = performance.now()
    const seen = await primary.ask().catch(() => undefined)
    if (seen) {
      known = seen
      lag.expect(at, seen.end)
    }
    const found = await copy.ask()
    refuse(known, found)
    lag.reach(found.place)
    answers = true
  }

  async function watch(): Promise<void> {
    const { signal } = stopping
    while (!signal.aborted) {
      let reason: unknown = new Error('the copy of the database is too far behind')
      try {
        await look()
      } catch (error) {
        reason = error
        leave()
      }
      if (wasUsed && !isUsed() && !signal.aborted) warn(reason)
      wasUsed = isUsed()
      await sleep(ASK_MS, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
  const watching = watch()

  return {
    isUsed,
    lag: () => (answers ? lag.at(performance.now()) : undefined),
    async whileThere(answer) {
      let lose = () => {}
      const lost = new Promise<never>((_, reject) => {
        lose = () => reject(new Error('the copy of the database went away'))
      })
      waiting.add(lose)
      return Promise.race([answer, lost]).finally(() => waiting.delete(lose))
    },
    doubt: leave,
    async close() {
      stopping.abort()
      await Promise.all([primary.close(), copy.close()])
      await watching
    },
  }
}

export function openWatch(primaryUrl: string, { url, warn }: ReplicaSettings): ReplicaWatch {
  return watchReplica(openProbe(primaryUrl, PRIMARY, PATIENCE_MS), openProbe(url, COPY, PATIENCE_MS), warn)
}
