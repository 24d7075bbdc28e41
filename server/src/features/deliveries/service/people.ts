import { AppError } from '@volant/contract/errors'
import { organizationSettingsSchema } from '@volant/domain/organizations/settings'
import type { Actor } from '@volant/domain/kernel/actor'
import { and, eq, isNull } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database'
import { clients, organizations } from '../../../tables/organizations'
import { users } from '../../../tables/users'

export interface Representative {
  readonly id: string
  readonly organizationId: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string | null
  readonly company: string
  readonly siret: string | null
  readonly oneDate: boolean
}

async function find(db: Executor, id: string) {
  const [found] = await db
    .select({ client: clients, user: users, organization: organizations })
    .from(clients)
    .innerJoin(users, eq(users.id, clients.userId))
    .innerJoin(organizations, eq(organizations.id, clients.organizationId))
    .where(and(eq(clients.id, id), isNull(clients.deletedAt), isNull(organizations.deletedAt)))
  return found
}

/**
 * The mandataire of a delivery: a client is always its own; an admin names one among the organisations' people.
 * @throws FORBIDDEN when a client names somebody else, 400 when an admin names nobody or somebody unknown
 */
export async function representativeFor(
  db: Executor,
  actor: Actor,
  wanted: string | null | undefined,
): Promise<Representative> {
  if (actor.role === 'CLIENT' && wanted && wanted !== actor.profileId) throw new AppError('FORBIDDEN')
  const id = actor.role === 'CLIENT' ? actor.profileId : wanted
  if (!id) throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'representativeId', code: 'required' }] })
  const found = await find(db, id)
  if (found === undefined || found.client.organizationId === null)
    throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'representativeId', code: 'invalid' }] })
  const { client, user, organization } = found
  return {
    id: client.id,
    organizationId: organization.id,
    firstName: client.firstName,
    lastName: client.lastName,
    email: user.email,
    phone: client.phone,
    company: client.name ?? organization.name,
    siret: client.siret,
    oneDate: organizationSettingsSchema.parse(organization.settings).one_date,
  }
}

/** Does the organisation of a delivery ask for one date only? */
export async function asksOneDate(db: Executor, organizationId: string): Promise<boolean> {
  const [found] = await db
    .select({ settings: organizations.settings })
    .from(organizations)
    .where(eq(organizations.id, organizationId))
  return organizationSettingsSchema.parse(found?.settings ?? {}).one_date
}
