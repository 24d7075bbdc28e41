import { dueReminder } from '@volant/domain/notices/reminders'
import type { Reminder } from '@volant/domain/notices/reminders'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db/database'
import { missionsAhead } from '../read/reminded'
import type { PushName } from '../templates/pushes'
import { pushTo } from './driver-pushes'
import { pages } from './paths'

const TEMPLATES: Readonly<Record<Reminder, PushName>> = {
  EVENING: 'reminder-evening-push',
  SOON: 'reminder-soon-push',
}

/** Drivers hear of their next pick-up on the evening before and shortly before it; other dates are reminded of anew. */
export function createReminders({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  return {
    async remind(): Promise<void> {
      const now = clock.now()
      await db.tx(async (tx) => {
        for (const { delivery, driverId, givenAt } of await missionsAhead(tx, now)) {
          const { id, carPickUpDate: pickUp, carDeliveryDeadline: deadline } = delivery
          const reminder = dueReminder({ pickUp, deadline, givenAt }, now)
          if (reminder === null) continue
          await pushTo(tx, delivery, [driverId], {
            kind: 'REMINDER',
            template: TEMPLATES[reminder],
            path: pages.mission(id),
            occasion: `${id}:${driverId}:${pickUp.toISOString()}`,
            now,
            until: pickUp,
          })
        }
      })
    },
  }
}
