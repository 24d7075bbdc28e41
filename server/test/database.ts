import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import pg from 'pg'
import { inject } from 'vitest'
import { Bus } from '../src/platform/bus'
import { createDatabase } from '../src/platform/db/database'
import type { Database } from '../src/platform/db/database'
import type { Executor } from '../src/platform/db/executor'
import { migrate } from '../src/platform/db/migrate'
import { openDatabase } from '../src/platform/db/open'
import { openPglite } from '../src/platform/db/pglite'
import { openPostgres, withoutLimits } from '../src/platform/db/postgres'

declare module 'vitest' {
  interface ProvidedContext {
    /** The name of a migrated, empty database on the server under test. */
    readonly migrated: string | undefined
  }
}

export const settings = {
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

interface OwnDatabase {
  readonly name: string
  readonly url: string
  drop(): Promise<void>
}

/** @param like the name of the database that is copied; without it the new one has no tables */
export async function ownDatabase(server: string, like = 'template0'): Promise<OwnDatabase> {
  const name = `volant_test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
  await onServer(server, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${like}`))
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    name,
    url: url.href,
    drop: () =>
      onServer(server, async (client) => void (await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))),
  }
}

/** What the build left, unzipped once for the files that a process tests: for each of them it would take as long as to open it. */
let template: Promise<Blob | undefined> | undefined
const readTemplate = async () =>
  existsSync(settings.template) ? new Blob([await promisify(gunzip)(await readFile(settings.template))]) : undefined

/** A migrated, empty database of its own for one test file; `close` also drops it. */
export async function testDatabase(bus: Bus = testBus()): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL']
  if (server === undefined) {
    const unzipped = await (template ??= readTemplate())
    const database = createDatabase(await openPglite(unzipped && { template: unzipped }), bus)
    await migrate(database.sql, settings.migrations)
    return database
  }
  const { url, drop } = await ownDatabase(server, inject('migrated'))
  const database = await openDatabase({ ...settings, url, folder: '' }, bus)
  return {
    ...database,
    async close() {
      await database.close()
      await drop()
    },
  }
}

export interface BareDatabase extends Database {
  /** On a connection without limits of time. */
  unlimited<T>(work: (sql: Executor) => Promise<T>): Promise<T>
}

/** A database without a table; `close` also drops it. */
export async function bareDatabase(engine: Database['engine'], bus: Bus = testBus()): Promise<BareDatabase> {
  if (engine === 'pglite') {
    const database = createDatabase(await openPglite(), bus)
    return { ...database, unlimited: (work) => work(database.sql) }
  }
  const { url, drop } = await ownDatabase(process.env['TEST_DATABASE_URL'] ?? '')
  const database = createDatabase(openPostgres(url, { poolSize: 2 }), bus)
  return {
    ...database,
    unlimited: (work) => withoutLimits(url, work),
    async close() {
      await database.close()
      await drop()
    },
  }
}
