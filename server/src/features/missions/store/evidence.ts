import type { SQL } from 'drizzle-orm'
import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/database'
import { deliveries, deliveryLogs } from '../../../tables/deliveries'
import { drivers } from '../../../tables/drivers'
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

export function countEvidence(tx: Tx, deliveryId: string, driverId: string): Promise<number> {
  return tx.sql.$count(
    missionEvidence,
    and(eq(missionEvidence.deliveryId, deliveryId), eq(missionEvidence.driverId, driverId)),
  )
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
