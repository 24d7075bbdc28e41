import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { ANONYMOUS } from '@volant/domain/kernel/actor'
import type { Actor } from '@volant/domain/kernel/actor'
import { CLIENT } from '../../test/doors'
import { testDatabase } from '../../test/database'
import type { Database } from './db/database'
import { once } from './idempotency'

let db: Database
let works = 0
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

const caller = { actor: CLIENT, ip: '192.0.2.1' }

const call = (idempotencyKey: string | undefined, input: object, who: { readonly actor: Actor } = caller) =>
  db.tx((tx) =>
    once(tx, { ...caller, ...who, idempotencyKey }, 'createDelivery', input, async () => ({
      number: ++works,
      at: new Date(0),
    })),
  )

describe('once', () => {
  it('gives the first answer again, whatever the order of the keys', async () => {
    const first = await call('k1', { a: 1, b: { c: [1, 2], d: null } })
    expect(first).toEqual({ number: works, at: '1970-01-01T00:00:00.000Z' })
    expect(await call('k1', { b: { d: null, c: [1, 2] }, a: 1 })).toEqual(first)
  })

  it('refuses a key that is no name, before anything is done', async () => {
    const before = works
    await call('k'.repeat(200), {})
    await expect(call('k'.repeat(201), {})).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path: 'idempotencyKey', code: 'tooLong' }],
    })
    expect(works).toBe(before + 1)
  })

  it('refuses another input under the same key', async () => {
    await expect(call('k1', { a: 2 })).rejects.toMatchObject({ code: 'CONFLICT', reason: 'IDEMPOTENCY_MISMATCH' })
  })

  it('works each time without a key, and for each person', async () => {
    const before = works
    await call(undefined, { a: 1 })
    await call(undefined, { a: 1 })
    const other = { actor: { ...CLIENT, sub: 'another' } }
    await call('k1', { a: 2 }, other)
    await call('k1', { a: 3 }, { actor: ANONYMOUS })
    expect(works).toBe(before + 4)
  })

  it('works once for twenty calls at the same moment', async () => {
    const before = works
    const answers = await Promise.all(Array.from({ length: 20 }, () => call('k2', { a: 1 })))
    expect(works).toBe(before + 1)
    expect(new Set(answers.map(({ number }) => number)).size).toBe(1)
  })

  it('forgets a call that failed, and every call after more days than a phone may be without a network', async () => {
    const failing = db.tx((tx) =>
      once(tx, { ...caller, idempotencyKey: 'k3' }, 'createDelivery', {}, () => Promise.reject(new Error('no'))),
    )
    await expect(failing).rejects.toThrow('no')
    const { number } = await call('k3', {})
    await db.sql.execute(sql`UPDATE idempotency_keys SET created_at = now() - interval '73 hours' WHERE key = 'k3'`)
    expect((await call('k3', {})).number).toBe(number)
    await db.sql.execute(sql`UPDATE idempotency_keys SET created_at = now() - interval '97 hours' WHERE key = 'k3'`)
    expect((await call('k3', { another: 'input' })).number).toBe(number + 1)
  })
})
