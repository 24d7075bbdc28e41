import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { InferInsertModel, InferSelectModel } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from './database'
import type { Executor } from './executor'

type Values = Record<string, unknown>
interface Prepared<R> {
  execute(values: Values): Promise<R>
}

const written = new WeakMap<Executor, Map<string, Prepared<unknown>>>()

/**
 * A statement that runs all the time: the query builder writes it once for each connection, which parses it once.
 * @param name the same for the same text, and for no other
 * @param write with `sql.placeholder` where values stand
 */
export function prepareOnce<R>(
  { connection }: Tx,
  name: string,
  write: (db: Executor) => { prepare(name: string): Prepared<R> },
): Prepared<R> {
  const known = written.get(connection) ?? new Map<string, Prepared<unknown>>()
  written.set(connection, known)
  // the same name is the same text, whose rows are the same
  const statement = (known.get(name) ?? write(connection).prepare(name)) as Prepared<R>
  known.set(name, statement)
  return statement
}

/** What the database adds to a row by itself: the columns that were not given and are not simply empty. */
function added({ table, keys }: Placed): Record<string, PgColumn> {
  const columns = Object.entries(getTableColumns(table))
  return Object.fromEntries(
    columns.filter(
      ([key, { hasDefault, generated, generatedIdentity }]) =>
        !keys.includes(key) && (hasDefault || generated || generatedIdentity),
    ),
  )
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

/** Only for a statement that is written anew. */
function placesOf({ keys, index }: Placed): Values {
  // a placeholder of the column's own would hand a null to the column's encoder
  return Object.fromEntries(keys.map((key) => [key, sql`${sql.placeholder(placeOf(index, key))}`]))
}

const names = new Map<string, string>()

/** The same columns of the same tables keep the same name. */
function nameOf(rows: readonly Placed[]): string {
  const key = rows.map(({ table, keys }) => `${getTableName(table)},${keys.join()}`).join(';')
  const name = names.get(key) ?? `insert_${names.size}`
  names.set(key, name)
  return name
}

/** For a row that goes in with another: its table and what it holds. */
export function rowOf<T extends PgTable>(table: T, row: InferInsertModel<T>): readonly [PgTable, object] {
  return [table, row]
}

/**
 * Writes a row of a table that grows all day and, in the same statement, the rows that belong to it.
 * For tables without a trigger that changes what was given.
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
  const statement = prepareOnce<Values[]>(tx, nameOf([first, ...rest]), (db) => {
    const beside = rest.map((each, index) =>
      db.$with(`other_${index}`).as(
        db
          .insert(each.table)
          .values(placesOf(each))
          .returning({ done: sql`1`.as('done') }),
      ),
    )
    // a row has to come back even where the database adds nothing to it: none would mean that nothing was written
    const back = { ...added(first), written: sql<number>`1` }
    return (
      db
        .with(...beside)
        .insert(table)
        // places stand for values of the row's type, which the statement knows only when it runs
        .values(placesOf(first) as never)
        .returning(back)
    )
  })
  const [inserted] = await statement.execute(values)
  if (inserted === undefined) throw new Error('an insert returned nothing')
  const given: Values = { ...row }
  const keys = Object.keys(getTableColumns(table))
  // each column as it was given, or as the database added it
  return Object.fromEntries(keys.map((key) => [key, given[key] ?? inserted[key] ?? null])) as InferSelectModel<T>
}
