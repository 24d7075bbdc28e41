import { subHours } from 'date-fns'
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { v7 as uuid } from 'uuid'
import type { Tx } from '../../../platform/db/database'
import { queueMessage } from '../../../platform/outbox'
import { findById, lockAccount } from '../store/accounts'
import { LIFETIME, later } from '../lifetimes'
import { countCodes, countWrongTry, insertCode, killCodes, lockNewestCode, useCode } from '../store/email-codes'
import type { CodePurpose } from '../store/email-codes'
import { logSecurity } from '../store/security-log'

export const MOST_PER_HOUR = 5
const MOST_TRIES = 5
const DIGITS = 6

/** Whom each of them helps. */
const STATUS = { reset: 'CONFIRMED', confirm: 'UNCONFIRMED' } as const
const TEMPLATES = { reset: 'reset-code', confirm: 'confirmation-code' } as const

export interface Codes {
  /**
   * Sends a fresh code, which kills older ones, to the address that the account has by then; says nothing when it had its five
   * of the hour, or is no longer one that such a code helps.
   * @param firstName of somebody whose person is not written yet
   */
  send(tx: Tx, sub: string, purpose: CodePurpose, now: Date, firstName?: string): Promise<void>
  /** Uses the newest code up; a wrong one costs a try, which must be committed all the same. */
  use(tx: Tx, sub: string, purpose: CodePurpose, code: string, now: Date): Promise<boolean>
}

/** @param accepted keys of codes that are good though none is sent with them any more, or not yet */
export function createCodes(key: Uint8Array, accepted: readonly Uint8Array[] = []): Codes {
  function fingerprint(sub: string, purpose: CodePurpose, code: string, by = key): string {
    return createHmac('sha256', by).update(`${sub}\n${purpose}\n${code}`).digest('hex')
  }

  return {
    async send(tx, sub, purpose, now, firstName) {
      await lockAccount(tx.sql, sub)
      const account = await findById(tx.sql, sub)
      if (account?.status !== STATUS[purpose]) return
      if ((await countCodes(tx, sub, purpose, subHours(now, 1))) >= MOST_PER_HOUR) return
      await killCodes(tx, sub, purpose, now)
      const id = uuid()
      const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
      await insertCode(tx, {
        id,
        userId: sub,
        purpose,
        codeHash: fingerprint(sub, purpose, code),
        createdAt: now,
        expiresAt: later(now, LIFETIME.emailCode),
      })
      queueMessage(tx, {
        channel: 'email',
        to: account.email,
        language: account.language,
        template: TEMPLATES[purpose],
        data: { code, email: account.email, firstName: firstName ?? account.firstName ?? '' },
        dedupeKey: `${TEMPLATES[purpose]}:${id}`,
        urgency: 'awaited',
      })
    },

    async use(tx, sub, purpose, code, now) {
      const newest = await lockNewestCode(tx, sub, purpose)
      if (!newest || newest.usedAt || newest.expiresAt <= now || newest.tries >= MOST_TRIES) return false
      const right = Buffer.from(newest.codeHash)
      const given = [key, ...accepted].map((by) => Buffer.from(fingerprint(sub, purpose, code.trim(), by)))
      if (given.some((one) => timingSafeEqual(one, right))) {
        await useCode(tx, newest.id, now)
        return true
      }
      await countWrongTry(tx, newest.id)
      if (newest.tries + 1 >= MOST_TRIES)
        await logSecurity(tx, { kind: 'code.burned', at: now, subject: sub, data: { purpose } })
      return false
    },
  }
}
