import { desc } from 'drizzle-orm'
import type { Executor } from '../../platform/db/database'
import { outbox } from '../../platform/outbox/table'

const NEWEST = 200

export interface ShownMessage {
  readonly id: string
  readonly channel: 'email' | 'sms'
  readonly to: string
  readonly subject: string | null
  readonly text: string
  readonly html: string | null
  readonly createdAt: string
}

/** How the sending goes: the page says it, the JSON of the contract does not. */
export interface Sending {
  readonly state: 'queued' | 'sent' | 'parked'
  readonly attempts: number
  readonly lastError: string | null
}

/** Newest first: ids rise with time. */
export async function newestMessages(db: Executor): Promise<(ShownMessage & Sending)[]> {
  const rows = await db.select().from(outbox).orderBy(desc(outbox.createdAt), desc(outbox.id)).limit(NEWEST)
  return rows.map(({ id, channel, recipient, subject, text, html, createdAt, state, attempts, lastError }) => ({
    id,
    channel,
    to: recipient,
    subject: channel === 'email' ? subject : null,
    text: text ?? '',
    html,
    createdAt: createdAt.toISOString(),
    state,
    attempts,
    lastError,
  }))
}
