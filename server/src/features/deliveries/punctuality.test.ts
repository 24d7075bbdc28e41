import { punctuality, PUNCTUALITY_STATES } from '@volant/domain/deliveries/punctuality'
import type { PunctualityState } from '@volant/domain/deliveries/punctuality'
import { CANCELLED_GROUP, DELIVERY_TYPES, isIn, STORED_STATUSES } from '@volant/domain/deliveries/statuses'
import type { DeliveryStatus } from '@volant/domain/deliveries/statuses'
import type { AdminActor } from '@volant/domain/kernel/actor'
import { addDays, addMinutes, addSeconds, subDays } from 'date-fns'
import { inArray } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeDelivery, createWorld, insertable, NOW, rowOf } from '../../../test/world'
import type { World } from '../../../test/world'
import { Params } from '../../projections/engine'
import { Random } from '../../seed/random'
import { deliveries } from '../../tables/deliveries'
import { judged, slackOf } from './read/punctuality'
import { punctualityStats } from './read/punctuality-stats'

type Row = typeof deliveries.$inferSelect

const HOW_MANY = 5000
const MOMENTS = 50
const OPEN = STORED_STATUSES.filter((status) => status !== 'COMPLETED' && !isIn(status, CANCELLED_GROUP))

let world: World
let admin: AdminActor
let rows: Row[]
const random = new Random(20_260_615)
const minutes = (from: number, to: number) => addMinutes(NOW, random.int(from, to))
const maybe = <T>(percent: number, value: T) => (random.chance(percent) ? value : null)

/** Two days around now, every status and type, with and without route, sighting and hand-over. */
function drawn(template: typeof deliveries.$inferInsert): typeof deliveries.$inferInsert {
  const status = random.pick(STORED_STATUSES)
  const pickUp = minutes(-1500, 1500)
  const route = random.chance(90)
  return {
    ...template,
    id: uuid(),
    trackingId: uuid(),
    type: random.pick(DELIVERY_TYPES),
    status,
    carPickUpDate: pickUp,
    carDeliveryDeadline: addSeconds(pickUp, random.int(-3600, 100_000)),
    distance: route ? random.int(0, 1_500_000) : null,
    duration: route ? random.int(0, 50_000) : null,
    stepAt: minutes(-1500, 100),
    seenAt: maybe(70, minutes(-200, 0)),
    metresLeft: maybe(80, random.int(0, 900_000)),
    handedOverAt: maybe(70, addSeconds(pickUp, random.int(0, 100_000))),
    completedAt: status === 'COMPLETED' ? addSeconds(pickUp, random.int(0, 120_000)) : null,
    cancelledAt: isIn(status, CANCELLED_GROUP) ? NOW : null,
  }
}

beforeAll(async () => {
  world = await createWorld()
  admin = await world.make.admin(2)
  const client = await world.make.client(await world.make.organization())
  const template = insertable(await rowOf(world.db, await completeDelivery(world, client)))
  await world.db.sql.delete(deliveries)
  const made = Array.from({ length: HOW_MANY }, () => drawn(template))
  for (let from = 0; from < made.length; from += 200)
    await world.db.sql.insert(deliveries).values(made.slice(from, from + 200))
  rows = await world.db.sql.select().from(deliveries)
}, 120_000)
afterAll(() => world.close())

const moments = Array.from({ length: MOMENTS }, (_, index) => addSeconds(NOW, (index - 25) * 3607))

interface Found {
  readonly id: string
  readonly slack: string | number | null
  readonly state: PunctualityState | null
}

async function judgedByDatabase(now: Date): Promise<Found[]> {
  const params = new Params()
  const cases = PUNCTUALITY_STATES.map((state) => `WHEN ${judged('d', [state], params, now)} THEN '${state}'`).join(' ')
  const text = `SELECT d.id, ${slackOf('d', params, now)} AS slack, CASE ${cases} END AS state FROM deliveries d ORDER BY d.id`
  return world.db.prepared<Found>({ text, values: params.values })
}

/** Where database and domain differ, and which verdicts there were. */
async function differences(of: readonly Row[], now: Date) {
  const found = new Map((await judgedByDatabase(now)).map((each) => [each.id, each]))
  const verdicts = of.map((row) => ({ row, verdict: punctuality(row, now), stored: found.get(row.id) }))
  const wrong = verdicts.flatMap(({ row, verdict, stored }) => {
    const slack = stored?.slack === null || stored === undefined ? null : Math.floor(Number(stored.slack) / 60)
    const open = verdict.state === 'LATE' || verdict.state === 'TIGHT' || verdict.state === 'ON_TIME'
    const same = stored?.state === verdict.state && slack === (open ? verdict.slackMinutes : null)
    return same ? [] : [{ status: row.status, type: row.type, verdict, stored }]
  })
  return { wrong: wrong.slice(0, 2), seen: verdicts.map(({ verdict }) => `${verdict.state} ${verdict.basis}`) }
}

