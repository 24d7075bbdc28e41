import type { AdminActor, ClientActor, DriverActor } from '@volant/domain/kernel/actor'
import { addDays, addMinutes } from 'date-fns'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inspectAll } from '../../../test/delivery-at-status'
import { as, completeDelivery, createWorld, dates, DEAL, NOW, rowOf } from '../../../test/world'
import type { World } from '../../../test/world'
import { rows } from '../../platform/db/rows'
import { countsForAdmin, countsForClient } from './read/counts'
import { monthsByType, outcomes, progress } from './read/stats'

let world: World
let clients: ClientActor[]
let admin: AdminActor
let drivers: DriverActor[]
const known: string[] = []

beforeAll(async () => {
  world = await createWorld()
  clients = [
    await world.make.client(await world.make.organization()),
    await world.make.client(await world.make.organization()),
  ]
  admin = await world.make.admin(2)
  drivers = [await world.make.driver(), await world.make.driver()]
})
afterAll(() => world.close())

const pick = <T>(all: readonly T[], n: number): T => all[n % all.length] as T
const deal = () => ({ ...DEAL, ...dates(world.clock.now()) })

/** What somebody may try on some delivery; most of it is refused at any given moment, as in life. */
const ACTS: readonly ((id: string, n: number) => Promise<unknown>)[] = [
  (id) => world.deliveries.confirm(as(admin), id),
  (id) => world.dispatch.allow(as(admin), { id, ...deal() }),
  (id, n) => world.dispatch.assign(as(admin), { id, driverId: pick(drivers, n).profileId, ...deal() }),
  (id, n) => world.dispatch.change(as(admin), { id, driverId: pick(drivers, n).profileId, ...deal() }),
  (id, n) =>
    world.offers.create(as(pick(drivers, n)), {
      deliveryId: id,
      driverId: pick(drivers, n).profileId,
      demandedPrice: 200 + n,
    }),
  (id) => world.deliveries.cancel(as(admin), { id, reason: 'car_not_ready_dirty' }),
  (id) => world.deliveries.setStatus(as(admin), { id, status: 'REQUESTED' }),
  (id) => world.deliveries.setStatus(as(admin), { id, status: 'COMPLETED', reason: 'Done by phone' }),
  (id) => world.deliveries.setStatus(as(admin), { id, status: 'PICKUP_DRIVER', reason: 'Done by phone' }),
  (id) => world.deliveries.setStatus(as(admin), { id, status: 'ONGOING', reason: 'Done by phone' }),
  (id) => world.deliveries.cancelRestitution(as(admin), { id, type: 'STANDARD' }),
  (id) => world.confirmation.sendSms(as(admin), { deliveryId: id, recipient: '+33612345678', message: 'Bonjour' }),
  (id, n) => (n % 5 === 0 ? world.deliveries.remove(as(admin), id) : Promise.resolve()),
]

async function begin(n: number): Promise<void> {
  const id = await completeDelivery(world, pick(clients, n), n % 3 === 0 ? 'TWO_WAY_DELIVERY' : 'STANDARD')
  await inspectAll(world.db, id)
  known.push(id)
}

/** The kept counters against a count of the rows themselves. */
async function expectExactCounters(): Promise<void> {
  const [statuses, months, ended, offers] = await Promise.all([
    rows<{ drift: number }>(
      world.db.sql,
      sql`SELECT count(*) AS drift FROM (SELECT status, sum(n)::int AS n FROM delivery_status_counts GROUP BY status) k
        FULL JOIN (SELECT status, count(*)::int AS n FROM deliveries WHERE deleted_at IS NULL GROUP BY status) d USING (status)
        WHERE coalesce(k.n, 0) <> coalesce(d.n, 0)`,
    ),
    rows<{ drift: number }>(
      world.db.sql,
      sql`SELECT count(*) AS drift FROM (SELECT month, type, sum(n)::int AS n FROM delivery_month_counts, LATERAL (VALUES
          ('STANDARD', standard), ('TO_RETURN', to_return), ('TWO_WAY_DELIVERY', two_way_delivery), ('OKM', okm)) AS of_type (type, n) GROUP BY 1, 2) k
        FULL JOIN (SELECT date_trunc('month', created_at AT TIME ZONE 'Europe/Paris')::date AS month, type, count(*)::int AS n
          FROM deliveries WHERE deleted_at IS NULL GROUP BY 1, 2) d USING (month, type)
        WHERE coalesce(k.n, 0) <> coalesce(d.n, 0)`,
    ),
    rows<{ drift: number }>(
      world.db.sql,
      sql`SELECT count(*) AS drift FROM (SELECT month, sum(completed)::int AS completed, sum(cancelled)::int AS cancelled FROM delivery_month_counts GROUP BY 1) k
        FULL JOIN (SELECT date_trunc('month', created_at AT TIME ZONE 'Europe/Paris')::date AS month,
            count(*) FILTER (WHERE status = 'COMPLETED')::int AS completed, count(*) FILTER (WHERE status LIKE 'CANCELLED%')::int AS cancelled
          FROM deliveries WHERE deleted_at IS NULL GROUP BY 1) d USING (month)
        WHERE (coalesce(k.completed, 0), coalesce(k.cancelled, 0)) <> (coalesce(d.completed, 0), coalesce(d.cancelled, 0))`,
    ),
    rows<{ drift: number }>(
      world.db.sql,
      sql`SELECT count(*) AS drift FROM deliveries d WHERE pending_offers <> (SELECT count(*) FROM offers o
        WHERE o.delivery_id = d.id AND o.status = 'PENDING') OR offers_count <> (SELECT count(*) FROM offers o WHERE o.delivery_id = d.id)`,
    ),
  ])
  expect([statuses, months, ended, offers].flat()).toEqual(Array(4).fill({ drift: 0 }))
}

