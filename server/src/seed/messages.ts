import { and, asc, eq, inArray, notInArray, notLike, sql } from 'drizzle-orm'
import { READER_LISTS } from '../features/messages/read/people'
import type { Database } from '../platform/db/database'
import { writeBroadcasts } from '../platform/outbox/broadcasts'
import { CHANNELS } from '../platform/outbox/message'
import { outbox, outboxBroadcasts } from '../platform/outbox/table'

// the whole demo is one transaction, so the database's own moment marks the rows that nobody has dated yet
const undated = sql`created_at = now()`

/** Messages carry the moment of what they tell. */
export async function dateMessages({ sql: db }: Database, at: Date): Promise<void> {
  await db.update(outbox).set({ createdAt: at, nextAttemptAt: at }).where(undated)
  await db.update(outboxBroadcasts).set({ createdAt: at }).where(undated)
}

const READERS = ['driver@volant.test', 'driver2@volant.test', 'owner@horizon-autos.test']
/** Written to so many at once, or so often, that they would hide the rest. */
const THINNED = ['auction-open', 'report-sealed']

/** What was written long ago has been sent and forgotten; of what goes to everybody, some are enough to see one. */
export async function thinOutbox({ sql: db }: Database): Promise<void> {
  await db.delete(outbox).where(undated)
  await db.delete(outboxBroadcasts).where(undated)
  for (const channel of CHANNELS) while (await writeBroadcasts(db, channel, READER_LISTS));
  await db.delete(outbox).where(and(inArray(outbox.template, THINNED), notInArray(outbox.recipient, READERS)))
}

const REFUSED = [
  { channel: 'sms', count: 2, lastError: 'MessageRefused: 21211 This is not a valid phone number' },
  { channel: 'email', count: 1, lastError: 'MessageRefused: 550 5.1.1 No such mailbox here' },
] as const

/** A few of the oldest were refused for good: operations have something to look at, and to send again. */
export async function parkSome({ sql: db }: Database): Promise<void> {
  for (const { channel, count, lastError } of REFUSED) {
    const oldest = db
      .select({ id: outbox.id })
      .from(outbox)
      .where(
        // whoever signs in to the demo reads their mails
        and(
          eq(outbox.channel, channel),
          notLike(outbox.recipient, '%@volant.test'),
          notInArray(outbox.recipient, READERS),
        ),
      )
      .orderBy(asc(outbox.createdAt), asc(outbox.id))
      .limit(count)
    await db.update(outbox).set({ state: 'parked', attempts: 10, lastError }).where(inArray(outbox.id, oldest))
  }
}
