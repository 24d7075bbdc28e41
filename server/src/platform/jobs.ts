import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { PgBoss, fromDrizzle, fromPglite } from 'pg-boss'
import type { Db } from 'pg-boss'
import type { Database, Tx } from './db/database'
import { rows } from './db/rows'
import type { Metrics } from './http/metrics'
import { UNTRACED } from './tracing/tracing'
import type { Tracing } from './tracing/tracing'

type Work = (data: unknown, signal: AbortSignal) => Promise<void>

export interface LaterOptions {
  /** Not before this moment. */
  readonly after?: Date
  /** One waiting job per name and key. */
  readonly singletonKey?: string
  /** Plans the job only if this transaction commits. Inside one it is not optional. */
  readonly tx?: Tx
}

/** Work at a fixed time, every day. */
export interface Job {
  readonly name: string
  /** Five fields, in Europe/Paris. */
  readonly cron: string
  /** @param signal ends work of many pieces between two of them: the process stops, or another has taken the work over */
  readonly work: (signal?: AbortSignal) => Promise<void>
}

/** Work beside the requests, kept in the database: it survives a restart and is shared by all processes. */
export interface Jobs {
  /** Work at fixed times. @param cron five fields, in Europe/Paris */
  every(name: string, cron: string, work: Job['work']): void
  /** What `later` of that name does. At least once: it may run again after a crash. */
  on(name: string, work: Work): void
  later(name: string, data: object, options?: LaterOptions): Promise<void>
  /** Once, after every `every` and `on`. */
  start(): Promise<void>
  stop(): Promise<void>
}

interface Log {
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

const POLL_SECONDS = 5
const RARE_POLL_SECONDS = 30
/** A night's work of an installation of years is not begun again while it goes on; that of a process that died is, minutes later. */
const PATIENCE = { expireInSeconds: 6 * 3600, heartbeatSeconds: 60 }

/** The engine's own client: pg-boss sends several statements at once, which a query builder cannot. */
function clientOf(database: Database): Db {
  // drizzle carries its client without naming it in the type that both engines share
  const { $client } = database.sql as unknown as { $client: PGlite | Pool }
  if ('exec' in $client) return fromPglite($client)
  return { executeSql: async (text, values) => $client.query(text, values) }
}

/** When each job last succeeded, in whatever process, in seconds since 1970. */
async function lastSuccesses({ sql: db }: Database): Promise<Map<string, number>> {
  const found = await rows<{ name: string; at: number }>(
    db,
    sql`SELECT name, extract(epoch FROM max(completed_on)) AS at FROM jobs.job WHERE state = 'completed' GROUP BY name`,
  )
  return new Map(found.map(({ name, at }) => [name, at]))
}

export function createJobs(
  database: Database,
  log: Log,
  metrics: Metrics['jobs'],
  tracing: Pick<Tracing, 'follow'> = UNTRACED,
): Jobs {
  const scheduled = new Map<string, string>()
  const works = new Map<string, Work>()
  const boss = new PgBoss({
    db: clientOf(database),
    backend: database.engine === 'pglite' ? 'pglite' : 'postgres',
    schema: 'jobs',
    cronMonitorIntervalSeconds: RARE_POLL_SECONDS,
    cronWorkerIntervalSeconds: RARE_POLL_SECONDS,
    superviseIntervalSeconds: 120,
  })
  boss.on('error', (error) => log.error({ err: error }, 'jobs not readable'))

  function register(name: string, work: Work): void {
    if (works.has(name)) throw new Error(`The job ${name} is registered twice`)
    works.set(name, work)
  }

  let beginning: Promise<void> | undefined
  let stopping = false
  async function begin(): Promise<void> {
    await boss.start()
    const succeeded = await lastSuccesses(database)
    for (const [name, work] of works) {
      if (stopping) return
      const cron = scheduled.get(name)
      if (cron !== undefined) metrics.lastSuccess.set({ name }, succeeded.get(name) ?? Date.now() / 1000)
      // a rise is only seen from a value that was there before
      metrics.failures.inc({ name }, 0)
      // short: at most one waits per key, so asking twice plans once
      await boss.createQueue(name, { policy: 'short', retryLimit: 5, retryDelay: 30, retryBackoff: true })
      if (cron !== undefined) await boss.schedule(name, cron, {}, { tz: 'Europe/Paris', ...PATIENCE })
      const pollingIntervalSeconds = cron === undefined ? POLL_SECONDS : RARE_POLL_SECONDS
      await boss.work(name, { batchSize: 1, pollingIntervalSeconds }, async ([job]) => {
        if (job === undefined) return
        const endOf = metrics.lastDuration.startTimer({ name })
        try {
          await tracing.follow(`job ${name}`, { 'volant.job': name }, () => work(job.data, job.signal))
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
    every(name, cron, work) {
      register(name, (_data, signal) => work(signal))
      scheduled.set(name, cron)
    },
    on: register,

    async later(name, data, { after, singletonKey, tx } = {}) {
      await boss.send(name, data, {
        ...(after && { startAfter: after }),
        ...(singletonKey !== undefined && { singletonKey }),
        // it asks for the client of one engine and only executes statements, which both do
        ...(tx && { db: fromDrizzle(tx.sql as never, sql) }),
      })
    },

    start: () => (beginning = begin()),

    async stop() {
      stopping = true
      // what begins while it ends would go on
      await beginning?.catch(() => undefined)
      await boss.stop({ graceful: true, close: false, timeout: 5000 })
    },
  }
}
