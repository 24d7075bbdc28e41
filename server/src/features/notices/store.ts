import type { NoticeKind } from '@volant/domain/notices/kinds'
import { and, asc, eq, notInArray } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/db/database'
import { mutedNotices } from '../../tables/notices'

export async function mutedOf(db: Executor, userId: string): Promise<NoticeKind[]> {
  const rows = await db
    .select({ kind: mutedNotices.kind })
    .from(mutedNotices)
    .where(eq(mutedNotices.userId, userId))
    .orderBy(asc(mutedNotices.kind))
  return rows.map(({ kind }) => kind)
}

/** These and no others; two pages that save at once leave what one of them said. */
export async function replaceMuted(tx: Tx, userId: string, kinds: readonly NoticeKind[]): Promise<void> {
  await tx.sql
    .delete(mutedNotices)
    .where(and(eq(mutedNotices.userId, userId), notInArray(mutedNotices.kind, [...kinds])))
  if (kinds.length > 0)
    await tx.sql
      .insert(mutedNotices)
      .values(kinds.map((kind) => ({ userId, kind })))
      .onConflictDoNothing()
}
