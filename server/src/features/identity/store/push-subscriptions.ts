import type { PushSubscription } from '@volant/contract/rest/auth'
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import type { Executor, Tx } from '../../../platform/db/database'
import { pushSubscriptions } from '../../../tables/users'

export interface Subscribed {
  readonly subscription: PushSubscription
  /** The session it was made in. */
  readonly sessionId: string | undefined
}

const endpoint = sql<string>`${pushSubscriptions.subscription}->>'endpoint'`

/** The oldest first. */
export async function subscriptionsOf(db: Executor, sub: string): Promise<{ id: string; endpoint: string }[]> {
  return db
    .select({ id: pushSubscriptions.id, endpoint })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, sub))
    .orderBy(asc(pushSubscriptions.createdAt), asc(pushSubscriptions.id))
}

export async function insertSubscription(
  tx: Tx,
  userId: string,
  { subscription, sessionId }: Subscribed,
  now: Date,
): Promise<string> {
  const id = uuid()
  await tx.sql.insert(pushSubscriptions).values({ id, userId, subscription, sessionId, createdAt: now })
  return id
}

export async function replaceSubscription(tx: Tx, id: string, subscribed: Subscribed): Promise<void> {
  await tx.sql.update(pushSubscriptions).set(subscribed).where(eq(pushSubscriptions.id, id))
}

/** Two people on one telephone: what is for the one is not shown to the other. */
export async function dropEndpointOfOthers(tx: Tx, sub: string, address: string): Promise<void> {
  await tx.sql.delete(pushSubscriptions).where(and(eq(endpoint, address), ne(pushSubscriptions.userId, sub)))
}

export async function findSubscription(db: Executor, id: string): Promise<PushSubscription | undefined> {
  const [found] = await db
    .select({ subscription: pushSubscriptions.subscription })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.id, id))
  return found?.subscription
}

/** Of these sessions, or of all that the person had. */
export async function dropSubscriptionsOf(tx: Tx, sub: string, sessions: readonly string[] | undefined): Promise<void> {
  const ofSessions = sessions && inArray(pushSubscriptions.sessionId, [...sessions])
  await tx.sql.delete(pushSubscriptions).where(and(eq(pushSubscriptions.userId, sub), ofSessions))
}

export async function dropSubscription(db: Executor, id: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id))
}

/** @returns false where this person has none of that id */
export async function deleteSubscription(db: Executor, sub: string, id: string): Promise<boolean> {
  const removed = await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.userId, sub)))
    .returning({ id: pushSubscriptions.id })
  return removed.length > 0
}
