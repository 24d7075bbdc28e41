import { subHours } from 'date-fns'
import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { v7 as uuid } from 'uuid'
import type { Tx } from '../../platform/db/database'
import { queueMessage } from '../../platform/outbox'
import { emailCodes } from '../../tables/users'
import { lockAccount } from './accounts'
import type { Account } from './accounts'
import { LIFETIME, later } from './lifetimes'
import { logSecurity } from './security-log'

const MOST_PER_HOUR = 5
const MOST_TRIES = 5
const DIGITS = 6

export type CodePurpose = 'reset' | 'confirm'

const TEMPLATES = { reset: 'reset-code', confirm: 'confirmation-code' } as const

export interface Codes {
  /** Sends a fresh code, which kills older ones; says nothing when the account had its five of the hour. */
  send(tx: Tx, account: Account, purpose: CodePurpose, now: Date): Promise<void>
  /** Uses the newest code up; a wrong one costs a try, which must be committed all the same. */
  use(tx: Tx, sub: string, purpose: CodePurpose, code: string, now: Date): Promise<boolean>
}

export function createCodes(key: Uint8Array): Codes {
  function fingerprint(sub: string, purpose: CodePurpose, code: string): string {
    return createHmac('sha256', key).update(`${sub}\n${purpose}\n${code}`).digest('hex')
  }

  async function kill(tx: Tx, sub: string, purpose: CodePurpose, now: Date): Promise<void> {
    await tx.sql
      .update(emailCodes)
      .set({ usedAt: now })
      .where(and(eq(emailCodes.userId, sub), eq(emailCodes.purpose, purpose), isNull(emailCodes.usedAt)))
  }

  return {
    async send(tx, account, purpose, now) {
      await lockAccount(tx.sql, account.id)
      const [recent] = await tx.sql
        .select({ n: count() })
        .from(emailCodes)
        .where(
          and(
            eq(emailCodes.userId, account.id),
            eq(emailCodes.purpose, purpose),
            gt(emailCodes.createdAt, subHours(now, 1)),
          ),
        )
      if ((recent?.n ?? 0) >= MOST_PER_HOUR) return
      await kill(tx, account.id, purpose, now)
      const id = uuid()
      const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
      await tx.sql.insert(emailCodes).values({
        id,
        userId: account.id,
        purpose,
        codeHash: fingerprint(account.id, purpose, code),
        createdAt: now,
        expiresAt: later(now, LIFETIME.emailCode),
      })
      await queueMessage(tx, {
        channel: 'email',
        to: account.email,
        language: account.language,
        template: TEMPLATES[purpose],
        data: { code, email: account.email, firstName: account.firstName ?? '' },
        dedupeKey: `${TEMPLATES[purpose]}:${id}`,
      })
    },

    async use(tx, sub, purpose, code, now) {
      const [newest] = await tx.sql
        .select()
        .from(emailCodes)
        .where(and(eq(emailCodes.userId, sub), eq(emailCodes.purpose, purpose), isNull(emailCodes.usedAt)))
        .orderBy(desc(emailCodes.createdAt), desc(emailCodes.id))
        .limit(1)
        .for('update')
      if (!newest || newest.usedAt || newest.expiresAt <= now || newest.tries >= MOST_TRIES) return false
      const given = Buffer.from(fingerprint(sub, purpose, code.trim()))
      if (timingSafeEqual(given, Buffer.from(newest.codeHash))) {
        await tx.sql.update(emailCodes).set({ usedAt: now }).where(eq(emailCodes.id, newest.id))
        return true
      }
      await tx.sql
        .update(emailCodes)
        .set({ tries: sql`${emailCodes.tries} + 1` })
        .where(eq(emailCodes.id, newest.id))
      if (newest.tries + 1 >= MOST_TRIES)
        await logSecurity(tx, { kind: 'code.burned', at: now, subject: sub, data: { purpose } })
      return false
    },
  }
}
