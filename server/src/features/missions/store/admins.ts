import { isAdminRank } from '@volant/domain/kernel/actor'
import type { AdminActor } from '@volant/domain/kernel/actor'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database'
import { admins } from '../../../tables/organizations'
import { users } from '../../../tables/users'

/** The administrator behind an account; undefined for everybody else. */
export async function findAdmin(tx: Tx, sub: string): Promise<AdminActor | undefined> {
  const [found] = await tx.sql
    .select({ rank: users.rank, language: users.language, profileId: admins.id })
    .from(users)
    .innerJoin(admins, eq(admins.userId, users.id))
    .where(and(eq(users.id, sub), eq(users.role, 'ADMIN')))
  if (!found || !isAdminRank(found.rank)) return undefined
  return { role: 'ADMIN', sub, ...found, rank: found.rank }
}
