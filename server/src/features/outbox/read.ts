import { desc } from 'drizzle-orm'
import type { Executor } from '../../platform/db/database'
import type { Channel } from '../../platform/outbox/message'
import { outbox } from '../../platform/outbox/table'
import type { PublicFiles } from '../files/public'

const NEWEST = 200

export interface ShownMessage {
  readonly id: string
  readonly channel: Channel
  readonly to: string
  readonly subject: string | null
  readonly text: string
  readonly html: string | null
  readonly attachment: { readonly name: string; readonly url: string } | null
  readonly createdAt: string
}

/** How the sending goes: the page says it, the JSON of the contract does not. */
export interface Sending {
  readonly state: 'queued' | 'sent' | 'parked'
  readonly attempts: number
  readonly lastError: string | null
}

/** Newest first: ids rise with time. */
export async function newestMessages(
  db: Executor,
  files: Pick<PublicFiles, 'fileUrl'>,
): Promise<(ShownMessage & Sending)[]> {
  const rows = await db.select().from(outbox).orderBy(desc(outbox.createdAt), desc(outbox.id)).limit(NEWEST)
  return rows.map(({ id, channel, recipient, subject, text, html, attachment, createdAt, ...sending }) => ({
    id,
    channel,
    to: recipient,
    subject: channel === 'sms' ? null : subject,
    text: text ?? '',
    html,
    attachment: attachment && { name: attachment.name, url: files.fileUrl(attachment.key) },
    createdAt: createdAt.toISOString(),
    state: sending.state,
    attempts: sending.attempts,
    lastError: sending.lastError,
  }))
}
