import { getTableColumns, sql } from 'drizzle-orm'
import type { InferInsertModel, InferSelectModel } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from './database'
import type { Executor } from './executor'

type Values = Readonly<Record<string, unknown>>
interface Prepared<R> {
  execute(values: Record<string, unknown>): Promise<R>
}

const written = new WeakMap<Executor, Map<string, Prepared<unknown>>>()

/**
 * A statement that runs all the time: the query builder writes it once for each connection, which parses it once.
 * @param name the same for the same text, and for no other
 * @param write with `sql.placeholder` where values stand
 */
export function hot<R>(
  { connection }: Tx,
  name: string,
  write: (db: Executor) => { prepare(name: string): Prepared<R> },
): Prepared<R> {
  const known = written.get(connection) ?? new Map<string, Prepared<unknown>>()
  written.set(connection, known)
  const statement = (known.get(name) ?? write(connection).prepare(name)) as Prepared<R>
  known.set(name, statement)
  return statement
}

const names = new Map<string, string>()

/** The same table and columns keep the same name. */
function nameOf(key: string): string {
  const name = names.get(key) ?? `insert_${names.size}`
  names.set(key, name)
  return name
}

/** Writes one row of a table that grows all day, and reads it as it stands. */
export async function insertRow<T extends PgTable>(
  tx: Tx,
  table: T,
  row: InferInsertModel<T>,
): Promise<InferSelectModel<T>> {
  const columns = getTableColumns(table) as Record<string, PgColumn>
  const given = Object.entries(row as Values).filter(([, value]) => value !== undefined)
  const keys = given.map(([key]) => key)
  // a placeholder of the table's own would hand a null to the column's encoder
  const places = Object.fromEntries(keys.map((key) => [key, sql`${sql.placeholder(key)}`]))
  const values = given.map(([key, value]) => [key, value === null ? null : columns[key]?.mapToDriverValue(value)])
  const name = nameOf([columns[keys[0] ?? '']?.uniqueName, ...keys].join())
  const statement = hot(tx, name, (db) =>
    db
      .insert(table)
      .values(places as never)
      .returning(),
  )
  const [inserted] = (await statement.execute(Object.fromEntries(values))) as InferSelectModel<T>[]
  if (inserted === undefined) throw new Error('an insert returned nothing')
  return inserted
}
