import { type AdminRank, type Actor, RANK, type Role } from '../kernel/actor'
import { ALLOWED, type Decision, refuse } from '../kernel/decision'

interface AdminTarget {
  readonly profileId: string
  readonly rank: AdminRank
}

/** The other admins are super admins' business alone: to anybody else they do not exist. Description 10.6. */
export function maySeeAdmin(actor: Actor, target: Pick<AdminTarget, 'profileId'>): boolean {
  return actor.role === 'ADMIN' && (actor.rank === RANK.SUPER_ADMIN || actor.profileId === target.profileId)
}

/**
 * May `actor` change this admin? Super admins everything but their own rank; everybody the names of their own profile.
 * @param changed names of the changed fields
 * @param superAdmins how many active ones there are, this one included. Description 10.6.
 */
export function mayUpdateAdmin(
  actor: Actor,
  target: AdminTarget,
  changed: readonly string[],
  superAdmins: number,
): Decision {
  if (actor.role !== 'ADMIN') return refuse('FORBIDDEN', 'WRONG_ROLE')
  const isSelf = actor.profileId === target.profileId
  const onlyNames = changed.every((field) => field === 'firstName' || field === 'lastName')
  if (isSelf && onlyNames) return ALLOWED
  if (actor.rank !== RANK.SUPER_ADMIN) return refuse('FORBIDDEN', 'RANK_TOO_LOW')
  const losesRank = changed.includes('rank') && target.rank === RANK.SUPER_ADMIN
  return losesRank && superAdmins <= 1 ? refuse('CONFLICT', 'LAST_SUPER_ADMIN') : ALLOWED
}

/** Super admins delete others, never themselves and never the last of their kind. Description 10.6. */
export function mayDeleteAdmin(actor: Actor, target: AdminTarget, superAdmins: number): Decision {
  if (actor.role !== 'ADMIN') return refuse('FORBIDDEN', 'WRONG_ROLE')
  if (actor.rank !== RANK.SUPER_ADMIN || actor.profileId === target.profileId)
    return refuse('FORBIDDEN', 'RANK_TOO_LOW')
  return target.rank === RANK.SUPER_ADMIN && superAdmins <= 1 ? refuse('CONFLICT', 'LAST_SUPER_ADMIN') : ALLOWED
}

/** A reset code may be sent to clients and drivers by maintainers, to admins by super admins; nobody resets an equal. Description 10.1. */
export function mayResetPassword(actor: Actor, target: { readonly role: Role; readonly rank: number }): Decision {
  if (actor.role !== 'ADMIN') return refuse('FORBIDDEN', 'WRONG_ROLE')
  const allowed =
    target.role === 'ADMIN'
      ? actor.rank === RANK.SUPER_ADMIN && target.rank > actor.rank
      : actor.rank <= RANK.MAINTAINER
  return allowed ? ALLOWED : refuse('FORBIDDEN', 'RANK_TOO_LOW')
}
