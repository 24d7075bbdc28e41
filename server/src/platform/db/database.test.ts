import { sql } from 'drizzle-orm'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testBus, testDatabase } from '../../../test/database'
import { users } from '../../tables/users'
import { Bus } from '../bus'
import type { Database } from './database'
import { migrate } from './migrate'
import { openDatabase } from './open'
import { rows } from './rows'
import { sqlState } from './sqlstate'
import { v7 as uuid } from 'uuid'

declare module '../bus' {
  interface DomainEvents {
    'test.happened': { readonly name: string }
  }
}

const migrations = resolve(import.meta.dirname, '../../migrations')

function person(email: string): typeof users.$inferInsert {
  return { id: uuid(), email, role: 'ADMIN', rank: 2, status: 'CONFIRMED', passwordHash: 'x' }
}

describe('the database face', () => {
  const bus = testBus()
  const heard: string[] = []
  let db: Database

  beforeAll(async () => {
    db = await testDatabase(bus)
    bus.within('test.happened', async ({ name }, tx) => {
      heard.push(`within ${name}`)
      if (name === 'refused') throw new Error('refused')
      await tx.sql.insert(users).values(person(`${name}@within.test`))
    })
    bus.after('test.happened', ({ name }) => void heard.push(`after ${name}`))
  })
  afterAll(() => db.close())

  it('is migrated once and stays so', async () => {
    await migrate(db.sql, migrations)
    const [found] = await rows<{ n: number }>(db.sql, sql`SELECT count(*) AS n FROM migrations`)
    expect(found?.n).toBeGreaterThan(1)
  })

  it('runs reactions inside the transaction, then after it', async () => {
    heard.length = 0
    await db.tx(async (tx) => {
      tx.emit('test.happened', { name: 'one' })
      expect(heard).toEqual([])
    })
    expect(heard).toEqual(['within one', 'after one'])
    expect(await db.sql.$count(users, sql`email = 'one@within.test'`)).toBe(1)
  })

  it('undoes everything when a reaction fails', async () => {
    heard.length = 0
    await expect(
      db.tx(async (tx) => {
        await tx.sql.insert(users).values(person('undone@test.test'))
        tx.emit('test.happened', { name: 'refused' })
      }),
    ).rejects.toThrow('refused')
    expect(heard).toEqual(['within refused'])
    expect(await db.sql.$count(users, sql`email = 'undone@test.test'`)).toBe(0)
  })

  it('names the SQLSTATE of a refusal', async () => {
    await db.sql.insert(users).values(person('twin@test.test'))
    const refusal = await db.sql
      .insert(users)
      .values(person('TWIN@test.test'))
      .catch((error: unknown) => error)
    expect(sqlState(refusal)).toBe('23505')
  })

  it('retries a lost race and gives up after three', async () => {
    let tries = 0
    const lost = Object.assign(new Error('deadlock'), { code: '40P01' })
    const result = await db.tx(async () => {
      tries += 1
      if (tries < 3) throw lost
      return 'won'
    })
    expect(result).toBe('won')
    await expect(db.tx(() => Promise.reject(lost))).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  })

  it('gives whole numbers for counts on both engines', async () => {
    const rows = await db.prepared<{ n: number }>({
      name: 'one',
      text: 'SELECT count(*) AS n FROM users WHERE rank = $1',
      values: [9],
      plan: 'generic',
    })
    expect(rows).toEqual([{ n: 0 }])
  })

  it('hears that an account changed', async () => {
    const told = new Promise<string>((done) => void db.listen('account_changed', done))
    const row = person('listened@test.test')
    await db.sql.insert(users).values(row)
    await new Promise((done) => setTimeout(done, 50))
    await db.sql
      .update(users)
      .set({ sessionVersion: 2 })
      .where(sql`id = ${row.id}`)
    expect(await told).toBe(row.id)
  })
})

describe('the embedded database on disk', () => {
  it('writes through, keeps its rows, and refuses a second opener', async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'volant-db-')), 'db')
    const settings = { folder, migrations, template: resolve(import.meta.dirname, '../../../dist/template.tar.gz') }
    const first = await openDatabase(settings, new Bus(() => undefined))
    await first.sql.insert(users).values(person('kept@test.test'))
    await expect(openDatabase(settings, new Bus(() => undefined))).rejects.toThrow('in use')
    await first.close()
    const second = await openDatabase(settings, new Bus(() => undefined))
    expect(await second.sql.$count(users)).toBe(1)
    await second.close()
  }, 30_000)
})
