import type { SignedInActor } from '@volant/domain/kernel/actor'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db/database'
import { sessionIdOf } from './authenticator'
import { lockAccount } from '../store/accounts'
import { logSecurity } from '../store/security-log'
import { endSession, findToken } from '../store/sessions'

export interface Logout {
  /** Ends the session of the refresh token, where it is the person's own, and the one the call came through. */
  logout(actor: SignedInActor, refreshToken: string | undefined, ip: string): Promise<void>
}

export function createLogout({ db, clock }: { readonly db: Database; readonly clock: Clock }): Logout {
  return {
    async logout(actor, refreshToken, ip) {
      const now = clock.now()
      await db.tx(async (tx) => {
        // a session that is renewed at this moment ends with its new token
        await lockAccount(tx.sql, actor.sub)
        const named = refreshToken === undefined ? undefined : await findToken(tx.sql, refreshToken)
        const own = named?.userId === actor.sub ? named.familyId : undefined
        for (const session of new Set([own, sessionIdOf(actor)]))
          if (session !== undefined) await endSession(tx, actor.sub, session, now)
        await logSecurity(tx, { kind: 'logout', at: now, actorSub: actor.sub, subject: actor.sub, ip })
      })
    },
  }
}
