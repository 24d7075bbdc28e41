import { AppError } from '@volant/contract/errors'
import type { SessionUser } from '@volant/contract/rest/auth'
import type { SignedInActor } from '@volant/domain/kernel/actor'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database'
import { drivers } from '../../tables/drivers'
import { admins, clients, organizations } from '../../tables/organizations'
import { users } from '../../tables/users'

export interface Me {
  find(actor: SignedInActor): Promise<SessionUser>
}

export function createMe({ db }: { readonly db: Database }): Me {
  return {
    async find(actor) {
      const [found] = await db.sql
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
        .where(eq(users.id, actor.sub))
      if (!found) throw new AppError('UNAUTHENTICATED')
      return {
        ...found,
        sub: actor.sub,
        'custom:role': actor.role,
        'custom:rank': actor.role === 'DRIVER' ? null : actor.rank,
        profileId: actor.profileId,
        connected: true,
        language: actor.language,
      }
    },
  }
}
