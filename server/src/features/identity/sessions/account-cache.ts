import type { SignedInActor } from '@volant/domain/kernel/actor'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db/database'
import '../events'
import { actorOf, FIND_PERSON } from './person'
import type { FoundPerson } from './person'

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

const FIND = `${FIND_PERSON}
    AND EXISTS (SELECT 1 FROM refresh_tokens r WHERE r.family_id = $2::uuid AND r.user_id = u.id
      AND r.rotated_at IS NULL AND r.revoked_at IS NULL AND r.expires_at > $3::timestamptz)`

const MOST_ACCOUNTS = 10_000
const MOST_SESSIONS = 100
// the writing transaction empties the entry; this bounds what a lost notification of another process could cost
const LONGEST_MS = 5_000

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
    const [found] = await db.prepared<FoundPerson>({
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
