import { eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database'
import { loginFailures } from '../../../tables/users'

export type Failures = typeof loginFailures.$inferSelect

/** The counters of these keys, made where they are missing and locked in one order for the rest of the transaction. */
export async function lockFailures(tx: Tx, keys: readonly string[], now: Date): Promise<Map<string, Failures>> {
  const sorted = keys.toSorted()
  await tx.sql
    .insert(loginFailures)
    .values(sorted.map((key) => ({ key, updatedAt: now })))
    .onConflictDoNothing()
  const found = await tx.sql
    .select()
    .from(loginFailures)
    .where(inArray(loginFailures.key, sorted))
    .orderBy(loginFailures.key)
    .for('update')
  return new Map(found.map((row) => [row.key, row]))
}

export async function setFailures(tx: Tx, { key, ...set }: Failures): Promise<void> {
  await tx.sql.update(loginFailures).set(set).where(eq(loginFailures.key, key))
}

export async function lowerFailures(tx: Tx, key: string, unlock: boolean): Promise<void> {
  await tx.sql
    .update(loginFailures)
    .set({ failures: sql`greatest(0, ${loginFailures.failures} - 1)`, ...(unlock && { lockedUntil: null }) })
    .where(eq(loginFailures.key, key))
}

export async function deleteFailures(tx: Tx, key: string): Promise<void> {
  await tx.sql.delete(loginFailures).where(eq(loginFailures.key, key))
}
