import { AppError } from '@volant/contract/errors'
import type { AuthenticationResult } from '@volant/contract/rest/auth'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock'
import type { Database } from '../../platform/db/database'
import { challenges, users } from '../../tables/users'
import { findById, isWelcome, lockAccount, nameOf } from './accounts'
import type { Account } from './accounts'
import { unauthorized } from './login'
import { ensureGoodPassword } from './password-rule'
import type { Passwords } from './passwords'
import { logSecurity } from './security-log'
import { endAllSessions, fingerprint, startSession } from './sessions'
import type { Tokens } from './tokens'

const MOST_TRIES = 5

export interface NewPassword {
  /** @throws AppError 401 for a session that is unknown, used, old or another person's; 400 for a bad password */
  set(input: { session: string; username: string; newPassword: string }, ip: string): Promise<AuthenticationResult>
}

export interface NewPasswordParts {
  readonly db: Database
  readonly clock: Clock
  readonly tokens: Tokens
  readonly passwords: Passwords
}

export function createNewPassword({ db, clock, tokens, passwords }: NewPasswordParts): NewPassword {
  const open = (session: string) =>
    and(
      eq(challenges.sessionHash, fingerprint(session)),
      isNull(challenges.usedAt),
      gt(challenges.expiresAt, clock.now()),
      lt(challenges.tries, MOST_TRIES),
    )

  /** The person the session was made for, if the name given is theirs; another name costs a try. */
  async function personBehind(session: string, username: string): Promise<Account> {
    const [found] = await db.sql.select({ userId: challenges.userId }).from(challenges).where(open(session))
    const account = found && (await findById(db.sql, found.userId))
    if (!account) throw unauthorized()
    if (account.email.toLowerCase() !== nameOf(username)) {
      await db.sql
        .update(challenges)
        .set({ tries: sql`${challenges.tries} + 1` })
        .where(open(session))
      throw unauthorized()
    }
    if (account.status !== 'FORCE_CHANGE_PASSWORD' || !isWelcome(account)) throw unauthorized()
    return account
  }

  return {
    async set({ session, username, newPassword }, ip) {
      const account = await personBehind(session, username)
      ensureGoodPassword(newPassword, 'newPassword')
      // whoever gave the temporary password knows it
      if (await passwords.matches(newPassword, account.passwordHash))
        throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'newPassword', code: 'notAllowed' }] })
      const passwordHash = await passwords.hash(newPassword)
      const opened = await db.tx(async (tx) => {
        const now = clock.now()
        await lockAccount(tx.sql, account.id)
        const used = await tx.sql.update(challenges).set({ usedAt: now }).where(open(session)).returning()
        if (used.length === 0) throw unauthorized()
        const set = await tx.sql
          .update(users)
          .set({ passwordHash, passwordExpiresAt: null, status: 'CONFIRMED', updatedAt: now })
          .where(and(eq(users.id, account.id), eq(users.status, 'FORCE_CHANGE_PASSWORD')))
          .returning({ id: users.id })
        if (set.length === 0) throw unauthorized()
        await endAllSessions(tx, account.id, now)
        await logSecurity(tx, { kind: 'password.chosen', at: now, actorSub: account.id, subject: account.id, ip })
        return { session: await startSession(tx, account.id, now), account: await findById(tx.sql, account.id) }
      })
      if (!opened.account) throw unauthorized()
      return tokens.issue(opened.account, opened.session.id, opened.session.refreshToken)
    },
  }
}
