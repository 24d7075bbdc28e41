import type { SQL } from 'drizzle-orm'
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/database'
import { townOf } from '../../../projections/towns'
import { deliveries } from '../../../tables/deliveries'
import { drivers } from '../../../tables/drivers'
import { missionProblems } from '../../../tables/mission-problems'
import { admins } from '../../../tables/organizations'

export type NewProblem = typeof missionProblems.$inferInsert

/** What nobody has seen is shown at once; whoever has more than these sees to the oldest first. */
const OPEN_AT_MOST = 50

/** Has this driver reported it before, with this mission or another? */
export async function isReported(db: Executor, id: string, driverId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: missionProblems.id })
    .from(missionProblems)
    .where(and(eq(missionProblems.id, id), eq(missionProblems.driverId, driverId)))
  return found !== undefined
}

export function countProblems(tx: Tx, deliveryId: string, driverId: string): Promise<number> {
  return tx.sql.$count(
    missionProblems,
    and(eq(missionProblems.deliveryId, deliveryId), eq(missionProblems.driverId, driverId)),
  )
}

/** @returns false where the id is that of somebody else's report */
export async function insertProblem(tx: Tx, problem: NewProblem): Promise<boolean> {
  const added = await tx.sql
    .insert(missionProblems)
    .values(problem)
    .onConflictDoNothing()
    .returning({ id: missionProblems.id })
  return added.length > 0
}

/** Of which delivery it is. */
export async function deliveryOfProblem(db: Executor, id: string): Promise<string | undefined> {
  const [found] = await db
    .select({ deliveryId: missionProblems.deliveryId })
    .from(missionProblems)
    .where(eq(missionProblems.id, id))
  return found?.deliveryId
}

/** @returns false where somebody was first */
export async function markSeen(tx: Tx, id: string, seen: { seenAt: Date; seenBy: string }): Promise<boolean> {
  const marked = await tx.sql
    .update(missionProblems)
    .set(seen)
    .where(and(eq(missionProblems.id, id), isNull(missionProblems.seenAt)))
    .returning({ id: missionProblems.id })
  return marked.length > 0
}

function problems(db: Executor, where: SQL | undefined) {
  return db
    .select({
      id: missionProblems.id,
      deliveryId: missionProblems.deliveryId,
      contract: deliveries.publicId,
      from: townOf(deliveries.fromAddressId),
      to: townOf(deliveries.toAddressId),
      driverName: sql<string>`${drivers.firstName} || ' ' || ${drivers.lastName}`,
      kind: missionProblems.kind,
      text: missionProblems.text,
      capturedAt: missionProblems.capturedAt,
      receivedAt: missionProblems.receivedAt,
      photoKey: missionProblems.photoKey,
      seenAt: missionProblems.seenAt,
      seenBy: sql<string | null>`${admins.firstName} || ' ' || ${admins.lastName}`,
    })
    .from(missionProblems)
    .innerJoin(drivers, eq(drivers.id, missionProblems.driverId))
    .innerJoin(deliveries, eq(deliveries.id, missionProblems.deliveryId))
    .leftJoin(admins, eq(admins.userId, missionProblems.seenBy))
    .where(where)
}

/** The newest first, of one driver where one is named. */
export function problemsOf(db: Executor, deliveryId: string, driverId?: string) {
  const by = driverId === undefined ? undefined : eq(missionProblems.driverId, driverId)
  return problems(db, and(eq(missionProblems.deliveryId, deliveryId), by)).orderBy(
    desc(missionProblems.capturedAt),
    desc(missionProblems.id),
  )
}

/** What nobody has seen, of deliveries that are there; the oldest first. */
export function openProblems(db: Executor) {
  return problems(db, and(isNull(missionProblems.seenAt), isNull(deliveries.deletedAt)))
    .orderBy(asc(missionProblems.capturedAt), asc(missionProblems.id))
    .limit(OPEN_AT_MOST)
}

/** Is it the photo of a report? */
export async function showsProblem(
  db: Executor,
  { key, deliveryId }: { readonly key: string; readonly deliveryId: string | null },
): Promise<boolean> {
  if (deliveryId === null) return false
  const [found] = await db
    .select({ id: missionProblems.id })
    .from(missionProblems)
    .where(and(eq(missionProblems.deliveryId, deliveryId), eq(missionProblems.photoKey, key)))
  return found !== undefined
}
