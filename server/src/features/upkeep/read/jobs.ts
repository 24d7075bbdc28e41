import type { upkeepJobs } from '@volant/contract/rest/upkeep'
import type { CallOutput } from '@volant/contract/rest/verb'
import { jobPatience } from '@volant/domain/upkeep/lateness'
import { CronExpressionParser } from 'cron-parser'
import type { Database } from '../../../platform/db/database'
import { plannedJobs } from '../../../platform/job-runs'
import type { PlannedJob } from '../../../platform/job-runs'
import { scrub } from '../../../platform/log/logger'

type Shown = CallOutput<typeof upkeepJobs>[number]

const OUTCOME_OF = {
  active: 'RUNNING',
  completed: 'DONE',
  retry: 'FAILED',
  failed: 'FAILED',
  cancelled: 'FAILED',
} as const

const isoOf = (moment: string) => new Date(moment).toISOString()

function lastRunOf({ lastRun }: PlannedJob): Shown['lastRun'] {
  if (lastRun === null) return null
  const outcome = OUTCOME_OF[lastRun.state]
  const error = outcome === 'FAILED' && lastRun.error !== null ? scrub(lastRun.error) : null
  return { startedAt: isoOf(lastRun.startedAt), outcome, seconds: lastRun.seconds, error }
}

/** @param since the last success of a job, or when it was first planned */
export function timesOf({ cron, timezone }: Pick<PlannedJob, 'cron' | 'timezone'>, since: Date, now: Date) {
  const timesAround = (currentDate: Date) => CronExpressionParser.parse(cron, { currentDate, tz: timezone })
  const coming = timesAround(now)
  const next = coming.next().toDate()
  const every = coming.next().getTime() - next.getTime()
  const due = timesAround(new Date(now.getTime() - jobPatience(every)))
    .prev()
    .toDate()
  return { next, late: since < due }
}

/** Work at fixed times: how each last went, when it comes next, and whether it is overdue. */
export async function jobsOf(db: Pick<Database, 'sql'>, now: Date): Promise<Shown[]> {
  const planned = await plannedJobs(db)
  return planned.map((job) => {
    const { next, late } = timesOf(job, new Date(job.lastSuccessAt ?? job.plannedAt), now)
    return {
      name: job.name,
      lastRun: lastRunOf(job),
      lastSuccessAt: job.lastSuccessAt === null ? null : isoOf(job.lastSuccessAt),
      nextRunAt: next.toISOString(),
      late,
    }
  })
}
