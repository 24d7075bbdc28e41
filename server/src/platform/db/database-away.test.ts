import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { canRunPostgres, privatePostgres } from '../../../test/private-services'
import type { PrivateService } from '../../../test/private-services'
import { PASSWORD, openProduct } from '../../../test/product'
import type { Product } from '../../../test/product'
import { users } from '../../tables/users'
import { withoutLimits } from './postgres'

const SOURCES = resolve(import.meta.dirname, '../..')
const LONGEST_WAIT = 10_000
const RECOVERY = { timeout: 30_000, interval: 200 }
const needed = canRunPostgres ? '' : ' (not run: no PostgreSQL on this machine)'

describe('a database that cannot be used at the start', () => {
  const started = (url: string) => withoutLimits(url, async () => 'connected')

  it('is said with the variable that names it', async () => {
    const failed = started('postgres://volant:secret@127.0.0.1:1/volant')
    await expect(failed).rejects.toThrow(/DATABASE_URL.*ECONNREFUSED/)
    await expect(failed).rejects.not.toThrow(/secret/)
    // a name that leads to several addresses
    await expect(started('postgres://volant@localhost:1/volant')).rejects.toThrow(/DATABASE_URL.*ECONNREFUSED/)
  })
})

describe.runIf(canRunPostgres)(`a PostgreSQL that is away${needed}`, () => {
  let server: PrivateService
  let product: Product
  let email = ''
  let callers = 0
  beforeAll(async () => {
    server = await privatePostgres()
    product = await openProduct({ NODE_ENV: 'development', DATABASE_URL: server.url })
    const [user] = await product.db.sql.select().from(users).where(eq(users.id, product.people.A1.sub))
    email = user?.email ?? ''
  })
  afterAll(async () => {
    await product.close()
    await server.remove()
  })

  const inject = async (url: string, payload?: object) => {
    callers += 1
    const started = performance.now()
    const answer = await product.app.http.inject({
      method: payload ? 'POST' : 'GET',
      url,
      remoteAddress: `10.2.${callers >> 8}.${callers & 255}`,
      headers: { authorization: url === '/graphql' ? product.people.A1.token : 'no-token' },
      ...(payload && { payload }),
    })
    const waited = performance.now() - started
    return { status: answer.statusCode, retryAfter: Number(answer.headers['retry-after'] ?? 0), waited }
  }
  const signIn = () => inject('/auth/login-gestion', { username: email, password: PASSWORD })
  const read = () => inject('/graphql', { query: '{ findAllAdmins { total } }' })
  const ready = () => inject('/health/ready')

  async function expectAway(...asked: readonly ReturnType<typeof inject>[]): Promise<void> {
    for (const { status, retryAfter, waited } of await Promise.all(asked)) {
      expect(status).toBe(503)
      expect(retryAfter).toBeGreaterThan(0)
      expect(waited).toBeLessThan(LONGEST_WAIT)
    }
  }
  async function expectBack(): Promise<void> {
    for (const ask of [ready, read, signIn])
      await expect.poll(async () => (await ask()).status, RECOVERY).toBeLessThan(300)
  }

  async function setReadOnly(on: boolean): Promise<void> {
    const client = new pg.Client({ connectionString: server.url, options: '-c default_transaction_read_only=off' })
    await client.connect()
    await client.query(`ALTER SYSTEM SET default_transaction_read_only = ${on ? 'on' : 'off'}`)
    await client.query('SELECT pg_reload_conf()')
    await client.end()
  }

  const PREPARED = [
    ...['SQL_ASCII', 'LATIN1'].map(
      (made) => `CREATE DATABASE ${made} TEMPLATE template0 ENCODING '${made}' LOCALE 'C'`,
    ),
    'CREATE ROLE guest LOGIN',
    'CREATE DATABASE guarded',
  ]

  it('is not used where it has another encoding, nor without rights in it, which is said in a sentence', async () => {
    const client = new pg.Client({ connectionString: server.url })
    await client.connect()
    for (const statement of PREPARED) await client.query(statement)
    await client.end()
    const at = (name: string) => server.url.replace(/postgres$/, name)
    for (const made of ['SQL_ASCII', 'LATIN1'])
      await expect(withoutLimits(at(made.toLowerCase()), async () => 'connected')).rejects.toThrow(
        `The database of DATABASE_URL cannot be used: it was made with the encoding ${made}, and has to have UTF8.`,
      )
    const DATABASE_URL = at('guarded').replace('postgres@', 'guest@')
    const env = {
      PATH: process.env['PATH'],
      NODE_ENV: 'development',
      DATA_DIR: join(tmpdir(), 'volant-guest'),
      DATABASE_URL,
    }
    const admin = ['--email', 'ada@company.fr', '--first-name', 'Ada', '--last-name', 'Martin']
    for (const [program, ...args] of [['main'], ['create-admin', ...admin]]) {
      const { stderr } = spawnSync(process.execPath, ['--import', 'tsx', join(SOURCES, `${program}.ts`), ...args], {
        env,
        encoding: 'utf8',
      })
      expect(stderr).toBe('A statement failed in the database: permission denied for schema public\n')
    }
  })

  it('answers as long as it is there', expectBack)

  it('that only reads is not ready, refuses what writes for a while, and still reads', async () => {
    await setReadOnly(true)
    await expect.poll(async () => (await ready()).status, RECOVERY).toBe(503)
    await expectAway(ready(), signIn())
    expect((await read()).status).toBe(200)
    await setReadOnly(false)
    await expectBack()
  })

  it('that stands still keeps nobody waiting, not even a crowd, and is taken again by itself', async () => {
    let missed = 0
    await product.db.listen('frozen', { onMessage: () => undefined, onMissed: () => void (missed += 1) })
    server.freeze()
    await expectAway(ready(), signIn(), ...Array.from({ length: 60 }, read))
    await expectAway(ready(), signIn(), read())
    // whoever listens notices too, although nobody asks
    server.thaw()
    await expectBack()
    await expect.poll(() => missed, RECOVERY).toBe(1)
  })

  it('that stands still in the middle of work breaks that work off', async () => {
    const work = product.db.tx(async (tx) => {
      await tx.sql.execute(sql`SELECT 1`)
      server.freeze()
      await tx.sql.execute(sql`SELECT 2`)
    })
    await expect(work).rejects.toThrow()
    const reading = product.db.stream({ text: 'SELECT 1', values: [] }, 1).next()
    await expect(reading).rejects.toThrow()
    server.thaw()
    await expectBack()
  })

  it('that is killed and started again fails only what was under way', async () => {
    const under = product.db
      .tx((tx) => tx.sql.execute(sql`SELECT pg_sleep(5)`))
      .then(
        () => 'done',
        () => 'failed',
      )
    await read()
    await server.kill()
    expect(await under).toBe('failed')
    await expectAway(ready(), signIn(), read())
    await server.start()
    await expectBack()
  })
})
