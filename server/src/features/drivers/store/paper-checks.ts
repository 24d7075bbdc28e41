import type { Paper } from '@volant/domain/drivers/papers'
import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database'
import { driverPaperChecks } from '../../../tables/drivers'

/** Whoever reads a paper again is who has read it. */
export async function keepCheck(tx: Tx, check: typeof driverPaperChecks.$inferInsert): Promise<void> {
  const { adminId, verifiedAt } = check
  const target = [driverPaperChecks.driverId, driverPaperChecks.paper]
  await tx.sql.insert(driverPaperChecks).values(check).onConflictDoUpdate({ target, set: { adminId, verifiedAt } })
}

export async function dropChecks(tx: Tx, driverId: string, papers: readonly Paper[]): Promise<void> {
  if (papers.length === 0) return
  await tx.sql
    .delete(driverPaperChecks)
    .where(and(eq(driverPaperChecks.driverId, driverId), inArray(driverPaperChecks.paper, [...papers])))
}
