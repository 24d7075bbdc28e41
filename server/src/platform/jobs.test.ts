import { sql } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../test/database'
import type { Database } from './db/database'
import { rows } from './db/rows'
import { createMetrics } from './http/metrics'
import { createJobs } from './jobs'
import type { Job } from './jobs'

let database: Database
const problems: unknown[] = []
const note = (details: object, message: string) => void problems.push(message, details)
const log = { info: note, warn: note, error: note }

const nightly = (name: string, work: Job['work'] = async () => undefined): Job => ({ name, cron: '17 3 * * *', work })
const runner = (jobs: readonly Job[], metrics = createMetrics()) => createJobs(database, jobs, log, metrics.jobs)

/** The same database, each of whose statements is first shown to somebody, who may refuse it. */
function throughClient(whole: Database, ask: (asked: string) => Promise<void>): Database {
  const { $client } = whole.sql as unknown as { $client: Record<'query' | 'exec', (...asked: unknown[]) => unknown> }
  const shown =
    (name: 'query' | 'exec') =>
    async (...asked: unknown[]) => {
      await ask(JSON.stringify(asked))
      return $client[name](...asked)
    }
  const client = { query: shown('query'), ...('exec' in $client && { exec: shown('exec') }) }
  return { ...whole, sql: Object.create(whole.sql, { $client: { value: client } }) }
}

/** What waits when a process starts is done at once. */
const plan = (name: string) =>
  database.sql.execute(
    sql`INSERT INTO jobs.job (name, policy) SELECT name, policy FROM jobs.queue WHERE name = ${name}`,
  )

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

describe('jobs', () => {
  it('wait once per name', async () => {
    const jobs = runner([nightly('brief')])
    await jobs.start()
    await jobs.stop()
    expect(problems).toEqual([])
    await plan('brief')
    await expect(plan('brief')).rejects.toThrow()
    expect(await rows(database.sql, sql`SELECT name FROM jobs.job WHERE name = 'brief'`)).toHaveLength(1)
  })

  it('say when they last succeeded, how long they took and how often they failed', async () => {
    const works = [nightly('works'), nightly('fails', () => Promise.reject(new Error('on purpose'))), nightly('waits')]
    const before = runner(works)
    await before.start()
    await before.stop()
    await plan('works')
    await plan('fails')
    const metrics = createMetrics()
    const jobs = runner(works, metrics)
    await jobs.start()
    const shown = () => metrics.registry.metrics()
    await expect.poll(shown, { timeout: 15_000 }).toContain('job_failures_total{name="fails"} 1')
    await expect.poll(shown, { timeout: 15_000 }).toMatch(/^job_last_duration_seconds\{name="works"\} 0\.\d+/m)
    expect(await shown()).toMatch(/^job_last_success_timestamp_seconds\{name="waits"\} \d+/m)
    expect(await shown()).toContain('job_failures_total{name="waits"} 0')
    expect(problems).toContain('job failed')
    await jobs.stop()
    problems.length = 0
  })

  it('say when another process last succeeded', async () => {
    const succeeded = new Date('2026-01-02T03:04:05Z')
    await database.sql.execute(
      sql`UPDATE jobs.job SET completed_on = ${succeeded.toISOString()}::timestamptz WHERE name = 'works'`,
    )
    const seen = createMetrics()
    const other = runner([nightly('works')], seen)
    await other.start()
    const line = `job_last_success_timestamp_seconds{name="works"} ${succeeded.getTime() / 1000}`
    expect(await seen.registry.metrics()).toContain(line)
    await other.stop()
  })

  it('that cannot be read are written down once when that begins and once when it is over', async () => {
    const names = ['works-on', 'waits-first', 'waits-second']
    const before = runner(names.map((name) => nightly(name)))
    await before.start()
    await before.stop()
    await plan('works-on')
    let isAway = false
    let goAway: () => void = () => undefined
    let end: () => void = () => undefined
    const gone = new Promise<void>((done) => void (goAway = done))
    const ended = new Promise<void>((done) => void (end = done))
    const lines: string[] = []
    const tell = (_: object, message: string) => void lines.push(message)
    // whoever asks for work of the second and third waits until the database is away
    const away = throughClient(database, async (asked) => {
      if (/SKIP LOCKED/.test(asked) && /waits-(first|second)/.test(asked)) await gone
      if (isAway) throw new Error('away')
    })
    let begun = 0
    const work = () => {
      begun += 1
      return ended
    }
    const works = names.map((name) => nightly(name, work))
    const jobs = createJobs(away, works, { info: tell, warn: tell, error: tell }, createMetrics().jobs)
    await jobs.start()
    await expect.poll(() => begun).toBe(1)
    isAway = true
    goAway()
    await expect.poll(() => lines).toEqual(['jobs not readable'])
    isAway = false
    end()
    await expect.poll(() => lines).toEqual(['jobs not readable', 'jobs readable again'])
    await jobs.stop()
  })

  it.each([0, 20, 100, 200])('end where they are told to %i ms after they began', async (pause) => {
    const brief = runner([nightly('ends')])
    const begun = brief.start()
    await sleep(pause)
    await brief.stop()
    await begun
    expect(problems).toEqual([])
  })

  it('are told to end, wait longer than a night takes before they are begun again, and are made up for where nobody was there', async () => {
    const begun: (AbortSignal | undefined)[] = []
    const long = nightly('long', async (signal) => {
      begun.push(signal)
      await new Promise((resolve) => signal?.addEventListener('abort', resolve))
    })
    const before = runner([long])
    await before.start()
    await before.stop()
    await plan('long')
    const jobs = runner([long])
    await jobs.start()
    await expect.poll(() => begun.length, { timeout: 15_000 }).toBe(1)
    expect(begun[0]?.aborted).toBe(false)
    await jobs.stop()
    expect(begun[0]?.aborted).toBe(true)
    const [planned] = await rows(database.sql, sql`SELECT options FROM jobs.schedule WHERE name = 'long'`)
    expect(planned).toMatchObject({ options: { expireInSeconds: 21_600, heartbeatSeconds: 60, missed: 'once' } })
  })

  it('refuse two works of one name', () => {
    expect(() => runner([nightly('twice'), nightly('twice')])).toThrow(/twice/)
  })
})
