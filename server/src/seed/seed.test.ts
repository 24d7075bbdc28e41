import { TAB_NAMES, TABS } from '@volant/domain/deliveries/tabs'
import type { DeliveryTab } from '@volant/domain/deliveries/tabs'
import { STORED_STATUSES } from '@volant/domain/deliveries/statuses'
import { sql } from 'drizzle-orm'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readRows } from '../../test/all-rows'
import type { Rows } from '../../test/all-rows'
import { testDatabase } from '../../test/database'
import { actorOf, readAll } from '../../test/reading'
import type { Ask } from '../../test/reading'
import { buildApp } from '../app'
import type { App } from '../app'
import { readConfig } from '../config'
import { rows } from '../platform/db/rows'
import { createLogger } from '../platform/log/logger'
import { DELIVERY_MIX, scaled } from './deliveries/delivery-mix'
import { seedDemo } from './demo'
import { INVARIANTS } from './invariants.testing'
import { DEMO_PASSWORD } from './people/account'

const folder = mkdtempSync(join(tmpdir(), 'volant-demo-'))
const now = new Date()
let app: App
let again: boolean

beforeAll(async () => {
  const config = readConfig({ NODE_ENV: 'development', DEMO: '1', DATA_DIR: folder })
  app = await buildApp(config, {
    database: testDatabase,
    log: createLogger('error'),
    async prepare(services) {
      const secrets = { secret: config.AUTH_SECRET, publicUrl: config.PUBLIC_URL }
      const parts = { ...services, ...secrets, now, courses: scaled(DELIVERY_MIX, 0.05) }
      await seedDemo(parts)
      again = await seedDemo(parts)
    },
  })
  await app.http.ready()
}, 240_000)

afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const find = <T>(text: string) => rows<T>(app.db.sql, sql.raw(text))
const listed = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ')

async function countOf(tab: DeliveryTab, where = 'true'): Promise<number> {
  const { statuses, alert }: { statuses: readonly string[]; alert?: true } = TABS.ADMIN[tab]
  const urgent = alert ? `pending_offers = 0 AND car_delivery_deadline <= now() + interval '2 hours'` : 'true'
  const [row] = await find<{ n: number }>(
    `SELECT count(*)::int AS n FROM deliveries WHERE deleted_at IS NULL AND status IN (${listed(statuses)}) AND ${urgent} AND ${where}`,
  )
  return row?.n ?? 0
}

