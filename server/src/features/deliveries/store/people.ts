import { organizationSettingsSchema } from '@volant/domain/organizations/settings'
import type { Language } from '@volant/domain/kernel/actor'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/database'
import { prepareOnce } from '../../../platform/db/prepared-statements'
import { clients, organizations } from '../../../tables/organizations'
import { users } from '../../../tables/users'

/** The person who orders a delivery, and what their organisation asks of it. */
export interface Representative {
  readonly id: string
  readonly organizationId: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string | null
  readonly company: string
  readonly siret: string | null
  /** That the person chose for their own screens and mails. */
  readonly language: Language
  readonly oneDate: boolean
}

async function readRepresentative(tx: Tx, id: string): Promise<Representative | undefined> {
  const read = prepareOnce(tx, 'representative', (db) =>
    db
      .select({
        id: clients.id,
        organizationId: organizations.id,
        firstName: clients.firstName,
        lastName: clients.lastName,
        email: users.email,
        phone: clients.phone,
        language: users.language,
        company: clients.name,
        siret: clients.siret,
        organization: organizations.name,
        settings: organizations.settings,
      })
      .from(clients)
      .innerJoin(users, eq(users.id, clients.userId))
      .innerJoin(organizations, eq(organizations.id, clients.organizationId))
      .where(and(eq(clients.id, sql.placeholder('id')), isNull(clients.deletedAt), isNull(organizations.deletedAt))),
  )
  const [found] = await read.execute({ id })
  if (found === undefined) return undefined
  const { company, organization, settings, ...person } = found
  const oneDate = organizationSettingsSchema.parse(settings).one_date
  return { ...person, company: company ?? organization, oneDate }
}

const known = new WeakMap<Tx, Map<string, Promise<Representative | undefined>>>()

/**
 * A living person of a living organisation; callers decide whether this one may be named. Whoever orders is also whoever
 * is written to: a transaction that asks for both reads once.
 */
export function findRepresentative(tx: Tx, id: string): Promise<Representative | undefined> {
  const people = known.get(tx) ?? new Map<string, Promise<Representative | undefined>>()
  known.set(tx, people)
  const found = people.get(id) ?? readRepresentative(tx, id)
  people.set(id, found)
  return found
}

/** Does the organisation of a delivery ask for one date only? */
export async function asksOneDate(db: Executor, organizationId: string): Promise<boolean> {
  const [found] = await db
    .select({ settings: organizations.settings })
    .from(organizations)
    .where(eq(organizations.id, organizationId))
  return organizationSettingsSchema.parse(found?.settings ?? {}).one_date
}
