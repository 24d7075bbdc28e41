import { sql } from 'drizzle-orm'
import type { Database } from './db/database'
import { rows } from './db/rows'

/** The last run of a job in whatever process. */
interface JobRun {
  readonly startedAt: string
  readonly state: 'active' | 'completed' | 'retry' | 'failed' | 'cancelled'
  readonly seconds: number | null
  readonly error: string | null
}

export interface PlannedJob {
  readonly name: string
  readonly cron: string
  readonly timezone: string
  /** When it was planned for the first time. */
  readonly plannedAt: string
  readonly lastRun: JobRun | null
  readonly lastSuccessAt: string | null
}

/** Work at fixed times and how it last went. None before the first start of the jobs, which makes their tables. */
export async function plannedJobs({ sql: db }: Pick<Database, 'sql'>): Promise<PlannedJob[]> {
  const [made] = await rows<{ made: boolean }>(db, sql`SELECT to_regclass('jobs.schedule') IS NOT NULL AS made`)
  if (!made?.made) return []
  const [found] = await rows<{ jobs: PlannedJob[] }>(
    db,
    sql`SELECT coalesce(json_agg(json_build_object('name', s.name, 'cron', s.cron, 'timezone', s.timezone,
        'plannedAt', s.created_on, 'lastRun', run.last, 'lastSuccessAt', success.at) ORDER BY s.name), '[]') AS jobs
      FROM jobs.schedule s
      LEFT JOIN LATERAL (
        SELECT json_build_object('startedAt', j.started_on, 'state', j.state,
            'seconds', extract(epoch FROM j.completed_on - j.started_on), 'error', j.output->>'message') AS last
          FROM jobs.job j WHERE j.name = s.name AND j.started_on IS NOT NULL ORDER BY j.started_on DESC LIMIT 1
      ) run ON true
      LEFT JOIN LATERAL (
        SELECT max(j.completed_on) AS at FROM jobs.job j WHERE j.name = s.name AND j.state = 'completed'
      ) success ON true`,
  )
  return found?.jobs ?? []
}
