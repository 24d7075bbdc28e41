import { types } from '@electric-sql/pglite'
import type { PGlite } from '@electric-sql/pglite'

const asWritten = (value: string) => value

/** The arrays of numeric, timestamp, timestamptz, interval and date, which PGlite has no names for. */
const ARRAYS = [1231, 1115, 1185, 1187, 1182]

/** How the columns of a result are read: numbers as such; moments as they were written, for drizzle reads them itself. */
export const PARSERS = {
  [types.INT8]: Number,
  [types.NUMERIC]: Number,
  ...Object.fromEntries(
    [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, ...ARRAYS].map((type) => [type, asWritten]),
  ),
}

type Query = PGlite['query']

const withoutParsers =
  (query: Query): Query =>
  (text, values, { rowMode } = {}) =>
    query(text, values, rowMode && { rowMode })

/** A connection that reads as each statement asks. */
export type Readable = Pick<PGlite, 'query' | 'exec'>

/**
 * Has a database read with its own parsers only. drizzle gives the same ones to each statement; to add them, PGlite would each time
 * copy its three hundred, most of them for tables of the system: a tenth of a short statement.
 * @returns the connection as it was, for what has to be read in another way
 */
export function keepOwnParsers(db: PGlite): Readable {
  const asked: Readable = { query: db.query.bind(db), exec: db.exec.bind(db) }
  const transaction: PGlite['transaction'] = db.transaction.bind(db)
  db.query = withoutParsers(asked.query)
  db.transaction = (work) => transaction((tx) => work({ ...tx, query: withoutParsers(tx.query) }))
  return asked
}
