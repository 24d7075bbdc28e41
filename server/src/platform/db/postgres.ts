import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Engine } from './database'
import type { Executor } from './executor'
import { openStreams } from './streams'
import { keepListening } from './listen'

const BIGINT = 20
const NUMERIC = 1700

// counts and averages are numbers here as on PGlite; the query builder reads the global table
pg.types.setTypeParser(BIGINT, Number)
pg.types.setTypeParser(NUMERIC, Number)

/** PostgreSQL 15 or later through pools whose sessions each keep one plan mode. Long readings have one of their own. */
export function openPostgres(url: string, poolSize = 16): Engine {
  const pool = (planMode: string, max: number) =>
    new pg.Pool({
      connectionString: url,
      max,
      options: `-c jit=off -c plan_cache_mode=${planMode} -c statement_timeout=30000 -c timezone=UTC`,
      application_name: 'volant',
    })
  const writing = pool('auto', poolSize)
  const custom = pool('force_custom_plan', poolSize)
  const generic = pool('force_generic_plan', poolSize)
  const streams = openStreams(url)
  const connections = new WeakMap<pg.PoolClient, Executor>()
  const stops: (() => Promise<void>)[] = []
  // a connection lost while idle is replaced by the pool; without a listener the event would end the process
  for (const each of [writing, custom, generic]) each.on('error', () => undefined)

  return {
    name: 'postgres',
    sql: drizzle(writing) as unknown as Executor,
    async transaction(work) {
      const client = await writing.connect()
      try {
        const connection = connections.get(client) ?? (drizzle(client) as unknown as Executor)
        connections.set(client, connection)
        return await connection.transaction((tx) => work(tx as unknown as Executor, connection))
      } finally {
        client.release()
      }
    },
    async prepared<R>({ name, text, values, plan }: Parameters<Engine['prepared']>[0]) {
      const result = await (plan === 'generic' ? generic : custom).query({ name, text, values })
      return result.rows as R[]
    },
    stream: (statement, size) => streams.read(statement, size),
    async listen(channel, heard) {
      stops.push(await keepListening(url, channel, heard))
    },
    async ping() {
      await writing.query('SELECT 1')
    },
    async close() {
      await Promise.all([writing.end(), custom.end(), generic.end(), streams.close(), ...stops.map((stop) => stop())])
    },
  }
}
