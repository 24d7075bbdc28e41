import { sql } from 'drizzle-orm'
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onPostgres, testBus, testDatabase } from '../../../test/database'
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

/** A copy of the migrations with more behind them. @returns its folder and how to write one of the added files again */
function withMore(...added: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'volant-migrations-'))
  cpSync(migrations, folder, { recursive: true })
  const journal = join(folder, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'))
  const more = added.map((_text, index) => ({
    idx: 0,
    version: '7',
    when: 1,
    tag: `added_${index}`,
    breakpoints: true,
  }))
  writeFileSync(journal, JSON.stringify({ ...rest, entries: [...entries, ...more] }))
  const write = (index: number, text: string) => writeFileSync(join(folder, `added_${index}.sql`), text)
  for (const [index, text] of added.entries()) write(index, text)
  return { folder, write }
}

describe('the database face', () => {
  const bus = testBus()
  const heard: string[] = []
  let db: Database

  beforeAll(async () => {
    db = await testDatabase(bus)
    bus.add([
      { on: 'test.happened', phase: 'committed', react: ({ name }) => void heard.push(`after ${name}`) },
      {
        on: 'test.happened',
        phase: 'rows',
        react: async ({ name }, tx) => {
          heard.push(`within ${name}`)
          if (name === 'refused') throw new Error('refused')
          await tx.sql.insert(users).values(person(`${name}@within.test`))
        },
      },
    ])
  })
  afterAll(() => db.close())

  it('is migrated once and stays so', async () => {
    await migrate(db.sql, migrations)
    const [found] = await rows<{ n: number }>(db.sql, sql`SELECT count(*) AS n FROM migrations`)
    expect(found?.n).toBeGreaterThan(1)
  })

  it('reads large whole numbers and decimals as numbers', async () => {
    const [found] = await rows(db.sql, sql`SELECT 9007199254740994::bigint AS whole, 1.5::numeric AS part`)
    expect(found).toEqual({ whole: 9_007_199_254_740_994, part: 1.5 })
  })

  it('keeps the files that were applied before one that fails, and goes on from there', async () => {
    const right = 'CREATE TABLE applied_first (n integer)'
    const { folder, write } = withMore(right, 'ALTER TABLE nowhere ADD COLUMN n integer')
    const other = await testDatabase(testBus())
    await expect(migrate(other.sql, folder)).rejects.toThrow()
    expect(await rows(other.sql, sql`SELECT n FROM applied_first`)).toEqual([])
    write(1, 'ALTER TABLE applied_first ADD COLUMN m integer')
    await migrate(other.sql, folder)
    expect(await rows(other.sql, sql`SELECT n, m FROM applied_first`)).toEqual([])
    await other.close()
  })

  it.runIf(onPostgres)('asks again for a table that somebody reads, and keeps nobody waiting behind it', async () => {
    const { folder } = withMore('ALTER TABLE users ADD COLUMN added integer')
    const other = await testDatabase(testBus())
    let migrating: Promise<void> | undefined
    await other.tx(async (tx) => {
      await tx.sql.$count(users)
      migrating = migrate(other.sql, folder)
      // behind a statement that waited without end this would wait for the end of our transaction
      await expect(rows(other.sql, sql`SELECT id FROM users`)).resolves.toEqual([])
      await sleep(2500)
      await expect(rows(other.sql, sql`SELECT id FROM users`)).resolves.toEqual([])
    })
    await migrating
    expect(await rows(other.sql, sql`SELECT added FROM users`)).toEqual([])
    await other.close()
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

  it('sends what was left for the end after the reactions', async () => {
    const found = await db.tx(async (tx) => {
      const heard: unknown[] = []
      tx.last<{ n: number }>(
        { text: `SELECT count(*) AS n FROM users WHERE email = 'late@within.test'`, values: [] },
        (rows) => heard.push(...rows),
      )
      tx.emit('test.happened', { name: 'late' })
      return heard
    })
    expect(found).toEqual([{ n: 1 }])
  })

  it('undoes everything when what was left for the end fails', async () => {
    heard.length = 0
    const failed = db.tx(async (tx) => {
      await tx.sql.insert(users).values(person('too-late@test.test'))
      tx.emit('test.happened', { name: 'too-late' })
      tx.last({ text: 'SELECT 1 / $1::int', values: [0] })
      tx.last({ text: 'SELECT 1', values: [] })
    })
    await expect(failed).rejects.toSatisfy((error) => sqlState(error) === '22012')
    expect(heard).toEqual(['within too-late'])
    expect(await db.sql.$count(users, sql`email LIKE 'too-late@%'`)).toBe(0)
    expect(await db.tx(async () => 'works again')).toBe('works again')
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
    })
    expect(rows).toEqual([{ n: 0 }])
  })

  describe('a long reading', () => {
    const numbers = (to: number) => ({
      text: 'SELECT n FROM generate_series(1, $1::int) n WHERE n % $2::int <> 0 ORDER BY n',
      values: [to, 3],
    })
    const open = async () => {
      const [found] = await rows<{ n: number }>(
        db.sql,
        db.engine === 'pglite'
          ? sql`SELECT count(*) AS n FROM pg_cursors WHERE is_holdable`
          : sql`SELECT count(*) AS n FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
      )
      return found?.n
    }

    it.each([
      [0, []],
      [8, [3, 3]],
      [10, [3, 3, 1]],
    ])('of the numbers to %i comes in order and in pieces', async (to, sizes) => {
      const pieces: { n: number }[][] = []
      for await (const piece of db.stream<{ n: number }>(numbers(to), 3)) pieces.push(piece)
      expect(pieces.map((piece) => piece.length)).toEqual(sizes)
      expect(pieces.flat().map(({ n }) => n)).toEqual([1, 2, 4, 5, 7, 8, 10].filter((n) => n <= to))
      expect(await open()).toBe(0)
    })

    it('shows every row as it stood at the beginning, while others write', async () => {
      const names = { text: `SELECT email FROM users WHERE email LIKE $1 ORDER BY email`, values: ['stream%'] }
      for (let n = 0; n < 5; n++) await db.sql.insert(users).values(person(`stream${n}@test.test`))
      const seen: string[] = []
      for await (const piece of db.stream<{ email: string }>(names, 2)) {
        seen.push(...piece.map(({ email }) => email))
        await db.tx(async (tx) => {
          await tx.sql.insert(users).values(person(`stream${seen.length + 4}@test.test`))
        })
      }
      expect(seen).toHaveLength(5)
    })

    it('left in the middle holds nothing open, and others go on', async () => {
      for (let n = 0; n < 10; n++)
        for await (const piece of db.stream(numbers(100), 3)) {
          expect(await open()).toBe(1)
          if (piece.length > 0) break
        }
      expect(await open()).toBe(0)
      await expect(db.stream({ text: 'SELECT 1 / $1::int', values: [0] }, 3).next()).rejects.toThrow()
      // the connection that failed is closed, which the server hears a moment later
      await expect.poll(open).toBe(0)
      expect(await db.sql.$count(users)).toBeGreaterThan(0)
    })
  })

  // a sleep on PGlite would stop this process
  it.runIf(onPostgres)('reads a piece for which a slow disk takes longer than a request may', async () => {
    const reading = db.stream({ text: 'SELECT pg_sleep($1) IS NULL AS never', values: [8.5] }, 1)
    expect(await reading.next()).toMatchObject({ value: [{ never: false }] })
    await reading.return()
  })

  // PGlite has no connections to lose
  it.runIf(onPostgres)('answers whoever comes first after the process was busy for long', async () => {
    await db.sql.$count(users)
    // asked in the moment in which a connection in use would be given up, before the pool could hear of it
    const answered = new Promise<number>((answer) => setTimeout(() => answer(db.sql.$count(users)), 8200))
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 8500)
    expect(await answered).toBeGreaterThan(0)
  })

  it('hears that an account changed', async () => {
    let tell = (_id: string) => {}
    const told = new Promise<string>((done) => (tell = done))
    await db.listen('account_changed', { onMessage: (id) => tell(id), onMissed: () => undefined })
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

// PGlite listens within the process: there is no connection to lose
describe.runIf(onPostgres)('a listener whose connection is cut', () => {
  const cut = sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'volant listen'`

  it('comes back each time, says that it was away and hears again', async () => {
    const db = await testDatabase()
    const heard: string[] = []
    let missed = 0
    await db.listen('odd "channel"', {
      onMessage: (payload) => heard.push(payload),
      onMissed: () => void (missed += 1),
    })
    for (const round of [1, 2]) {
      await rows(db.sql, cut)
      await expect.poll(() => missed).toBe(round)
      await rows(db.sql, sql`SELECT pg_notify('odd "channel"', ${`round ${round}`})`)
      await expect.poll(() => heard).toContain(`round ${round}`)
    }
    expect(heard).toEqual(['round 1', 'round 2'])
    await db.close()
  })

  it('stops for good with the database, also while it is away', async () => {
    const db = await testDatabase()
    let missed = 0
    await db.listen('quiet', { onMessage: () => undefined, onMissed: () => void (missed += 1) })
    await rows(db.sql, cut)
    await db.close()
    expect(missed).toBe(0)
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
