import { AppError, ensure } from '@volant/contract/errors'
import type { Actor } from '@volant/domain/kernel/actor'
import { mayBeNamed } from '@volant/domain/organizations/ranks'
import { validate } from 'uuid'
import type { Reader, Tx } from '../../../platform/db/database'
import { beginOrder, findRepresentative } from '../store/people'
import type { Order, Representative } from '../store/people'

type Named = Pick<Order, 'representative'>

/** A client is always its own mandataire; an admin names one among the organisations' owners. */
async function named<From, Found extends Named>(
  find: (from: From, id: string) => Promise<Found | undefined>,
  from: From,
  actor: Actor,
  wanted: string | null | undefined,
): Promise<Found> {
  if (actor.role === 'CLIENT' && wanted && wanted !== actor.profileId) throw new AppError('FORBIDDEN')
  const id = actor.role === 'CLIENT' ? actor.profileId : wanted
  if (!id) throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'representativeId', code: 'required' }] })
  const found = validate(id) ? await find(from, id) : undefined
  if (found === undefined)
    throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'representativeId', code: 'invalid' }] })
  if (actor.role === 'ADMIN') ensure(mayBeNamed(found.representative.rank))
  return found
}

async function findNamed(tx: Tx, id: string): Promise<Named | undefined> {
  const representative = await findRepresentative(tx, id)
  return representative && { representative }
}

/**
 * The mandataire of a delivery.
 * @throws FORBIDDEN when a client names somebody else, 400 when an admin names nobody, somebody unknown or who is no owner
 */
export async function representativeFor(
  tx: Tx,
  actor: Actor,
  wanted: string | null | undefined,
): Promise<Representative> {
  return (await named(findNamed, tx, actor, wanted)).representative
}

/** The mandataire of a new delivery, and its number. @throws as `representativeFor` */
export function orderFor(db: Reader, actor: Actor, wanted: string | null | undefined): Promise<Order> {
  return named(beginOrder, db, actor, wanted)
}
