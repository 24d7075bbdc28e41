import { AppError } from '@volant/contract/errors'
import type { AuthenticationResult } from '@volant/contract/rest/auth'
import type { Clock } from '../../../platform/clock'
import type { Database, Tx } from '../../../platform/db/database'
import { findById, findByName, isWelcome, lockAccount, nameOf } from '../store/accounts'
import type { Account } from '../store/accounts'
import type { Attempt, LoginGuard } from './login-guard'
import type { Passwords } from '../passwords/passwords'
import { logSecurity } from '../store/security-log'
import { startSession } from '../store/sessions'
import { insertChallenge } from '../store/challenges'
import type { Tokens } from '../sessions/tokens'

export interface Challenge {
  readonly ChallengeName: 'NEW_PASSWORD_REQUIRED'
  readonly Session: string
  readonly ChallengeParameters: Record<string, never>
}

export interface Login {
  /** @throws AppError 401 `Unauthorized`, 403 `User is not confirmed.` after a right password, 429 while locked */
  login(
    input: { username: string; password: string },
    ip: string,
    userAgent?: string,
  ): Promise<AuthenticationResult | Challenge>
}

export interface LoginParts {
  readonly db: Database
  readonly clock: Clock
  readonly tokens: Tokens
  readonly passwords: Passwords
  readonly guard: LoginGuard
}

/** One answer whatever was wrong. */
export function unauthorized(): AppError {
  return new AppError('UNAUTHENTICATED', { message: 'Unauthorized', reason: 'BAD_CREDENTIALS' })
}

/** A right password is not enough for a disabled account, a refused driver or a temporary password past its week. */
function isUsable(account: Account, now: Date): boolean {
  const expired = account.passwordExpiresAt !== null && account.passwordExpiresAt <= now
  return isWelcome(account) && !expired
}

async function challenge(tx: Tx, account: Account, now: Date): Promise<Challenge> {
  const Session = await insertChallenge(tx, account.id, now)
  return { ChallengeName: 'NEW_PASSWORD_REQUIRED', Session, ChallengeParameters: {} }
}

export function createLogin({ db, clock, tokens, passwords, guard }: LoginParts): Login {
  async function refuse(attempt: Attempt, account: Account | undefined, ip: string): Promise<never> {
    const at = clock.now()
    const data = { failures: attempt.failures }
    await db.tx((tx) =>
      logSecurity(tx, { kind: 'login.refused', at, ip, data, ...(account && { subject: account.id }) }),
    )
    throw unauthorized()
  }

  async function admit(attempt: Attempt, account: Account, ip: string, userAgent?: string) {
    const entry = { at: clock.now(), actorSub: account.id, subject: account.id, ip }
    const opened = await db.tx(async (tx) => {
      await lockAccount(tx.sql, account.id)
      const current = await findById(tx.sql, account.id)
      // the password checked may have been replaced meanwhile
      if (current?.sessionVersion !== account.sessionVersion || current.status !== account.status) throw unauthorized()
      if (current.passwordHash !== account.passwordHash) throw unauthorized()
      await attempt.takeBack(tx)
      if (account.status === 'UNCONFIRMED') return undefined
      if (account.status === 'FORCE_CHANGE_PASSWORD') {
        await logSecurity(tx, { kind: 'login.challenged', ...entry })
        return challenge(tx, account, entry.at)
      }
      await logSecurity(tx, { kind: 'login.succeeded', ...entry })
      return startSession(tx, account.id, entry.at, userAgent)
    })
    if (!opened) throw new AppError('FORBIDDEN', { message: 'User is not confirmed.', reason: 'USER_NOT_CONFIRMED' })
    return 'ChallengeName' in opened ? opened : tokens.issue(account, opened.id, opened.refreshToken)
  }

  return {
    login({ username, password }, ip, userAgent) {
      const name = nameOf(username)
      return guard.attempt(name, ip, async (attempt) => {
        const account = await findByName(db.sql, name)
        const right = await passwords.matches(password, account?.passwordHash)
        if (!account || !right || !isUsable(account, clock.now())) return refuse(attempt, account, ip)
        return admit(attempt, account, ip, userAgent)
      })
    },
  }
}
