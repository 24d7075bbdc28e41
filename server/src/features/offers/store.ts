import { AppError } from '@volant/contract/errors'
import type { DriverPapers } from '@volant/domain/drivers/papers'
import type { DriverState } from '@volant/domain/kernel/actor'
import { and, asc, eq, sql } from 'drizzle-orm'
import { v7 as uuid, validate } from 'uuid'
import type { Executor, Tx } from '../../platform/db/database'
import { drivers } from '../../tables/drivers'
import { offers } from '../../tables/offers'
import { users } from '../../tables/users'

export type OfferRow = typeof offers.$inferSelect

/** For an id that is a field of a form or a filter: a mistake of the caller's. An id that names what is asked for is a 404. */
export function requireUuid(path: string, id: string): string {
  if (!validate(id)) throw new AppError('BAD_USER_INPUT', { fields: [{ path, code: 'invalid' }] })
  return id
}

/** Which delivery an offer stands on, read before the locks are taken: the delivery is locked first, then its offers. */
export async function deliveryOfOffer(db: Executor, id: string): Promise<string> {
  if (!validate(id)) throw new AppError('NOT_FOUND')
  const [found] = await db.select({ deliveryId: offers.deliveryId }).from(offers).where(eq(offers.id, id))
  if (found === undefined) throw new AppError('NOT_FOUND')
  return found.deliveryId
}

export async function lockOffer(tx: Tx, id: string): Promise<OfferRow> {
  const [found] = await tx.sql.select().from(offers).where(eq(offers.id, id)).for('update')
  if (found === undefined) throw new AppError('NOT_FOUND')
  return found
}

export async function lockPending(tx: Tx, deliveryId: string): Promise<OfferRow[]> {
  return tx.sql
    .select()
    .from(offers)
    .where(and(eq(offers.deliveryId, deliveryId), eq(offers.status, 'PENDING')))
    .orderBy(asc(offers.id))
    .for('update')
}

/** Deliveries on which this driver's offer waits for an answer, in the order in which they are locked. */
export async function pendingDeliveriesOf(tx: Tx, driverId: string): Promise<string[]> {
  const found = await tx.sql
    .select({ deliveryId: offers.deliveryId })
    .from(offers)
    .where(and(eq(offers.driverId, driverId), eq(offers.status, 'PENDING')))
    .orderBy(asc(offers.deliveryId))
  return found.map(({ deliveryId }) => deliveryId)
}

interface LockedBidder {
  readonly id: string
  readonly state: DriverState
  readonly papers: DriverPapers
}

/** The driver as the rules need to know them, locked: nobody disables them while they are given a mission. */
export async function lockDriver(tx: Tx, id: string): Promise<LockedBidder | null> {
  const [found] = await tx.sql
    .select({
      id: drivers.id,
      disabled: drivers.disabled,
      confirmed: drivers.confirmedByAlb,
      rejected: drivers.rejectedByAlb,
      papers: {
        docs: drivers.docs,
        drivingPermitDueDate: drivers.drivingPermitDueDate,
        vigilanceIssueDate: drivers.vigilanceIssueDate,
        insuranceDueDate: drivers.insuranceDueDate,
      },
    })
    .from(drivers)
    .innerJoin(users, eq(users.id, drivers.userId))
    .where(eq(drivers.id, requireUuid('driverId', id)))
    .for('no key update', { of: drivers })
  if (found === undefined) return null
  const { papers } = found
  if (found.disabled) return { id, papers, state: 'DISABLED' }
  if (found.rejected) return { id, papers, state: 'REFUSED' }
  return { id, papers, state: found.confirmed ? 'ACCEPTED' : 'WAITING' }
}

export async function closeOffer(tx: Tx, id: string, status: OfferRow['status'], now: Date): Promise<void> {
  await tx.sql.update(offers).set({ status, closedAt: now }).where(eq(offers.id, id))
}

export async function insertOffer(tx: Tx, offer: Omit<typeof offers.$inferInsert, 'id'>, now: Date): Promise<OfferRow> {
  const [inserted] = await tx.sql
    .insert(offers)
    .values({ ...offer, id: uuid({ msecs: now.getTime() }), createdAt: now })
    .returning()
  if (inserted === undefined) throw new Error('an insert returned nothing')
  return inserted
}

/** Ends what was given: the one offer of the mission, if there is one. */
export async function closeAccepted(
  tx: Tx,
  deliveryId: string,
  status: 'REJECTED' | 'DRIVER_CANCELED' | 'DRIVER_CHANGED',
  now: Date,
): Promise<void> {
  await tx.sql
    .update(offers)
    .set({ status, closedAt: now })
    .where(and(eq(offers.deliveryId, deliveryId), eq(offers.status, 'ACCEPTED')))
}

export async function deleteOffer(tx: Tx, id: string): Promise<void> {
  await tx.sql.delete(offers).where(eq(offers.id, id))
}

/** A mission given back counts against its driver. */
export async function countLoss(tx: Tx, driverId: string): Promise<void> {
  await tx.sql
    .update(drivers)
    .set({ lossDeals: sql`${drivers.lossDeals} + 1` })
    .where(eq(drivers.id, driverId))
}