describe('the counters', () => {
  it('are exact after any walk through the lifecycle', async () => {
    for (let n = 0; n < 12; n++) await begin(n)
    const act = fc.tuple(fc.nat(ACTS.length - 1), fc.nat(11), fc.nat(40))
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 20, maxLength: 40 }), async (walk) => {
        let done = 0
        for (const [which, whom, n] of walk) {
          const tried = pick(ACTS, which)(pick(known, whom), n)
          await tried.then(
            () => (done += 1),
            (error: { code?: string }) => expect(error.code).toMatch(/CONFLICT|NOT_FOUND|BAD_USER_INPUT/),
          )
        }
        expect(done).toBeGreaterThan(0)
        await expectExactCounters()
      }),
      { numRuns: 8, seed: 20_260_615, endOnFailure: true },
    )
  })

  it('are exact when many act at once', async () => {
    for (let n = 12; n < 18; n++) await begin(n)
    const acts = Array.from({ length: 60 }, (_, n) => pick(ACTS, n * 7)(pick(known, n * 5), n))
    const results = await Promise.allSettled(acts)
    expect(results.some(({ status }) => status === 'fulfilled')).toBe(true)
    await expectExactCounters()
  })
})

describe('the figure on a tab', () => {
  const ADMIN_FIGURES = {
    REQUESTED: 'requestedCount',
    CONFIRMED: 'confirmedCount',
    ONGOING: 'onGoingCount',
    WAITING_FOR_DRIVER: 'waitingDriverCount',
    SET: 'setCount',
    ALERT: 'alertCount',
    COMPLETED: 'deliveredCount',
    CANCELLED: 'cancelledCount',
  } as const
  const CLIENT_FIGURES = {
    REQUESTED: 'requested',
    CONFIRMED: 'confirmed',
    ONGOING: 'onGoing',
    COMPLETED: 'delivered',
    CANCELLED: 'cancelled',
  } as const
  const id = new Map([['id', new Map()]])
  const most = { page: 0, perPage: 1000 }

  it('is the total of its list and the number of its rows, for admins', async () => {
    for (const now of [NOW, addMinutes(addDays(NOW, 3), -60), addDays(NOW, 4)]) {
      const counts = await countsForAdmin(world.db, admin, now)
      for (const [tab, figure] of Object.entries(ADMIN_FIGURES) as [keyof typeof ADMIN_FIGURES, 'setCount'][]) {
        const page = await world.deliveries.list(admin, { filter: { tab }, pagination: most }, id, now)
        expect([page.total, page.records.length], tab).toEqual([counts[figure], counts[figure]])
      }
    }
    const all = await world.deliveries.list(admin, { pagination: most }, id, NOW)
    expect(all.total).toBe(all.records.length)
  })

  it('and for clients, of their own organisation', async () => {
    for (const client of clients) {
      const counts = await countsForClient(world.db, client)
      for (const [tab, figure] of Object.entries(CLIENT_FIGURES) as [keyof typeof CLIENT_FIGURES, 'requested'][]) {
        const page = await world.deliveries.list(client, { filter: { tab }, pagination: most }, id, NOW)
        expect([page.total, page.records.length], tab).toEqual([counts[figure], counts[figure]])
      }
      const all = await world.deliveries.list(client, { pagination: most }, id, NOW)
      expect(Object.values(counts).reduce((sum, n) => sum + n, 0)).toBe(all.total)
    }
  })

  it('adds up to the same in the statistics', async () => {
    const [months, all, ended] = await Promise.all([
      monthsByType(world.db, admin, NOW),
      progress(world.db, admin, null, NOW),
      outcomes(world.db, admin, NOW),
    ])
    const counts = await countsForAdmin(world.db, admin, NOW)
    const { total } = await world.deliveries.list(admin, {}, id, NOW)
    expect(months).toHaveLength(12)
    expect(all.at(-1)).toEqual({ x: '2026-06', y: total })
    expect(ended).toMatchObject({ total: counts.cancelledCount + counts.deliveredCount })
    const own = await Promise.all(clients.map((client) => progress(world.db, client, null, NOW)))
    expect(own.reduce((sum, each) => sum + (each.at(-1)?.y ?? 0), 0)).toBe(total)
  })
})

describe('one delivery', () => {
  it('has as many log rows as versions', async () => {
    for (const at of known.slice(0, 6)) {
      const { version } = await rowOf(world.db, at)
      const [found] = await rows<{ n: number; last: number }>(
        world.db.sql,
        sql`SELECT count(*) AS n, max(version) AS last FROM delivery_logs WHERE delivery_id = ${at}`,
      )
      expect(found).toEqual({ n: version, last: version })
    }
  })
})
