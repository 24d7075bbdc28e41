import { punctuality } from '@volant/domain/deliveries/punctuality'
import { DISPATCH_GROUP, MISSION_GROUP } from '@volant/domain/deliveries/statuses'
import { mayAnnounceDelay, RECIPIENT_LATE_SECONDS } from '@volant/domain/deliveries/late-notice'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db/database'
import type {} from '../events'
import { claimLate } from '../store/late'

export interface LateNoticesDeps {
  readonly db: Database
  readonly clock: Clock
  /** A mail to the office for what has turned late. */
  readonly mailsOffice: boolean
  /** An SMS to the recipient of a delivery that comes much too late. */
  readonly textsRecipient: boolean
}

/** Each delivery that turns late is told once; another deadline makes it news again. */
export function createLateNotices({ db, clock, mailsOffice, textsRecipient }: LateNoticesDeps) {
  return {
    async tellOffice(): Promise<void> {
      const now = clock.now()
      const statuses = [...DISPATCH_GROUP, ...MISSION_GROUP]
      await db.tx(async (tx) => {
        const late = await claimLate(tx, 'late_told_at', { seconds: 0, statuses }, now)
        if (late.length > 0) tx.emit('deliveries.late', { deliveries: late, mailsOffice, at: now })
      })
    },

    async tellRecipients(): Promise<void> {
      const now = clock.now()
      if (!textsRecipient || !mayAnnounceDelay(now)) return
      const statuses = ['SET', 'PICKUP_DRIVER', 'ONGOING'] as const
      await db.tx(async (tx) => {
        for (const delivery of await claimLate(
          tx,
          'recipient_told_late_at',
          { seconds: -RECIPIENT_LATE_SECONDS, statuses },
          now,
        )) {
          const { arrivesAt } = punctuality(delivery, now)
          if (arrivesAt !== null) tx.emit('delivery.delayed', { delivery, arrivesAt })
        }
      })
    },
  }
}
