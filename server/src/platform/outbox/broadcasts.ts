import { sql } from 'drizzle-orm'
import type { Executor } from '../db/database'
import { rows } from '../db/rows'
import type { Channel } from './message'

/**
 * Who reads what goes to many, by the name of the list. The SQL selects `id`, `recipient`, `language`, and in `own` what of the data
 * differs from one to the other. The message itself is `b`.
 */
export type ReaderLists = Readonly<Record<string, string>>

/** So few that an auction which ends soon leaves most of them unwritten, so many that writing is seldom. */
const AT_ONCE = 100

/** Ids of readers are greater. */
const NOBODY = sql`'00000000-0000-0000-0000-000000000000'::uuid`

/** Writes the next messages of the oldest message to many of a list. @returns false where none is left to write */
async function writeSome(db: Executor, channel: Channel, name: string, readers: string): Promise<boolean> {
  const [found] = await rows<{ id: string }>(
    db,
    sql`WITH broadcast AS (
        SELECT * FROM outbox_broadcasts WHERE channel = ${channel} AND readers = ${name}
        ORDER BY created_at, key_begins LIMIT 1 FOR UPDATE SKIP LOCKED),
      reader AS MATERIALIZED (SELECT next.* FROM broadcast b CROSS JOIN LATERAL (
        SELECT * FROM (${sql.raw(readers)}) AS one WHERE one.id > coalesce(b.written_up_to, ${NOBODY}) ORDER BY one.id LIMIT ${AT_ONCE}) AS next),
      written AS (
        INSERT INTO outbox (id, channel, recipient, language, template, data, dedupe_key, priority, next_attempt_at, created_at)
        SELECT gen_random_uuid(), b.channel, reader.recipient, reader.language, b.template, b.data || reader.own, b.key_begins || reader.id,
          b.priority, b.created_at, b.created_at FROM broadcast b CROSS JOIN reader
        ON CONFLICT (dedupe_key) DO NOTHING),
      position AS (SELECT count(*) = ${AT_ONCE} AS "isFull", (SELECT id FROM reader ORDER BY id DESC LIMIT 1) AS last FROM reader),
      moved AS (
        UPDATE outbox_broadcasts o SET written_up_to = position.last FROM broadcast b, position
        WHERE o.key_begins = b.key_begins AND position."isFull"),
      ended AS (DELETE FROM outbox_broadcasts o USING broadcast b, position WHERE o.key_begins = b.key_begins AND NOT position."isFull")
      SELECT key_begins AS id FROM broadcast`,
  )
  return found !== undefined
}

/**
 * Called when nothing else of the channel is due. What is taken back before its turn has cost one row.
 * @returns false where there was nothing to write
 */
export async function writeBroadcasts(db: Executor, channel: Channel, lists: ReaderLists): Promise<boolean> {
  for (const [name, readers] of Object.entries(lists)) if (await writeSome(db, channel, name, readers)) return true
  return false
}
