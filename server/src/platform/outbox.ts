import type { Language } from '@volant/domain/kernel/actor'
import { v7 as uuid } from 'uuid'
import type { Tx } from './db/database'
import type { Channel, MessageAttachment } from './outbox/message'

declare module './bus' {
  interface DomainEvents {
    'message.queued': { readonly channel: Channel }
  }
}

/**
 * `awaited`: somebody sits before the screen or the door until it comes, e.g. a code or a link. `bulk`: one of the many that a single
 * event sends; none of them holds up anything else.
 */
export type Urgency = 'awaited' | 'notice' | 'bulk'

const PRIORITY: Readonly<Record<Urgency, number>> = { awaited: 0, notice: 1, bulk: 2 }

export interface NewMessage {
  readonly channel: Channel
  /** An e-mail address, a phone number in E.164, or the id of a browser's subscription. */
  readonly to: string
  readonly language: Language
  /** Name of the template that the messages feature renders. */
  readonly template: string
  /** What the template needs; plain JSON. */
  readonly data: Readonly<Record<string, unknown>>
  /** Goes along with a mail. */
  readonly attachment?: MessageAttachment
  /** The same message asked for twice is one message. */
  readonly dedupeKey: string
  readonly urgency: Urgency
  /** It leaves no sooner. */
  readonly notBefore?: Date
  /** It does not leave any more, also not when somebody sends it by hand: what it says would no longer be so. */
  readonly until?: Date
}

const QUEUE = `INSERT INTO outbox (id, channel, recipient, language, template, data, attachment, dedupe_key, priority, next_attempt_at, due_at, useful_until)
  SELECT m.id, m.channel, m.recipient, m.language, m.template, m.data, m.attachment, m.dedupe_key, m.priority, coalesce(m.not_before, now()), m.not_before, m.until
  FROM jsonb_to_recordset($1::jsonb) AS m (id uuid, channel text, recipient text, language text, template text, data jsonb, attachment jsonb, dedupe_key text, priority smallint, not_before timestamptz, until timestamptz)
  ON CONFLICT (dedupe_key) DO NOTHING`

/**
 * Writes messages in the caller's transaction, with its commit: they leave if, and only if, the action is saved. One that had
 * been asked for before is not written again.
 */
export function queueMessages(tx: Tx, messages: readonly NewMessage[]): void {
  if (messages.length === 0) return
  const rows = messages.map(({ to, urgency, dedupeKey, notBefore, until, ...message }) => ({
    ...message,
    id: uuid(),
    recipient: to,
    dedupe_key: dedupeKey,
    priority: PRIORITY[urgency],
    not_before: notBefore?.toISOString(),
    until: until?.toISOString(),
  }))
  tx.last({ name: 'queue_messages', text: QUEUE, values: [JSON.stringify(rows)] })
  for (const channel of new Set(messages.map((message) => message.channel))) tx.emit('message.queued', { channel })
}

export function queueMessage(tx: Tx, message: NewMessage): void {
  queueMessages(tx, [message])
}

/** The same message to each of many, whom the database knows. */
export interface Broadcast extends Pick<NewMessage, 'channel' | 'template' | 'data' | 'urgency'> {
  /** Name of a list that the dispatcher was given. */
  readonly readers: string
  /** How the key of each begins; the id of the reader ends it. */
  readonly keyBegins: string
}

const BROADCAST = `INSERT INTO outbox_broadcasts (key_begins, channel, template, data, readers, priority)
  VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (key_begins) DO NOTHING`

/** As `queueMessages`, in one row: whoever does what thousands are told of does not wait until each of them has a message. */
export function queueBroadcast(tx: Tx, { channel, template, data, urgency, readers, keyBegins }: Broadcast): void {
  const values = [keyBegins, channel, template, JSON.stringify(data), readers, PRIORITY[urgency]]
  tx.last({ name: 'queue_broadcast', text: BROADCAST, values })
  tx.emit('message.queued', { channel })
}

// by comparing bytes, as the index on the keys does: LIKE would read every message that was ever sent. No text that begins so
// stands behind the last of all characters.
const WAITING = `unnest($1::text[]) AS begun (key)
  WHERE state = 'queued' AND dedupe_key ~>=~ begun.key AND dedupe_key ~<~ (begun.key || chr(1114111))`

// before the messages: whoever is writing some of them just now has done so when this has waited for the row
const UNWRITTEN = 'unnest($1::text[]) AS begun (key) WHERE starts_with(key_begins, begun.key)'

const WITHDRAW = `DELETE FROM outbox USING ${WAITING}`
const WITHDRAW_BROADCASTS = `DELETE FROM outbox_broadcasts USING ${UNWRITTEN}`
// what a try has put into words before is put into words anew
const AMEND = `UPDATE outbox SET data = data || $2::jsonb, subject = NULL, text = NULL, html = NULL FROM ${WAITING}`
const AMEND_BROADCASTS = `UPDATE outbox_broadcasts SET data = data || $2::jsonb FROM ${UNWRITTEN}`

/** Takes back, with the caller's commit, what has not left and whose key begins so: what it would tell is no longer so. */
export function withdrawMessages(tx: Tx, beginnings: readonly string[]): void {
  tx.last({ name: 'withdraw_broadcasts', text: WITHDRAW_BROADCASTS, values: [beginnings] })
  tx.last({ name: 'withdraw_messages', text: WITHDRAW, values: [beginnings] })
}

/** Lets what has not left and whose key begins so say this instead, with the caller's commit. What has left is left alone. */
export function amendMessages(tx: Tx, beginnings: readonly string[], data: NewMessage['data']): void {
  const values = [beginnings, JSON.stringify(data)]
  tx.last({ name: 'amend_broadcasts', text: AMEND_BROADCASTS, values })
  tx.last({ name: 'amend_messages', text: AMEND, values })
}
