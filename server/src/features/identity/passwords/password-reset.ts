import { AppError, ensure } from '@volant/contract/errors'
import type { Actor } from '@volant/domain/kernel/actor'
import { mayResetPassword } from '@volant/domain/admins/policy'
import { mayCallByRank } from '@volant/domain/permissions/operations'
import type { Clock } from '../../../platform/clock'
import type { Database, Tx } from '../../../platform/db/database'
import { findByName, isWelcome, lockAccount, nameOf, setPassword } from '../store/accounts'
import type { Account } from '../store/accounts'
import type { Codes } from '../codes/codes'
import type { CodePurpose } from '../store/email-codes'
import { deliveryDetails, wrongCode } from '../codes/code-answers'
import type { CodeDelivery } from '../codes/code-answers'
import { inEvenTime } from '../sign-in/even-time'
import { ensureGoodPassword } from './password-rule'
import type { Passwords } from './passwords'
import { logSecurity } from '../store/security-log'
import { endAllSessions } from '../store/sessions'
import { freshPassword, giveTemporaryPassword, renewTemporaryPassword } from './temporary-password'

export interface PasswordReset {
  /** The same answer whether the account exists or not. */
  ask(username: string, ip: string): Promise<CodeDelivery>
  /** @throws AppError 400 with field `code` or `password` */
  submit(input: { username: string; code: string; password: string }, ip: string): Promise<void>
  /** Sends the person a code, or another temporary password that nobody else learns. @throws AppError 404, 403, 409 */
  askFor(actor: Actor, username: string, ip: string): Promise<void>
}

export interface PasswordResetParts {
  readonly db: Database
  readonly clock: Clock
  readonly passwords: Passwords
  readonly codes: Codes
}

/** What gets this account going again: a code, or another temporary password for whoever has not chosen one yet. */
function helpFor(account: Account): CodePurpose | 'temporary' | undefined {
  if (!isWelcome(account)) return undefined
  if (account.status === 'UNCONFIRMED') return 'confirm'
  return account.status === 'CONFIRMED' ? 'reset' : 'temporary'
}

export function createPasswordReset({ db, clock, passwords, codes }: PasswordResetParts): PasswordReset {
  async function change(tx: Tx, account: Account, code: string, passwordHash: string, ip: string): Promise<boolean> {
    const now = clock.now()
    await lockAccount(tx.sql, account.id)
    if (!(await codes.use(tx, account.id, 'reset', code, now))) return false
    const set = { passwordHash, passwordExpiresAt: null, updatedAt: now }
    if (!(await setPassword(tx, account.id, 'CONFIRMED', set))) return false
    await endAllSessions(tx, account.id, now)
    await logSecurity(tx, { kind: 'password.reset', at: now, actorSub: account.id, subject: account.id, ip })
    return true
  }

  return {
    ask(username, ip) {
      const name = nameOf(username)
      return inEvenTime(async () => {
        const account = await findByName(db.sql, name)
        // hashed in any case: who has not chosen a password yet takes as long as the others
        const fresh = await freshPassword(passwords)
        const help = account && helpFor(account)
        if (account && (help === 'reset' || help === 'temporary')) {
          const now = clock.now()
          await db.tx(async (tx) => {
            if (help === 'reset') await codes.send(tx, account.id, help, now)
            else await renewTemporaryPassword(tx, account.id, fresh, now)
            await logSecurity(tx, { kind: 'password.reset-asked', at: now, subject: account.id, ip })
          })
        }
        return deliveryDetails(name)
      })
    },

    async submit({ username, code, password }, ip) {
      await ensureGoodPassword(password, 'password')
      await inEvenTime(async () => {
        const account = await findByName(db.sql, nameOf(username))
        // hashed in any case: a wrong code takes as long as a right one
        const passwordHash = await passwords.hash(password)
        const mayReset = account && helpFor(account) === 'reset'
        if (!mayReset || !(await db.tx((tx) => change(tx, account, code, passwordHash, ip)))) throw wrongCode()
      })
    },

    async askFor(actor, username, ip) {
      ensure(mayCallByRank(actor, 'POST /auth/admin-reset-password'))
      const account = await findByName(db.sql, nameOf(username))
      if (!account) throw new AppError('NOT_FOUND')
      ensure(mayResetPassword(actor, account))
      const help = helpFor(account)
      if (!help) throw new AppError('CONFLICT')
      const fresh = await freshPassword(passwords)
      const now = clock.now()
      await db.tx(async (tx) => {
        if (help === 'temporary') await giveTemporaryPassword(tx, account.id, 'FORCE_CHANGE_PASSWORD', fresh, now)
        else await codes.send(tx, account.id, help, now)
        const by = actor.role === 'ANONYMOUS' ? {} : { actorSub: actor.sub }
        await logSecurity(tx, { kind: 'password.reset-asked', at: now, subject: account.id, ip, ...by })
      })
    },
  }
}
