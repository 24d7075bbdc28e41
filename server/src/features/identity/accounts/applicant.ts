import type { Language } from '@volant/domain/kernel/actor'
import type { Tx } from '../../../platform/db/database'
import type { Codes } from '../codes/codes'
import { findByName, isWelcome, lockAccount, nameOf, setPassword } from '../store/accounts'
import { killCodes } from '../store/email-codes'
import { sendKnownAccount } from './known-account'

export interface Applicant {
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly language: Language
}

/**
 * Somebody applies with an address that has an account. One that waits for its code becomes theirs, since whoever applied
 * before may have been a stranger, and only a code that is sent now confirms it. Of any other its mails tell, nobody else.
 * @returns the account's id where it was taken over
 */
export async function takeOver(
  tx: Tx,
  { email, firstName, language }: Applicant,
  passwordHash: string,
  codes: Codes,
  now: Date,
): Promise<string | undefined> {
  const known = await findByName(tx.sql, nameOf(email))
  if (known === undefined) return undefined
  await lockAccount(tx.sql, known.id)
  // one whose address has just been changed is the account of somebody else
  const account = await findByName(tx.sql, nameOf(email))
  if (account?.id !== known.id) return undefined
  const set = { passwordHash, passwordExpiresAt: null, language, updatedAt: now }
  if (isWelcome(account) && (await setPassword(tx, account.id, 'UNCONFIRMED', set))) {
    await killCodes(tx, account.id, 'confirm', now)
    await codes.send(tx, account.id, 'confirm', now, firstName)
    return account.id
  }
  sendKnownAccount(tx, account, now)
  return undefined
}
