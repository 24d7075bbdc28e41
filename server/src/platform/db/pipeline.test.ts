import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { canRunPostgres, privatePostgres } from '../../../test/private-services'
import type { PrivateService } from '../../../test/private-services'
import { rowsOfAll } from './pipeline'
import { createTransactions } from './transactions'

const needed = canRunPostgres ? '' : ' (not run: no PostgreSQL on this machine)'
const keep = (n: unknown) => ({ name: 'keep', text: 'INSERT INTO kept (n) VALUES ($1::int) RETURNING n', values: [n] })
const KEPT = { text: 'SELECT n FROM kept ORDER BY n', values: [] }
const divide = (by: number) => ({ name: 'divide', text: 'SELECT 1 / $1::int AS n', values: [by] })
const TWICE = { name: 'twice', text: 'SELECT 2 * $1::int AS n', values: [4] }

describe.runIf(canRunPostgres)(`statements that are answered together${needed}`, () => {
  let server: PrivateService
  let pool: pg.Pool
  /** Sees what was committed. */
  let observer: pg.Pool
  beforeAll(async () => {
    server = await privatePostgres()
    pool = new pg.Pool({ connectionString: server.url, max: 1, pipeline: true })
    // two tests lose their connection
    pool.on('connect', (client) => client.on('error', () => undefined))
    pool.on('error', () => undefined)
    observer = new pg.Pool({ connectionString: server.url, max: 1 })
    await observer.query('CREATE TABLE kept (n int)')
  })
  afterAll(async () => {
    await Promise.all([pool.end(), observer.end()])
    await server.remove()
  })

  async function together(...statements: Parameters<typeof rowsOfAll>[1]): Promise<unknown[][]> {
    const client = await pool.connect()
    try {
      const rows = await rowsOfAll(client, statements)
      client.release()
      return rows
    } catch (error) {
      // as the pool learns of a connection that is gone
      await rowsOfAll(client, []).catch(() => undefined)
      client.release()
      throw error
    }
  }
  const kept = async () => (await observer.query<{ n: number }>(KEPT)).rows.map(({ n }) => n)

  it('have each their rows, and see what those before them wrote', async () => {
    expect(await together(keep(1), TWICE, { text: 'DELETE FROM kept WHERE n = 7', values: [] }, keep(2), KEPT)).toEqual(
      [[{ n: 1 }], [{ n: 8 }], [], [{ n: 2 }], [{ n: 1 }, { n: 2 }]],
    )
  })

  it('happen all or none', async () => {
    const before = await kept()
    await expect(together(keep(3), divide(0), keep(4))).rejects.toThrow('division by zero')
    expect(await kept()).toEqual(before)
  })

  it('are known by their names afterwards, those behind one that failed too', async () => {
    const wrong = { name: 'wrong', text: 'SELECT nothing FROM nowhere', values: [] }
    const behind = { name: 'behind', text: 'SELECT 5 AS n', values: [] }
    await expect(together(TWICE, wrong, behind)).rejects.toThrow('nowhere')
    await expect(together(wrong)).rejects.toThrow('nowhere')
    expect(await together(behind, TWICE, behind, divide(1))).toEqual([[{ n: 5 }], [{ n: 8 }], [{ n: 5 }], [{ n: 1 }]])
  })

  it('happen not at all where the value of one cannot be written', async () => {
    const before = await kept()
    const circular: Record<string, unknown> = {}
    circular['self'] = circular
    await expect(together(keep(5), keep(circular), keep(6))).rejects.toThrow('circular')
    expect(await kept()).toEqual(before)
    expect(await together(keep(7))).toEqual([[{ n: 7 }]])
  })

  it('fail when the connection is lost', async () => {
    const before = await kept()
    const lost = together(keep(8), { text: 'SELECT pg_terminate_backend(pg_backend_pid())', values: [] }, keep(9))
    await expect(lost).rejects.toThrow()
    expect(await kept()).toEqual(before)
  })

  it('are a transaction by themselves where its work asks nothing', async () => {
    const transaction = createTransactions(pool)
    const before = await kept()
    const left = (...statements: readonly ReturnType<typeof keep>[]) =>
      transaction(
        async () => 'done',
        statements.map((statement) => ({ statement, hear: undefined })),
      )
    await expect(left(keep(10), divide(0))).rejects.toThrow('division by zero')
    expect(await kept()).toEqual(before)
    expect(await left(keep(10), keep(11))).toBe('done')
    expect(await kept()).toEqual([...before, 10, 11])
    expect(await left()).toBe('done')
    const gone = { name: 'go', text: 'SELECT pg_terminate_backend(pg_backend_pid()) AS n', values: [] }
    await expect(left(gone)).rejects.toThrow('terminating connection')
    expect(await left(keep(13))).toBe('done')
  })

  it('end a transaction that has begun, or are undone with it', async () => {
    const transaction = createTransactions(pool)
    const before = await kept()
    const work = (by: number) =>
      transaction(async (_sql, ask) => ask(keep(12)), [{ statement: divide(by), hear: undefined }])
    await expect(work(0)).rejects.toThrow('division by zero')
    expect(await kept()).toEqual(before)
    expect(await work(1)).toEqual([{ n: 12 }])
    expect(await kept()).toEqual([...before, 12].toSorted((a, b) => a - b))
  })
})
