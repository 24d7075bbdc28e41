import { setImmediate, setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { canRunPostgres, privatePostgres } from '../../../test/private-services'
import type { PrivateService } from '../../../test/private-services'
import { createBatches } from './batches'

const needed = canRunPostgres ? '' : ' (not run: no PostgreSQL on this machine)'
const MOST = 6
const WHO = { name: 'who', text: 'SELECT pg_backend_pid() AS pid', values: [] }
const sleeping = (seconds: number) => ({
  name: 'sleep',
  text: 'SELECT pg_backend_pid() AS pid FROM pg_sleep($1)',
  values: [seconds],
})

describe.runIf(canRunPostgres)(`statements outside of transactions${needed}`, () => {
  let server: PrivateService
  let pool: pg.Pool
  let ask: ReturnType<typeof createBatches>
  beforeAll(async () => {
    server = await privatePostgres()
    pool = new pg.Pool({ connectionString: server.url, max: MOST, pipeline: true })
    ask = createBatches(pool, MOST)
  })
  afterAll(async () => {
    await pool.end()
    await server.remove()
  })

  const connectionsOf = async (answers: readonly Promise<unknown[]>[]) =>
    new Set((await Promise.all(answers)).map(([row]) => JSON.stringify(row))).size
  /** By as many callbacks, as the requests that one turn reads from their connections. */
  const inOneTurn = (count: number) =>
    Array.from({ length: count }, () => setImmediate().then(() => ask(sleeping(0.02))))

  it('leave on one connection when one turn asks them', async () => {
    expect(await connectionsOf(inOneTurn(8))).toBe(1)
  })

  it('leave on another one too when one turn asks more', async () => {
    expect(await connectionsOf(inOneTurn(16))).toBe(2)
  })

  it('find another connection when all those usually used are at work for long', async () => {
    const slow: Promise<string>[] = []
    for (let count = 0; count < 4; count++) {
      slow.push(ask(sleeping(1)).then(() => 'slow'))
      await setTimeout(50)
    }
    expect(await Promise.race([ask(WHO).then(() => 'quick'), ...slow])).toBe('quick')
    await Promise.all(slow)
  })

  it('leave a connection that has planned many texts, which its pool replaces', async () => {
    const [first] = await ask(WHO)
    for (let n = 0; n < 800; n += 1) await ask({ name: `made up ${n}`, text: `SELECT ${n}`, values: [] })
    const pids = new Set((await Promise.all(inOneTurn(32))).flat().map((row) => JSON.stringify(row)))
    expect(pids).not.toContain(JSON.stringify(first))
    const plans = `SELECT count(*)::int AS n FROM pg_prepared_statements`
    expect(await ask({ name: 'plans', text: plans, values: [] })).toEqual([{ n: expect.toSatisfy((n) => n < 100) }])
  })

  it('fail alone, and the next one is answered', async () => {
    const asked = [ask(WHO), ask({ name: 'wrong', text: 'SELECT 1 / $1::int AS n', values: [0] }), ask(WHO)]
    const outcomes = await Promise.allSettled(asked)
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await ask(WHO)).toHaveLength(1)
  })
})
