import pg from 'pg'
import type { Engine } from './database'
import type { Executor } from './executor'
import { createBatches } from './batches'
import { keepListening } from './listen'
import { streamOf } from './packets'
import { useOf } from './pool-use'
import { snapshotOfPostgres } from './snapshot'
import { openStreams } from './streams'
import { createTransactions, executorOn } from './transactions'

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
  const stops: (() => Promise<void>)[] = []

  return {
    name: 'postgres',
    sql: executorOn(plain),
    transaction: createTransactions(plain),
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

/** In any other encoding PostgreSQL refuses what the search does to each name, and most of what people write. */
async function assertUtf8(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_encoding: string }>('SHOW server_encoding')
  const encoding = rows[0]?.server_encoding
  if (encoding !== 'UTF8')
    throw new DatabaseRefused(new Error(`it was made with the encoding ${encoding}, and has to have UTF8.`))
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
    await assertUtf8(client)
    return await work(executorOn(client))
  } finally {
    await client.end()
  }
}
