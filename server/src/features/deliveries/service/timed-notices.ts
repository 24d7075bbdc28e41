import { punctuality } from '@volant/domain/deliveries/punctuality'
import { ARRIVAL_NOTICES, mayTextRecipient } from '@volant/domain/deliveries/recipient-notices'
import { DISPATCH_GROUP, MISSION_GROUP } from '@volant/domain/deliveries/statuses'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db/database'
import type {} from '../events'
import { claimApproaching, claimDelayed, claimLate } from '../store/to-tell'

export interface TimedNoticesDeps {
  readonly db: Database
  readonly clock: Clock
  /** A mail to the office for what has turned late. */
  readonly mailsOffice: boolean
  /** An SMS to the recipient of a delivery that comes much too late. */
  readonly textsOfDelay: boolean
  /** An SMS to the recipient an hour before the vehicle arrives, and a quarter of an hour. */
  readonly textsOfArrival: boolean
}

/** What nobody's action says, but the time. Each is told once; another deadline makes a delay news again. */
export function createTimedNotices({ db, clock, mailsOffice, textsOfDelay, textsOfArrival }: TimedNoticesDeps) {
  return {
    async tellOffice(): Promise<void> {
      const now = clock.now()
      await db.tx(async (tx) => {
        const late = await claimLate(tx, [...DISPATCH_GROUP, ...MISSION_GROUP], now)
        if (late.length > 0) tx.emit('deliveries.late', { deliveries: late, mailsOffice, at: now })
      })
    },

    async tellOfDelays(): Promise<void> {
      const now = clock.now()
      if (!textsOfDelay || !mayTextRecipient(now)) return
      await db.tx(async (tx) => {
        for (const delivery of await claimDelayed(tx, ['SET', 'PICKUP_DRIVER', 'ONGOING'], now)) {
          const { arrivesAt } = punctuality(delivery, now)
          if (arrivesAt !== null) tx.emit('delivery.delayed', { delivery, arrivesAt })
        }
      })
    },

    async tellOfArrivals(): Promise<void> {
      const now = clock.now()
      if (!textsOfArrival || !mayTextRecipient(now)) return
      await db.tx(async (tx) => {
        for (const notice of ARRIVAL_NOTICES)
          for (const delivery of await claimApproaching(tx, notice, now)) {
            const { arrivesAt } = punctuality(delivery, now)
            if (arrivesAt !== null)
              tx.emit('delivery.approaching', { delivery, arrivesAt, minutesBefore: notice.minutes })
          }
      })
    },
  }
}
