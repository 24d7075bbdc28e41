import { TZDate } from '@date-fns/tz'
import { ZONE } from '@volant/domain/kernel/time'
import { addHours, format } from 'date-fns'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testBus, testDatabase } from '../../../test/database'
import { createMetrics } from '../../platform/http/metrics'
import { createJobs } from '../../platform/jobs'
import type { Job, Jobs } from '../../platform/jobs'
import type { Database } from '../../platform/db/database'
import { jobsOf } from './read/jobs'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const cron = '17 3 * * *'
const JOBS: readonly Job[] = [
  { name: 'nightly', cron, work: async () => undefined },
  { name: 'breaks', cron, work: () => Promise.reject(new Error('no answer from jean@mail.test')) },
  { name: 'never-yet', cron, work: async () => undefined },
]
let db: Database
let jobs: Jobs

async function start(): Promise<void> {
  jobs = createJobs(db, JOBS, log, createMetrics().jobs)
  await jobs.start()
}

beforeAll(async () => {
  db = await testDatabase(testBus())
})
afterAll(async () => {
  await jobs.stop()
  await db.close()
})

const shown = async (now: Date) => new Map((await jobsOf(db, now)).map((job) => [job.name, job]))

it('says how each job last went, when it comes next, and which is overdue', async () => {
  const now = new Date()
  expect(await shown(now)).toEqual(new Map())
  await start()
  await jobs.stop()
  // what waits when a process starts is done at once
  await db.sql.execute(sql`INSERT INTO jobs.job (name) VALUES ('nightly'), ('breaks')`)
  await start()
  const outcomeOf = async (name: string) => (await shown(now)).get(name)?.lastRun?.outcome
  await expect.poll(() => outcomeOf('nightly'), { timeout: 30_000 }).toBe('DONE')
  await expect.poll(() => outcomeOf('breaks'), { timeout: 30_000 }).toBe('FAILED')
  const known = await shown(now)
  expect([...known.keys()]).toEqual(['breaks', 'never-yet', 'nightly'])
  expect(known.get('nightly')).toMatchObject({ late: false, lastRun: { error: null } })
  expect(known.get('nightly')?.lastSuccessAt).not.toBeNull()
  expect(known.get('breaks')).toMatchObject({ lastSuccessAt: null, lastRun: { error: 'no answer from […]' } })
  expect(known.get('never-yet')).toMatchObject({ lastRun: null, lastSuccessAt: null, late: false })
  const next = new Date(known.get('nightly')?.nextRunAt ?? '')
  expect(next > now).toBe(true)
  expect(format(new TZDate(next, ZONE), 'HH:mm')).toBe('03:17')
  const dayAfter = await shown(addHours(now, 27))
  for (const name of ['nightly', 'breaks', 'never-yet']) expect(dayAfter.get(name)?.late, name).toBe(true)
}, 60_000)
