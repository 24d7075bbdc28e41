import { type Actor, RANK, type Role } from '../kernel/actor'
import { ALLOWED, type Decision, refuse } from '../kernel/decision'

/** What stands in the place of an erased name, for readers of both languages: a row is read in either. Description 11.6. */
export const ERASED_NAME = { firstName: 'Personne effacée / Erased person', lastName: '' } as const

/** Whoever answers for a removed person's data has to find them: by their id, and in the search. Description 11.6. */
export function mayFindRemoved(actor: Actor): boolean {
  return actor.role === 'ADMIN' && actor.rank === RANK.SUPER_ADMIN
}

/** Somebody who has asked to be forgotten. */
export interface Forgettable {
  readonly role: Role
  /** 1..3 admins, 4..6 clients, 0 drivers. */
  readonly rank: number
  /** Deleted before: nobody signs in with the account, and its rank means nothing any more. */
  readonly isDeleted: boolean
}

/** What still counts on the person. */
export interface Commitments {
  /** A driver's missions that are not over, and the deliveries under way that a member answers for. */
  readonly open: number
  /** Owners of the member's organisation, this one included. */
  readonly owners: number
}

/**
 * May `actor` erase this person for good? Super admins do, but nobody of their own rank.
 * @returns 403 WRONG_ROLE or RANK_TOO_LOW, 409 LAST_OWNER or PERSON_BUSY. Description 11.6.
 */
export function mayErase(actor: Actor, { role, rank, isDeleted }: Forgettable, commitments: Commitments): Decision {
  if (actor.role !== 'ADMIN') return refuse('FORBIDDEN', 'WRONG_ROLE')
  const isEqual = role === 'ADMIN' && !isDeleted && rank <= actor.rank
  if (actor.rank !== RANK.SUPER_ADMIN || isEqual) return refuse('FORBIDDEN', 'RANK_TOO_LOW')
  if (commitments.open > 0) return refuse('CONFLICT', 'PERSON_BUSY')
  const leaves = role === 'CLIENT' && rank === RANK.ORGANIZATION_OWNER && !isDeleted
  return leaves && commitments.owners <= 1 ? refuse('CONFLICT', 'LAST_OWNER') : ALLOWED
}
