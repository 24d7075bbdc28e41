import { drizzle } from 'drizzle-orm/node-postgres'
import { Socket } from 'node:net'
import pg from 'pg'
import type { Engine } from './database'
import type { Executor } from './executor'
import { keepListening } from './listen'
import { sqlState } from './sqlstate'
import { openStreams } from './streams'

const BIGINT = 20
const NUMERIC = 1700

// counts and averages are numbers here as on PGlite; the query builder reads the global table
pg.types.setTypeParser(BIGINT, Number)
pg.types.setTypeParser(NUMERIC, Number)

/** How long a request waits for a connection, and how long the server may work on a statement of it. */
const CONNECT_MS = 6000
const STATEMENT_MS = 7000
/** A connection on which nothing came or went for so long is not waited for: the server cancels its statements earlier. */
const SILENCE_MS = 8000
/** What a server says that has become a copy of another one, which takes the writes now. */
const READ_ONLY = '25006'

/** A server that stands still never says so: the connection is broken off, which fails whatever waits for it. */
function breakOffInSilence(client: pg.PoolClient): void {
  const stream = client instanceof pg.Client ? client.connection.stream : undefined
  if (stream instanceof Socket) stream.setTimeout(SILENCE_MS, () => stream.destroy())
  // told to whoever waits for an answer; without a listener the event would end the process
  client.on('error', () => undefined)
}

/** PostgreSQL 15 or later through pools whose sessions each keep one plan mode. Long readings have one of their own. */
export function openPostgres(url: string, poolSize = 16): Engine {
  function open(planMode: string): pg.Pool {
    const pool = new pg.Pool({
      connectionString: url,
      max: poolSize,
      connectionTimeoutMillis: CONNECT_MS,
      options: `-c jit=off -c plan_cache_mode=${planMode} -c statement_timeout=${STATEMENT_MS} -c timezone=UTC`,
      application_name: 'volant',
    })
    pool.on('connect', breakOffInSilence)
    // a connection lost while idle is replaced by the pool; without a listener the event would end the process
    pool.on('error', () => undefined)
    return pool
  }
  const writing = open('auto')
  const custom = open('force_custom_plan')
  const generic = open('force_generic_plan')
  const streams = openStreams(url)
  const connections = new WeakMap<pg.PoolClient, Executor>()
  const stops: (() => Promise<void>)[] = []

  return {
    name: 'postgres',
    // here and below: drizzle's type of a connection names what its own engine answers, `Executor` what both share
    sql: drizzle(writing) as unknown as Executor,
    async transaction(work) {
      const client = await writing.connect()
      let demoted = false
      try {
        // as above: the connection that both engines share
        const connection = connections.get(client) ?? (drizzle(client) as unknown as Executor)
        connections.set(client, connection)
        return await connection.transaction((tx) =>
          // as above: the transaction that both engines share
          work(tx as unknown as Executor, connection, async ({ name, text, values }) => {
            const { rows } = await client.query({ name, text, values })
            return rows
          }),
        )
      } catch (error) {
        demoted = sqlState(error) === READ_ONLY
        throw error
      } finally {
        // the next connection may lead to the server that took over
        client.release(demoted)
      }
    },
    async prepared<R>({ name, text, values, plan }: Parameters<Engine['prepared']>[0]) {
      const result = await (plan === 'generic' ? generic : custom).query({ name, text, values })
      // whoever writes a statement says what its rows are
      return result.rows as R[]
    },
    stream: (statement, size) => streams.read(statement, size),
    async listen(channel, heard) {
      stops.push(await keepListening(url, channel, heard))
    },
    async close() {
      await Promise.all([writing.end(), custom.end(), generic.end(), streams.close(), ...stops.map((stop) => stop())])
    },
  }
}

/** A connection for what may take long and is done before anybody asks: migrations, and the wait for another's. */
export async function withoutLimits<T>(url: string, work: (sql: Executor) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'volant', options: '-c timezone=UTC' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    // the connection of one engine, as what both share
    return await work(drizzle(client) as unknown as Executor)
  } finally {
    await client.end()
  }
}
