import { desc } from 'drizzle-orm'
import type { Executor } from '../../platform/db/database'
import { outbox } from '../../tables/messages'

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

/** Newest first: ids rise with time. */
export async function newestMessages(db: Executor): Promise<ShownMessage[]> {
  const rows = await db.select().from(outbox).orderBy(desc(outbox.createdAt), desc(outbox.id)).limit(NEWEST)
  return rows.map(({ id, channel, recipient, subject, text, html, createdAt }) => ({
    id,
    channel,
    to: recipient,
    subject: channel === 'email' ? subject : null,
    text: text ?? '',
    html,
    createdAt: createdAt.toISOString(),
  }))
}
