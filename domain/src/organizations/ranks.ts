import { type Actor, RANK } from '../kernel/actor'
import { ALLOWED, type Decision, refuse } from '../kernel/decision'

export type MemberRank = 5 | 6

/** The ranks this person may give to a member: an owner managers and members, a manager members only. Description 5. */
export function grantableRanks(actor: Actor): readonly MemberRank[] {
  if (actor.role === 'ADMIN') return actor.rank <= RANK.MAINTAINER ? [5, 6] : []
  if (actor.role !== 'CLIENT') return []
  if (actor.rank === RANK.ORGANIZATION_OWNER) return [5, 6]
  return actor.rank === RANK.ORGANIZATION_MANAGER ? [6] : []
}

/** May `actor` add a member of this rank? @returns 403 RANK_TOO_LOW. Description 10.6. */
export function mayGrant(actor: Actor, rank: number): Decision {
  return grantableRanks(actor).some((granted) => granted === rank) ? ALLOWED : refuse('FORBIDDEN', 'RANK_TOO_LOW')
}

/**
 * May `actor` change or delete this member? Nobody but an admin touches an owner, a manager touches members only, and the last
 * owner always stays. The target is known to be in scope. Description 6.3 and 10.6.
 */
export function mayManageMember(
  actor: Actor,
  target: { readonly profileId: string; readonly rank: number },
  change: { readonly kind: 'update' | 'delete'; readonly rank?: number; readonly owners: number },
): Decision {
  const isSelf = actor.role === 'CLIENT' && actor.profileId === target.profileId
  if (isSelf) return refuse('FORBIDDEN', 'RANK_TOO_LOW')
  const isOwner = target.rank === RANK.ORGANIZATION_OWNER
  const reaches = actor.role === 'ADMIN' && actor.rank <= RANK.MAINTAINER
  if (!reaches && !mayGrant(actor, target.rank).ok) return refuse('FORBIDDEN', 'RANK_TOO_LOW')
  const demotes = change.kind === 'delete' || (change.rank !== undefined && change.rank !== target.rank)
  if (change.rank !== undefined && change.rank !== target.rank && !mayGrant(actor, change.rank).ok)
    return refuse('FORBIDDEN', 'RANK_TOO_LOW')
  return isOwner && demotes && change.owners <= 1 ? refuse('CONFLICT', 'LAST_OWNER') : ALLOWED
}
