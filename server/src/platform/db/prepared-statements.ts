import { getTableColumns, getTableName, is, Placeholder, sql } from 'drizzle-orm'
import type { InferInsertModel, InferSelectModel } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from './database'
import type { Executor } from './executor'

type Values = Record<string, unknown>

/** An insert as the query builder has written it once. */
interface Insert {
  readonly name: string
  readonly text: string
  /** Which value stands in each place. */
  readonly places: readonly string[]
  /** What the database adds to the first row by itself. */
  readonly added: readonly (readonly [string, PgColumn])[]
}

/** A row that is to be written, told as what the places of a statement hold. */
interface Placed {
  readonly table: PgTable
  readonly keys: readonly string[]
  readonly index: number
}

const placeOf = (index: number, key: string) => `${index}.${key}`

/** The columns that are given, whose values go into `values` by the name of their place. */
function place(table: PgTable, row: object, index: number, values: Values): Placed {
  const columns = getTableColumns(table)
  const given = Object.entries<unknown>({ ...row }).filter(([, value]) => value !== undefined)
  for (const [key, value] of given)
    values[placeOf(index, key)] = value === null ? null : columns[key]?.mapToDriverValue(value)
  return { table, keys: given.map(([key]) => key), index }
}

function placesOf({ keys, index }: Placed): Values {
  // a placeholder of the column's own would hand a null to the column's encoder
  return Object.fromEntries(keys.map((key) => [key, sql`${sql.placeholder(placeOf(index, key))}`]))
}

function writeInsert(db: Executor, name: string, first: Placed, rest: readonly Placed[]): Insert {
  const beside = rest.map((each, index) =>
    db.$with(`other_${index}`).as(
      db
        .insert(each.table)
        .values(placesOf(each))
        .returning({ done: sql`1`.as('done') }),
    ),
  )
  const added = Object.entries(getTableColumns(first.table)).filter(
    ([key, { hasDefault, generated, generatedIdentity }]) =>
      !first.keys.includes(key) && (hasDefault || generated || generatedIdentity),
  )
  const { sql: text, params } = db
    .with(...beside)
    .insert(first.table)
    .values(placesOf(first))
    .returning({ ...Object.fromEntries(added), written: sql`1`.as('written') })
    .toSQL()
  return { name, text, added, places: params.map((each) => (is(each, Placeholder) ? each.name : '')) }
}

const inserts = new Map<string, Insert>()

/** The same columns of the same tables are one statement, which each connection plans once. */
function insertOf(db: Executor, first: Placed, rest: readonly Placed[]): Insert {
  const key = [first, ...rest].map(({ table, keys }) => `${getTableName(table)},${keys.join()}`).join(';')
  const insert = inserts.get(key) ?? writeInsert(db, `insert_${inserts.size}`, first, rest)
  inserts.set(key, insert)
  return insert
}

/** For a row that goes in with another: its table and what it holds. */
export function rowOf<T extends PgTable>(table: T, row: InferInsertModel<T>): readonly [PgTable, object] {
  return [table, row]
}

/**
 * Writes a row of a table that grows all day and, in the same statement, the rows that belong to it.
 * For tables without a trigger that changes what was given; a column that a trigger keeps has a default, so that it is read back.
 * @returns the first as it stands
 */
export async function insertRow<T extends PgTable>(
  tx: Tx,
  table: T,
  row: InferInsertModel<T>,
  ...others: readonly (readonly [PgTable, object])[]
): Promise<InferSelectModel<T>> {
  const values: Values = {}
  const first = place(table, row, 0, values)
  const rest = others.map(([other, held], index) => place(other, held, index + 1, values))
  const { name, text, places, added } = insertOf(tx.sql, first, rest)
  const [inserted] = await tx.prepared<Values>({ name, text, values: places.map((each) => values[each]) })
  if (inserted === undefined) throw new Error('an insert returned nothing')
  const given: Values = { ...row }
  const whole: Values = Object.fromEntries(Object.keys(getTableColumns(table)).map((key) => [key, given[key] ?? null]))
  for (const [key, column] of added) {
    const value = inserted[column.name]
    whole[key] = value === null ? null : column.mapFromDriverValue(value)
  }
  // each column as it was given, or as the database added it
  return whole as InferSelectModel<T>
}
