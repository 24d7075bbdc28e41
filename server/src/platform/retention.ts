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

/** One piece of what else must be done about something that may no longer be kept; true where there may be more. */
type Piece = (database: Database, now: Date) => Promise<boolean>

/** What may no longer be kept: rows that go, or a piece of other work. Harmless to run again. */
export type Retention = Expiry | Piece

const removal =
  ({ table, where }: Expiry): Piece =>
  async (database, now) => {
    const gone = await rows(
      database.sql,
      sql`DELETE FROM ${table} WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${table} WHERE ${where(now)} LIMIT ${BATCH})) RETURNING 1`,
    )
    return gone.length === BATCH
  }

/**
 * Every night: all that features and platform no longer keep. One that fails holds up no other.
 * @throws at the end, with what each said that failed
 */
export async function applyRetention(
  database: Database,
  clock: Clock,
  retention: readonly Retention[],
  signal?: AbortSignal,
): Promise<void> {
  const now = clock.now()
  const failures: unknown[] = []
  for (const rule of retention) {
    const piece = typeof rule === 'function' ? rule : removal(rule)
    try {
      while (await piece(database, now)) signal?.throwIfAborted()
    } catch (error) {
      failures.push(error)
    }
    signal?.throwIfAborted()
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '))
}
