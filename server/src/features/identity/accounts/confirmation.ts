import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db/database'
import { confirmAccount, findByName, isWelcome, lockAccount, nameOf } from '../store/accounts'
import { deliveryDetails, wrongCode } from '../codes/code-answers'
import type { CodeDelivery } from '../codes/code-answers'
import type { Codes } from '../codes/codes'
import { inEvenTime } from '../sign-in/even-time'
import { logSecurity } from '../store/security-log'

export interface Confirmation {
  /** @throws AppError 400 with field `code` */
  confirm(input: { username: string; code: string }, ip: string): Promise<void>
  /** The same answer whether there is something to confirm or not. */
  resend(username: string): Promise<CodeDelivery>
}

export interface ConfirmationParts {
  readonly db: Database
  readonly clock: Clock
  readonly codes: Codes
}

export function createConfirmation({ db, clock, codes }: ConfirmationParts): Confirmation {
  return {
    confirm({ username, code }, ip) {
      return inEvenTime(async () => {
        const account = await findByName(db.sql, nameOf(username))
        if (account?.status !== 'UNCONFIRMED') throw wrongCode()
        const now = clock.now()
        const confirmed = await db.tx(async (tx) => {
          await lockAccount(tx.sql, account.id)
          if (!(await codes.use(tx, account.id, 'confirm', code, now))) return false
          if (!(await confirmAccount(tx, account.id, now))) return false
          await logSecurity(tx, { kind: 'account.confirmed', at: now, actorSub: account.id, subject: account.id, ip })
          return true
        })
        if (!confirmed) throw wrongCode()
      })
    },

    resend(username) {
      const name = nameOf(username)
      return inEvenTime(async () => {
        const account = await findByName(db.sql, name)
        if (account?.status === 'UNCONFIRMED' && isWelcome(account))
          await db.tx((tx) => codes.send(tx, account.id, 'confirm', clock.now()))
        return deliveryDetails(name)
      })
    },
  }
}
