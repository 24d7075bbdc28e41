import { CANCELLED_GROUP } from '@volant/domain/deliveries/statuses'
import type { ClientRank } from '@volant/domain/kernel/actor'
import { RANK } from '@volant/domain/kernel/actor'
import { and, asc, count, desc, eq, gt, isNull, notInArray, sql } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import type { Executor, Tx } from '../../platform/db/database'
import { deliveries } from '../../tables/deliveries'
import { clients, organizations } from '../../tables/organizations'
import { users } from '../../tables/users'

export type StoredOrganization = typeof organizations.$inferSelect
type NewOrganization = Pick<
  typeof organizations.$inferInsert,
  | 'name'
  | 'slug'
  | 'siren'
  | 'vatId'
  | 'electronicAddress'
  | 'paymentDays'
  | 'addressId'
  | 'billingAddressId'
  | 'settings'
>
type OrganizationChange = Partial<Omit<NewOrganization, 'slug'> & Pick<StoredOrganization, 'updatedAt' | 'deletedAt'>>

/** Undefined where the slug was given before: also a deleted organisation keeps its own, by which its deliveries are found. */
export async function insertOrganization(tx: Tx, row: NewOrganization): Promise<string | undefined> {
  const [made] = await tx.sql
    .insert(organizations)
    .values({ id: uuid(), ...row })
    .onConflictDoNothing({ target: organizations.slug })
    .returning({ id: organizations.id })
  return made?.id
}

/** One writer of an organisation and its people at a time: who counts the owners counts what is left. */
export async function lockOrganization(tx: Tx, key: { id: string } | { slug: string }) {
  const named = 'id' in key ? eq(organizations.id, key.id) : eq(organizations.slug, key.slug)
  const [found] = await tx.sql
    .select()
    .from(organizations)
    .where(and(named, isNull(organizations.deletedAt)))
    .for('update')
  return found
}

export async function updateOrganization(tx: Tx, id: string, set: OrganizationChange): Promise<void> {
  await tx.sql.update(organizations).set(set).where(eq(organizations.id, id))
}

/** Its deliveries that are neither completed nor cancelled. */
export async function countOpenDeliveries(tx: Tx, organizationId: string): Promise<number> {
  const [found] = await tx.sql
    .select({ n: count() })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.organizationId, organizationId),
        isNull(deliveries.deletedAt),
        notInArray(deliveries.status, ['COMPLETED', ...CANCELLED_GROUP]),
      ),
    )
  return found?.n ?? 0
}

const person = {
  id: clients.id,
  sub: clients.userId,
  email: users.email,
  rank: users.rank,
  addressId: clients.addressId,
}

/** Everybody of an organisation, the first owner first. */
export async function peopleOf(tx: Tx, organizationId: string) {
  return tx.sql
    .select(person)
    .from(clients)
    .innerJoin(users, eq(users.id, clients.userId))
    .where(and(eq(clients.organizationId, organizationId), isNull(clients.deletedAt)))
    .orderBy(asc(users.rank), asc(clients.createdAt), asc(clients.id))
    .for('update', { of: clients })
}

/** A living person of a living organisation. */
export async function findMember(db: Executor, id: string) {
  const [found] = await db
    .select({ ...person, organizationId: organizations.id, slug: organizations.slug })
    .from(clients)
    .innerJoin(users, eq(users.id, clients.userId))
    .innerJoin(organizations, eq(organizations.id, clients.organizationId))
    .where(and(eq(clients.id, id), isNull(clients.deletedAt), isNull(organizations.deletedAt)))
  return found
}

export async function countOwners(tx: Tx, organizationId: string): Promise<number> {
  const [found] = await tx.sql
    .select({ n: count() })
    .from(clients)
    .innerJoin(users, eq(users.id, clients.userId))
    .where(
      and(
        eq(clients.organizationId, organizationId),
        isNull(clients.deletedAt),
        eq(users.rank, RANK.ORGANIZATION_OWNER),
      ),
    )
  return found?.n ?? 0
}

type NewMember = Pick<
  typeof clients.$inferInsert,
  'userId' | 'organizationId' | 'firstName' | 'lastName' | 'phone' | 'jobFunction' | 'service' | 'addressId'
>
type MemberChange = Partial<
  Omit<NewMember, 'userId' | 'organizationId'> & Pick<typeof clients.$inferInsert, 'updatedAt' | 'deletedAt'>
>

export async function insertMember(tx: Tx, row: NewMember): Promise<void> {
  await tx.sql.insert(clients).values({ id: uuid(), ...row })
}

/**
 * Each person who is added gets a mail: whoever adds them may not fill mailboxes by it. Those who left again count as well.
 * @returns the seconds until one more may be added, undefined where one may be now
 */
export async function secondsToNextMember(
  tx: Tx,
  organizationId: string,
  mostAnHour: number,
): Promise<number | undefined> {
  const anHourLater = sql`${clients.createdAt} + interval '1 hour'`
  const [found] = await tx.sql
    .select({ seconds: sql<number>`ceil(extract(epoch FROM ${anHourLater} - now()))::int` })
    .from(clients)
    .where(and(eq(clients.organizationId, organizationId), gt(anHourLater, sql`now()`)))
    .orderBy(desc(clients.createdAt))
    .offset(mostAnHour - 1)
    .limit(1)
  return found?.seconds
}

export async function updateMember(tx: Tx, id: string, set: MemberChange): Promise<void> {
  await tx.sql.update(clients).set(set).where(eq(clients.id, id))
}

export function isClientRank(rank: number): rank is ClientRank {
  return rank >= RANK.ORGANIZATION_OWNER && rank <= RANK.ORGANIZATION_MEMBER
}
