import type { Job } from '../../platform/jobs'
import { createTimedNotices } from './service/timed-notices'
import type { TimedNoticesDeps } from './service/timed-notices'

export function deliveryJobs(deps: TimedNoticesDeps): readonly Job[] {
  const notices = createTimedNotices(deps)
  return [
    {
      name: 'late-deliveries',
      cron: '* * * * *',
      async work() {
        await notices.tellOffice()
        await notices.tellOfDelays()
        await notices.tellOfArrivals()
      },
    },
  ]
}
