import { HOLDING_STATUSES } from '@volant/domain/deliveries/overlap'
import { CANCELLED_GROUP } from '@volant/domain/deliveries/statuses'
import { RANK } from '@volant/domain/kernel/actor'
import type { Commitments } from '@volant/domain/personal-data/erasure'
import { and, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database'
import { deliveries } from '../../../tables/deliveries'
import { clients, organizations } from '../../../tables/organizations'
import { users } from '../../../tables/users'
import type { Person } from '../read/person'

/** Deliveries of the member's organisation that name them, as who answers for it or as who receives it. */
export const namesMember = ({ id, organizationId, email }: Person) =>
  and(
    organizationId === null ? undefined : eq(deliveries.organizationId, organizationId),
    or(eq(deliveries.representativeId, id), receives(email)),
  )

export const receives = (email: string) => eq(sql`lower(${deliveries.clientEmail})`, email.toLowerCase())

/** What still counts on the person. Nobody else writes to their organisation, or gives the driver a mission, until the transaction ends. */
export async function commitmentsOf(tx: Tx, person: Person): Promise<Commitments> {
  const { id, role, organizationId } = person
  if (role === 'ADMIN') return { open: 0, owners: 0 }
  const counts =
    role === 'DRIVER'
      ? and(eq(deliveries.selectedDriverId, id), inArray(deliveries.status, HOLDING_STATUSES))
      : and(namesMember(person), notInArray(deliveries.status, ['COMPLETED', ...CANCELLED_GROUP]))
  const open = await tx.sql.$count(deliveries, and(counts, isNull(deliveries.deletedAt)))
  return { open, owners: organizationId === null ? 0 : await lockOwners(tx, organizationId) }
}

/** How many owners the organisation has, which nobody changes meanwhile. */
async function lockOwners(tx: Tx, organizationId: string): Promise<number> {
  await tx.sql
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.id, organizationId))
    .for('update')
  const owners = tx.sql.select({ id: users.id }).from(users).where(eq(users.rank, RANK.ORGANIZATION_OWNER))
  const here = and(eq(clients.organizationId, organizationId), isNull(clients.deletedAt))
  return tx.sql.$count(clients, and(here, inArray(clients.userId, owners)))
}
