import { isAdminRank, RANK } from '@volant/domain/kernel/actor'
import type { AdminRank } from '@volant/domain/kernel/actor'
import { and, eq, isNull, or } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database'
import { admins } from '../../tables/organizations'
import { users } from '../../tables/users'

export interface StoredAdmin {
  readonly profileId: string
  readonly sub: string
  readonly rank: AdminRank
  readonly status: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/**
 * Locks this admin together with all super admins who can sign in: whoever would remove one waits for whoever else would,
 * and then sees what is left.
 */
export async function lockWithSuperAdmins(tx: Tx, id: string): Promise<readonly StoredAdmin[]> {
  const found = await tx.sql
    .select({
      profileId: admins.id,
      sub: users.id,
      rank: users.rank,
      status: users.status,
      email: users.email,
      firstName: admins.firstName,
      lastName: admins.lastName,
    })
    .from(admins)
    .innerJoin(users, eq(users.id, admins.userId))
    .where(
      and(
        isNull(admins.deletedAt),
        or(eq(admins.id, id), and(eq(users.rank, RANK.SUPER_ADMIN), eq(users.status, 'CONFIRMED'))),
      ),
    )
    .orderBy(users.id)
    .for('update')
  return found.flatMap(({ rank, ...admin }) => (isAdminRank(rank) ? [{ ...admin, rank }] : []))
}

type AdminChange = Partial<Pick<typeof admins.$inferInsert, 'firstName' | 'lastName' | 'updatedAt' | 'deletedAt'>>

export async function updateAdmin(tx: Tx, id: string, set: AdminChange): Promise<void> {
  await tx.sql.update(admins).set(set).where(eq(admins.id, id))
}
