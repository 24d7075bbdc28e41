import { sql } from 'drizzle-orm'
import type { Executor } from '../db/executor'
import { rows } from '../db/rows'
import { quoted } from './catalogue'
import type { CataloguedTable } from './catalogue'
import { BackupError } from './manifest'
import type { Manifest } from './manifest'

interface Later {
  readonly drop: string
  readonly create: string
}

const INDEXES = sql`
  SELECT format('DROP INDEX %s', i.indexrelid::regclass) AS drop, pg_get_indexdef(i.indexrelid) AS create
  FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
  WHERE c.relnamespace = 'public'::regnamespace AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid)
  ORDER BY i.indexrelid`

const REFERENCES = sql`
  SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
    format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS create
  FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY oid`

const TRIGGERED = sql`
  SELECT format('ALTER TABLE %s DISABLE TRIGGER USER', tgrelid::regclass) AS drop,
    format('ALTER TABLE %s ENABLE TRIGGER USER', tgrelid::regclass) AS create
  FROM pg_trigger JOIN pg_class c ON c.oid = tgrelid
  WHERE NOT tgisinternal AND c.relnamespace = 'public'::regnamespace GROUP BY tgrelid ORDER BY tgrelid`

/**
 * Rows come first, then indexes and references, which are made and checked for all rows at once. The triggers are at rest
 * meanwhile: what they keep is in the rows. All of it belongs to the transaction, so nothing stays switched off.
 */
export async function loading(tx: Executor, load: () => Promise<void>): Promise<void> {
  const [indexes, references, triggered] = [
    await rows<Later>(tx, INDEXES),
    await rows<Later>(tx, REFERENCES),
    await rows<Later>(tx, TRIGGERED),
  ]
  for (const { drop } of [...references, ...indexes, ...triggered]) await tx.execute(sql.raw(drop))
  await load()
  for (const { create } of [...indexes, ...references, ...triggered]) await tx.execute(sql.raw(create))
}

/** What migrations have written by themselves is in the archive too. */
export async function emptyTables(tx: Executor, tables: readonly CataloguedTable[]): Promise<void> {
  await tx.execute(sql.raw(`TRUNCATE ${tables.map(({ name }) => quoted(name)).join(', ')}`))
}

/** Puts rows of one table in: an entry of the archive, some megabytes, with one statement. */
export function loaderOf(tx: Executor, stated: Manifest['tables'][number], tables: readonly CataloguedTable[]) {
  const found = tables.find(({ name }) => name === stated.name)
  const values = stated.columns.map((column, index) => {
    const type = found?.columns.find(({ name }) => name === column)?.type
    if (type === undefined) throw new BackupError(`Its schema has no column ${stated.name}.${column}.`)
    return `(line->>${index})::${type}`
  })
  const columns = stated.columns.map(quoted).join(', ')
  const into = sql.raw(`INSERT INTO ${quoted(stated.name)} (${columns}) SELECT ${values.join(', ')}`)
  return async (lines: Buffer) => {
    // a line break within a value is written as an escape
    const array = `[${lines.toString().trimEnd().replaceAll('\n', ',')}]`
    await tx.execute(sql`${into} FROM jsonb_array_elements(${array}::text::jsonb) AS line`)
  }
}

/** The next value of each is the one that would have come next. */
export async function setSequences(tx: Executor, sequences: Manifest['sequences']): Promise<void> {
  for (const { name, value, called } of sequences)
    await tx.execute(sql`SELECT setval(${quoted(name)}::text::regclass, ${value}::text::bigint, ${called}::boolean)`)
}
