import { sql } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../test/database'
import type { Database } from './db/database'
import { rows } from './db/rows'
import { createMetrics } from './http/metrics'
import { createJobs } from './jobs'
import type { Jobs } from './jobs'

let database: Database
let jobs: Jobs
const done: unknown[] = []
const problems: unknown[] = []
const metrics = createMetrics()
let startedIn: number

beforeAll(async () => {
  database = await testDatabase()
  const note = (details: object, message: string) => void problems.push(message, details)
  jobs = createJobs(database, { warn: note, error: note }, metrics.jobs)
  jobs.every('nightly', '17 3 * * *', async () => undefined)
  jobs.on('test', async (data) => void done.push(data))
  jobs.on('failing', () => Promise.reject(new Error('on purpose')))
  const from = Date.now()
  await jobs.start()
  startedIn = Date.now() - from
})
afterAll(async () => {
  await jobs.stop()
  await database.close()
})

const waiting = () =>
  rows<{ n: number }>(database.sql, sql`SELECT count(*)::int AS n FROM jobs.job WHERE name = 'test'`).then(
    ([row]) => row?.n,
  )

async function until(met: () => boolean): Promise<void> {
  for (let tries = 0; tries < 150 && !met(); tries++) await sleep(100)
}

describe('jobs', () => {
  it('start in time', () => {
    expect(startedIn).toBeLessThan(5000)
  })

  it('are planned once per key', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000)
    await jobs.later('test', { n: 1 }, { after: tomorrow, singletonKey: 'one' })
    await jobs.later('test', { n: 2 }, { after: tomorrow, singletonKey: 'one' })
    expect(await waiting()).toBe(1)
  })

  it('are planned with the transaction or not at all', async () => {
    const before = await waiting()
    const undone = database.tx(async (tx) => {
      await jobs.later('test', { n: 3 }, { tx, singletonKey: 'undone' })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await waiting()).toBe(before)
    await database.tx((tx) => jobs.later('test', { n: 4 }, { tx, singletonKey: 'kept' }))
    await until(() => done.length > 0)
    expect(done).toEqual([{ n: 4 }])
    expect(problems).toEqual([])
  })

  it('say when they last succeeded, how long they took and how often they failed', async () => {
    const shown = async () => metrics.registry.metrics()
    expect(await shown()).toMatch(/^job_last_success_timestamp_seconds\{name="nightly"\} \d+/m)
    expect(await shown()).toContain('job_failures_total{name="failing"} 0')
    expect(await shown()).toMatch(/^job_last_duration_seconds\{name="test"\} 0\.\d+/m)
    const failed = async () => (await shown()).includes('job_failures_total{name="failing"} 1')
    await jobs.later('failing', {})
    await expect.poll(failed, { timeout: 15_000 }).toBe(true)
    expect(await shown()).not.toContain('job_last_success_timestamp_seconds{name="failing"}')
    problems.length = 0
  })

  it('say when another process last succeeded', async () => {
    const succeeded = new Date('2026-01-02T03:04:05Z')
    await database.sql.execute(
      sql`UPDATE jobs.job SET completed_on = ${succeeded.toISOString()}::timestamptz WHERE name = 'test'`,
    )
    const seen = createMetrics()
    const other = createJobs(database, { warn: () => undefined, error: () => undefined }, seen.jobs)
    other.every('test', '17 3 * * *', async () => undefined)
    await other.start()
    const line = `job_last_success_timestamp_seconds{name="test"} ${succeeded.getTime() / 1000}`
    expect(await seen.registry.metrics()).toContain(line)
    await other.stop()
  })

  it('leave the database usable after a refused statement', async () => {
    await expect(jobs.later('unknown', {})).rejects.toThrow()
    expect(await database.tx(async (tx) => rows(tx.sql, sql`SELECT 1 AS one`))).toEqual([{ one: 1 }])
  })

  it.each([0, 20, 100, 200])('end where they are told to %i ms after they began', async (pause) => {
    const before = problems.length
    const note = (details: object, message: string) => void problems.push(message, details)
    const brief = createJobs(database, { warn: note, error: note }, createMetrics().jobs)
    brief.every('brief', '17 3 * * *', async () => undefined)
    const begun = brief.start()
    await sleep(pause)
    await brief.stop()
    await begun
    expect(problems.slice(before)).toEqual([])
  })

  it('are told to end, and wait longer than a night takes before they are begun again', async () => {
    const begun: (AbortSignal | undefined)[] = []
    async function start(): Promise<Jobs> {
      const long = createJobs(database, { warn: () => undefined, error: () => undefined }, createMetrics().jobs)
      long.every('long', '17 3 * * *', async (signal) => {
        begun.push(signal)
        await new Promise((resolve) => signal?.addEventListener('abort', resolve))
      })
      await long.start()
      return long
    }
    await (await start()).stop()
    // what waits when a process starts is done at once
    await jobs.later('long', {})
    const long = await start()
    await until(() => begun.length > 0)
    expect(begun[0]?.aborted).toBe(false)
    await long.stop()
    expect(begun[0]?.aborted).toBe(true)
    const [planned] = await rows(database.sql, sql`SELECT options FROM jobs.schedule WHERE name = 'long'`)
    expect(planned).toMatchObject({ options: { expireInSeconds: 21_600, heartbeatSeconds: 60 } })
  })

  it('refuse two works of one name', () => {
    expect(() => jobs.on('test', async () => undefined)).toThrow(/registered twice/)
  })
})