describe('the demo', () => {
  it.each(Object.entries(INVARIANTS))('%s', async (_rule, query) => {
    expect(await find(query)).toEqual([])
  })

  it('shows every stored status', async () => {
    const found = await find<{ status: string }>('SELECT DISTINCT status FROM deliveries')
    expect(found.map(({ status }) => status).toSorted()).toEqual(STORED_STATUSES.toSorted())
  })

  it('shows every type, category, option and country', async () => {
    const [all] = await find<Record<string, string[]>>(
      `SELECT array_agg(DISTINCT type) AS types, array_agg(DISTINCT category) AS categories,
       (SELECT array_agg(DISTINCT o) FROM deliveries, unnest(services) o) AS options,
       (SELECT array_agg(DISTINCT c) FROM deliveries, unnest(countries) c) AS countries FROM deliveries`,
    )
    expect(all?.['types']).toHaveLength(4)
    expect(all?.['categories']).toHaveLength(3)
    expect(all?.['options']).toHaveLength(3)
    expect(all?.['countries']?.toSorted()).toEqual(['BE', 'DE', 'FR', 'LU', 'MC'])
  })

  it('fills every tab of the office and of the known organisation', async () => {
    const own = `organization_id = (SELECT id FROM organizations WHERE slug = 'horizon-autos')`
    const counts = await Promise.all(
      TAB_NAMES.map(async (tab) => ({ tab, all: await countOf(tab), own: await countOf(tab, own) })),
    )
    process.stdout.write(`${counts.map(({ tab, all, own: mine }) => `${tab} ${all} (${mine})`).join(', ')}\n`)
    expect(counts.filter(({ all, own: mine }) => all === 0 || mine === 0)).toEqual([])
  })

  it('has work for the drivers that the read-me names, and nobody in their way', async () => {
    for (const email of ['driver@volant.test', 'driver2@volant.test']) {
      const [work] = await find<Record<string, number>>(
        `SELECT count(*) FILTER (WHERE d.status = 'SET' AND d.car_pick_up_date < now() + interval '4 hours')::int AS today,
         count(*) FILTER (WHERE d.status = 'COMPLETED')::int AS done,
         count(*) FILTER (WHERE d.status IN ('PICKUP_DRIVER', 'ONGOING', 'PICKUP_CLIENT', 'DELIVERED'))::int AS moving,
         (SELECT count(*)::int FROM offers o WHERE o.driver_id = r.id AND o.status = 'PENDING') AS bids
         FROM drivers r JOIN users u ON u.id = r.user_id LEFT JOIN deliveries d ON d.selected_driver_id = r.id
         WHERE u.email = '${email}' GROUP BY r.id`,
      )
      expect(work).toMatchObject({ today: 1, moving: 0 })
      expect(work?.['bids']).toBeGreaterThan(0)
    }
  })

  it('leaves a fresh track behind everybody who drives, but for one whose telephone is off', async () => {
    const silent = await find<{ late: boolean }>(
      `SELECT d.best_slack < 0 AS late FROM deliveries d WHERE d.status IN ('PICKUP_DRIVER', 'ONGOING', 'PICKUP_CLIENT', 'SWAP_IN_TRANSIT')
       AND NOT EXISTS (SELECT FROM positions p WHERE p.delivery_id = d.id AND p.recorded_at > d.updated_at - interval '1 day'
       AND p.recorded_at > '${now.toISOString()}'::timestamptz - interval '2 minutes')`,
    )
    expect(silent).toEqual([{ late: true }])
  })

  it('has three missions on the road that need a hand before everything else', async () => {
    const urgent = await find<{ status: string; slack: number }>(
      `SELECT d.status, least(d.best_slack, d.late_after - extract(epoch FROM '${now.toISOString()}'::timestamptz))::int AS slack
       FROM deliveries d WHERE d.deleted_at IS NULL AND d.late_after IS NOT NULL ORDER BY slack LIMIT 5`,
    )
    expect(urgent.slice(0, 3).map(({ status }) => status)).toEqual(['ONGOING', 'ONGOING', 'ONGOING'])
    expect(urgent[3]?.slack).toBeGreaterThan((urgent[2]?.slack ?? 0) + 300)
  })

  it('has problems that drivers reported, seen and not seen, and missions given back with a reason', async () => {
    const reported = await find(
      `SELECT p.kind, d.status, p.seen_at > p.captured_at AS seen FROM mission_problems p
       JOIN deliveries d ON d.id = p.delivery_id AND d.selected_driver_id = p.driver_id ORDER BY p.captured_at`,
    )
    expect(reported).toEqual([
      { kind: 'car_not_ready_dirty', status: 'SET', seen: true },
      { kind: 'delay', status: 'ONGOING', seen: null },
    ])
    const [given] = await find<{ n: number }>(
      `SELECT count(*)::int AS n FROM deliveries d JOIN delivery_logs l ON l.delivery_id = d.id
       WHERE d.status = 'WAITING_FOR_DRIVER' AND l.action = 'WITHDRAW' AND l.reason IS NOT NULL`,
    )
    expect(given?.n).toBeGreaterThan(0)
  })

  it('has expenses that the office decided on, and some that it has still to see', async () => {
    const declared = await find(
      `SELECT e.kind, e.state, d.status, p.status AS payment, f.owner_sub = r.user_id AS own FROM expenses e
       JOIN drivers r ON r.id = e.driver_id JOIN deliveries d ON d.id = e.delivery_id AND d.selected_driver_id = r.id
       JOIN files f ON f.key = e.photo_key LEFT JOIN payments p ON p.delivery_id = d.id ORDER BY e.captured_at`,
    )
    const finished = { status: 'COMPLETED', payment: 'PENDING', own: true }
    const road = { status: 'ONGOING', payment: null, own: true }
    expect(declared).toEqual([
      { kind: 'parking', state: 'APPROVED', ...finished },
      { kind: 'other', state: 'REFUSED', ...finished },
      { kind: 'return_ticket', state: 'DECLARED', ...finished },
      { kind: 'fuel', state: 'DECLARED', ...road },
      { kind: 'toll', state: 'DECLARED', ...road },
    ])
  })

  it.each(['superadmin@volant.test', 'member@horizon-autos.test', 'owner@nordmobile.test', 'candidate@volant.test'])(
    'lets %s sign in',
    async (username) => {
      const payload = { username, password: DEMO_PASSWORD }
      const { statusCode } = await app.http.inject({ method: 'POST', url: '/auth/login-gestion', payload })
      expect(statusCode).toBe(201)
    },
  )

  it('is told once', () => {
    expect(again).toBe(false)
  })
})

describe('the demo as each person reads it', () => {
  let rows: Rows
  beforeAll(async () => {
    rows = await readRows(app.db)
  })

  /** @param ip of one's own: sign-ins are counted by address */
  async function signIn(username: string, ip: string): Promise<Ask> {
    const post = (url: string, payload: object, authorization = 'no-token') =>
      app.http.inject({ method: 'POST', url, payload, remoteAddress: ip, headers: { authorization } })
    const signedIn = await post('/auth/login-gestion', { username, password: DEMO_PASSWORD })
    const { AuthenticationResult }: { AuthenticationResult: { IdToken: string } } = signedIn.json()
    return async (query, variables) => {
      const answer = await post('/graphql', { query, variables }, AuthenticationResult.IdToken)
      const body: { data?: unknown } = answer.json()
      return { status: answer.statusCode, text: answer.body, body }
    }
  }

  it.each([
    ['superadmin@volant.test', 200],
    ['maintainer@volant.test', 200],
    ['support@volant.test', 200],
    ['owner@horizon-autos.test', 20],
    ['manager@horizon-autos.test', 20],
    ['member@horizon-autos.test', 20],
    ['owner@nordmobile.test', 20],
    ['driver@volant.test', 20],
    ['driver2@volant.test', 20],
    ['candidate@volant.test', 0],
  ])('%s is answered each field of each type with what stands in the row, or nothing', async (email, atLeast) => {
    const sub = rows.users.find((user) => user.email === email)?.id ?? ''
    const ask = await signIn(email, `10.2.0.${email.length}`)
    const { faults, read } = await readAll(ask, { actor: actorOf(rows, sub), rows })
    expect(faults.slice(0, 40), `${faults.length} faults`).toEqual([])
    expect(read).toBeGreaterThan(atLeast)
  })
})
