import { randomBytes } from 'node:crypto'
import type { MandateSnapshot } from '@volant/domain/drivers/mandate'
import { and, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import type { Executor, Tx } from '../../../platform/db/database'
import { driverMandates } from '../../../tables/drivers'

/** As it was signed, and when a debit under it was last noted as carried out or refused by the bank. */
export type Mandate = typeof driverMandates.$inferSelect & { readonly lastUsedAt: Date | null }

const stands = isNull(driverMandates.revokedAt)
// names are written out: within a statement of one table the library leaves that of the table away
const lastUsedAt = sql<Date | null>`(SELECT max(s.updated_at) FROM subscription_payments s
  WHERE s.driver_id = driver_mandates.driver_id AND s.status IN ('PAID', 'FAILED')
    AND s.updated_at >= driver_mandates.signed_at)`.mapWith(driverMandates.signedAt)
const mandate = { ...getTableColumns(driverMandates), lastUsedAt }

export async function standingMandate(db: Executor, driverId: string): Promise<Mandate | undefined> {
  const [found] = await db
    .select(mandate)
    .from(driverMandates)
    .where(and(eq(driverMandates.driverId, driverId), stands))
  return found
}

/** Only a mandate that stands is shown to whoever holds its secret. */
export async function mandateBySecret(db: Executor, secret: string): Promise<Mandate | undefined> {
  const [found] = await db
    .select(mandate)
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

/** Stands, or was never debited under: of whoever did not become a driver none does, and such a one proves nothing. */
export const IS_FORGETTABLE = sql`(${stands} OR ${lastUsedAt} IS NULL)`

/** @returns the keys of documents that prove nothing: no debit was ever presented under them */
export async function forgetMandates(tx: Tx, driverIds: readonly string[], at: Date): Promise<string[]> {
  const theirs = inArray(driverMandates.driverId, [...driverIds])
  await tx.sql.update(driverMandates).set({ revokedAt: at }).where(and(theirs, stands))
  const unused = await tx.sql
    .delete(driverMandates)
    .where(and(theirs, sql`${lastUsedAt} IS NULL`))
    .returning({ key: driverMandates.fileKey })
  return unused.map(({ key }) => key)
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
