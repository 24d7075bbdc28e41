import type { InspectedSide } from '@volant/domain/deliveries/sealing'
import { and, desc, eq, gt, inArray, isNull, lt, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor, Tx } from '../../platform/db/database'
import { deliveries, deliveryLogs } from '../../tables/deliveries'
import { sealedReports } from '../../tables/sealed-reports'

export type SealedRow = typeof sealedReports.$inferSelect
export type NewSealed = typeof sealedReports.$inferInsert

const newer = alias(sealedReports, 'newer')
const isNewest = (db: Executor) =>
  notExists(db.select({ id: newer.id }).from(newer).where(eq(newer.formerId, sealedReports.id)))

/** The version in force of this side of the vehicle; undefined before the first. */
export async function findNewest(
  db: Executor,
  deliveryId: string,
  { vehicle, side }: InspectedSide,
): Promise<SealedRow | undefined> {
  const [newest] = await db
    .select()
    .from(sealedReports)
    .where(
      and(eq(sealedReports.deliveryId, deliveryId), eq(sealedReports.vehicle, vehicle), eq(sealedReports.side, side)),
    )
    .orderBy(desc(sealedReports.version))
    .limit(1)
  return newest
}

export async function insertSealed(tx: Tx, row: NewSealed): Promise<void> {
  await tx.sql.insert(sealedReports).values(row)
}

/** A delivery asked for again starts anew: what was sealed in its first life stays as it is. */
const ofThisLife = sql`${sealedReports.stepVersion} > coalesce((SELECT max(${deliveryLogs.version}) FROM ${deliveryLogs}
  WHERE ${deliveryLogs.deliveryId} = ${sealedReports.deliveryId} AND ${deliveryLogs.action} = 'ACTIVATE'), 0)`

/** From now on a newer version of what was sealed of these vehicles is due, should it state something else. */
export async function markCorrected(
  tx: Tx,
  deliveryId: string,
  positions: readonly (0 | 1)[],
  correctedAt: Date,
): Promise<void> {
  await tx.sql
    .update(sealedReports)
    .set({ correctedAt })
    .where(
      and(
        eq(sealedReports.deliveryId, deliveryId),
        inArray(sealedReports.vehicle, [...positions]),
        isNewest(tx.sql),
        ofThisLife,
      ),
    )
}

/** What was corrected last in a life that is over stays as it was sealed. */
export async function forgetCorrected(tx: Tx, deliveryId: string): Promise<void> {
  await tx.sql.update(sealedReports).set({ correctedAt: null }).where(eq(sealedReports.deliveryId, deliveryId))
}

/** Nothing more is due of this correction; one that came meanwhile stays. */
export async function clearCorrected(tx: Tx, { id, correctedAt }: SealedRow): Promise<void> {
  if (correctedAt === null) return
  await tx.sql
    .update(sealedReports)
    .set({ correctedAt: null })
    .where(and(eq(sealedReports.id, id), eq(sealedReports.correctedAt, correctedAt)))
}

/** Corrected before this moment, the oldest first. @param after the last one seen */
export async function findDue(db: Executor, before: Date, after: string | null): Promise<SealedRow | undefined> {
  const [due] = await db
    .select()
    .from(sealedReports)
    .where(and(lt(sealedReports.correctedAt, before), after === null ? undefined : gt(sealedReports.id, after)))
    .orderBy(sealedReports.id)
    .limit(1)
  return due
}

/** The log line of the step that a report was sealed at. */
export async function findStep(db: Executor, { deliveryId, stepVersion }: SealedRow) {
  const [step] = await db
    .select({ at: deliveryLogs.at, data: deliveryLogs.data })
    .from(deliveryLogs)
    .where(and(eq(deliveryLogs.deliveryId, deliveryId), eq(deliveryLogs.version, stepVersion)))
  return step
}

/** The report whose file has this hash, and the one in force where that is another; undefined for a file that is not ours. */
export async function findByHash(db: Executor, sha256: string) {
  const [found] = await db
    .select({ report: sealedReports, contract: deliveries.publicId })
    .from(sealedReports)
    .innerJoin(deliveries, and(eq(deliveries.id, sealedReports.deliveryId), isNull(deliveries.deletedAt)))
    .where(eq(sealedReports.sha256, sha256))
  return found && { ...found, newest: (await findNewest(db, found.report.deliveryId, found.report)) ?? found.report }
}
