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
}

const QUEUE = `INSERT INTO outbox (id, channel, recipient, language, template, data, attachment, dedupe_key, priority, next_attempt_at)
  SELECT m.id, m.channel, m.recipient, m.language, m.template, m.data, m.attachment, m.dedupe_key, m.priority, coalesce(m.not_before, now())
  FROM jsonb_to_recordset($1::jsonb) AS m (id uuid, channel text, recipient text, language text, template text, data jsonb, attachment jsonb, dedupe_key text, priority smallint, not_before timestamptz)
  ON CONFLICT (dedupe_key) DO NOTHING`

/**
 * Writes messages in the caller's transaction, with its commit: they leave if, and only if, the action is saved. One that had
 * been asked for before is not written again.
 */
export function queueMessages(tx: Tx, messages: readonly NewMessage[]): void {
  if (messages.length === 0) return
  const rows = messages.map(({ to, urgency, dedupeKey, notBefore, ...message }) => ({
    ...message,
    id: uuid(),
    recipient: to,
    dedupe_key: dedupeKey,
    priority: PRIORITY[urgency],
    not_before: notBefore?.toISOString(),
  }))
  tx.last({ name: 'queue_messages', text: QUEUE, values: [JSON.stringify(rows)] })
  for (const channel of new Set(messages.map((message) => message.channel))) tx.emit('message.queued', { channel })
}

export function queueMessage(tx: Tx, message: NewMessage): void {
  queueMessages(tx, [message])
}

const WITHDRAW = `DELETE FROM outbox WHERE state = 'queued' AND dedupe_key LIKE ANY ($1::text[])`

/** Takes back, with the caller's commit, what has not left and whose key begins so: what it would tell is no longer so. */
export function withdrawMessages(tx: Tx, beginnings: readonly string[]): void {
  // neither the names of templates nor ids hold a sign that LIKE reads as another
  const patterns = beginnings.map((beginning) => `${beginning}%`)
  tx.last({ name: 'withdraw_messages', text: WITHDRAW, values: [patterns] })
}
