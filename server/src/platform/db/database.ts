import { AppError } from '@volant/contract/errors'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Bus, Emitted, Tx } from '../bus'
import type { Executor, Last, Prepared, Statement } from './executor'
import { shareReads } from './shared-reads'
import { sqlState } from './sqlstate'
import { readiness } from './table'

export type { Tx } from '../bus'
export type { Executor, Last, Statement } from './executor'

export interface Heard {
  onMessage(payload: string): void
  /** The listener was away for a while: what was said meanwhile is lost, so anything may have changed. */
  onMissed(): void
}

/** Connections kept for one purpose. */
export interface PoolUse {
  readonly name: string
  readonly used: number
  /** Those who wait for a connection. */
  readonly waiting: number
  readonly limit: number
}

/** The values of a row, each as the text that the database writes for it. */
export type TextRow = readonly (string | null)[]

/** What a snapshot reads, and whatever was found out on the way. */
export interface SnapshotPlan {
  readonly statements: readonly string[]
}

/** Asked within the snapshot. */
export type PlanSnapshot<P extends SnapshotPlan> = (sql: Executor) => Promise<P>

/** Long readings that all see what was committed at one moment. */
export interface Snapshot<P extends SnapshotPlan> {
  readonly plan: P
  /** The rows of a statement, once. @param index its place in the plan */
  read(index: number): AsyncGenerator<TextRow[], void>
  close(): Promise<void>
}

/** What an engine has to offer; `createDatabase` makes the product's database of it. */
export interface Engine {
  readonly name: 'pglite' | 'postgres'
  readonly sql: Executor
  /**
   * Begins, works, and commits, or rolls back when the work throws.
   * @param work calls for the executor when it first asks something
   * @param last what the work leaves for the end; it is complete when the work is done
   */
  transaction<T>(work: (sql: () => Executor, prepared: Prepared) => Promise<T>, last: readonly Last[]): Promise<T>
  readonly prepared: Prepared
  /**
   * The rows of one long reading, at most `size` at a time, as they all stood when it began. Nothing is kept in memory but
   * the rows at hand; leaving the loop early lets go of the reading.
   */
  stream<R>(statement: Pick<Statement, 'text' | 'values'>, size: number): AsyncGenerator<R[], void>
  /** Others go on writing meanwhile. */
  snapshot<P extends SnapshotPlan>(plan: PlanSnapshot<P>): Promise<Snapshot<P>>
  listen(channel: string, heard: Heard): Promise<void>
  /** None where there is but one connection. */
  pools(): readonly PoolUse[]
  close(): Promise<void>
}

/** What only looks: one answer, or a long reading. */
export type Reads = Pick<Engine, 'prepared' | 'stream'>

/** What is known of a copy of the database without asking it. */
export interface ReplicaState {
  /** Whether reads that may be old go there: it answers and is not far behind. */
  isUsed(): boolean
  /** How old its rows may be, in milliseconds at most; undefined while it does not answer. */
  lag(): number | undefined
}

/** A copy of the database for reads that may be old. */
export interface Replica extends ReplicaState, Pick<Engine, 'pools' | 'close'> {
  /** Answered by the database itself where the copy cannot. */
  readonly reads: Reads
}

export interface Database extends Pick<
  Engine,
  'sql' | 'prepared' | 'stream' | 'snapshot' | 'listen' | 'pools' | 'close'
> {
  readonly engine: Engine['name']
  /** Reads what is asked again and again, outside of any transaction: those who ask the same at the same time share the rows. */
  readonly read: Prepared
  /**
   * For reads that may be a second old: from the copy where one is configured and keeps up, else from the database itself.
   * Who somebody is and what they may do is always asked of the database. Shared as `read` is.
   */
  readonly stale: Reads
  /** Undefined where no copy is configured. */
  readonly replica: ReplicaState | undefined
  /** Writes: a copy that only reads, or a full disk, is no database to work with. Those who ask at the same time share it. */
  ping(): Promise<void>
  /**
   * Runs reactions inside before the commit and outside after it; retries lost races three times.
   * @param finish hears what the work has made of it, once the reactions are done
   */
  tx<T>(work: (tx: Tx) => Promise<T>, finish?: (tx: Tx, result: T) => void | Promise<void>): Promise<T>
}

/** Where a read looks: the database, its copy, or a transaction that has written. */
export type Reader = Pick<Database, 'prepared'>

const RETRIED = new Set(['40001', '40P01', '55P03'])
const ATTEMPTS = 3

/** The same reads, where those who ask the same at the same time share the rows. */
function shared(reads: Reads): Reads {
  return {
    prepared: shareReads((statement) => reads.prepared(statement)),
    stream: (statement, size) => reads.stream(statement, size),
  }
}

/** @param replica for what may be old */
export function createDatabase(engine: Engine, bus: Bus, replica?: Replica): Database {
  async function attempt<T>(
    work: (tx: Tx) => Promise<T>,
    finish?: (tx: Tx, result: T) => void | Promise<void>,
  ): Promise<{ result: T; emitted: readonly Emitted[] }> {
    const emitted: Emitted[] = []
    const last: Last[] = []
    const result = await engine.transaction(async (sql, prepared) => {
      const tx: Tx = {
        get sql() {
          return sql()
        },
        prepared,
        emit: (type, event) => void emitted.push({ type, event }),
        // whoever writes a statement says what its rows are
        last: (statement, hear) => void last.push({ statement, hear: hear as Last['hear'] }),
      }
      const value = await work(tx)
      // a reaction may emit in its turn: the list grows while it is walked
      for (const event of emitted) await bus.runWithin(event, tx)
      await finish?.(tx, value)
      return value
    }, last)
    return { result, emitted }
  }

  let pinging: Promise<void> | undefined
  async function ping(): Promise<void> {
    try {
      const writtenAt = new Date()
      await engine.sql
        .insert(readiness)
        .values({ one: true, writtenAt })
        .onConflictDoUpdate({ target: readiness.one, set: { writtenAt } })
    } finally {
      pinging = undefined
    }
  }

  return {
    engine: engine.name,
    sql: engine.sql,
    prepared: (statement) => engine.prepared(statement),
    read: shareReads((statement) => engine.prepared(statement)),
    stream: (statement, size) => engine.stream(statement, size),
    stale: shared(replica?.reads ?? engine),
    replica,
    snapshot: (plan) => engine.snapshot(plan),
    listen: (channel, heard) => engine.listen(channel, heard),
    pools: () => [...engine.pools(), ...(replica?.pools() ?? [])],
    ping: () => (pinging ??= ping()),
    async close() {
      await Promise.all([replica?.close(), engine.close()])
    },
    async tx(work, finish) {
      for (let tries = 1; ; tries++) {
        try {
          const { result, emitted } = await attempt(work, finish)
          for (const event of emitted) await bus.runAfter(event)
          return result
        } catch (error) {
          if (!RETRIED.has(sqlState(error) ?? '')) throw error
          if (tries > ATTEMPTS) throw new AppError('UNAVAILABLE', { retryAfter: 1 })
          await sleep(10 * tries * (0.5 + Math.random()))
        }
      }
    },
  }
}
