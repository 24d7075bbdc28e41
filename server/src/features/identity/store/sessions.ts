import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { v7 as uuid } from 'uuid'
import type { Executor, Tx } from '../../../platform/db/database'
import { challenges, emailCodes, refreshTokens, users } from '../../../tables/users'
import { LIFETIME, later } from '../lifetimes'
import '../events'

const SECRET_BYTES = 32

/** An opaque value of 256 bits. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

/** What is stored of an opaque secret. */
export function fingerprint(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** The one refresh token that may follow `token`: two tabs that race are given the same. */
export function successorOf(token: string, key: Uint8Array): string {
  return createHmac('sha256', key).update(token).digest('base64url')
}

export interface Session {
  readonly id: string
  readonly refreshToken: string
}

async function insertToken(tx: Tx, userId: string, session: Session, now: Date): Promise<void> {
  await tx.sql.insert(refreshTokens).values({
    id: uuid(),
    familyId: session.id,
    userId,
    tokenHash: fingerprint(session.refreshToken),
    createdAt: now,
    expiresAt: later(now, LIFETIME.refreshToken),
  })
}

export async function startSession(tx: Tx, userId: string, now: Date): Promise<Session> {
  const session = { id: uuid(), refreshToken: newSecret() }
  await insertToken(tx, userId, session, now)
  return session
}

export type StoredToken = typeof refreshTokens.$inferSelect

export async function findToken(executor: Executor, token: string): Promise<StoredToken | undefined> {
  const [found] = await executor
    .select()
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, fingerprint(token)))
  return found
}

/** Uses a token up and puts its successor in its place; false when somebody did so before, or it is no longer good. */
export async function rotate(tx: Tx, token: string, next: string, now: Date): Promise<boolean> {
  const [used] = await tx.sql
    .update(refreshTokens)
    .set({ rotatedAt: now })
    .where(
      and(
        eq(refreshTokens.tokenHash, fingerprint(token)),
        isNull(refreshTokens.rotatedAt),
        isNull(refreshTokens.revokedAt),
        gt(refreshTokens.expiresAt, now),
      ),
    )
    .returning({ userId: refreshTokens.userId, familyId: refreshTokens.familyId })
  if (!used) return false
  await insertToken(tx, used.userId, { id: used.familyId, refreshToken: next }, now)
  return true
}

/** Other processes hear of it through the account's row. */
async function tellOthers(tx: Tx, sub: string, now: Date): Promise<void> {
  await tx.sql.update(users).set({ updatedAt: now }).where(eq(users.id, sub))
}

/** Ends one session: its refresh tokens and its ID tokens. */
export async function endSession(tx: Tx, sub: string, sessionId: string, now: Date): Promise<void> {
  await tx.sql
    .update(refreshTokens)
    .set({ revokedAt: now })
    .where(and(eq(refreshTokens.familyId, sessionId), eq(refreshTokens.userId, sub), isNull(refreshTokens.revokedAt)))
  await tellOthers(tx, sub, now)
  tx.emit('account.ended', { sub })
}

/** Ends every session of a person, with the codes and challenges that could open another. */
export async function endAllSessions(tx: Tx, sub: string, now: Date): Promise<void> {
  await tx.sql
    .update(users)
    .set({ sessionVersion: sql`${users.sessionVersion} + 1`, updatedAt: now })
    .where(eq(users.id, sub))
  await tx.sql
    .update(refreshTokens)
    .set({ revokedAt: now })
    .where(and(eq(refreshTokens.userId, sub), isNull(refreshTokens.revokedAt)))
  await tx.sql
    .update(challenges)
    .set({ usedAt: now })
    .where(and(eq(challenges.userId, sub), isNull(challenges.usedAt)))
  await tx.sql
    .update(emailCodes)
    .set({ usedAt: now })
    .where(and(eq(emailCodes.userId, sub), eq(emailCodes.purpose, 'reset'), isNull(emailCodes.usedAt)))
  tx.emit('account.ended', { sub })
}

/** The person's rights or language changed but may go on: the next request sees it. */
export async function accountChanged(tx: Tx, sub: string, now: Date): Promise<void> {
  await tellOthers(tx, sub, now)
  tx.emit('account.changed', { sub })
}
