import type { DriverState, Language, SignedInActor } from '@volant/domain/kernel/actor'
import type { Reader } from '../../../platform/db/database'
import { driverStateOf } from '../../../projections/driver-state'
import type { RoleAndRank } from '../accounts/accounts'

/** Which rank belongs to which role is a check of the table. */
export type FoundPerson = RoleAndRank & {
  readonly language: Language
  readonly session_version: number
  readonly profile_id: string
  readonly organization_id: string | null
  readonly driver_state: DriverState | null
}

/** Who may do anything at all: of an account that nobody may sign in with no row is found. */
export const FIND_PERSON = `
  SELECT u.role, u.rank, u.language, u.session_version, coalesce(a.id, c.id, d.id) AS profile_id, o.id AS organization_id,
    CASE WHEN d.id IS NOT NULL THEN ${driverStateOf('d')} END AS driver_state
  FROM users u
  LEFT JOIN admins a ON a.user_id = u.id AND a.deleted_at IS NULL
  LEFT JOIN clients c ON c.user_id = u.id AND c.deleted_at IS NULL
  LEFT JOIN organizations o ON o.id = c.organization_id AND o.deleted_at IS NULL
  LEFT JOIN drivers d ON d.user_id = u.id
  WHERE u.id = $1::uuid AND u.status = 'CONFIRMED' AND coalesce(a.id, c.id, d.id) IS NOT NULL
    AND NOT coalesce(d.disabled OR d.rejected_by_alb, false)`

export function actorOf(sub: string, found: FoundPerson): SignedInActor {
  const person = { sub, profileId: found.profile_id, language: found.language }
  switch (found.role) {
    case 'ADMIN':
      return { ...person, role: 'ADMIN', rank: found.rank }
    case 'CLIENT':
      return { ...person, role: 'CLIENT', rank: found.rank, organizationId: found.organization_id }
    case 'DRIVER':
      return { ...person, role: 'DRIVER', state: found.driver_state ?? 'WAITING' }
  }
}

/** Whoever holds an account, for what was allowed earlier and is done now. Undefined when they may do nothing any more. */
export async function findPerson(db: Reader, sub: string): Promise<SignedInActor | undefined> {
  const [found] = await db.prepared<FoundPerson>({ name: 'identity_person', text: FIND_PERSON, values: [sub] })
  return found && actorOf(sub, found)
}
