import { organizationSettingsSchema } from '@volant/domain/organizations/settings'
import type { Language } from '@volant/domain/kernel/actor'
import { and, eq, isNull } from 'drizzle-orm'
import type { Executor, Reader, Tx } from '../../../platform/db/database'
import { organizations } from '../../../tables/organizations'
import type { DeliveryRow } from './row'

/** The person who orders a delivery, and what their organisation asks of it. */
export interface Representative {
  readonly id: string
  readonly organizationId: string
  readonly rank: number
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

interface Found extends Omit<Representative, 'oneDate'> {
  readonly settings: unknown
}

const COLUMNS = `c.id, g.id AS "organizationId", c.first_name AS "firstName", c.last_name AS "lastName", u.email, u.rank, c.phone, u.language,
  coalesce(c.name, g.name) AS company, c.siret, g.settings`
const LIVING = `FROM clients c JOIN users u ON u.id = c.user_id JOIN organizations g ON g.id = c.organization_id
  WHERE c.id = $1::uuid AND c.deleted_at IS NULL AND g.deleted_at IS NULL`

function representativeOf({ settings, ...person }: Found): Representative {
  return { ...person, oneDate: organizationSettingsSchema.parse(settings).one_date }
}

async function readRepresentative(tx: Tx, id: string): Promise<Representative | undefined> {
  const text = `SELECT ${COLUMNS} ${LIVING}`
  const [found] = await tx.prepared<Found>({ name: 'representative', text, values: [id] })
  return found && representativeOf(found)
}

const known = new WeakMap<Tx, Map<string, Promise<Representative | undefined>>>()

function peopleOf(tx: Tx): Map<string, Promise<Representative | undefined>> {
  const people = known.get(tx) ?? new Map<string, Promise<Representative | undefined>>()
  known.set(tx, people)
  return people
}

/**
 * A living person of a living organisation; callers decide whether this one may be named. Whoever orders is also whoever
 * is written to: a transaction that asks for both reads once.
 */
export function findRepresentative(tx: Tx, id: string): Promise<Representative | undefined> {
  const people = peopleOf(tx)
  const found = people.get(id) ?? readRepresentative(tx, id)
  people.set(id, found)
  return found
}

/** Of an organisation, the living owner of longest standing. */
async function readOwner(tx: Tx, organizationId: string): Promise<Representative | undefined> {
  const text = `SELECT ${COLUMNS} FROM clients c JOIN users u ON u.id = c.user_id JOIN organizations g ON g.id = c.organization_id
    WHERE g.id = $1::uuid AND u.rank = 4 AND c.deleted_at IS NULL AND g.deleted_at IS NULL ORDER BY c.created_at, c.id LIMIT 1`
  const [found] = await tx.prepared<Found>({ name: 'longest_owner', text, values: [organizationId] })
  return found && representativeOf(found)
}

/** Who is told of a delivery on the client's side: whoever ordered it, or an owner once that person has left. */
export async function findClientToTell(
  tx: Tx,
  { representativeId, organizationId }: Pick<DeliveryRow, 'representativeId' | 'organizationId'>,
): Promise<Representative | undefined> {
  return (await findRepresentative(tx, representativeId)) ?? readOwner(tx, organizationId)
}

export interface Order {
  readonly representative: Representative
  /** The number of the contract. */
  readonly publicId: number
}

/** Who orders, as `findRepresentative` finds them, and the next contract number: it is drawn with them, so that nothing waits for it. */
export async function beginOrder(db: Reader, id: string): Promise<Order | undefined> {
  const text = `SELECT nextval('delivery_public_ids') AS "publicId", ${COLUMNS} ${LIVING}`
  const [found] = await db.prepared<Found & Pick<Order, 'publicId'>>({ name: 'begin_order', text, values: [id] })
  if (found === undefined) return undefined
  const { publicId, ...person } = found
  return { representative: representativeOf(person), publicId }
}

/** Does the organisation of a delivery ask for one date only? */
export async function asksOneDate(db: Executor, organizationId: string): Promise<boolean> {
  const [found] = await db
    .select({ settings: organizations.settings })
    .from(organizations)
    .where(eq(organizations.id, organizationId))
  return organizationSettingsSchema.parse(found?.settings ?? {}).one_date
}

/** Held until the transaction ends: nobody deletes it meanwhile. */
export async function isOrganizationDeleted(tx: Tx, id: string): Promise<boolean> {
  const living = await tx.sql
    .select({ id: organizations.id })
    .from(organizations)
    .where(and(eq(organizations.id, id), isNull(organizations.deletedAt)))
    .for('key share')
  return living.length === 0
}
