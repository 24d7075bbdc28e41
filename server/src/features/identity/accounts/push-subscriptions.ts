import { AppError } from '@volant/contract/errors'
import type { PushSubscription } from '@volant/contract/rest/auth'
import type { Actor, SignedInActor } from '@volant/domain/kernel/actor'
import { validate } from 'uuid'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db/database'
import { wrongPushKeys } from '../../../platform/push/endpoint'
import type { Push, Subscriptions } from '../../../platform/push/push'
import { ownSessionOf } from '../sessions/authenticator'
import { lockAccount } from '../store/accounts'
import {
  deleteSubscription,
  dropEndpointOfOthers,
  dropSubscription,
  findSubscription,
  insertSubscription,
  replaceSubscription,
  subscriptionsOf,
} from '../store/push-subscriptions'
import { isOpenSession } from '../store/sessions'

// a person's browsers and phones; the oldest makes room
const MOST_PER_PERSON = 20

export interface PushSubscriptions {
  /**
   * The same browser twice is one subscription; it belongs to whoever subscribed last.
   * @throws AppError UNAUTHENTICATED where the session has ended meanwhile, BAD_USER_INPUT for an endpoint of no push service, or keys that nothing can be encrypted for
   */
  add(actor: SignedInActor, subscription: PushSubscription): Promise<{ id: string }>
  /** @throws AppError NOT_FOUND also for somebody else's */
  find(actor: Actor, id: string): Promise<void>
  /** @throws AppError NOT_FOUND as `find` */
  remove(actor: SignedInActor, id: string): Promise<void>
}

interface Deps {
  readonly db: Database
  readonly clock: Clock
  readonly push: Pick<Push, 'accepts'>
}

function requireUsable({ endpoint, keys }: PushSubscription, push: Deps['push']): void {
  const wrong = [...(push.accepts(endpoint) ? [] : ['endpoint']), ...wrongPushKeys(keys).map((name) => `keys.${name}`)]
  if (wrong.length > 0)
    throw new AppError('BAD_USER_INPUT', { fields: wrong.map((path) => ({ path, code: 'invalid' })) })
}

/** What the platform asks when a notice leaves. */
export function createSubscriptions({ db }: Pick<Deps, 'db'>): Subscriptions {
  return {
    find: (id) => findSubscription(db.sql, id),
    drop: (id) => dropSubscription(db.sql, id),
  }
}

export function createPushSubscriptions({ db, clock, push }: Deps): PushSubscriptions {
  return {
    async add(actor, subscription) {
      requireUsable(subscription, push)
      return db.tx(async (tx) => {
        const now = clock.now()
        const sessionId = ownSessionOf(actor)
        const subscribed = { subscription, sessionId }
        await lockAccount(tx.sql, actor.sub)
        // one that was ended while this call waited has taken its subscriptions with it
        if (!(await isOpenSession(tx.sql, actor.sub, sessionId, now))) throw new AppError('UNAUTHENTICATED')
        await dropEndpointOfOthers(tx, actor.sub, subscription.endpoint)
        const known = await subscriptionsOf(tx.sql, actor.sub)
        const same = known.find(({ endpoint }) => endpoint === subscription.endpoint)
        if (same) {
          await replaceSubscription(tx, same.id, subscribed)
          return { id: same.id }
        }
        const [oldest] = known
        if (oldest && known.length >= MOST_PER_PERSON) await deleteSubscription(tx.sql, actor.sub, oldest.id)
        return { id: await insertSubscription(tx, actor.sub, subscribed, now) }
      })
    },

    async find(actor, id) {
      const own = actor.role === 'ANONYMOUS' ? [] : await subscriptionsOf(db.sql, actor.sub)
      if (!own.some((one) => one.id === id)) throw new AppError('NOT_FOUND')
    },

    async remove(actor, id) {
      if (!validate(id) || !(await deleteSubscription(db.sql, actor.sub, id))) throw new AppError('NOT_FOUND')
    },
  }
}
