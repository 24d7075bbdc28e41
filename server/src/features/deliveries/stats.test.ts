import { DELIVERY_TYPES } from '@volant/domain/deliveries/statuses'
import type { DeliveryStatus, DeliveryType } from '@volant/domain/deliveries/statuses'
import type { Actor, AdminActor, ClientActor, DriverActor } from '@volant/domain/kernel/actor'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { putAtStatus } from '../../../test/delivery-at-status'
import { completeDelivery, createWorld, NOW } from '../../../test/world'
import type { World } from '../../../test/world'
import { rows } from '../../platform/db/rows'
import { deliveries } from '../../tables/deliveries'
import { monthsByType, outcomes, progress } from './read/stats'

let world: World
let owner: ClientActor
let neighbour: ClientActor
let admin: AdminActor
let driver: DriverActor

interface Past {
  readonly at: string
  readonly type?: DeliveryType
  readonly status?: DeliveryStatus
  readonly deleted?: true
}

/** June in Paris begins on the evening of 31 May, in UTC; winter's months begin an hour later. */
const OWN: readonly Past[] = [
  { at: '2026-06-14T10:00:00Z' },
  { at: '2026-05-31T22:30:00Z', type: 'OKM', status: 'COMPLETED' },
  { at: '2026-05-31T21:30:00Z', type: 'OKM', status: 'COMPLETED' },
  { at: '2025-12-31T23:30:00Z', type: 'TO_RETURN', status: 'CANCELLED_BY_CUSTOMER' },
  { at: '2025-12-31T22:30:00Z', type: 'TO_RETURN', status: 'CANCELLED_BY_ADMIN' },
  { at: '2025-07-01T00:00:00Z', type: 'TWO_WAY_DELIVERY', status: 'CANCELLED_BY_MANDATORY' },
  { at: '2025-06-30T22:30:00Z', type: 'TWO_WAY_DELIVERY' },
  { at: '2025-06-30T21:30:00Z', type: 'TWO_WAY_DELIVERY', status: 'COMPLETED' },
  { at: '2026-06-14T10:00:00Z', status: 'COMPLETED', deleted: true },
]
const FOREIGN: readonly Past[] = [
  { at: '2026-06-01T10:00:00Z', status: 'COMPLETED' },
  { at: '2026-03-01T10:00:00Z', type: 'OKM' },
]

async function happened(actor: ClientActor, { at, type = 'STANDARD', status = 'REQUESTED', deleted }: Past) {
  const id = await completeDelivery(world, actor)
  await putAtStatus(world.db, id, { status, driver: status === 'COMPLETED' ? driver : undefined })
  await world.db.sql
    .update(deliveries)
    .set({ createdAt: new Date(at), type, deletedAt: deleted ? NOW : null })
    .where(eq(deliveries.id, id))
}

beforeAll(async () => {
  world = await createWorld()
  owner = await world.make.client(await world.make.organization())
  neighbour = await world.make.client(await world.make.organization())
  admin = await world.make.admin(3)
  driver = await world.make.driver()
  for (const past of OWN) await happened(owner, past)
  for (const past of FOREIGN) await happened(neighbour, past)
})
afterAll(() => world.close())

const scopeOf = (actor: Actor) => (actor.role === 'CLIENT' ? sql`AND organization_id = ${actor.organizationId}` : sql``)

/** What the rows themselves say of one type and month. */
async function counted(actor: Actor, month: string, type: DeliveryType): Promise<number> {
  const [found] = await rows<{ n: number }>(
    world.db.sql,
    sql`SELECT count(*)::int AS n FROM deliveries WHERE deleted_at IS NULL AND type = ${type}
      AND created_at >= (${`${month}-01`}::timestamp AT TIME ZONE 'Europe/Paris')
      AND created_at < ((${`${month}-01`}::timestamp + interval '1 month') AT TIME ZONE 'Europe/Paris') ${scopeOf(actor)}`,
  )
  return found?.n ?? -1
}

/** Of the twelve months that {@link NOW} is the last of. */
async function endedAs(actor: Actor, like: string): Promise<number> {
  const [found] = await rows<{ n: number }>(
    world.db.sql,
    sql`SELECT count(*)::int AS n FROM deliveries WHERE deleted_at IS NULL AND status LIKE ${like}
      AND created_at >= ('2025-07-01'::timestamp AT TIME ZONE 'Europe/Paris') ${scopeOf(actor)}`,
  )
  return found?.n ?? -1
}

