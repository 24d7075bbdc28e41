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

/**
 * A temporary password for an account in this status; whoever gives it does not learn it.
 * @returns false when the account is no longer in that status
 */
export async function giveTemporaryPassword(
  tx: Tx,
  account: Account,
  from: 'UNCONFIRMED' | 'FORCE_CHANGE_PASSWORD',
  passwords: Passwords,
  now: Date,
): Promise<boolean> {
  const password = temporaryPassword()
  const given = await setPassword(tx, account.id, from, {
    passwordHash: await passwords.hash(password),
    passwordExpiresAt: later(now, LIFETIME.temporaryPassword),
    status: 'FORCE_CHANGE_PASSWORD',
    updatedAt: now,
  })
  if (given) await sendTemporaryPassword(tx, account, password)
  return given
}
