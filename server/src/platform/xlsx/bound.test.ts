import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openProduct } from '../../../test/product'
import type { Product } from '../../../test/product'
import { rows } from '../db/rows'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const insert = (statement: SQL) => rows(product.db.sql, statement)
const N = sql`generate_series(1, 1000) AS n`
// in steps: on a busy machine ten thousand at once take longer than a statement may
async function tenTimes(statement: () => SQL): Promise<void> {
  for (let step = 0; step < 10; step += 1) await insert(statement())
}

const users = (role: string, rank: number) =>
  sql`INSERT INTO users (id, email, role, rank, status, password_hash)
    SELECT gen_random_uuid(), gen_random_uuid() || '@b.test', ${role}, ${rank}::int, 'CONFIRMED', 'x' FROM ${N} RETURNING id`

const LISTS: Record<string, { url: string; body: object; one: () => SQL }> = {
  drivers: {
    url: '/drivers/downloadXlsx',
    body: {},
    one: () => sql`WITH made AS (${users('DRIVER', 0)})
      INSERT INTO drivers (id, user_id, first_name, last_name) SELECT gen_random_uuid(), id, 'A', 'B' FROM made`,
  },
  clients: {
    url: '/clients/downloadXlsx',
    body: {},
    one: () => sql`WITH made AS (${users('CLIENT', 6)})
      INSERT INTO clients (id, user_id, organization_id, first_name, last_name)
      SELECT gen_random_uuid(), id, ${product.organization}, 'A', 'B' FROM made`,
  },
  organisations: {
    url: '/organization/downloadXlsx',
    body: {},
    one: () =>
      sql`INSERT INTO organizations (id, name, slug) SELECT gen_random_uuid(), 'O', gen_random_uuid()::text FROM ${N}`,
  },
  payments: {
    url: '/invoice/download-delivery-payments-xlsx',
    body: { tab: 'subscription' },
    one: () => sql`INSERT INTO subscription_payments (id, driver_id, tier, month, amount_cents, status)
      SELECT gen_random_uuid(), ${product.people.DS.profileId}, 'REGULAR', '2026-01', 1, 'CANCELLED' FROM ${N}`,
  },
  'the security log': {
    url: '/upkeep/security-log/downloadXlsx',
    body: {},
    one: () => sql`INSERT INTO security_log (id, kind) SELECT gen_random_uuid(), 'logout' FROM ${N}`,
  },
}

describe.each(Object.entries(LISTS))('the workbook of %s', (_list, { url, body, one }) => {
  it('holds ten thousand rows; more are refused before the first byte, and nobody is written down', async () => {
    const { token } = product.people.A1
    const taken = () => insert(sql`SELECT 1 FROM security_log WHERE kind = 'export.made'`)
    expect((await product.call('POST', url, { token, body })).status).toBe(201)
    await tenTimes(one)
    await insert(one())
    const before = (await taken()).length
    const answer = await product.call('POST', url, { token, body })
    expect([answer.status, answer.body.fields]).toEqual([400, [{ path: 'rows', code: 'outOfRange' }]])
    expect(await taken()).toHaveLength(before)
  })
})
