import { type Actor, type ClientRank, RANK } from '../kernel/actor'
import { ALLOWED, type Decision, refuse, refuseFields } from '../kernel/decision'

/** The ranks this person may give: an owner managers and members, a manager members only, the office owners too. Description 5. */
export function grantableRanks(actor: Actor): readonly ClientRank[] {
  if (actor.role === 'ADMIN') return actor.rank <= RANK.MAINTAINER ? [4, 5, 6] : []
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
  const given = change.rank ?? target.rank
  if (!mayGrant(actor, target.rank).ok || !mayGrant(actor, given).ok) return refuse('FORBIDDEN', 'RANK_TOO_LOW')
  const demotes = change.kind === 'delete' || given !== target.rank
  return isOwner && demotes && change.owners <= 1 ? refuse('CONFLICT', 'LAST_OWNER') : ALLOWED
}

/** Whom the office may name as the mandataire of a delivery: an owner answers for what their organisation orders. Description 6.3. */
export function mayBeNamed(rank: number): Decision {
  return rank === RANK.ORGANIZATION_OWNER ? ALLOWED : refuseFields({ path: 'representativeId', code: 'notAllowed' })
}

/**
 * An organisation goes only when none of its deliveries is still to be carried out: nobody would answer for them.
 * @param open its deliveries that are neither completed nor cancelled
 */
export function mayDeleteOrganization(open: number): Decision {
  return open > 0 ? refuse('CONFLICT', 'ORGANIZATION_BUSY') : ALLOWED
}

/** A cancelled delivery begins again only while there is somebody who answers for it. */
export function mayBeginAgain(isOrganizationDeleted: boolean): Decision {
  return isOrganizationDeleted ? refuse('CONFLICT', 'ORGANIZATION_DELETED') : ALLOWED
}
