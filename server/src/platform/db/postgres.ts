import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Engine } from './database'
import type { Executor, Statement } from './executor'
import { createBatches } from './batches'
import { keepListening } from './listen'
import { inOnePacket, rowsOf, streamOf } from './packets'
import { useOf } from './pool-use'
import { snapshotOfPostgres } from './snapshot'
import { sqlState } from './sqlstate'
import { openStreams } from './streams'

const BIGINT = 20
const NUMERIC = 1700

// counts and averages are numbers here as on PGlite; the query builder reads the global table
pg.types.setTypeParser(BIGINT, Number)
pg.types.setTypeParser(NUMERIC, Number)

const BEGIN = { text: 'BEGIN', values: [] }
const COMMIT = { text: 'COMMIT', values: [] }

/** How long a request waits for a connection, and how long the server may work on a statement of it. */
const CONNECT_MS = 6000
const STATEMENT_MS = 7000
/** A connection on which nothing came or went for so long is not waited for: the server cancels its statements earlier. */
const SILENCE_MS = 8000
/** What a server says that has become a copy of another one, which takes the writes now. */
const READ_ONLY = '25006'

/**
 * A server that stands still never says so: the connection is broken off, which fails whatever waits for it. Only while it is
 * used: the pool would give an idle one, broken off a moment ago, to whoever asks next.
 */
function breakOffInSilence(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const stream = streamOf(client)
    stream?.on('timeout', () => stream.destroy())
    // told to whoever waits for an answer; without a listener the event would end the process
    client.on('error', () => undefined)
  })
  pool.on('acquire', (client) => void streamOf(client)?.setTimeout(SILENCE_MS))
  pool.on('release', (_error, client) => void streamOf(client)?.setTimeout(0))
}

/** Hears of each pool before its first connection. */
export type FollowPool = (pool: pg.Pool) => void

interface PostgresOptions {
  readonly poolSize?: number
  readonly follow?: FollowPool | undefined
}

/** PostgreSQL 15 or later: a pool for what has a name and is planned once, one for everything else, one for long readings. */
export function openPostgres(url: string, { poolSize = 16, follow }: PostgresOptions = {}): Engine {
  function open(planMode: string): pg.Pool {
    const pool = new pg.Pool({
      connectionString: url,
      max: poolSize,
      pipeline: true,
      connectionTimeoutMillis: CONNECT_MS,
      options: `-c jit=off -c plan_cache_mode=${planMode} -c statement_timeout=${STATEMENT_MS} -c timezone=UTC`,
      application_name: 'volant',
    })
    breakOffInSilence(pool)
    follow?.(pool)
    // a connection lost while idle is replaced by the pool; without a listener the event would end the process
    pool.on('error', () => undefined)
    return pool
  }
  const plain = open('auto')
  const named = open('force_generic_plan')
  const batched = createBatches(named, poolSize)
  const streams = openStreams(url, follow)
  const executors = new WeakMap<pg.PoolClient, Executor>()
  const stops: (() => Promise<void>)[] = []

  function executorOf(client: pg.PoolClient): Executor {
    // here and below: drizzle's type of a connection names what its own engine answers, `Executor` what both share
    const known = executors.get(client) ?? (drizzle(client) as unknown as Executor)
    executors.set(client, known)
    return known
  }

  return {
    name: 'postgres',
    // as above: the connection that both engines share
    sql: drizzle(plain) as unknown as Executor,
    async transaction(work, last) {
      const client = await plain.connect()
      // whoever writes a statement says what its rows are
      const ask = <R>(statement: Statement) => rowsOf(client, statement) as Promise<R[]>
      let demoted = false
      try {
        // not waited for: it leaves with the first statement of the work
        const begun = inOnePacket(client, () => rowsOf(client, BEGIN))
        begun.catch(() => undefined)
        const result = await work(executorOf(client), ask)
        await begun
        // where one of the last statements fails, the database makes a rollback of the commit behind it
        await inOnePacket(client, () => {
          const heard = last.map(async ({ statement, hear }) => {
            const rows = await rowsOf(client, statement)
            hear?.(rows)
          })
          return Promise.all([...heard, rowsOf(client, COMMIT)])
        })
        return result
      } catch (error) {
        demoted = sqlState(error) === READ_ONLY
        // a connection that is gone has rolled back by itself
        await client.query('ROLLBACK').catch(() => undefined)
        throw error
      } finally {
        // the next connection may lead to the server that took over
        client.release(demoted)
      }
    },
    async prepared<R>(statement: Parameters<Engine['prepared']>[0]) {
      const rows = statement.name === undefined ? (await plain.query(statement)).rows : await batched(statement)
      // whoever writes a statement says what its rows are
      return rows as R[]
    },
    stream: (statement, size) => streams.read(statement, size),
    snapshot: (plan) => snapshotOfPostgres(url, plan),
    async listen(channel, heard) {
      stops.push(await keepListening(url, channel, heard))
    },
    pools: () => [useOf('requests', plain), useOf('prepared', named), streams.use()],
    async close() {
      await Promise.all([plain.end(), named.end(), streams.close(), ...stops.map((stop) => stop())])
    },
  }
}

/** The database of the settings is not there, or does not let this program in. */
export class DatabaseRefused extends Error {
  override name = 'DatabaseRefused'
  constructor(cause: unknown) {
    // a name with several addresses fails once for each
    const [first = cause] = cause instanceof AggregateError ? cause.errors : [cause]
    super(`The database of DATABASE_URL cannot be used: ${first instanceof Error ? first.message : String(first)}`, {
      cause,
    })
  }
}

/**
 * A connection for what may take long and is done before anybody asks: migrations, and the wait for another's.
 * @throws DatabaseRefused
 */
export async function withoutLimits<T>(url: string, work: (sql: Executor) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'volant', options: '-c timezone=UTC' })
  client.on('error', () => undefined)
  await client.connect().catch((error: unknown) => {
    throw new DatabaseRefused(error)
  })
  try {
    // the connection of one engine, as what both share
    return await work(drizzle(client) as unknown as Executor)
  } finally {
    await client.end()
  }
}
