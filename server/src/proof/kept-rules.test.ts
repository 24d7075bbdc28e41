import { getTableColumns, is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tables } from '../../test/all-tables'
import { testDatabase } from '../../test/database'
import type { Database } from '../platform/db/database'
import { rows } from '../platform/db/rows'

let db: Database
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

const TABLES: readonly PgTable[] = Object.values(tables).flatMap((each) => (is(each, PgTable) ? [each] : []))

/** Each table's rules by name, as the database keeps them. */
async function kept(query: string): Promise<(table: string) => string[]> {
  const found = await rows<{ table: string; rule: string }>(db.sql, sql.raw(query))
  return (name) => found.flatMap(({ table, rule }) => (table === name ? rule : [])).sort()
}

it('the database has every index of the tables, and those that allow no second row do not', async () => {
  const indexes = await kept(
    `SELECT c.relname AS table, i.relname || CASE WHEN x.indisunique THEN ' (once)' ELSE '' END AS rule FROM pg_index x
     JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_class c ON c.oid = x.indrelid
     JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname = 'public' WHERE NOT x.indisprimary`,
  )
  for (const table of TABLES) {
    const { name, indexes: wanted } = getTableConfig(table)
    const rules = wanted.map(({ config }) => `${config.name}${config.unique ? ' (once)' : ''}`)
    expect(indexes(name), name).toEqual(rules.toSorted())
  }
})

it('the database has every CHECK and every reference of the tables', async () => {
  const constraints = await kept(
    `SELECT c.relname AS table, k.conname AS rule FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
     JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname = 'public' WHERE k.contype IN ('c', 'f')`,
  )
  for (const table of TABLES) {
    const { name, checks, foreignKeys } = getTableConfig(table)
    const rules = [...checks.map((check) => check.name), ...foreignKeys.map((key) => key.getName())]
    expect(constraints(name), name).toEqual(rules.toSorted())
  }
})

it('the database leaves nothing empty that the tables want filled', async () => {
  const columns = await kept(
    `SELECT table_name AS table, column_name AS rule FROM information_schema.columns
     WHERE table_schema = 'public' AND is_nullable = 'NO'`,
  )
  for (const table of TABLES) {
    const filled = Object.values(getTableColumns(table)).filter(({ notNull, primary }) => notNull || primary)
    const { name, primaryKeys } = getTableConfig(table)
    const keys = primaryKeys.flatMap((key) => key.columns.map((column) => column.name))
    const wanted = [...new Set([...filled.map((column) => column.name), ...keys])]
    expect(columns(name), name).toEqual(wanted.toSorted())
  }
})

it('the security log takes no correction', async () => {
  await db.sql.execute(sql`INSERT INTO security_log (id, kind) VALUES (gen_random_uuid(), 'login.succeeded')`)
  await expect(db.sql.execute(sql`UPDATE security_log SET kind = 'login.failed'`)).rejects.toThrow()
  expect(await rows(db.sql, sql`SELECT kind FROM security_log`)).toEqual([{ kind: 'login.succeeded' }])
})
