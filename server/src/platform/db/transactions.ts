import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Engine } from './database'
import type { Executor, Statement } from './executor'
import { holdsManyPlans, inOnePacket, rowsOf } from './packets'
import { rowsOfAll } from './pipeline'
import { sqlState } from './sqlstate'

const BEGIN = { text: 'BEGIN', values: [] }
const COMMIT = { text: 'COMMIT', values: [], name: 'commit' }
const ROLLBACK = { text: 'ROLLBACK', values: [], name: 'rollback' }

/** What a server says that has become a copy of another one, which takes the writes now. */
const READ_ONLY = '25006'

/** The query builder on a connection, or on whichever is free. */
export function executorOn(client: pg.Pool | pg.PoolClient | pg.Client): Executor {
  // drizzle's type of a connection names what its own engine answers, `Executor` what both share
  return drizzle(client) as unknown as Executor
}

/**
 * Transactions on connections of this pool. One whose work asks nothing, and leaves what it writes for the end, is one packet
 * without a beginning or a commit of its own.
 */
export function createTransactions(pool: pg.Pool): Engine['transaction'] {
  const executors = new WeakMap<pg.PoolClient, Executor>()

  function executorOf(client: pg.PoolClient): Executor {
    const known = executors.get(client) ?? executorOn(client)
    executors.set(client, known)
    return known
  }

  return async (work, last) => {
    const client = await pool.connect()
    let begun: Promise<unknown> | undefined
    /** Not waited for: it leaves with the first statement of the work. */
    const begin = () => {
      begun ??= inOnePacket(client, () => rowsOf(client, BEGIN))
      begun.catch(() => undefined)
    }
    const sql = () => {
      begin()
      return executorOf(client)
    }
    const ask = <R>(statement: Statement) => {
      begin()
      // whoever writes a statement says what its rows are
      return rowsOf(client, statement) as Promise<R[]>
    }
    let demoted = false
    try {
      const result = await work(sql, ask)
      await begun
      const statements = [...last.map(({ statement }) => statement), ...(begun ? [COMMIT] : [])]
      const rows = await inOnePacket(client, () => rowsOfAll(client, statements))
      for (const [index, { hear }] of last.entries()) hear?.(rows[index] ?? [])
      return result
    } catch (error) {
      demoted = sqlState(error) === READ_ONLY
      // where nothing has begun there is nothing to undo; one that is gone has rolled back by itself, and the pool learns of it here
      await rowsOfAll(client, begun ? [ROLLBACK] : []).catch(() => undefined)
      throw error
    } finally {
      // the next connection may lead to the server that took over
      client.release(demoted || holdsManyPlans(client))
    }
  }
}
