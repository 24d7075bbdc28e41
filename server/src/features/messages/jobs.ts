import type { Job } from '../../platform/jobs'
import type { Platform } from '../../platform/platform'
import { createPaperReminders } from './service/paper-reminders'
import { createReminders } from './service/reminders'

export function messageJobs({ db, clock }: Pick<Platform, 'db' | 'clock'>): readonly Job[] {
  const reminders = createReminders({ db, clock })
  return [
    { name: 'mission-reminders', cron: '* * * * *', work: () => reminders.remind() },
    // by day: who is woken by a mail about a paper renews nothing
    { name: 'paper-reminders', cron: '5 8-19 * * *', work: createPaperReminders({ db, clock }) },
  ]
}
