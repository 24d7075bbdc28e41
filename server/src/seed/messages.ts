import { and, inArray, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database'
import { outbox } from '../platform/outbox/table'

// the whole demo is one transaction, so the database's own moment marks the rows that nobody has dated yet
const undated = sql`${outbox.createdAt} = now()`

/** Messages carry the moment of what they tell. */
export async function dateMessages({ sql: db }: Database, at: Date): Promise<void> {
  await db.update(outbox).set({ createdAt: at, nextAttemptAt: at }).where(undated)
}

const READERS = ['driver@volant.test', 'driver2@volant.test', 'owner@horizon-autos.test']
/** Written to so many at once, or so often, that they would hide the rest. */
const THINNED = ['auction-open', 'report-sealed']

/** What was written long ago has been sent and forgotten; of what goes to everybody, some are enough to see one. */
export async function thinOutbox({ sql: db }: Database): Promise<void> {
  await db.delete(outbox).where(undated)
  await db.delete(outbox).where(and(inArray(outbox.template, THINNED), notInArray(outbox.recipient, READERS)))
}
