import { AppError } from '@volant/contract/errors'
import type { AdminRank, ClientRank, Language } from '@volant/domain/kernel/actor'
import { v7 as uuid } from 'uuid'
import type { Clock } from '../../../platform/clock'
import type { Tx } from '../../../platform/db/database'
import { findById, insertAccount, isWelcome, nameOf, updateAccount } from '../store/accounts'
import type { Account } from '../store/accounts'
import type { Codes } from '../codes/codes'
import { LIFETIME, later } from '../lifetimes'
import { changeLanguage } from './language'
import { ensureGoodPassword } from '../passwords/password-rule'
import { temporaryPassword } from '../passwords/passwords'
import type { Passwords } from '../passwords/passwords'
import { takeOver } from './applicant'
import { sendEmailChanged } from './email-changed'
import type { Applicant } from './applicant'
import { killCodes } from '../store/email-codes'
import { logSecurity } from '../store/security-log'
import type { SecurityEntry } from '../store/security-log'
import { accountChanged, endAllSessions, forgetSessions } from '../store/sessions'
import { freshPassword, giveTemporaryPassword, sendTemporaryPassword } from '../passwords/temporary-password'

export type RoleAndRank =
  | { readonly role: 'ADMIN'; readonly rank: AdminRank }
  | { readonly role: 'CLIENT'; readonly rank: ClientRank }
  | { readonly role: 'DRIVER'; readonly rank: 0 }

export type NewAccount = RoleAndRank & {
  readonly email: string
  readonly language: Language
  readonly firstName?: string
  /** FORCE_CHANGE_PASSWORD makes the password a temporary one, for a week. */
  readonly status: 'CONFIRMED' | 'UNCONFIRMED' | 'FORCE_CHANGE_PASSWORD'
  /** Where the password stands in the caller's input, for its field errors; `password` otherwise. */
  readonly passwordPath?: string
  /** Who makes it; nobody for an application. */
  readonly actorSub?: string
} & ({ readonly password: string } | { readonly temporary: true })

export interface Accounts {
  /**
   * Makes the account; the caller adds the person in the same transaction. A generated password and the code of an
   * unconfirmed account go out by e-mail.
   * @returns the account's id, the `sub`
   * @throws AppError BAD_USER_INPUT for a bad password, CONFLICT ALREADY_EXISTS for a known address
   */
  createAccount(tx: Tx, account: NewAccount): Promise<string>
  /** After a change of rank, role or organisation, and before a deletion: tokens and sockets die at once. */
  endSessions(tx: Tx, sub: string, actorSub?: string): Promise<void>
  /** Nobody signs in with it any more. */
  disable(tx: Tx, sub: string, actorSub?: string): Promise<void>
  /** Its person is gone: nobody signs in with it, and its address is free for another account, but kept for an erasure. */
  close(tx: Tx, sub: string, actorSub?: string): Promise<void>
  /** Nothing of it tells any more whose it was; closed before or not. */
  erase(tx: Tx, sub: string, actorSub: string): Promise<void>
  changeRank(tx: Tx, sub: string, rank: AdminRank | ClientRank, actorSub?: string): Promise<void>
  /**
   * Another address to sign in with; what was sent to the old one opens nothing any more, and who signed in with it is told so.
   * What somebody still waits for, a password or a code, goes to the new one.
   * @throws AppError CONFLICT ALREADY_EXISTS for a known address
   */
  changeEmail(tx: Tx, sub: string, email: string, actorSub?: string): Promise<void>
  /** What a running session may do changed without ending it: a driver was accepted, a language chosen. */
  accountChanged(tx: Tx, sub: string): Promise<void>
  /** From now on messages and documents are written in this language. */
  changeLanguage(tx: Tx, sub: string, language: Language): Promise<void>
  /**
   * The account of somebody who applies; an address that was confirmed once keeps the one it has, and its mails tell so.
   * @returns the account's id, undefined where it keeps what it was
   */
  applicant(tx: Tx, applicant: Applicant): Promise<string | undefined>
  /** Somebody who never entered their code is let in: a temporary password by e-mail proves the address as well as the code. */
  welcome(tx: Tx, sub: string): Promise<void>
  /** For what a running session alone must not be enough for. */
  isPasswordOf(tx: Tx, sub: string, password: string): Promise<boolean>
}

export interface AccountParts {
  readonly clock: Clock
  readonly passwords: Passwords
  readonly codes: Codes
}

/** An address that is free for nobody, and that no mail reaches. */
const nobodysAddress = (sub: string) => `${sub}@deleted.invalid`

