import type { upkeepMessages } from '@volant/contract/rest/upkeep'
import type { CallOutput, Parsed } from '@volant/contract/rest/verb'
import { MESSAGE_STATES } from '@volant/domain/upkeep/message-states'
import type { MessageState } from '@volant/domain/upkeep/message-states'
import { and, desc, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { scrub } from '../../../platform/log/logger'
import { maskedEmail, maskedPhone } from '../../../platform/masked'
import { CONDITION_OF, isAnyOf, isOfChannels } from '../../../platform/outbox/states'
import type { Channel } from '../../../platform/outbox/message'
import { isSendable, outbox } from '../../../platform/outbox/table'

export const MESSAGES_PER_PAGE = 20

const STATE = sql<MessageState>`CASE ${sql.join(
  MESSAGE_STATES.map((state) => sql`WHEN ${CONDITION_OF[state]} THEN ${sql.raw(`'${state}'`)}`),
  sql` `,
)} END`

function maskedRecipient(channel: Channel, recipient: string): string {
  if (channel === 'email') return maskedEmail(recipient)
  // of a browser's subscription the first letters tell one from the other
  return channel === 'sms' ? maskedPhone(recipient) : `${recipient.slice(0, 8)}…`
}

/** One page of messages and how many there are, newest first. What a message says is not read: it may hold a code. */
export async function messagesPage(
  db: Database,
  { page = 0, state = [], channel = [] }: Parsed<typeof upkeepMessages, 'query'>,
): Promise<CallOutput<typeof upkeepMessages>> {
  const which = and(isAnyOf(state), channel.length > 0 ? isOfChannels(channel) : undefined)
  const { id, channel: by, template, recipient, attempts, lastError, createdAt, nextAttemptAt, sentAt } = outbox
  const [total, found] = await Promise.all([
    db.sql.$count(outbox, which),
    db.sql
      .select({
        id,
        channel: by,
        template,
        recipient,
        attempts,
        lastError,
        createdAt,
        nextAttemptAt,
        sentAt,
        state: STATE,
        blanked: sql<boolean>`NOT (${isSendable})`,
      })
      .from(outbox)
      .where(which)
      .orderBy(desc(createdAt), desc(id))
      .limit(MESSAGES_PER_PAGE)
      .offset(page * MESSAGES_PER_PAGE),
  ])
  return {
    total,
    records: found.map(({ recipient: to, ...message }) => ({
      ...message,
      to: maskedRecipient(message.channel, to),
      lastError: message.lastError === null ? null : scrub(message.lastError),
      createdAt: message.createdAt.toISOString(),
      nextAttemptAt:
        message.state === 'WAITING' || message.state === 'RETRYING' ? message.nextAttemptAt.toISOString() : null,
      sentAt: message.sentAt?.toISOString() ?? null,
    })),
  }
}
