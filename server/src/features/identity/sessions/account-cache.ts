import type { DriverState, SignedInActor } from '@volant/domain/kernel/actor'
import type { Language } from '@volant/domain/kernel/actor'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db/database'
import type { RoleAndRank } from '../accounts/accounts'
import '../events'

/** Who stands behind a live session, as the database says now. */
export interface LiveAccount {
  readonly actor: SignedInActor
  readonly sessionVersion: number
}

export interface AccountCache {
  /** Undefined when the account, its person or this very session is no more. Answers at once when remembered. */
  find(sub: string, sessionId: string): LiveAccount | undefined | Promise<LiveAccount | undefined>
  forget(sub: string): void
  /** After a while without news of other processes. */
  forgetAll(): void
}

/** Which rank belongs to which role is a check of the table. */
type Found = RoleAndRank & {
  readonly language: Language
  readonly session_version: number
  readonly profile_id: string
  readonly organization_id: string | null
  readonly driver_state: DriverState | null
}

const FIND = `
  SELECT u.role, u.rank, u.language, u.session_version, coalesce(a.id, c.id, d.id) AS profile_id, o.id AS organization_id,
    CASE WHEN d.disabled THEN 'DISABLED' WHEN d.rejected_by_alb THEN 'REFUSED'
      WHEN d.confirmed_by_alb THEN 'ACCEPTED' WHEN d.id IS NOT NULL THEN 'WAITING' END AS driver_state
  FROM users u
  LEFT JOIN admins a ON a.user_id = u.id AND a.deleted_at IS NULL
  LEFT JOIN clients c ON c.user_id = u.id AND c.deleted_at IS NULL
  LEFT JOIN organizations o ON o.id = c.organization_id AND o.deleted_at IS NULL
  LEFT JOIN drivers d ON d.user_id = u.id
  WHERE u.id = $1::uuid AND u.status = 'CONFIRMED' AND coalesce(a.id, c.id, d.id) IS NOT NULL
    AND NOT coalesce(d.disabled OR d.rejected_by_alb, false)
    AND EXISTS (SELECT 1 FROM refresh_tokens r WHERE r.family_id = $2::uuid AND r.user_id = u.id
      AND r.rotated_at IS NULL AND r.revoked_at IS NULL AND r.expires_at > $3::timestamptz)`

const MOST_ACCOUNTS = 10_000
const MOST_SESSIONS = 100
// the writing transaction empties the entry; this bounds what a lost notification of another process could cost
const LONGEST_MS = 5_000

function actorOf(sub: string, found: Found): SignedInActor {
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

export function createAccountCache(db: Database, clock: Clock): AccountCache {
  const bySub = new LRUCache<string, LRUCache<string, LiveAccount>>({ max: MOST_ACCOUNTS })
  // a row read before a change must not be remembered after it
  let changes = 0

  function forget(sub: string): void {
    changes += 1
    bySub.delete(sub)
  }

  function forgetAll(): void {
    changes += 1
    bySub.clear()
  }

  async function load(sub: string, sessionId: string): Promise<LiveAccount | undefined> {
    const before = changes
    const [found] = await db.prepared<Found>({
      name: 'identity_account',
      text: FIND,
      values: [sub, sessionId, clock.now().toISOString()],
    })
    if (!found) return undefined
    const account = { actor: actorOf(sub, found), sessionVersion: found.session_version }
    if (before === changes) {
      const sessions = bySub.get(sub) ?? new LRUCache({ max: MOST_SESSIONS, ttl: LONGEST_MS })
      bySub.set(sub, sessions.set(sessionId, account))
    }
    return account
  }

  return {
    find(sub, sessionId) {
      return bySub.get(sub)?.get(sessionId) ?? load(sub, sessionId)
    },
    forget,
    forgetAll,
  }
}
