import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Executor } from '../db/database'
import type { Channel, Receipt, Rendered } from './message'
import { outbox, outboxBroadcasts } from './table'

export type QueuedMessage = typeof outbox.$inferSelect

/** Tries before a message is parked for people to look at. */
const MAX_ATTEMPTS = 10
/** A question or a link that comes days late does harm: nobody is written to after this. */
const LONGEST_WAIT = sql`interval '48 hours'`
// Longer than the dispatcher holds what it has not begun, and one send that runs into its time limits.
export const LEASE = sql`interval '2 minutes'`
const BACK_OFF = sql`least(300, power(2, ${outbox.attempts} + 1)) * interval '1 second'`
// written out, not a parameter: a plan that is kept knows then that the index of what is queued holds them all
const isQueued = sql`${outbox.state} = 'queued'`

/**
 * Takes the messages that are due, by priority and then by how long they have been due. They come back by themselves when the process dies before it has marked them,
 * and no other process is given them meanwhile.
 */
export async function claimDue(db: Executor, channel: Channel, limit: number): Promise<QueuedMessage[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isQueued, lte(outbox.nextAttemptAt, sql`now()`), eq(outbox.channel, sql.placeholder('channel'))))
    .orderBy(outbox.priority, outbox.nextAttemptAt)
    .limit(sql.placeholder('limit'))
    .for('update', { skipLocked: true })
  const claimed = await db
    .update(outbox)
    .set({ nextAttemptAt: sql`now() + ${LEASE}` })
    // as an array: it is found by its ids however many are queued when the plan is made
    .where(sql`${outbox.id} = ANY(ARRAY(${due}))`)
    .returning()
    .prepare('claim-due')
    .execute({ channel, limit })
  return claimed.sort((a, b) => a.priority - b.priority || (a.id < b.id ? -1 : 1))
}

const inColumns = ({ subject, text, html }: Rendered) => ({ subject, text, html: html ?? null })

/** @param words what was said: it stays for people to read where the message does not leave, and but for the subject goes where it does */
export async function markSent(
  db: Executor,
  id: string,
  { providerId, kept }: Receipt,
  words: Rendered,
): Promise<void> {
  await db
    .update(outbox)
    .set({
      state: 'sent',
      attempts: sql`${outbox.attempts} + 1`,
      sentAt: sql`now()`,
      lastError: null,
      providerId: providerId ?? null,
      ...inColumns(words),
      ...(!kept && { data: {}, text: null, html: null }),
    })
    .where(eq(outbox.id, id))
    .prepare(kept ? 'message-kept' : 'message-sent')
    .execute()
}

/** How a failure is dealt with. */
export interface Failure {
  readonly error: string
  /** False while the provider is away: that is not the message's fault. */
  readonly counts: boolean
  /** Seconds in which another try is of no use. */
  readonly retryAfter?: number
  /** The provider takes others and wants nothing of this message for now: until its next try it waits for nobody. */
  readonly isPutOff?: boolean
  /** What it would have said, where that is known: the next try says the same. */
  readonly words?: Rendered
}

/**
 * Notes a failure and sets the next try, 2, 4, 8 … 300 seconds later, or when it is of use again.
 * @returns true when the message has had its ten tries, or could not leave for two days, and is parked
 */
export async function markFailed(
  db: Executor,
  { id, data }: Pick<QueuedMessage, 'id' | 'data'>,
  failure: Failure,
): Promise<boolean> {
  const { error, counts, retryAfter = 0, isPutOff, words } = failure
  const tries = counts ? sql`${outbox.attempts} + 1` : sql`${outbox.attempts}`
  const next = sql`now() + greatest(${BACK_OFF}, ${retryAfter}::float8 * interval '1 second')`
  // words of what was changed while it was tried would be said for good
  const whereUnchanged = (said: string | null) =>
    sql`CASE WHEN ${outbox.data} = ${JSON.stringify(data)}::jsonb THEN ${said}::text END`
  const [row] = await db
    .update(outbox)
    .set({
      ...(words && {
        subject: whereUnchanged(words.subject),
        text: whereUnchanged(words.text),
        html: whereUnchanged(words.html ?? null),
      }),
      attempts: tries,
      lastError: error.slice(0, 500),
      nextAttemptAt: next,
      ...(isPutOff && { dueAt: next }),
      state: sql`CASE WHEN ${tries} >= ${MAX_ATTEMPTS} OR ${outbox.createdAt} < now() - ${LONGEST_WAIT}
        THEN 'parked' ELSE 'queued' END`,
    })
    // another process may have sent it, where this one stood still for longer than it was lent the message
    .where(and(eq(outbox.id, id), isQueued))
    .returning({ state: outbox.state })
  return row?.state === 'parked'
}

/** How much has not left and is not given up, by channel, and for how long the oldest has been due. What goes to many is one until it is its turn. */
export async function readBacklog(db: Executor) {
  const dueAt = sql<Date>`coalesce(${outbox.dueAt}, ${outbox.createdAt})`.as('due')
  const messages = () => db.select({ channel: outbox.channel, state: outbox.state, dueAt }).from(outbox)
  const waiting = unionAll(
    // each state by itself, for each has its index: what was sent is many times more
    messages().where(eq(outbox.state, 'queued')),
    messages().where(and(eq(outbox.state, 'parked'), isNull(outbox.givenUpAt))),
    db
      .select({
        channel: outboxBroadcasts.channel,
        state: sql<'queued'>`'queued'`,
        dueAt: outboxBroadcasts.createdAt,
      })
      .from(outboxBroadcasts),
  ).as('waiting')
  const queued = sql`${waiting.state} = 'queued'`
  return db
    .select({
      channel: waiting.channel,
      queued: sql<number>`count(*) FILTER (WHERE ${queued})`,
      parked: sql<number>`count(*) FILTER (WHERE NOT ${queued})`,
      // what leaves tomorrow is not late
      oldestSeconds: sql<number>`greatest(0, extract(epoch FROM now() - min(${waiting.dueAt}) FILTER (WHERE ${queued})))`,
    })
    .from(waiting)
    .groupBy(waiting.channel)
}

/** Which of these keys have a message. */
export async function askedBefore(db: Executor, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const found = await db
    .select({ key: outbox.dedupeKey })
    .from(outbox)
    .where(inArray(outbox.dedupeKey, [...keys]))
  return new Set(found.map(({ key }) => key))
}

export async function forget(db: Executor, id: string): Promise<void> {
  await db.delete(outbox).where(eq(outbox.id, id))
}

/** Gives claimed messages back untouched. */
export async function release(db: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(outbox)
    .set({ nextAttemptAt: sql`now()` })
    .where(and(inArray(outbox.id, [...ids]), isQueued))
}
