import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import type { Executor, Tx } from '../../../platform/db/database'
import { challenges } from '../../../tables/users'
import { LIFETIME, later } from '../lifetimes'
import { fingerprint, newSecret } from './sessions'

const MOST_TRIES = 5

/** Neither used, old nor tried too often. */
const open = (session: string, now: Date) =>
  and(
    eq(challenges.sessionHash, fingerprint(session)),
    isNull(challenges.usedAt),
    gt(challenges.expiresAt, now),
    lt(challenges.tries, MOST_TRIES),
  )

/** @returns the secret that lets its holder choose a new password once */
export async function insertChallenge(tx: Tx, userId: string, now: Date): Promise<string> {
  const session = newSecret()
  await tx.sql.insert(challenges).values({
    id: uuid(),
    userId,
    sessionHash: fingerprint(session),
    createdAt: now,
    expiresAt: later(now, LIFETIME.challenge),
  })
  return session
}

/** The account the challenge was made for. */
export async function findChallenged(db: Executor, session: string, now: Date): Promise<string | undefined> {
  const [found] = await db.select({ userId: challenges.userId }).from(challenges).where(open(session, now))
  return found?.userId
}

export async function countTry(db: Executor, session: string, now: Date): Promise<void> {
  await db
    .update(challenges)
    .set({ tries: sql`${challenges.tries} + 1` })
    .where(open(session, now))
}

/** @returns false when somebody was faster */
export async function useChallenge(tx: Tx, session: string, now: Date): Promise<boolean> {
  const used = await tx.sql
    .update(challenges)
    .set({ usedAt: now })
    .where(open(session, now))
    .returning({ id: challenges.id })
  return used.length > 0
}
