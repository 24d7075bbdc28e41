import type { Job } from '../../platform/jobs'
import { createLateNotices } from './service/late-notices'
import type { LateNoticesDeps } from './service/late-notices'

export function deliveryJobs(deps: LateNoticesDeps): readonly Job[] {
  const notices = createLateNotices(deps)
  return [
    {
      name: 'late-deliveries',
      cron: '* * * * *',
      async work() {
        await notices.tellOffice()
        await notices.tellRecipients()
      },
    },
  ]
}