describe('what the database and the domain say of punctuality', () => {
  it(`is the same of ${HOW_MANY} deliveries at ${MOMENTS} moments`, async () => {
    const seen = new Set<string>()
    for (const now of moments) {
      const at = await differences(rows, now)
      for (const each of at.seen) seen.add(each)
      expect(at.wrong).toEqual([])
    }
    expect([...seen].toSorted()).toEqual([
      'DONE_LATE ACTUAL',
      'DONE_ON_TIME ACTUAL',
      'LATE DEADLINE',
      'LATE PLAN',
      'LATE POSITION',
      'LATE STALE',
      'LATE STEP',
      'NONE NONE',
      'ON_TIME DEADLINE',
      'ON_TIME PLAN',
      'ON_TIME POSITION',
      'ON_TIME STALE',
      'ON_TIME STEP',
      'TIGHT DEADLINE',
      'TIGHT PLAN',
      'TIGHT POSITION',
      'TIGHT STALE',
      'TIGHT STEP',
    ])
  }, 120_000)
})

describe('the list that has the most urgent first', () => {
  const ID = new Map([['id', new Map()]])
  const page = (now: Date, statuses: readonly DeliveryStatus[], at: number, perPage: number) =>
    world.deliveries.list(
      admin,
      {
        sort: { field: 'punctuality', order: 'asc' },
        filter: { statuses: [...statuses] },
        pagination: { page: at, perPage },
      },
      ID,
      now,
    )

  /** Least slack first; what is handed over last. */
  async function wanted(now: Date, statuses: readonly DeliveryStatus[]) {
    const wide = new Map(
      (await judgedByDatabase(now)).map(({ id, slack }) => [id, slack === null ? Infinity : Number(slack)]),
    )
    const slackOfRow = (id: string) => wide.get(id) ?? Infinity
    return rows
      .filter(({ status }) => statuses.includes(status))
      .map(({ id }) => id)
      .toSorted((a, b) => (slackOfRow(a) === slackOfRow(b) ? (a < b ? -1 : 1) : slackOfRow(a) - slackOfRow(b)))
  }

  it.each([
    ['all that is open', OPEN],
    ['the missions under way', ['PICKUP_DRIVER', 'ONGOING', 'PICKUP_CLIENT', 'DELIVERED'] as const],
    ['the auctions', ['WAITING_FOR_DRIVER'] as const],
  ])('pages through %s', async (_what, statuses) => {
    for (const now of moments.slice(0, 50).filter((_moment, index) => index % 10 === 0)) {
      const all = await wanted(now, statuses)
      for (const [at, perPage] of [
        [0, 10],
        [3, 25],
        [Math.floor(all.length / 100), 100],
      ] as const) {
        const { records, total } = await page(now, statuses, at, perPage)
        expect(records.map(({ id }) => id)).toEqual(all.slice(at * perPage, (at + 1) * perPage))
        expect(total).toBe(all.length)
      }
    }
  })
})

describe('the figures of the last thirty days', () => {
  it('are those that the domain’s verdicts add up to', async () => {
    const stats = await punctualityStats(world.db, admin, addDays(NOW, 1))
    const done = rows.filter(
      ({ status, completedAt }) => status === 'COMPLETED' && completedAt && completedAt >= subDays(NOW, 29),
    )
    const verdicts = done.map((row) => punctuality(row, NOW))
    const late = verdicts.filter(({ state }) => state === 'DONE_LATE').map(({ slackMinutes }) => -(slackMinutes ?? 0))
    expect(late.length).toBeGreaterThan(10)
    expect(stats.all).toMatchObject({ completed: done.length, onTime: done.length - late.length })
    const sorted = late.toSorted((a, b) => a - b)
    expect(
      Math.abs((stats.all.medianLateMinutes ?? 0) - (sorted[Math.floor(sorted.length / 2)] ?? 0)),
    ).toBeLessThanOrEqual(
      1 + (sorted[Math.floor(sorted.length / 2)] ?? 0) - (sorted[Math.floor((sorted.length - 1) / 2)] ?? 0),
    )
    expect(stats.organizations).toMatchObject([{ figures: stats.all }])
    expect(stats.drivers).toEqual([])
  })

  it('are nobody else’s', async () => {
    const stranger = await world.make.client(await world.make.organization())
    expect(await punctualityStats(world.db, stranger, NOW)).toEqual({
      days: 30,
      all: { completed: 0, onTime: 0, medianLateMinutes: null },
      organizations: [],
      drivers: [],
    })
  })
})

// last: it changes the rows that the others read
describe('what the database keeps of punctuality', () => {
  it('is reckoned again by the change of any column that it reads', async () => {
    const some = inArray(
      deliveries.id,
      rows.slice(0, 200).map(({ id }) => id),
    )
    const change = async (set: Partial<Row>) => {
      const changed = await world.db.sql.update(deliveries).set(set).where(some).returning()
      return new Map(changed.map(({ id, bestSlack, lateAfter }) => [id, `${bestSlack} ${lateAfter}`]))
    }
    const again = { bestSlack: 7, lateAfter: 7 }
    let before = await change(again)
    for (const set of [
      { type: 'TWO_WAY_DELIVERY' },
      { stepAt: minutes(-3000, -2000) },
      { carPickUpDate: minutes(-3000, -2000) },
      { carDeliveryDeadline: minutes(-60, 60) },
      { seenAt: minutes(-10, 0) },
      { metresLeft: 41_000 },
      { distance: 77_000 },
      { duration: 7300 },
      { status: 'PICKUP_DRIVER', completedAt: null, cancelledAt: null },
    ] satisfies Partial<Row>[]) {
      const after = await change(set)
      expect(after, JSON.stringify(set)).not.toEqual(before)
      before = await change(again)
      expect(after, JSON.stringify(set)).toEqual(before)
    }
  })
})
