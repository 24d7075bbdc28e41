import type { Actor } from '@volant/domain/kernel/actor'
import { mayFindRemoved } from '@volant/domain/personal-data/erasure'
import type { Params } from '../../projections/engine'

/** Admins see every organisation, its people their own, nobody else any. */
export function visibleOrganizations(actor: Actor, row: string, params: Params): string {
  const live = `${row}.deleted_at IS NULL`
  if (actor.role === 'ADMIN') return live
  if (actor.role !== 'CLIENT' || actor.organizationId === null) return 'false'
  return `${live} AND ${row}.id = ${params.add(actor.organizationId)}::uuid`
}

/** Admins see every client; a client finds themselves, and colleagues only through their organisation. */
export function visibleClients(actor: Actor, row: string, params: Params): string {
  const live = `${row}.deleted_at IS NULL`
  if (actor.role === 'ADMIN') return live
  return actor.role === 'CLIENT' ? `${live} AND ${row}.id = ${params.add(actor.profileId)}::uuid` : 'false'
}

/**
 * By the id, super admins find who was removed as well: what is kept of them may still be asked for. Who is erased is nobody.
 * @param user the account of the row
 */
export function knownClients(actor: Actor, row: string, user: string, params: Params): string {
  return mayFindRemoved(actor) ? `${user}.erased_at IS NULL` : visibleClients(actor, row, params)
}
