import type { Language } from '@volant/domain/kernel/actor'
import { v7 as uuid } from 'uuid'
import type { Tx } from '../../../platform/db/database'
import { queueMessage } from '../../../platform/outbox'
import { setPassword } from '../store/accounts'
import type { Account } from '../store/accounts'
import { LIFETIME, later } from '../lifetimes'
import { temporaryPassword } from './passwords'
import type { Passwords } from './passwords'

interface Invited {
  readonly email: string
  readonly language: Language
  readonly firstName?: string | null
}

export async function sendTemporaryPassword(tx: Tx, { email, language, firstName }: Invited, password: string) {
  queueMessage(tx, {
    channel: 'email',
    to: email,
    language,
    template: 'temporary-password',
    data: { password, email, firstName: firstName ?? '' },
    dedupeKey: `temporary-password:${uuid()}`,
    urgency: 'awaited',
  })
}

/** A new week for somebody who never used the first password; whoever asks for it does not learn it. */
export async function renewTemporaryPassword(tx: Tx, account: Account, passwords: Passwords, now: Date): Promise<void> {
  const password = temporaryPassword()
  const renewed = await setPassword(tx, account.id, 'FORCE_CHANGE_PASSWORD', {
    passwordHash: await passwords.hash(password),
    passwordExpiresAt: later(now, LIFETIME.temporaryPassword),
    updatedAt: now,
  })
  if (renewed) await sendTemporaryPassword(tx, account, password)
}
