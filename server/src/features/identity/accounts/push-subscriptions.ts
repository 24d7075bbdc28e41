import { AppError } from '@volant/contract/errors'
import type { PushSubscription } from '@volant/contract/rest/auth'
import type { Actor, SignedInActor } from '@volant/domain/kernel/actor'
import { validate } from 'uuid'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db/database'
import { lockAccount } from '../store/accounts'
import {
  deleteSubscription,
  insertSubscription,
  replaceSubscription,
  subscriptionsOf,
} from '../store/push-subscriptions'

// a person's browsers and phones; the oldest makes room
const MOST_PER_PERSON = 20

export interface PushSubscriptions {
  /** The same browser twice is one subscription. */
  add(actor: SignedInActor, subscription: PushSubscription): Promise<{ id: string }>
  /** @throws AppError NOT_FOUND also for somebody else's */
  find(actor: Actor, id: string): Promise<void>
  /** @throws AppError NOT_FOUND as `find` */
  remove(actor: SignedInActor, id: string): Promise<void>
}

export function createPushSubscriptions(parts: { readonly db: Database; readonly clock: Clock }): PushSubscriptions {
  const { db, clock } = parts
  return {
    add(actor, subscription) {
      return db.tx(async (tx) => {
        await lockAccount(tx.sql, actor.sub)
        const known = await subscriptionsOf(tx.sql, actor.sub)
        const same = known.find(({ endpoint }) => endpoint === subscription.endpoint)
        if (same) {
          await replaceSubscription(tx, same.id, subscription)
          return { id: same.id }
        }
        const [oldest] = known
        if (oldest && known.length >= MOST_PER_PERSON) await deleteSubscription(tx.sql, actor.sub, oldest.id)
        return { id: await insertSubscription(tx, actor.sub, subscription, clock.now()) }
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
