import { sql } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../test/database'
import type { Database } from './db/database'
import { rows } from './db/rows'
import { createJobs } from './jobs'
import type { Jobs } from './jobs'

let database: Database
let jobs: Jobs
const done: unknown[] = []
const problems: unknown[] = []
let startedIn: number

beforeAll(async () => {
  database = await testDatabase()
  const note = (details: object, message: string) => void problems.push(message, details)
  jobs = createJobs(database, { warn: note, error: note })
  jobs.every('nightly', '17 3 * * *', async () => undefined)
  jobs.on('test', async (data) => void done.push(data))
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

  it('leave the database usable after a refused statement', async () => {
    await expect(jobs.later('unknown', {})).rejects.toThrow()
    expect(await database.tx(async (tx) => rows(tx.sql, sql`SELECT 1 AS one`))).toEqual([{ one: 1 }])
  })

  it('refuse two works of one name', () => {
    expect(() => jobs.on('test', async () => undefined)).toThrow(/registered twice/)
  })
})
