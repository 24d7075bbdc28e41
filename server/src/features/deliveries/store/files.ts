import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database'
import { files } from '../../../tables/files'

/** Which of these keys are finished uploads of that kind for this very delivery. */
export async function ownKeys(
  tx: Tx,
  deliveryId: string,
  kind: 'doc' | 'validationDoc',
  keys: readonly string[],
): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const own = await tx.sql
    .select({ key: files.key })
    .from(files)
    .where(
      and(
        inArray(files.key, [...keys]),
        eq(files.deliveryId, deliveryId),
        eq(files.kind, kind),
        eq(files.state, 'ready'),
        isNull(files.deletedAt),
      ),
    )
  return new Set(own.map(({ key }) => key))
}