export function createAccounts({ clock, passwords, codes }: AccountParts): Accounts {
  /** @returns undefined where the address has an account */
  async function insert(tx: Tx, account: NewAccount, passwordHash: string): Promise<string | undefined> {
    const id = uuid()
    const now = clock.now()
    const temporary = account.status === 'FORCE_CHANGE_PASSWORD'
    const made = await insertAccount(tx, {
      id,
      email: nameOf(account.email),
      role: account.role,
      rank: account.rank,
      language: account.language,
      status: account.status,
      passwordHash,
      passwordExpiresAt: temporary ? later(now, LIFETIME.temporaryPassword) : null,
      createdAt: now,
      updatedAt: now,
    })
    if (!made) return undefined
    const by = account.actorSub === undefined ? {} : { actorSub: account.actorSub }
    await logSecurity(tx, { kind: 'account.created', at: now, subject: id, data: { rank: account.rank }, ...by })
    if (account.status === 'UNCONFIRMED') await codes.send(tx, id, 'confirm', now, account.firstName)
    return id
  }

  async function end(
    tx: Tx,
    sub: string,
    actorSub: string | undefined,
    data: SecurityEntry['data'] & object,
  ): Promise<void> {
    const at = clock.now()
    await endAllSessions(tx, sub, at)
    await logSecurity(tx, {
      kind: 'account.ended',
      at,
      subject: sub,
      data,
      ...(actorSub !== undefined && { actorSub }),
    })
  }

  /** Nobody proved an address at which somebody has yet to enter a code or to choose a password: it may be a stranger's. */
  async function followAddress(tx: Tx, former: Account, email: string): Promise<void> {
    const { id, status } = former
    const now = clock.now()
    await killCodes(tx, id, 'confirm', now)
    if (status === 'CONFIRMED') sendEmailChanged(tx, former, email)
    if (status === 'FORCE_CHANGE_PASSWORD')
      await giveTemporaryPassword(tx, id, status, await freshPassword(passwords), now)
    if (status === 'UNCONFIRMED' && isWelcome(former)) await codes.send(tx, id, 'confirm', now)
  }

  return {
    async createAccount(tx, account) {
      const chosen = 'password' in account ? account.password : undefined
      if (chosen !== undefined) await ensureGoodPassword(chosen, account.passwordPath ?? 'password')
      const password = chosen ?? temporaryPassword()
      const id = await insert(tx, account, await passwords.hash(password))
      if (id === undefined)
        throw new AppError('CONFLICT', {
          reason: 'ALREADY_EXISTS',
          message: 'An account with the given email already exists.',
        })
      if (chosen === undefined) await sendTemporaryPassword(tx, { ...account, email: nameOf(account.email) }, password)
      return id
    },

    async applicant(tx, applicant) {
      await ensureGoodPassword(applicant.password, 'password')
      const passwordHash = await passwords.hash(applicant.password)
      const account = { ...applicant, role: 'DRIVER', rank: 0, status: 'UNCONFIRMED' } as const
      const made = await insert(tx, account, passwordHash)
      return made ?? takeOver(tx, applicant, passwordHash, codes, clock.now())
    },

    endSessions: (tx, sub, actorSub) => end(tx, sub, actorSub, { why: 'changed' }),

    async disable(tx, sub, actorSub) {
      await updateAccount(tx, sub, { status: 'DISABLED' })
      await end(tx, sub, actorSub, { why: 'disabled' })
    },

    async close(tx, sub, actorSub) {
      const formerEmail = (await findById(tx.sql, sub))?.email
      await updateAccount(tx, sub, { status: 'DISABLED', email: nobodysAddress(sub), formerEmail })
      await end(tx, sub, actorSub, { why: 'deleted' })
    },

    async erase(tx, sub, actorSub) {
      const at = clock.now()
      await updateAccount(tx, sub, {
        status: 'DISABLED',
        email: nobodysAddress(sub),
        formerEmail: null,
        passwordHash: await passwords.hash(temporaryPassword()),
        passwordExpiresAt: null,
        erasedAt: at,
      })
      await endAllSessions(tx, sub, at)
      await forgetSessions(tx, sub)
      await logSecurity(tx, { kind: 'person.erased', at, actorSub, subject: sub })
    },

    async changeRank(tx, sub, rank, actorSub) {
      await updateAccount(tx, sub, { rank })
      await end(tx, sub, actorSub, { why: 'rank', rank })
    },

    async changeEmail(tx, sub, email, actorSub) {
      const former = await findById(tx.sql, sub)
      await updateAccount(tx, sub, { email: nameOf(email) })
      await end(tx, sub, actorSub, { why: 'email' })
      if (former) await followAddress(tx, former, nameOf(email))
    },

    accountChanged: (tx, sub) => accountChanged(tx, sub, clock.now()),

    changeLanguage: (tx, sub, language) => changeLanguage(tx, sub, language, clock.now()),

    async welcome(tx, sub) {
      const account = await findById(tx.sql, sub)
      if (account?.status === 'UNCONFIRMED')
        await giveTemporaryPassword(tx, sub, 'UNCONFIRMED', await freshPassword(passwords), clock.now())
    },

    async isPasswordOf(tx, sub, password) {
      return passwords.matches(password, (await findById(tx.sql, sub))?.passwordHash)
    },
  }
}
