import { AppError } from '@volant/contract/errors'
import type { OpenSession } from '@volant/contract/rest/auth'
import type { Actor, SignedInActor } from '@volant/domain/kernel/actor'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db/database'
import { lockAccount } from '../store/accounts'
import { logSecurity } from '../store/security-log'
import { endOtherSessions, endSession, isOpenSession, openSessionsOf } from '../store/sessions'
import { ownSessionOf } from './authenticator'

export interface OpenSessions {
  list(actor: SignedInActor): Promise<readonly OpenSession[]>
  /** @throws AppError NOT_FOUND for one that has ended, and for somebody else's */
  find(actor: Actor, id: string | undefined): Promise<void>
  /**
   * Without an id all but the one the call came through.
   * @throws AppError NOT_FOUND as `find`
   */
  end(actor: SignedInActor, id: string | undefined, ip: string): Promise<void>
}

export function createOpenSessions({ db, clock }: { readonly db: Database; readonly clock: Clock }): OpenSessions {
  return {
    async list(actor) {
      const here = ownSessionOf(actor)
      const found = await openSessionsOf(db.sql, actor.sub, clock.now())
      return found.map(({ startedAt, renewedAt, ...session }) => ({
        ...session,
        startedAt: startedAt.toISOString(),
        renewedAt: renewedAt.toISOString(),
        current: session.id === here,
      }))
    },

    async find(actor, id) {
      if (id === undefined || actor.role === 'ANONYMOUS') return
      if (!(await isOpenSession(db.sql, actor.sub, id, clock.now()))) throw new AppError('NOT_FOUND')
    },

    async end(actor, id, ip) {
      await db.tx(async (tx) => {
        const now = clock.now()
        // a session that is renewed at this moment ends with its new token
        await lockAccount(tx.sql, actor.sub)
        if (id === undefined) await endOtherSessions(tx, actor.sub, ownSessionOf(actor), now)
        else if (await isOpenSession(tx.sql, actor.sub, id, now)) await endSession(tx, actor.sub, id, now)
        else throw new AppError('NOT_FOUND')
        const data = { session: id ?? 'others' }
        await logSecurity(tx, { kind: 'session.ended', at: now, actorSub: actor.sub, subject: actor.sub, ip, data })
      })
    },
  }
}
