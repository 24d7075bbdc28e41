import { AppError } from '@volant/contract/errors'
import type { SignedInActor } from '@volant/domain/kernel/actor'
import { and, asc, eq, sql } from 'drizzle-orm'
import { v7 as uuid, validate } from 'uuid'
import type { Clock } from '../../platform/clock'
import type { Database } from '../../platform/db/database'
import { pushSubscriptions } from '../../tables/users'
import { lockAccount } from './accounts'

// a person's browsers and phones; the oldest makes room
const MOST_PER_PERSON = 20

export interface PushSubscription {
  readonly endpoint: string
}

export interface PushSubscriptions {
  /** The same browser twice is one subscription. */
  add(actor: SignedInActor, subscription: PushSubscription): Promise<{ id: string }>
  /** @throws AppError NOT_FOUND also for somebody else's */
  remove(actor: SignedInActor, id: string): Promise<void>
}

export function createPushSubscriptions(parts: { readonly db: Database; readonly clock: Clock }): PushSubscriptions {
  const { db, clock } = parts
  return {
    add(actor, subscription) {
      return db.tx(async (tx) => {
        await lockAccount(tx.sql, actor.sub)
        const known = await tx.sql
          .select({ id: pushSubscriptions.id, endpoint: sql<string>`${pushSubscriptions.subscription}->>'endpoint'` })
          .from(pushSubscriptions)
          .where(eq(pushSubscriptions.userId, actor.sub))
          .orderBy(asc(pushSubscriptions.createdAt), asc(pushSubscriptions.id))
        const same = known.find(({ endpoint }) => endpoint === subscription.endpoint)
        if (same) {
          await tx.sql.update(pushSubscriptions).set({ subscription }).where(eq(pushSubscriptions.id, same.id))
          return { id: same.id }
        }
        const [oldest] = known
        if (oldest && known.length >= MOST_PER_PERSON)
          await tx.sql.delete(pushSubscriptions).where(eq(pushSubscriptions.id, oldest.id))
        const id = uuid()
        await tx.sql.insert(pushSubscriptions).values({ id, userId: actor.sub, subscription, createdAt: clock.now() })
        return { id }
      })
    },

    async remove(actor, id) {
      const removed = validate(id)
        ? await db.sql
            .delete(pushSubscriptions)
            .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.userId, actor.sub)))
            .returning({ id: pushSubscriptions.id })
        : []
      if (removed.length === 0) throw new AppError('NOT_FOUND')
    },
  }
}
