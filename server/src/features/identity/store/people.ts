import { and, eq, isNull, sql } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import type { Executor, Tx } from '../../../platform/db/database'
import { drivers } from '../../../tables/drivers'
import { admins, clients, organizations } from '../../../tables/organizations'
import { users } from '../../../tables/users'

type ClientChange = Partial<typeof clients.$inferInsert>

/** @returns the person's id */
export async function insertAdmin(tx: Tx, userId: string, firstName: string, lastName: string): Promise<string> {
  const id = uuid()
  await tx.sql.insert(admins).values({ id, userId, firstName, lastName })
  return id
}

/** One caller at a time until the transaction ends. */
export async function lockClient(tx: Tx, id: string) {
  const [client] = await tx.sql.select().from(clients).where(eq(clients.id, id)).for('update')
  return client
}

export async function updateClient(tx: Tx, id: string, set: ClientChange): Promise<void> {
  await tx.sql.update(clients).set(set).where(eq(clients.id, id))
}

/** The name and the organisation of whoever holds this account. */
export async function findPerson(db: Executor, sub: string) {
  const [found] = await db
    .select({
      email: users.email,
      firstName: sql<string>`coalesce(${admins.firstName}, ${clients.firstName}, ${drivers.firstName})`,
      lastName: sql<string>`coalesce(${admins.lastName}, ${clients.lastName}, ${drivers.lastName})`,
      organizationId: organizations.id,
      organizationSlug: organizations.slug,
      organizationName: organizations.name,
    })
    .from(users)
    .leftJoin(admins, eq(admins.userId, users.id))
    .leftJoin(clients, eq(clients.userId, users.id))
    .leftJoin(organizations, and(eq(organizations.id, clients.organizationId), isNull(organizations.deletedAt)))
    .leftJoin(drivers, eq(drivers.userId, users.id))
    .where(eq(users.id, sub))
  return found
}
