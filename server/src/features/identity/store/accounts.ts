import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/database'
import { drivers } from '../../../tables/drivers'
import { admins, clients } from '../../../tables/organizations'
import { users } from '../../../tables/users'

/** An account with what decides whether it may sign in. */
export interface Account {
  readonly id: string
  readonly email: string
  readonly role: 'ADMIN' | 'CLIENT' | 'DRIVER'
  readonly rank: number
  readonly language: 'fr' | 'en'
  readonly status: 'CONFIRMED' | 'UNCONFIRMED' | 'FORCE_CHANGE_PASSWORD' | 'DISABLED'
  readonly passwordHash: string
  readonly passwordExpiresAt: Date | null
  readonly sessionVersion: number
  /** Null for an account whose person was deleted. */
  readonly profileId: string | null
  readonly firstName: string | null
  /** A refused or disabled driver. */
  readonly barred: boolean
}

/** E-mail addresses are compared and kept in lower case. */
export function nameOf(username: string): string {
  return username.trim().toLowerCase()
}

async function one(executor: Executor, where: SQL): Promise<Account | undefined> {
  const [found] = await executor
    .select({
      id: users.id,
      email: users.email,
      role: users.role,
      rank: users.rank,
      language: users.language,
      status: users.status,
      passwordHash: users.passwordHash,
      passwordExpiresAt: users.passwordExpiresAt,
      sessionVersion: users.sessionVersion,
      profileId: sql<string | null>`coalesce(${admins.id}, ${clients.id}, ${drivers.id})`,
      firstName: sql<string | null>`coalesce(${admins.firstName}, ${clients.firstName}, ${drivers.firstName})`,
      barred: sql<boolean>`coalesce(${drivers.disabled} OR ${drivers.rejectedByAlb}, false)`,
    })
    .from(users)
    .leftJoin(admins, and(eq(admins.userId, users.id), isNull(admins.deletedAt)))
    .leftJoin(clients, and(eq(clients.userId, users.id), isNull(clients.deletedAt)))
    .leftJoin(drivers, eq(drivers.userId, users.id))
    .where(where)
  return found
}

export function findByName(executor: Executor, name: string): Promise<Account | undefined> {
  return one(executor, sql`lower(${users.email}) = ${name}`)
}

export function findById(executor: Executor, sub: string): Promise<Account | undefined> {
  return one(executor, eq(users.id, sub))
}

/** Somebody behind it, and not kept out. The status is another question. */
export function isWelcome(account: Account): boolean {
  return account.status !== 'DISABLED' && account.profileId !== null && !account.barred
}

/** One caller at a time for this account until the transaction ends. */
export async function lockAccount(executor: Executor, sub: string): Promise<void> {
  await executor.select({ id: users.id }).from(users).where(eq(users.id, sub)).for('update')
}

type AccountChange = Partial<Omit<typeof users.$inferInsert, 'id' | 'role' | 'sessionVersion' | 'createdAt'>>

/** @returns false where somebody has this address already */
export async function insertAccount(tx: Tx, account: typeof users.$inferInsert): Promise<boolean> {
  const made = await tx.sql.insert(users).values(account).onConflictDoNothing().returning({ id: users.id })
  return made.length > 0
}

export async function updateAccount(tx: Tx, sub: string, set: AccountChange): Promise<void> {
  await tx.sql.update(users).set(set).where(eq(users.id, sub))
}

interface PasswordChange {
  readonly passwordHash: string
  readonly passwordExpiresAt: Date | null
  readonly status?: 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD'
  readonly language?: 'fr' | 'en'
  readonly updatedAt: Date
}

/** @returns false when the account is no longer in the status that allowed it */
export async function setPassword(tx: Tx, sub: string, from: Account['status'], set: PasswordChange): Promise<boolean> {
  return updateFrom(tx, sub, from, set)
}

/** @returns false when somebody confirmed or disabled it meanwhile */
export async function confirmAccount(tx: Tx, sub: string, now: Date): Promise<boolean> {
  return updateFrom(tx, sub, 'UNCONFIRMED', { status: 'CONFIRMED', updatedAt: now })
}

async function updateFrom(
  tx: Tx,
  sub: string,
  from: Account['status'],
  set: Partial<typeof users.$inferInsert>,
): Promise<boolean> {
  const changed = await tx.sql
    .update(users)
    .set(set)
    .where(and(eq(users.id, sub), eq(users.status, from)))
    .returning({ id: users.id })
  return changed.length > 0
}
