import type { Tx } from '../../../platform/db/database'
import { queueMessage } from '../../../platform/outbox'
import type { Account } from '../store/accounts'

/** Tells whoever reads the mails of this address that it has an account: once a day, however often it is asked for. */
export function sendKnownAccount(tx: Tx, { id, email, language, firstName }: Account, now: Date): void {
  queueMessage(tx, {
    channel: 'email',
    to: email,
    language,
    template: 'known-account',
    data: { email, firstName: firstName ?? '' },
    dedupeKey: `known-account:${id}:${now.toISOString().slice(0, 10)}`,
    urgency: 'notice',
  })
}
