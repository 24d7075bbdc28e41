import { randomBytes } from 'node:crypto'
import type { MandateSnapshot } from '@volant/domain/drivers/mandate'
import { and, eq, isNull } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import type { Executor, Tx } from '../../../platform/db/database'
import { driverMandates } from '../../../tables/drivers'

export type Mandate = typeof driverMandates.$inferSelect

const stands = isNull(driverMandates.revokedAt)

export async function standingMandate(db: Executor, driverId: string): Promise<Mandate | undefined> {
  const [found] = await db
    .select()
    .from(driverMandates)
    .where(and(eq(driverMandates.driverId, driverId), stands))
  return found
}

/** Only a mandate that stands is shown to whoever holds its secret. */
export async function mandateBySecret(db: Executor, secret: string): Promise<Mandate | undefined> {
  const [found] = await db
    .select()
    .from(driverMandates)
    .where(and(eq(driverMandates.secret, secret), stands))
  return found
}

/** How many the driver has ever signed: the next one's number follows. */
export async function countMandates(db: Executor, driverId: string): Promise<number> {
  return db.$count(driverMandates, eq(driverMandates.driverId, driverId))
}

/** A mandate names one account: with another one it is none any more. */
export async function revokeMandate(tx: Tx, driverId: string, at: Date): Promise<void> {
  await tx.sql
    .update(driverMandates)
    .set({ revokedAt: at })
    .where(and(eq(driverMandates.driverId, driverId), stands))
}

interface NewMandate {
  readonly driverId: string
  readonly reference: string
  readonly snapshot: MandateSnapshot
  readonly fileKey: string
  readonly signedAt: Date
}

/** @returns its secret */
export async function insertMandate(tx: Tx, mandate: NewMandate): Promise<string> {
  const secret = randomBytes(16).toString('base64url')
  await tx.sql.insert(driverMandates).values({ id: uuid(), secret, ...mandate })
  return secret
}
