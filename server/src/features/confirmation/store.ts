import { createHash, randomBytes } from 'node:crypto'
import { addDays, min } from 'date-fns'
import { and, eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import type { Executor, Tx } from '../../platform/db/database'
import { customerLinks } from '../../tables/tracking'
import type { DeliveryRow } from '../deliveries/public'

export type LinkRow = typeof customerLinks.$inferSelect

const LIFE_DAYS = 7

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Makes the one live link of a delivery; asking again burns the one before. Only its hash is kept. */
export async function mintLink(tx: Tx, delivery: DeliveryRow, now: Date): Promise<string> {
  await burnLinks(tx, delivery.id)
  const token = randomBytes(32).toString('base64url')
  await tx.sql.insert(customerLinks).values({
    id: uuid(),
    deliveryId: delivery.id,
    tokenHash: hashOf(token),
    state: 'live',
    expiresAt: min([addDays(now, LIFE_DAYS), delivery.carDeliveryDeadline]),
    createdAt: now,
  })
  return token
}

export async function burnLinks(tx: Tx, deliveryId: string): Promise<void> {
  await tx.sql
    .update(customerLinks)
    .set({ state: 'burned' })
    .where(and(eq(customerLinks.deliveryId, deliveryId), eq(customerLinks.state, 'live')))
}

export async function findLink(db: Executor, token: string): Promise<LinkRow | undefined> {
  const [row] = await db
    .select()
    .from(customerLinks)
    .where(eq(customerLinks.tokenHash, hashOf(token)))
  return row
}

/** Two answers at once: the second waits here and finds the link used. */
export async function lockLink(tx: Tx, id: string): Promise<LinkRow | undefined> {
  const [row] = await tx.sql.select().from(customerLinks).where(eq(customerLinks.id, id)).for('update')
  return row
}

export async function useLink(tx: Tx, id: string): Promise<void> {
  await tx.sql.update(customerLinks).set({ state: 'used' }).where(eq(customerLinks.id, id))
}
