import { AppError } from '@volant/contract/errors'
import type { SignedInActor } from '@volant/domain/kernel/actor'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db/database'
import { ownSessionOf } from '../sessions/authenticator'
import { findById, lockAccount, setPassword } from '../store/accounts'
import { logSecurity } from '../store/security-log'
import { endOtherSessions, spendOpeners } from '../store/sessions'
import { ensureGoodPassword } from './password-rule'
import type { Passwords } from './passwords'

export interface ChangePassword {
  /**
   * Ends the person's other sessions.
   * @throws AppError BAD_USER_INPUT on `currentPassword` or `newPassword`
   */
  change(actor: SignedInActor, input: { currentPassword: string; newPassword: string }, ip: string): Promise<void>
}

export interface ChangePasswordParts {
  readonly db: Database
  readonly clock: Clock
  readonly passwords: Passwords
}

const badField = (path: string, code: 'invalid' | 'notAllowed') =>
  new AppError('BAD_USER_INPUT', { fields: [{ path, code }] })

export function createChangePassword({ db, clock, passwords }: ChangePasswordParts): ChangePassword {
  return {
    async change(actor, { currentPassword, newPassword }, ip) {
      const kept = ownSessionOf(actor)
      await ensureGoodPassword(newPassword, 'newPassword')
      const account = await findById(db.sql, actor.sub)
      if (!account || !(await passwords.matches(currentPassword, account.passwordHash)))
        throw badField('currentPassword', 'invalid')
      if (newPassword === currentPassword) throw badField('newPassword', 'notAllowed')
      const passwordHash = await passwords.hash(newPassword)
      await db.tx(async (tx) => {
        const now = clock.now()
        await lockAccount(tx.sql, account.id)
        // the password checked may have been replaced meanwhile
        if ((await findById(tx.sql, account.id))?.passwordHash !== account.passwordHash)
          throw badField('currentPassword', 'invalid')
        await setPassword(tx, account.id, 'CONFIRMED', { passwordHash, passwordExpiresAt: null, updatedAt: now })
        await endOtherSessions(tx, account.id, kept, now)
        await spendOpeners(tx, account.id, now)
        await logSecurity(tx, { kind: 'password.changed', at: now, actorSub: account.id, subject: account.id, ip })
      })
    },
  }
}
