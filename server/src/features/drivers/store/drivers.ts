import { driverState } from '@volant/domain/drivers/states'
import type { DriverState } from '@volant/domain/kernel/actor'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { v7 as uuid, validate } from 'uuid'
import type { Executor, Tx } from '../../../platform/db/database'
import { deliveries } from '../../../tables/deliveries'
import { drivers } from '../../../tables/drivers'
import { offers } from '../../../tables/offers'
import { users } from '../../../tables/users'

type DriverRow = typeof drivers.$inferSelect
export type DriverChange = Partial<Omit<typeof drivers.$inferInsert, 'id' | 'userId' | 'publicId'>>

/** By id, or by the address they sign in with. */
export type DriverKey = { readonly id: string } | { readonly email: string }

export interface LockedDriver {
  readonly row: DriverRow
  readonly state: DriverState
  readonly email: string
  readonly language: 'fr' | 'en'
}

/** Whoever was erased is nobody any more. */
const isKnown = isNull(users.erasedAt)

export async function driverExists(db: Executor, id: string): Promise<boolean> {
  const found = await db
    .select({ id: drivers.id })
    .from(drivers)
    .innerJoin(users, eq(users.id, drivers.userId))
    .where(and(eq(drivers.id, id), isKnown))
  return found.length > 0
}

/** Undefined for what is no id. */
function named(key: DriverKey) {
  if ('email' in key) return eq(sql`lower(${users.email})`, key.email.trim().toLowerCase())
  return validate(key.id) ? eq(drivers.id, key.id) : undefined
}

/** The deliveries that wait for an answer to this driver, before the driver: whoever gives a mission locks them in that order. */
export async function lockDeliveriesBidFor(tx: Tx, key: DriverKey): Promise<void> {
  const where = named(key)
  if (!where) return
  const bidFor = tx.sql
    .select({ id: offers.deliveryId })
    .from(offers)
    .innerJoin(drivers, eq(drivers.id, offers.driverId))
    .innerJoin(users, eq(users.id, drivers.userId))
    .where(and(where, eq(offers.status, 'PENDING')))
  await tx.sql
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(inArray(deliveries.id, bidFor))
    .orderBy(deliveries.id)
    .for('no key update')
}

/** One caller at a time until the transaction ends. @returns undefined where nobody is meant */
export async function lockDriver(tx: Tx, key: DriverKey): Promise<LockedDriver | undefined> {
  const where = named(key)
  if (!where) return undefined
  const [found] = await tx.sql
    .select({ row: drivers, email: users.email, language: users.language })
    .from(drivers)
    .innerJoin(users, eq(users.id, drivers.userId))
    .where(and(where, isKnown))
    .for('no key update', { of: drivers })
  const state = found && driverState(found.row)
  return found && state ? { ...found, state } : undefined
}

export async function updateDriver(tx: Tx, id: string, set: DriverChange): Promise<void> {
  await tx.sql.update(drivers).set(set).where(eq(drivers.id, id))
}

/** @returns the driver's id */
export async function insertDriver(tx: Tx, driver: Omit<typeof drivers.$inferInsert, 'id'>): Promise<string> {
  const id = uuid()
  await tx.sql.insert(drivers).values({ id, ...driver })
  return id
}
