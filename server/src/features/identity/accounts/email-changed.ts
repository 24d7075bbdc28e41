import { v7 as uuid } from 'uuid'
import type { Tx } from '../../../platform/db/database'
import { maskedEmail } from '../../../platform/masked'
import { queueMessage } from '../../../platform/outbox'
import type { Account } from '../store/accounts'

/** Tells the former address: whoever did not ask for the change learns of it where they still read. */
export function sendEmailChanged(tx: Tx, { email, language, firstName }: Account, next: string): void {
  queueMessage(tx, {
    channel: 'email',
    to: email,
    language,
    template: 'email-changed',
    data: { email: maskedEmail(next), firstName: firstName ?? '' },
    dedupeKey: `email-changed:${uuid()}`,
    urgency: 'notice',
  })
}
