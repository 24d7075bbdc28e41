import type { Actor } from '@volant/domain/kernel/actor'
import { parisDate } from '@volant/domain/kernel/time'
import { isViewWritten } from '@volant/domain/tracking/viewed'
import DataLoader from 'dataloader'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db/database'
import { insertViews } from '../views'
import type { View } from '../views'

/** Somebody looks at where the drivers of these deliveries are. Returns at once. */
export type Viewed = (actor: Actor, deliveryIds: readonly string[]) => void

/** The live map looks at many at once. */
const GATHERED_MS = 20

/**
 * Writes down who looked, once a person, delivery and day. Nobody waits for it, and no look fails with it: it is told to `warn`, and
 * written with the next one.
 */
export function createViews(db: Database, clock: Clock, warn: (error: unknown) => void): Viewed {
  async function write(views: readonly View[]): Promise<readonly View[]> {
    try {
      await insertViews(db, views)
    } catch (error) {
      warn(error)
      throw error
    }
    return views
  }
  const written = new DataLoader(write, {
    cacheKeyFn: ({ userId, deliveryId }) => `${userId} ${deliveryId}`,
    batchScheduleFn: (send) => void setTimeout(send, GATHERED_MS),
  })
  let today = ''
  return (actor, deliveryIds) => {
    // most answers hold no position, and to tell the day takes longer than all else here
    if (deliveryIds.length === 0 || actor.role === 'ANONYMOUS' || !isViewWritten(actor.role)) return
    const viewedAt = clock.now()
    const day = parisDate(viewedAt)
    if (day !== today) written.clearAll()
    today = day
    for (const deliveryId of deliveryIds) {
      const view = { deliveryId, userId: actor.sub, day, viewedAt }
      written.load(view).catch(() => written.clear(view))
    }
  }
}
