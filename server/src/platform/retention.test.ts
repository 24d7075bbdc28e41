import { subDays } from 'date-fns'
import { lt } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { testDatabase } from '../../test/database'
import type { Database } from './db/database'
import { idempotencyKeys } from './idempotency/table'
import { applyRetention } from './retention'
import type { Retention } from './retention'

const now = new Date('2026-06-15T08:00:00Z')
const clock = { now: () => now }
const keys: Retention = { table: idempotencyKeys, where: () => lt(idempotencyKeys.createdAt, subDays(now, 1)) }
let database: Database

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.sql.delete(idempotencyKeys)
  const key = { userKey: 'u', operation: 'o', inputHash: 'h', key: 'k', createdAt: subDays(now, 2) }
  await database.sql.insert(idempotencyKeys).values({ id: uuid(), ...key })
})

const left = () => database.sql.$count(idempotencyKeys)

it('does the rest where something fails, and says what failed at the end', async () => {
  const failing: Retention = () => Promise.reject(new Error('no such column'))
  const other: Retention = () => Promise.reject(new Error('too slow'))
  await expect(applyRetention(database, clock, [failing, other, keys])).rejects.toThrow(
    'Error: no such column; Error: too slow',
  )
  expect(await left()).toBe(0)
})

it('does piece after piece until nothing is left', async () => {
  let pieces = 0
  await applyRetention(database, clock, [async () => (pieces += 1) < 3, keys])
  expect([pieces, await left()]).toEqual([3, 0])
})

it('ends between two pieces when it is told to', async () => {
  const told = new AbortController()
  let pieces = 0
  const endless: Retention = async () => {
    if ((pieces += 1) === 2) told.abort()
    return true
  }
  await expect(applyRetention(database, clock, [endless, keys], told.signal)).rejects.toThrow(/abort/i)
  expect([pieces, await left()]).toEqual([2, 1])
})
