import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { v7 as uuid, validate } from 'uuid'
import type { Executor, Tx } from '../../../platform/db/database'
import { challenges, emailCodes, refreshTokens, users } from '../../../tables/users'
import { LIFETIME, later } from '../lifetimes'
import { deviceOf } from '../sessions/device'
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

/** What a session keeps from its first token to its last. */
type Beginning = Pick<typeof refreshTokens.$inferSelect, 'startedAt' | 'browser' | 'system'>

async function insertToken(tx: Tx, userId: string, session: Session, now: Date, beginning: Beginning): Promise<void> {
  await tx.sql.insert(refreshTokens).values({
    id: uuid(),
    familyId: session.id,
    userId,
    tokenHash: fingerprint(session.refreshToken),
    createdAt: now,
    expiresAt: later(now, LIFETIME.refreshToken),
    ...beginning,
  })
}

export async function startSession(tx: Tx, userId: string, now: Date, userAgent?: string): Promise<Session> {
  const session = { id: uuid(), refreshToken: newSecret() }
  await insertToken(tx, userId, session, now, { startedAt: now, ...deviceOf(userAgent) })
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

const isOpen = (sub: string, now: Date) =>
  and(
    eq(refreshTokens.userId, sub),
    isNull(refreshTokens.rotatedAt),
    isNull(refreshTokens.revokedAt),
    gt(refreshTokens.expiresAt, now),
  )

const MOST_LISTED = 100

/** The person's open sessions, the one used last first; each has one token that is still good. */
export async function openSessionsOf(executor: Executor, sub: string, now: Date) {
  return executor
    .select({
      id: refreshTokens.familyId,
      browser: refreshTokens.browser,
      system: refreshTokens.system,
      startedAt: refreshTokens.startedAt,
      renewedAt: refreshTokens.createdAt,
    })
    .from(refreshTokens)
    .where(isOpen(sub, now))
    .orderBy(desc(refreshTokens.createdAt), desc(refreshTokens.id))
    .limit(MOST_LISTED)
}

/** @returns false for one that has ended, for somebody else's, and for what is no id */
export async function isOpenSession(executor: Executor, sub: string, sessionId: string, now: Date): Promise<boolean> {
  if (!validate(sessionId)) return false
  const found = await executor
    .select({ id: refreshTokens.id })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.familyId, sessionId), isOpen(sub, now)))
  return found.length > 0
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
    .returning()
  if (!used) return false
  const { startedAt, browser, system } = used
  await insertToken(tx, used.userId, { id: used.familyId, refreshToken: next }, now, { startedAt, browser, system })
  return true
}

/** Other processes hear of it through the account's row. */
async function tellOthers(tx: Tx, sub: string, now: Date): Promise<void> {
  await tx.sql.update(users).set({ updatedAt: now }).where(eq(users.id, sub))
}

async function endWhere(tx: Tx, sub: string, which: SQL, now: Date): Promise<void> {
  const ended = await tx.sql
    .update(refreshTokens)
    .set({ revokedAt: now })
    .where(and(which, eq(refreshTokens.userId, sub), isNull(refreshTokens.revokedAt)))
    .returning({ id: refreshTokens.familyId })
  await tellOthers(tx, sub, now)
  tx.emit('account.ended', { sub, sessions: [...new Set(ended.map(({ id }) => id))] })
}

/** Ends one session: its refresh tokens and its ID tokens. */
export function endSession(tx: Tx, sub: string, sessionId: string, now: Date): Promise<void> {
  return endWhere(tx, sub, eq(refreshTokens.familyId, sessionId), now)
}

/** Ends every session of a person but one. */
export function endOtherSessions(tx: Tx, sub: string, kept: string, now: Date): Promise<void> {
  return endWhere(tx, sub, ne(refreshTokens.familyId, kept), now)
}

/** Codes and challenges that could open another session open none any more. */
export async function spendOpeners(tx: Tx, sub: string, now: Date): Promise<void> {
  await tx.sql
    .update(challenges)
    .set({ usedAt: now })
    .where(and(eq(challenges.userId, sub), isNull(challenges.usedAt)))
  await tx.sql
    .update(emailCodes)
    .set({ usedAt: now })
    .where(and(eq(emailCodes.userId, sub), eq(emailCodes.purpose, 'reset'), isNull(emailCodes.usedAt)))
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
  await spendOpeners(tx, sub, now)
  tx.emit('account.ended', { sub })
}

/** When and with what the person ever signed in, and what was sent to them for it. */
export async function forgetSessions(tx: Tx, sub: string): Promise<void> {
  for (const table of [refreshTokens, challenges, emailCodes]) await tx.sql.delete(table).where(eq(table.userId, sub))
}

/** The person's rights or language changed but may go on: the next request sees it. */
export async function accountChanged(tx: Tx, sub: string, now: Date): Promise<void> {
  await tellOthers(tx, sub, now)
  tx.emit('account.changed', { sub })
}
