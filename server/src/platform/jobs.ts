import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { PgBoss, fromPglite } from 'pg-boss'
import type { Db } from 'pg-boss'
import type { Database } from './db/database'
import { rows } from './db/rows'
import type { Metrics } from './http/metrics'
import { createTrouble } from './log/trouble'
import type { Trouble } from './log/trouble'
import { UNTRACED } from './tracing/tracing'
import type { Tracing } from './tracing/tracing'

/** Work at a fixed time, every day. */
export interface Job {
  readonly name: string
  /** Five fields, in Europe/Paris. */
  readonly cron: string
  /** @param signal ends work of many pieces between two of them: the process stops, or another has taken the work over */
  readonly work: (signal?: AbortSignal) => Promise<void>
}

/**
 * Work beside the requests, planned in the database: it survives a restart, is shared by all processes, and is done at least
 * once, as it may run again after a crash. What no process was there for is made up for, once.
 */
export interface Jobs {
  start(): Promise<void>
  stop(): Promise<void>
}

interface Log {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

const POLL_SECONDS = 30
/** A night's work of an installation of years is not begun again while it goes on; that of a process that died is, minutes later. */
const PATIENCE = { expireInSeconds: 6 * 3600, heartbeatSeconds: 60 }

/** The engine's own client: pg-boss sends several statements at once, which a query builder cannot. */
function clientOf(database: Database, reading: Pick<Trouble, 'lasts' | 'worked'>): Db {
  // drizzle carries its client without naming it in the type that both engines share
  const { $client } = database.sql as unknown as { $client: PGlite | Pool }
  const client: Db =
    'exec' in $client ? fromPglite($client) : { executeSql: async (text, values) => $client.query(text, values) }
  async function executeSql(...statement: Parameters<Db['executeSql']>) {
    // what was asked before it began says nothing of its end
    const isTrial = reading.lasts()
    const answer = await client.executeSql(...statement)
    if (isTrial) reading.worked()
    return answer
  }
  return { ...client, executeSql }
}

/** When each job last succeeded, in whatever process, in seconds since 1970. */
async function lastSuccesses({ sql: db }: Database): Promise<Map<string, number>> {
  const found = await rows<{ name: string; at: number }>(
    db,
    sql`SELECT name, extract(epoch FROM max(completed_on)) AS at FROM jobs.job WHERE state = 'completed' GROUP BY name`,
  )
  return new Map(found.map(({ name, at }) => [name, at]))
}

/** @throws Error where two jobs have one name */
export function createJobs(
  database: Database,
  jobs: readonly Job[],
  log: Log,
  metrics: Metrics['jobs'],
  tracing: Pick<Tracing, 'follow'> = UNTRACED,
): Jobs {
  for (const { name } of jobs)
    if (jobs.filter((job) => job.name === name).length > 1) throw new Error(`The job ${name} stands there twice`)
  const reading = createTrouble(log, 'jobs not readable', 'jobs readable again')
  const boss = new PgBoss({
    db: clientOf(database, reading),
    backend: database.engine === 'pglite' ? 'pglite' : 'postgres',
    schema: 'jobs',
    cronMonitorIntervalSeconds: POLL_SECONDS,
    cronWorkerIntervalSeconds: POLL_SECONDS,
    superviseIntervalSeconds: 120,
  })
  boss.on('error', (error) => reading.failed({ err: error }))

  let beginning: Promise<void> | undefined
  let stopping = false
  async function begin(): Promise<void> {
    await boss.start()
    const succeeded = await lastSuccesses(database)
    for (const { name, cron, work } of jobs) {
      if (stopping) return
      metrics.lastSuccess.set({ name }, succeeded.get(name) ?? Date.now() / 1000)
      // a rise is only seen from a value that was there before
      metrics.failures.inc({ name }, 0)
      // short: at most one of a name waits
      await boss.createQueue(name, { policy: 'short', retryLimit: 5, retryDelay: 30, retryBackoff: true })
      await boss.schedule(name, cron, {}, { tz: 'Europe/Paris', missed: 'once', ...PATIENCE })
      await boss.work(name, { batchSize: 1, pollingIntervalSeconds: POLL_SECONDS }, async ([job]) => {
        if (job === undefined) return
        const endOf = metrics.lastDuration.startTimer({ name })
        try {
          await tracing.follow(`job ${name}`, { 'volant.job': name }, () => work(job.signal))
          metrics.lastSuccess.set({ name }, Date.now() / 1000)
        } catch (error) {
          metrics.failures.inc({ name })
          log.warn({ job: name, err: error }, 'job failed')
          throw error
        } finally {
          endOf()
        }
      })
    }
  }

  return {
    start: () => (beginning = begin()),

    async stop() {
      stopping = true
      // what begins while it ends would go on
      await beginning?.catch(() => undefined)
      await boss.stop({ graceful: true, close: false, timeout: 5000 })
    },
  }
}
