import type { Job } from '../../platform/jobs'
import type { createCorrections } from './service/corrections'

export function reportJobs({ sealDue }: ReturnType<typeof createCorrections>): readonly Job[] {
  return [{ name: 'sealed-reports', cron: '* * * * *', work: sealDue }]
}
