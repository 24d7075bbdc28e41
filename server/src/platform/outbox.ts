import type { Language } from '@volant/domain/kernel/actor'
import { sql } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { outbox } from '../tables/messages'
import type { Tx } from './db/database'
import { hot } from './db/hot'

declare module './bus' {
  interface DomainEvents {
    'message.queued': { readonly channel: Channel }
  }
}

export type Channel = 'email' | 'sms'

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
}

/** As `queueMessage`, for many readers at once: one statement, whatever their number. */
export async function queueMessages(tx: Tx, messages: readonly NewMessage[]): Promise<void> {
  const [first, ...others] = messages
  if (first === undefined) return
  if (others.length === 0) {
    await queueMessage(tx, first)
    return
  }
  const rows = messages.map(({ to, ...message }) => ({ id: uuid(), recipient: to, ...message }))
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
}

/**
 * Writes a message in the caller's transaction: it leaves if, and only if, the action is saved.
 * @returns the message's id; null where the same message had been asked for before
 */
export async function queueMessage(tx: Tx, message: NewMessage): Promise<string | null> {
  const { channel, to, language, template, data, dedupeKey } = message
  const insert = hot(tx, 'insert_message', (db) =>
    db.insert(outbox).values(PLACES).onConflictDoNothing({ target: outbox.dedupeKey }).returning({ id: outbox.id }),
  )
  const inserted = await insert.execute({ id: uuid(), channel, recipient: to, language, template, data, dedupeKey })
  if (!inserted[0]) return null
  tx.emit('message.queued', { channel })
  return inserted[0].id
}
