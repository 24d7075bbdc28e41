import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Executor } from '../db/executor'
import { rows } from '../db/rows'

export const quoted = (name: string) => `"${name}"`

/** What the database keeps for itself: which files were applied, and whether a commit reaches the disk. */
const OWN = ['migrations', 'durability_probe'] as const

export interface TableColumn {
  readonly name: string
  readonly type: string
}

export interface CataloguedTable {
  readonly name: string
  /** Without those that the database computes by itself. */
  readonly columns: readonly TableColumn[]
  /** The order of its rows, which is the same on every engine. */
  readonly order: string
}

interface FoundTable extends Omit<CataloguedTable, 'order'> {
  readonly key: readonly { readonly name: string; readonly collated: boolean }[] | null
}

const TABLES = sql`
  SELECT c.relname AS name,
    (SELECT json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) ORDER BY a.attnum)
      FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
    (SELECT json_agg(json_build_object('name', a.attname, 'collated', a.attcollation <> 0) ORDER BY k.place)
      FROM pg_index i, unnest(i.indkey::int2[]) WITH ORDINALITY AS k(attnum, place), pg_attribute a
      WHERE i.indrelid = c.oid AND i.indisprimary AND a.attrelid = c.oid AND a.attnum = k.attnum) AS key
  FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> ALL(${sql.param([...OWN])}::text[])
  ORDER BY c.relname COLLATE "C"`

const inC = (text: string) => `${text} COLLATE "C"`

/** Every table with rows of the product. */
export async function tablesOf(db: Executor): Promise<readonly CataloguedTable[]> {
  const found = await rows<FoundTable>(db, TABLES)
  return found.map(({ name, columns, key }) => {
    const order = key?.map((column) => (column.collated ? inC(quoted(column.name)) : quoted(column.name)))
    // without a key a row is ordered by all that it holds
    return { name, columns, order: order?.join(', ') ?? inC('whole::text') }
  })
}

export interface SequenceState {
  readonly name: string
  /** As text: it may be larger than a number can hold. */
  readonly value: string
  /** Whether the value was given already, so that the next one follows it. */
  readonly called: boolean
}

export async function sequencesOf(db: Executor, names: Iterable<string>): Promise<SequenceState[]> {
  const states: SequenceState[] = []
  for (const name of names) {
    const found = await rows<Omit<SequenceState, 'name'>>(
      db,
      sql.raw(`SELECT last_value::text AS value, is_called AS called FROM ${quoted(name)}`),
    )
    states.push(...found.map((state) => ({ name, ...state })))
  }
  return states
}

export interface SchemaVersion {
  readonly position: number
  readonly hash: string
}

/** The last migration that the database has had; undefined for one that never had any. */
export async function schemaOf(db: Executor): Promise<SchemaVersion | undefined> {
  const [found] = await rows<{ there: boolean }>(db, sql`SELECT to_regclass('public.migrations') IS NOT NULL AS there`)
  if (!found?.there) return undefined
  const [last] = await rows<SchemaVersion>(
    db,
    sql`SELECT position, hash FROM migrations ORDER BY position DESC LIMIT 1`,
  )
  return last
}

const named = z.record(z.string(), z.object({ name: z.string() }))
const Described = z.object({ tables: named, sequences: named })
const namesOf = (found: z.infer<typeof named>) => new Set(Object.values(found).map(({ name }) => name))

/**
 * What belongs to the product after a migration: somebody else may have tables in the same database.
 * @returns undefined for a migration that this program does not have
 */
export function productAt(migrations: string, position: number) {
  const file = join(migrations, 'meta', `${String(position).padStart(4, '0')}_snapshot.json`)
  if (!existsSync(file)) return undefined
  const { tables, sequences } = Described.parse(JSON.parse(readFileSync(file, 'utf8')))
  return { tables: namesOf(tables), sequences: namesOf(sequences) }
}
