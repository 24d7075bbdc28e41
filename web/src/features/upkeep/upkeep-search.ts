import { MESSAGE_STATES } from '@volant/domain/upkeep/message-states'
import { SECURITY_TOPICS } from '@volant/domain/upkeep/security-events'
import { list, searchParams, text, whole, type SearchOf } from '../../lib/search'

export const CHANNELS = ['email', 'sms', 'push'] as const

const messages = {
  page: whole(0),
  state: list(MESSAGE_STATES),
  channel: list(CHANNELS),
}
const security = {
  page: whole(0),
  search: text(64),
  topic: list(SECURITY_TOPICS),
  /** The ends of the period in epoch milliseconds. */
  from: whole(undefined),
  to: whole(undefined),
}

export type MessagesSearch = SearchOf<typeof messages>
export const messagesSearch = searchParams(messages)

export type SecuritySearch = SearchOf<typeof security>
export const securitySearch = searchParams(security)