describe.each([
  ['an admin', () => admin],
  ['a client', () => owner],
  ['another organisation', () => neighbour],
] as const)('the statistics of %s', (_who, actorOf) => {
  it('are the twelve months up to this one, each type as the rows count it in Paris', async () => {
    const months = await monthsByType(world.db, actorOf(), NOW)
    const first = ['2025-07', '2025-08', '2025-09', '2025-10', '2025-11', '2025-12']
    const second = ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06']
    expect(months.map(({ x }) => x)).toEqual(first.concat(second))
    for (const { x, y } of months)
      for (const type of DELIVERY_TYPES) expect(y[type], `${x} ${type}`).toBe(await counted(actorOf(), x, type))
  })

  it('go over the year by type and altogether alike', async () => {
    const months = await monthsByType(world.db, actorOf(), NOW)
    for (const type of DELIVERY_TYPES)
      expect(await progress(world.db, actorOf(), type, NOW)).toEqual(months.map(({ x, y }) => ({ x, y: y[type] })))
    const all = months.map(({ x, y }) => ({ x, y: y.STANDARD + y.TO_RETURN + y.TWO_WAY_DELIVERY + y.OKM }))
    expect(await progress(world.db, actorOf(), null, NOW)).toEqual(all)
  })

  it('put every kind of cancelled beside completed', async () => {
    const [cancelled, completed] = [await endedAs(actorOf(), 'CANCELLED%'), await endedAs(actorOf(), 'COMPLETED')]
    expect(await outcomes(world.db, actorOf(), NOW)).toEqual({
      data: [
        { x: 'CANCELLED', y: cancelled },
        { x: 'COMPLETED', y: completed },
      ],
      total: cancelled + completed,
    })
  })
})

describe('a month', () => {
  it('begins at midnight in Paris, summer and winter', async () => {
    const months = new Map((await monthsByType(world.db, owner, NOW)).map(({ x, y }) => [x, y]))
    expect(months.get('2026-06')).toMatchObject({ STANDARD: 1, OKM: 1 })
    expect(months.get('2026-05')).toMatchObject({ OKM: 1 })
    expect(months.get('2026-01')).toMatchObject({ TO_RETURN: 1 })
    expect(months.get('2025-12')).toMatchObject({ TO_RETURN: 1 })
    expect(months.get('2025-07')).toMatchObject({ TWO_WAY_DELIVERY: 2 })
  })

  it('is the next one as soon as Paris says so', async () => {
    const last = async (now: string) => (await monthsByType(world.db, admin, new Date(now))).at(-1)?.x
    expect(await last('2026-06-30T21:59:59Z')).toBe('2026-06')
    expect(await last('2026-06-30T22:00:00Z')).toBe('2026-07')
  })
})

describe('how deliveries ended', () => {
  it('is said of the same year as the months: the one completed a month earlier has left it', async () => {
    expect(await outcomes(world.db, owner, NOW)).toMatchObject({ total: 5 })
    expect(await outcomes(world.db, owner, new Date('2026-05-31T21:00:00Z'))).toMatchObject({ total: 6 })
  })

  it('follows a delivery that is cancelled after all', async () => {
    const ended = async () => (await outcomes(world.db, admin, NOW)).data.map(({ y }) => y)
    const [cancelled, completed] = await ended()
    const id = await completeDelivery(world, owner)
    await putAtStatus(world.db, id, { status: 'COMPLETED', driver })
    expect(await ended()).toEqual([cancelled, (completed ?? 0) + 1])
    await putAtStatus(world.db, id, { status: 'CANCELLED_BY_ADMIN' })
    expect(await ended()).toEqual([(cancelled ?? 0) + 1, completed])
    await world.db.sql.update(deliveries).set({ deletedAt: NOW }).where(eq(deliveries.id, id))
    expect(await ended()).toEqual([cancelled, completed])
  })
})

describe('nobody’s statistics', () => {
  it('are empty', async () => {
    const lost: ClientActor = { ...owner, organizationId: null }
    const months = await monthsByType(world.db, lost, NOW)
    expect(months.every(({ y }) => DELIVERY_TYPES.every((type) => y[type] === 0))).toBe(true)
    expect((await outcomes(world.db, lost, NOW)).total).toBe(0)
  })
})
