import { AppError } from '@volant/contract/errors'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Bus, Emitted, Tx } from '../bus'
import type { Executor } from './executor'
import { sqlState } from './sqlstate'

export type { Tx } from '../bus'
export type { Executor } from './executor'

/** A hot read under its own name, planned once. `custom` is for contains searches, where a generic plan is many times slower. */
export interface Statement {
  readonly name: string
  readonly text: string
  readonly values: unknown[]
  readonly plan: 'generic' | 'custom'
}

export interface Heard {
  told(payload: string): void
  /** The listener was away for a while: what was said meanwhile is lost, so anything may have changed. */
  missed(): void
}

/** What an engine has to offer; `createDatabase` makes the product's database of it. */
export interface Engine {
  readonly name: 'pglite' | 'postgres'
  readonly sql: Executor
  /** Begins, works, and commits, or rolls back when the work throws. */
  transaction<T>(work: (sql: Executor, connection: Executor) => Promise<T>): Promise<T>
  prepared<R>(statement: Statement): Promise<R[]>
  /**
   * The rows of one long reading, at most `size` at a time, as they all stood when it began. Nothing is kept in memory but
   * the rows at hand; leaving the loop early lets go of the reading.
   */
  stream<R>(statement: Pick<Statement, 'text' | 'values'>, size: number): AsyncGenerator<R[], void>
  listen(channel: string, heard: Heard): Promise<void>
  ping(): Promise<void>
  close(): Promise<void>
}

export interface Database extends Pick<Engine, 'sql' | 'prepared' | 'stream' | 'listen' | 'ping' | 'close'> {
  readonly engine: Engine['name']
  /** Runs reactions inside before the commit and outside after it; retries lost races three times. */
  tx<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

const RETRIED = new Set(['40001', '40P01', '55P03'])
const ATTEMPTS = 3

export function createDatabase(engine: Engine, bus: Bus): Database {
  async function attempt<T>(work: (tx: Tx) => Promise<T>): Promise<{ result: T; emitted: readonly Emitted[] }> {
    const emitted: Emitted[] = []
    const result = await engine.transaction(async (sql, connection) => {
      const tx: Tx = { sql, connection, emit: (type, event) => void emitted.push({ type, event }) }
      const value = await work(tx)
      // a reaction may emit in its turn: the list grows while it is walked
      for (const event of emitted) await bus.runWithin(event, tx)
      return value
    })
    return { result, emitted }
  }

  return {
    engine: engine.name,
    sql: engine.sql,
    prepared: (statement) => engine.prepared(statement),
    stream: (statement, size) => engine.stream(statement, size),
    listen: (channel, heard) => engine.listen(channel, heard),
    ping: () => engine.ping(),
    close: () => engine.close(),
    async tx(work) {
      for (let tries = 1; ; tries++) {
        try {
          const { result, emitted } = await attempt(work)
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
