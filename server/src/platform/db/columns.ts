import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import { check, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Ids are UUIDv7 made in the application: PostgreSQL 15 has no uuidv7(). */
export const id = () => uuid('id').primaryKey()

/** Every moment is stored in UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const createdAt = () =>
  moment('created_at')
    .notNull()
    .default(sql`now()`)
export const updatedAt = () =>
  moment('updated_at')
    .notNull()
    .default(sql`now()`)
export const deletedAt = () => moment('deleted_at')

/**
 * GIN indexes keep what is new in a list that every search reads whole. It may grow to so many kB before it is sorted in:
 * with the 4 MB that is the default, a search took three times as long after some thousand deliveries, and creating was no faster.
 */
export const PENDING_LIST = { gin_pending_list_limit: 256 }

/** The database refuses what is not in the list of a column: one check for each column of the table that has a list. */
export function listChecks(columns: Readonly<Record<string, PgColumn>>) {
  // what a table hands to its indexes and checks are stand-ins, which carry no list
  const [first] = Object.values(columns)
  return Object.values(first ? getTableColumns(first.table) : {}).flatMap((column) => {
    const values = column.enumValues?.map((value) => `'${value}'`).join(', ')
    return values ? check(`${getTableName(column.table)}_${column.name}`, sql`${column} IN (${sql.raw(values)})`) : []
  })
}
