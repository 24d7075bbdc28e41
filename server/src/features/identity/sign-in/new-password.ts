import { AppError } from '@volant/contract/errors'
import type { AuthenticationResult } from '@volant/contract/rest/auth'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db/database'
import { findById, isWelcome, lockAccount, nameOf, setPassword } from '../store/accounts'
import type { Account } from '../store/accounts'
import { unauthorized } from './login'
import { ensureGoodPassword } from '../passwords/password-rule'
import type { Passwords } from '../passwords/passwords'
import { logSecurity } from '../store/security-log'
import { countTry, findChallenged, useChallenge } from '../store/challenges'
import { endAllSessions, startSession } from '../store/sessions'
import type { Tokens } from '../sessions/tokens'

export interface NewPassword {
  /** @throws AppError 401 for a session that is unknown, used, old or another person's; 400 for a bad password */
  set(
    input: { session: string; username: string; newPassword: string },
    ip: string,
    userAgent?: string,
  ): Promise<AuthenticationResult>
}

export interface NewPasswordParts {
  readonly db: Database
  readonly clock: Clock
  readonly tokens: Tokens
  readonly passwords: Passwords
}

export function createNewPassword({ db, clock, tokens, passwords }: NewPasswordParts): NewPassword {
  /** The person the session was made for, if the name given is theirs; another name costs a try. */
  async function personBehind(session: string, username: string): Promise<Account> {
    const sub = await findChallenged(db.sql, session, clock.now())
    const account = sub && (await findById(db.sql, sub))
    if (!account) throw unauthorized()
    if (account.email.toLowerCase() !== nameOf(username)) {
      await countTry(db.sql, session, clock.now())
      throw unauthorized()
    }
    if (account.status !== 'FORCE_CHANGE_PASSWORD' || !isWelcome(account)) throw unauthorized()
    return account
  }

  return {
    async set({ session, username, newPassword }, ip, userAgent) {
      const account = await personBehind(session, username)
      await ensureGoodPassword(newPassword, 'newPassword')
      // whoever gave the temporary password knows it
      if (await passwords.matches(newPassword, account.passwordHash))
        throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'newPassword', code: 'notAllowed' }] })
      const passwordHash = await passwords.hash(newPassword)
      const opened = await db.tx(async (tx) => {
        const now = clock.now()
        await lockAccount(tx.sql, account.id)
        if (!(await useChallenge(tx, session, now))) throw unauthorized()
        const set = { passwordHash, passwordExpiresAt: null, status: 'CONFIRMED', updatedAt: now } as const
        if (!(await setPassword(tx, account.id, 'FORCE_CHANGE_PASSWORD', set))) throw unauthorized()
        await endAllSessions(tx, account.id, now)
        await logSecurity(tx, { kind: 'password.chosen', at: now, actorSub: account.id, subject: account.id, ip })
        return {
          session: await startSession(tx, account.id, now, userAgent),
          account: await findById(tx.sql, account.id),
        }
      })
      if (!opened.account) throw unauthorized()
      return tokens.issue(opened.account, opened.session.id, opened.session.refreshToken)
    },
  }
}
