import type { Tx } from '../../../platform/db/database'
import { queueMessage } from '../../../platform/outbox'
import { isWelcome } from '../store/accounts'
import type { Account } from '../store/accounts'

/**
 * Tells whoever reads the mails of this address that it has an account: once a day, however often it is asked for. Who was refused or
 * disabled could neither sign in nor choose another password, and is told whom to write to.
 */
export function sendKnownAccount(tx: Tx, account: Account, now: Date): void {
  const { id, email, language, firstName } = account
  const template = isWelcome(account) ? 'known-account' : 'closed-account'
  queueMessage(tx, {
    channel: 'email',
    to: email,
    language,
    template,
    data: { email, firstName: firstName ?? '' },
    dedupeKey: `${template}:${id}:${now.toISOString().slice(0, 10)}`,
    urgency: 'notice',
  })
}
