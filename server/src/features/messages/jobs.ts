import type { Job } from '../../platform/jobs'
import type { Platform } from '../../platform/platform'
import { createReminders } from './service/reminders'

export function messageJobs({ db, clock }: Pick<Platform, 'db' | 'clock'>): readonly Job[] {
  const reminders = createReminders({ db, clock })
  return [{ name: 'mission-reminders', cron: '* * * * *', work: () => reminders.remind() }]
}
