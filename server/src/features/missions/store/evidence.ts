import type { SQL } from 'drizzle-orm'
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/database'
import { deliveries, deliveryLogs } from '../../../tables/deliveries'
import { drivers } from '../../../tables/drivers'
import { files } from '../../../tables/files'
import { missionEvidence } from '../../../tables/mission-evidence'

export type NewEvidence = typeof missionEvidence.$inferInsert

/** Was this driver ever given the delivery? Its log tells of those who no longer have it. */
export async function wasItsDriver(db: Executor, deliveryId: string, driver: { profileId: string; sub: string }) {
  const inLog: SQL = sql`EXISTS (SELECT 1 FROM ${deliveryLogs} l WHERE l.delivery_id = ${deliveries.id} AND (
    l.actor_role = 'DRIVER' AND l.actor_sub = ${driver.sub} OR l.data->>'driverId' = ${driver.profileId} OR l.data->>'formerDriverId' = ${driver.profileId}))`
  const [found] = await db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(eq(deliveries.id, deliveryId), or(eq(deliveries.selectedDriverId, driver.profileId), inLog)))
  return found !== undefined
}

/** Sent again it stays as it was. @returns whether it is new */
export async function insertEvidence(tx: Tx, evidence: NewEvidence): Promise<boolean> {
  const added = await tx.sql
    .insert(missionEvidence)
    .values(evidence)
    .onConflictDoNothing()
    .returning({ id: missionEvidence.id })
  return added.length > 0
}

/** Which of these keys are files that this person sent as evidence for this delivery. */
export async function evidenceKeys(
  tx: Tx,
  deliveryId: string,
  sub: string,
  keys: readonly string[],
): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const known = await tx.sql
    .select({ key: files.key })
    .from(files)
    .where(
      and(
        inArray(files.key, [...keys]),
        eq(files.deliveryId, deliveryId),
        eq(files.ownerSub, sub),
        eq(files.state, 'ready'),
        isNull(files.deletedAt),
      ),
    )
  return new Set(known.map(({ key }) => key))
}

export async function evidenceOf(db: Executor, deliveryId: string) {
  return db
    .select({
      id: missionEvidence.id,
      driverName: sql<string>`${drivers.firstName} || ' ' || ${drivers.lastName}`,
      action: missionEvidence.action,
      capturedAt: missionEvidence.capturedAt,
      receivedAt: missionEvidence.receivedAt,
      refusal: missionEvidence.refusal,
      content: missionEvidence.content,
      files: missionEvidence.files,
    })
    .from(missionEvidence)
    .innerJoin(drivers, eq(drivers.id, missionEvidence.driverId))
    .where(eq(missionEvidence.deliveryId, deliveryId))
    .orderBy(asc(missionEvidence.capturedAt), asc(missionEvidence.id))
}
