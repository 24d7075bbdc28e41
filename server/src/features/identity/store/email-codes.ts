import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database'
import { emailCodes } from '../../../tables/users'

export type CodePurpose = 'reset' | 'confirm'
type EmailCode = typeof emailCodes.$inferSelect

const unused = (sub: string, purpose: CodePurpose) =>
  and(eq(emailCodes.userId, sub), eq(emailCodes.purpose, purpose), isNull(emailCodes.usedAt))

/** How many were sent since that moment, used or not. */
export async function countCodes(tx: Tx, sub: string, purpose: CodePurpose, since: Date): Promise<number> {
  const [recent] = await tx.sql
    .select({ n: count() })
    .from(emailCodes)
    .where(and(eq(emailCodes.userId, sub), eq(emailCodes.purpose, purpose), gt(emailCodes.createdAt, since)))
  return recent?.n ?? 0
}

export async function killCodes(tx: Tx, sub: string, purpose: CodePurpose, now: Date): Promise<void> {
  await tx.sql.update(emailCodes).set({ usedAt: now }).where(unused(sub, purpose))
}

export async function insertCode(tx: Tx, code: typeof emailCodes.$inferInsert): Promise<void> {
  await tx.sql.insert(emailCodes).values(code)
}

/** Locked until the transaction ends: tries sent together are counted one by one. */
export async function lockNewestCode(tx: Tx, sub: string, purpose: CodePurpose): Promise<EmailCode | undefined> {
  const [newest] = await tx.sql
    .select()
    .from(emailCodes)
    .where(unused(sub, purpose))
    .orderBy(desc(emailCodes.createdAt), desc(emailCodes.id))
    .limit(1)
    .for('update')
  return newest
}

export async function useCode(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.sql.update(emailCodes).set({ usedAt: now }).where(eq(emailCodes.id, id))
}

export async function countWrongTry(tx: Tx, id: string): Promise<void> {
  await tx.sql
    .update(emailCodes)
    .set({ tries: sql`${emailCodes.tries} + 1` })
    .where(eq(emailCodes.id, id))
}
