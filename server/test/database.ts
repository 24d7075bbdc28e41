import { resolve } from 'node:path'
import pg from 'pg'
import { Bus } from '../src/platform/bus'
import type { Database } from '../src/platform/db/database'
import { openDatabase, openMemoryDatabase } from '../src/platform/db/open'

const settings = {
  migrations: resolve(import.meta.dirname, '../src/migrations'),
  template: resolve(import.meta.dirname, '../dist/template.tar.gz'),
}

export function testBus(): Bus {
  return new Bus((error) => {
    throw error
  })
}

/** The engine under test: PostgreSQL where TEST_DATABASE_URL names a server, else PGlite in memory. */
export const onPostgres = process.env['TEST_DATABASE_URL'] !== undefined

async function onServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** A migrated, empty database of its own for one test file; `close` also drops it. */
export async function testDatabase(bus: Bus = testBus()): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL']
  if (server === undefined) return openMemoryDatabase(settings, bus)
  const name = `volant_test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
  await onServer(server, (client) => client.query(`CREATE DATABASE ${name}`))
  const url = new URL(server)
  url.pathname = `/${name}`
  const database = await openDatabase({ ...settings, url: url.href, folder: '' }, bus)
  return {
    ...database,
    async close() {
      await database.close()
      await onServer(server, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))
    },
  }
}
