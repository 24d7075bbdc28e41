import { dueReminder, reminderUntil } from '@volant/domain/notices/reminders'
import type { Reminder } from '@volant/domain/notices/reminders'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db/database'
import { askedBefore } from '../../../platform/outbox/store'
import { holdMission, missionsAhead } from '../read/reminded'
import type { RemindedMission } from '../read/reminded'
import { subscribersOf } from '../read/subscribers'
import type { PushName } from '../templates/pushes'
import { keyOf, pushTo } from './driver-pushes'
import { pages } from './paths'

const TEMPLATES: Readonly<Record<Reminder, PushName>> = {
  EVENING: 'reminder-evening-push',
  SOON: 'reminder-soon-push',
}

interface DueMission extends RemindedMission {
  readonly template: PushName
  readonly occasion: string
  readonly until: Date
}

function dueOf(mission: RemindedMission, now: Date): DueMission[] {
  const reminder = dueReminder(mission, now)
  if (reminder === null) return []
  const { id, driverId, pickUp } = mission
  const occasion = `${id}:${driverId}:${pickUp.toISOString()}`
  return [{ ...mission, template: TEMPLATES[reminder], occasion, until: reminderUntil(reminder, mission) }]
}

/** Drivers hear of their next pick-up on the evening before and shortly before it; other dates are reminded of anew. */
export function createReminders({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  /** Without those of whom every browser was written to by an earlier look. */
  async function untold(due: readonly DueMission[]): Promise<DueMission[]> {
    const subscribers = await subscribersOf(db, [...new Set(due.map(({ driverId }) => driverId))], 'REMINDER')
    const keysOf = (mission: DueMission) =>
      subscribers.filter(({ driverId }) => driverId === mission.driverId).map((to) => keyOf(mission, to))
    const asked = await askedBefore(db.sql, due.flatMap(keysOf))
    return due.filter((mission) => keysOf(mission).some((key) => !asked.has(key)))
  }

  async function tell(mission: DueMission, now: Date): Promise<void> {
    const { id, driverId, template, occasion, until } = mission
    await db.tx(async (tx) => {
      const delivery = await holdMission(tx, mission)
      const notice = { kind: 'REMINDER', template, path: pages.mission(id), occasion, now, until } as const
      if (delivery) await pushTo(tx, delivery, [driverId], notice)
    })
  }

  return {
    /** Each mission in a transaction of its own: nobody waits for the reminders of all others. */
    async remind(): Promise<void> {
      const now = clock.now()
      const due = (await missionsAhead(db.sql, now)).flatMap((mission) => dueOf(mission, now))
      for (const mission of await untold(due)) await tell(mission, now)
    },
  }
}
