import { getTableColumns, getTableName, is, Placeholder, sql } from 'drizzle-orm'
import type { InferInsertModel, SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from './database'
import type { Executor } from './executor'

/** A row that is to be written, with its table. */
interface NewRow {
  readonly table: PgTable
  readonly values: Readonly<Record<string, unknown>>
  /** The columns that are given. */
  readonly keys: readonly string[]
  readonly found: Found
}

/** Columns whose value the statement finds by the one that is given: for the same columns of a table always in the same way. */
type Found = Readonly<Record<string, (given: SQL) => SQL>>

/** Which value stands in a place of a statement. */
interface Place {
  readonly row: number
  readonly key: string
  readonly column: PgColumn
}

/** An insert as the query builder has written it once. */
interface Insert {
  readonly name: string
  readonly text: string
  readonly places: readonly Place[]
}

/** A row with its table, for `insertLast`. */
export function rowOf<T extends PgTable>(table: T, row: InferInsertModel<T>, found: Found = {}): NewRow {
  const values: Readonly<Record<string, unknown>> = row
  return { table, values, keys: Object.keys(values).filter((key) => values[key] !== undefined), found }
}

function writeInsert(db: Executor, name: string, rows: readonly NewRow[]): Insert {
  const known = new Map<string, Place>()
  const inserts = rows.map(({ table, keys, found }, row) => {
    const columns = getTableColumns(table)
    const placed = keys.map((key) => {
      const column = columns[key]
      if (column === undefined) throw new Error(`${getTableName(table)} has no ${key}`)
      const place = `${row}.${key}`
      known.set(place, { row, key, column })
      // a placeholder of the column's own would hand a null to the column's encoder
      const given = sql`${sql.placeholder(place)}`
      return [key, found[key]?.(given) ?? given] as const
    })
    return (into: Pick<Executor, 'insert'>) => into.insert(table).values(Object.fromEntries(placed))
  })
  const [first, ...others] = inserts
  if (first === undefined) throw new Error('an insert of nothing')
  const beside = others.map((insert, index) =>
    db.$with(`other_${index}`).as(insert(db).returning({ done: sql`1`.as('done') })),
  )
  const { sql: text, params } = first(db.with(...beside)).toSQL()
  const places = params.flatMap((each) => (is(each, Placeholder) ? (known.get(each.name) ?? []) : []))
  return { name, text, places }
}

const inserts = new Map<string, Insert>()

/**
 * The same columns of the same tables are one statement, which each connection plans once. The transaction's query builder is called
 * for only where it has to be written, since that begins the transaction.
 */
function insertOf(tx: Tx, rows: readonly NewRow[]): Insert {
  const key = rows
    .map(({ table, keys, found }) => [getTableName(table), ...keys, '', ...Object.keys(found)].join())
    .join(';')
  const insert = inserts.get(key) ?? writeInsert(tx.sql, `insert_${inserts.size}`, rows)
  inserts.set(key, insert)
  return insert
}

/** Writes rows of tables that grow all day, those that belong together in one statement, with the caller's commit. */
export function insertLast(tx: Tx, ...rows: readonly NewRow[]): void {
  const { name, text, places } = insertOf(tx, rows)
  const values = places.map(({ row, key, column }) => {
    const value = rows[row]?.values[key] ?? null
    return value === null ? null : column.mapToDriverValue(value)
  })
  tx.last({ name, text, values })
}
