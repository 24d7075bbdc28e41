import { driverState } from '@volant/domain/drivers/states'
import type { DriverState } from '@volant/domain/kernel/actor'
import { eq, sql } from 'drizzle-orm'
import { v7 as uuid, validate } from 'uuid'
import type { Executor, Tx } from '../../../platform/db/database'
import { drivers } from '../../../tables/drivers'
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

export async function driverExists(db: Executor, id: string): Promise<boolean> {
  return (await db.$count(drivers, eq(drivers.id, id))) > 0
}

/** One caller at a time until the transaction ends. @returns undefined where nobody is meant */
export async function lockDriver(tx: Tx, key: DriverKey): Promise<LockedDriver | undefined> {
  if ('id' in key && !validate(key.id)) return undefined
  const where = 'id' in key ? eq(drivers.id, key.id) : eq(sql`lower(${users.email})`, key.email.trim().toLowerCase())
  const [found] = await tx.sql
    .select({ row: drivers, email: users.email, language: users.language })
    .from(drivers)
    .innerJoin(users, eq(users.id, drivers.userId))
    .where(where)
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
