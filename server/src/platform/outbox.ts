import type { Language } from '@volant/domain/kernel/actor'
import { sql } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { outbox } from './outbox/table'
import type { Tx } from './db/database'
import { prepareOnce } from './db/prepared-statements'

declare module './bus' {
  interface DomainEvents {
    'message.queued': { readonly channel: Channel }
  }
}

export type Channel = 'email' | 'sms'

/**
 * `awaited`: somebody sits before the screen or the door until it comes, e.g. a code or a link. `bulk`: one of the many that a single
 * event sends; none of them holds up anything else.
 */
export type Urgency = 'awaited' | 'notice' | 'bulk'

const PRIORITY: Readonly<Record<Urgency, number>> = { awaited: 0, notice: 1, bulk: 2 }

export interface NewMessage {
  readonly channel: Channel
  /** An e-mail address, or a phone number in E.164. */
  readonly to: string
  readonly language: Language
  /** Name of the template that the messages feature renders. */
  readonly template: string
  /** What the template needs; plain JSON. */
  readonly data: Readonly<Record<string, unknown>>
  /** The same message asked for twice is one message. */
  readonly dedupeKey: string
  readonly urgency: Urgency
}

/** As `queueMessage`, for many readers at once: one statement, whatever their number. */
export async function queueMessages(tx: Tx, messages: readonly NewMessage[]): Promise<void> {
  const [first, ...others] = messages
  if (first === undefined) return
  if (others.length === 0) {
    await queueMessage(tx, first)
    return
  }
  const rows = messages.map(({ to, urgency, ...message }) => ({
    id: uuid(),
    recipient: to,
    priority: PRIORITY[urgency],
    ...message,
  }))
  const inserted = await tx.sql
    .insert(outbox)
    .values(rows)
    .onConflictDoNothing({ target: outbox.dedupeKey })
    .returning({ channel: outbox.channel })
  for (const channel of new Set(inserted.map((row) => row.channel))) tx.emit('message.queued', { channel })
}

const PLACES = {
  id: sql.placeholder('id'),
  channel: sql.placeholder('channel'),
  recipient: sql.placeholder('recipient'),
  language: sql.placeholder('language'),
  template: sql.placeholder('template'),
  data: sql.placeholder('data'),
  dedupeKey: sql.placeholder('dedupeKey'),
  priority: sql.placeholder('priority'),
}

/**
 * Writes a message in the caller's transaction: it leaves if, and only if, the action is saved.
 * @returns the message's id; null where the same message had been asked for before
 */
export async function queueMessage(tx: Tx, message: NewMessage): Promise<string | null> {
  const { channel, to, language, template, data, dedupeKey } = message
  const priority = PRIORITY[message.urgency]
  const insert = prepareOnce(tx, 'insert_message', (db) =>
    db.insert(outbox).values(PLACES).onConflictDoNothing({ target: outbox.dedupeKey }).returning({ id: outbox.id }),
  )
  const inserted = await insert.execute({
    id: uuid(),
    channel,
    recipient: to,
    language,
    template,
    data,
    dedupeKey,
    priority,
  })
  if (!inserted[0]) return null
  tx.emit('message.queued', { channel })
  return inserted[0].id
}
