import type { Language } from '@volant/domain/kernel/actor'
import { v7 as uuid } from 'uuid'
import type { Tx } from '../../../platform/db/database'
import { queueMessage } from '../../../platform/outbox'
import { MOST_PER_HOUR } from '../codes/codes'
import { findById, lockAccount, setPassword } from '../store/accounts'
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

/** Made and hashed before a transaction begins: hashing is slow. */
export interface FreshPassword {
  readonly password: string
  readonly passwordHash: string
}

export async function freshPassword(passwords: Passwords): Promise<FreshPassword> {
  const password = temporaryPassword()
  return { password, passwordHash: await passwords.hash(password) }
}

/**
 * A temporary password for an account in this status, sent to the address that it has by then; whoever gives it does not learn it.
 * @returns false when the account is no longer in that status
 */
export async function giveTemporaryPassword(
  tx: Tx,
  sub: string,
  from: 'UNCONFIRMED' | 'FORCE_CHANGE_PASSWORD',
  { password, passwordHash }: FreshPassword,
  now: Date,
): Promise<boolean> {
  const given = await setPassword(tx, sub, from, {
    passwordHash,
    passwordExpiresAt: later(now, LIFETIME.temporaryPassword),
    status: 'FORCE_CHANGE_PASSWORD',
    updatedAt: now,
  })
  // the account is held from here on: its address changes no more before the mail is on its way
  const account = given ? await findById(tx.sql, sub) : undefined
  if (account) await sendTemporaryPassword(tx, account, password)
  return given
}

/** At most as many mails in an hour as with codes: one that was given a moment ago is not replaced yet. */
const LEAST_AGE = 3600 / MOST_PER_HOUR

/** Another one for whoever has lost theirs, or let its week go by. */
export async function renewTemporaryPassword(tx: Tx, sub: string, fresh: FreshPassword, now: Date): Promise<void> {
  await lockAccount(tx.sql, sub)
  const account = await findById(tx.sql, sub)
  const replaceable = later(now, LIFETIME.temporaryPassword - LEAST_AGE)
  if (account && (account.passwordExpiresAt === null || account.passwordExpiresAt <= replaceable))
    await giveTemporaryPassword(tx, sub, 'FORCE_CHANGE_PASSWORD', fresh, now)
}
