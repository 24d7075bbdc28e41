import { AppError } from '@volant/contract/errors'
import type { Actor } from '@volant/domain/kernel/actor'
import { validate } from 'uuid'
import type { Tx } from '../../../platform/db/database'
import { findRepresentative } from '../store/people'
import type { Representative } from '../store/people'

/**
 * The mandataire of a delivery: a client is always its own; an admin names one among the organisations' people.
 * @throws FORBIDDEN when a client names somebody else, 400 when an admin names nobody or somebody unknown
 */
export async function representativeFor(
  tx: Tx,
  actor: Actor,
  wanted: string | null | undefined,
): Promise<Representative> {
  if (actor.role === 'CLIENT' && wanted && wanted !== actor.profileId) throw new AppError('FORBIDDEN')
  const id = actor.role === 'CLIENT' ? actor.profileId : wanted
  if (!id) throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'representativeId', code: 'required' }] })
  const found = validate(id) ? await findRepresentative(tx, id) : undefined
  if (found === undefined)
    throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'representativeId', code: 'invalid' }] })
  return found
}
