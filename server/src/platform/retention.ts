import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Clock } from './clock'
import type { Database } from './db/database'
import { rows } from './db/rows'

// Small enough for the rest of the product not to notice.
const BATCH = 1000

/** Rows of a table that go, in batches. */
interface Expiry {
  readonly table: PgTable
  readonly where: (now: Date) => SQL | undefined
}

/** What may no longer be kept: rows that go, or whatever else must be done about them. Harmless to run again. */
export type Retention = Expiry | ((database: Database, now: Date) => Promise<void>)

async function expire(database: Database, { table, where }: Expiry, now: Date): Promise<void> {
  for (;;) {
    const gone = await rows(
      database.sql,
      sql`DELETE FROM ${table} WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${table} WHERE ${where(now)} LIMIT ${BATCH})) RETURNING 1`,
    )
    if (gone.length < BATCH) return
  }
}

/** Every night: all that features and platform no longer keep. */
export async function applyRetention(database: Database, clock: Clock, retention: readonly Retention[]): Promise<void> {
  const now = clock.now()
  for (const rule of retention) {
    if (typeof rule === 'function') await rule(database, now)
    else await expire(database, rule, now)
  }
}
