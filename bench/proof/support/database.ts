import { join } from 'node:path'
import pg from 'pg'
import { LOCATIONS } from '../../../server/src/locations'
import { Bus } from '../../../server/src/platform/bus'
import type { Database } from '../../../server/src/platform/db/database'
import { migrate } from '../../../server/src/platform/db/migrate'
import { openDatabase } from '../../../server/src/platform/db/open'
import { withoutLimits } from '../../../server/src/platform/db/postgres'

export type Query = <R>(text: string, values?: readonly unknown[]) => Promise<R[]>

/** What a deployment keeps its rows in; without an address the embedded database in its data folder. */
export interface Place {
  readonly dataDir: string
  readonly url: string | undefined
}

/** Opens a database the product's own way. The embedded one is locked while a server runs on it. */
export async function withDatabase<T>({ dataDir, url }: Place, work: (database: Database) => Promise<T>): Promise<T> {
  const { migrations, template } = LOCATIONS
  const database = await openDatabase(
    { url, folder: join(dataDir, 'db'), migrations, template },
    new Bus(() => undefined),
  )
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** The tables as they were at this migration. */
export async function createAt({ url }: Place, position: number): Promise<void> {
  if (url === undefined) throw new Error('older schemas are made on PostgreSQL')
  await withoutLimits(url, (sql) => migrate(sql, LOCATIONS.migrations, position))
}

function queryOf(database: Database): Query {
  return (text, values = []) => database.prepared({ text, values: [...values] })
}

/** A connection of its own, without what the product does when it opens a database. */
export async function onServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Reads and writes rows on one connection, without the limits of time that requests have. */
export async function withQuery<T>(place: Place, work: (query: Query) => Promise<T>): Promise<T> {
  const { url } = place
  if (url === undefined) return withDatabase(place, (database) => work(queryOf(database)))
  return onServer(url, (client) => work(async (text, values = []) => (await client.query(text, [...values])).rows))
}

let count = 0

/** A new database beside the one of this address, whose name it begins with. */
export async function createBeside(url: string): Promise<string> {
  count += 1
  const own = new URL(url)
  own.pathname = `${own.pathname}_${count}`
  await onServer(url, (client) => client.query(`CREATE DATABASE ${client.escapeIdentifier(own.pathname.slice(1))}`))
  return own.href
}

export async function dropBeside(url: string, own: string): Promise<void> {
  const name = new URL(own).pathname.slice(1)
  await onServer(url, (client) => client.query(`DROP DATABASE ${client.escapeIdentifier(name)} WITH (FORCE)`))
}

/** How many tables a database has, read without bringing it to the schema of the product. */
export async function countTables(url: string): Promise<number> {
  return onServer(url, async (client) => {
    const { rows } = await client.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
    )
    return rows[0]?.n ?? 0
  })
}
