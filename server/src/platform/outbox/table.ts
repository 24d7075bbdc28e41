import { LANGUAGES } from '@volant/domain/kernel/actor'
import { subDays } from 'date-fns'
import { and, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, listChecks, moment } from '../db/columns'
import type { Database } from '../db/database'
import type { Retention } from '../retention'
import { CHANNELS } from './message'
import type { MessageAttachment } from './message'

/** What must leave the process: written in the transaction of the action, sent by a job with retries. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    channel: text('channel', { enum: CHANNELS }).notNull(),
    recipient: text('recipient').notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    template: text('template').notNull(),
    /** A stored file that goes along. */
    attachment: jsonb('attachment').$type<MessageAttachment>(),
    data: jsonb('data').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    /** The same message asked for twice is one message. */
    dedupeKey: text('dedupe_key').notNull(),
    /** The smallest leaves first, whatever waits longer. */
    priority: smallint('priority').notNull().default(1),
    state: text('state', { enum: ['queued', 'sent', 'parked'] })
      .notNull()
      .default('queued'),
    subject: text('subject'),
    text: text('text'),
    html: text('html'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at')
      .notNull()
      .default(sql`now()`),
    /** From when on it waits, where that is not since it was written: it was to leave later, or was put off. A retry leaves it as it is. */
    dueAt: moment('due_at'),
    /** From then on it would say what is no longer so: it is forgotten instead. */
    usefulUntil: moment('useful_until'),
    lastError: text('last_error'),
    providerId: text('provider_id'),
    sentAt: moment('sent_at'),
    /** When somebody decided that a parked message needs nothing more. */
    givenUpAt: moment('given_up_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('outbox_dedupe').on(t.dedupeKey),
    index('outbox_due')
      .on(t.channel, t.priority, t.nextAttemptAt)
      .where(sql`${t.state} = 'queued'`),
    // messages are taken back by how their keys begin
    index('outbox_withdrawn')
      .on(t.dedupeKey.op('text_pattern_ops'))
      .where(sql`${t.state} = 'queued'`),
    index('outbox_parked')
      .on(t.createdAt)
      .where(sql`${t.state} = 'parked'`),
    index('outbox_sent')
      .on(t.sentAt)
      .where(sql`${t.state} = 'sent'`),
    index('outbox_newest').on(sql`${t.createdAt} DESC`),
    ...listChecks(t),
  ],
)

/** Whether it still holds what it would say. */
const isWhole = ne(outbox.data, {})
/** Whether it may leave, should somebody send it again. */
export const isSendable = and(isWhole, or(isNull(outbox.usefulUntil), gt(outbox.usefulUntil, sql`now()`)))

/** A message to many, as one row until it is its turn: then its readers are written to the outbox, some at a time. */
export const outboxBroadcasts = pgTable(
  'outbox_broadcasts',
  {
    /** How the key of each message begins; the id of its reader ends it. */
    keyBegins: text('key_begins').primaryKey(),
    channel: text('channel', { enum: CHANNELS }).notNull(),
    template: text('template').notNull(),
    data: jsonb('data').$type<Readonly<Record<string, unknown>>>().notNull(),
    /** Name of the list of its readers. */
    readers: text('readers').notNull(),
    priority: smallint('priority').notNull(),
    /** The last reader with a message in the outbox. */
    writtenUpTo: uuid('written_up_to'),
    createdAt: createdAt(),
  },
  listChecks,
)

/** A week after it was written nothing is worth being sent any more, and its codes, passwords and links are nobody's business. */
async function blankParked({ sql: db }: Database, now: Date): Promise<boolean> {
  await db
    .update(outbox)
    .set({ data: {}, subject: null, text: null, html: null })
    .where(and(eq(outbox.state, 'parked'), lt(outbox.createdAt, subDays(now, 7)), isWhole))
  return false
}

/** What has not left is kept: somebody waits for it. */
export const outboxRetention: readonly Retention[] = [
  blankParked,
  { table: outbox, where: (now) => and(eq(outbox.state, 'sent'), lt(outbox.sentAt, subDays(now, 30))) },
  { table: outbox, where: (now) => and(eq(outbox.state, 'parked'), lt(outbox.createdAt, subDays(now, 90))) },
]
