import type { PushSubscription } from '@volant/contract/rest/auth'
import { and, asc, eq, sql } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import type { Executor, Tx } from '../../../platform/db/database'
import { pushSubscriptions } from '../../../tables/users'

/** The oldest first. */
export async function subscriptionsOf(db: Executor, sub: string): Promise<{ id: string; endpoint: string }[]> {
  return db
    .select({ id: pushSubscriptions.id, endpoint: sql<string>`${pushSubscriptions.subscription}->>'endpoint'` })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, sub))
    .orderBy(asc(pushSubscriptions.createdAt), asc(pushSubscriptions.id))
}

export async function insertSubscription(
  tx: Tx,
  userId: string,
  subscription: PushSubscription,
  now: Date,
): Promise<string> {
  const id = uuid()
  await tx.sql.insert(pushSubscriptions).values({ id, userId, subscription, createdAt: now })
  return id
}

export async function replaceSubscription(tx: Tx, id: string, subscription: PushSubscription): Promise<void> {
  await tx.sql.update(pushSubscriptions).set({ subscription }).where(eq(pushSubscriptions.id, id))
}

/** @returns false where this person has none of that id */
export async function deleteSubscription(db: Executor, sub: string, id: string): Promise<boolean> {
  const removed = await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.userId, sub)))
    .returning({ id: pushSubscriptions.id })
  return removed.length > 0
}
