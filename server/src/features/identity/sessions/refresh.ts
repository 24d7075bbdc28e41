import type { AuthenticationResult } from '@volant/contract/rest/auth'
import type { Clock } from '../../../platform/clock'
import type { Database, Tx } from '../../../platform/db/database'
import { findById, isWelcome, lockAccount } from '../store/accounts'
import { LIFETIME, later } from '../lifetimes'
import { unauthorized } from '../sign-in/login'
import { logSecurity } from '../store/security-log'
import { endSession, findToken, rotate, successorOf } from '../store/sessions'
import type { StoredToken } from '../store/sessions'
import type { Tokens } from './tokens'

export interface Refresh {
  /** @throws AppError 401; a token used again after its grace ends the whole session */
  refresh(token: string, ip: string): Promise<AuthenticationResult>
}

export interface RefreshParts {
  readonly db: Database
  readonly clock: Clock
  readonly tokens: Tokens
  readonly key: Uint8Array
  /** Keys that another process may have made successors with, while the secret is being changed. */
  readonly accepted: readonly Uint8Array[]
}

type Verdict = 'good' | 'dead' | 'reused'

function judge(stored: StoredToken, now: Date): Verdict {
  if (stored.revokedAt) return 'dead'
  // just rotated by this very call, or by another within the grace
  if (!stored.rotatedAt) return 'dead'
  return now < later(stored.rotatedAt, LIFETIME.refreshGrace) ? 'good' : 'reused'
}

/** The successor that is stored, of those that may follow one token. */
async function storedOf(tx: Tx, first: string, others: readonly string[]): Promise<string> {
  for (const other of others) if (await findToken(tx.sql, other)) return other
  return first
}

export function createRefresh({ db, clock, tokens, key, accepted }: RefreshParts): Refresh {
  async function endReused({ userId, familyId }: StoredToken, ip: string): Promise<void> {
    const now = clock.now()
    await db.tx(async (tx) => {
      // whoever renews it at this moment may be the thief
      await lockAccount(tx.sql, userId)
      await logSecurity(tx, { kind: 'refresh.reused', at: now, subject: userId, ip, data: { session: familyId } })
      await endSession(tx, userId, familyId, now)
    })
  }

  return {
    async refresh(token, ip) {
      const outcome = await db.tx(async (tx) => {
        const now = clock.now()
        const owner = await findToken(tx.sql, token)
        if (!owner) throw unauthorized()
        // whoever ends the sessions locks the account first: no successor is born behind their back
        await lockAccount(tx.sql, owner.userId)
        const first = successorOf(token, key)
        const others = accepted.map((other) => successorOf(token, other))
        const next = (await rotate(tx, token, first, now)) ? first : await storedOf(tx, first, others)
        const stored = (await findToken(tx.sql, token)) ?? owner
        return { next, stored, verdict: judge(stored, now), account: await findById(tx.sql, owner.userId) }
      })
      const { next, stored, verdict, account } = outcome
      if (verdict === 'reused') await endReused(stored, ip)
      if (verdict !== 'good' || account?.status !== 'CONFIRMED' || !isWelcome(account)) throw unauthorized()
      return tokens.issue(account, stored.familyId, next)
    },
  }
}
