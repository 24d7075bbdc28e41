import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database'
import { outbox } from '../platform/outbox/table'

// the whole demo is one transaction, so the database's own moment marks the rows that nobody has dated yet
const undated = sql`${outbox.createdAt} = now()`

/** Messages carry the moment of what they tell. */
export async function dateMessages({ sql: db }: Database, at: Date): Promise<void> {
  await db.update(outbox).set({ createdAt: at, nextAttemptAt: at }).where(undated)
}

const READERS = ['driver@volant.test', 'driver2@volant.test']

/** What was written long ago has been sent and forgotten; of an auction's forty announcements two are enough to see one. */
export async function thinOutbox({ sql: db }: Database): Promise<void> {
  await db.delete(outbox).where(undated)
  await db.delete(outbox).where(and(eq(outbox.template, 'auction-open'), notInArray(outbox.recipient, READERS)))
}
