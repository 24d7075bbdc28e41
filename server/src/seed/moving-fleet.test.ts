import type { ClientActor, DriverActor } from '@volant/domain/kernel/actor'
import { metresBetween } from '@volant/domain/places/distance'
import { addSeconds } from 'date-fns'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { putAtStatus } from '../../test/delivery-at-status'
import { completeDelivery, createWorld, LYON, NOW, PARIS, rowOf } from '../../test/world'
import type { World } from '../../test/world'
import { positions } from '../tables/tracking'
import { users } from '../tables/users'
import { along, headingAt, nearest } from './deliveries/way'
import { createMovingFleet } from './moving-fleet'

let world: World
let client: ClientActor
let driver: DriverActor
let id: string
const log = { error: vi.fn() }
const fleetOf = () => createMovingFleet({ db: world.db, clock: world.clock, record: world.tracking.record, log })

const trackOf = (delivery = id) =>
  world.db.sql.select().from(positions).where(eq(positions.deliveryId, delivery)).orderBy(asc(positions.recordedAt))
const callHim = (actor: DriverActor, name: string) =>
  world.db.sql.update(users).set({ email: name }).where(eq(users.id, actor.sub))

/** Somewhere on the straight line from Paris to Lyon. */
const between = (part: number) => ({
  latitude: PARIS.latitude + (LYON.latitude - PARIS.latitude) * part,
  longitude: PARIS.longitude + (LYON.longitude - PARIS.longitude) * part,
})

async function seenAt(part: number): Promise<void> {
  await world.db.sql.delete(positions)
  await world.db.sql
    .insert(positions)
    .values({ deliveryId: id, driverId: driver.profileId, recordedAt: NOW, receivedAt: NOW, ...between(part) })
}

beforeAll(async () => {
  world = await createWorld()
  client = await world.make.client(await world.make.organization())
  driver = await world.make.driver()
  id = await completeDelivery(world, client)
})
beforeEach(async () => {
  world.setTime(NOW)
  log.error.mockClear()
  await callHim(driver, 'jean@conducteurs.test')
  await putAtStatus(world.db, id, { status: 'ONGOING', driver })
  await seenAt(0.5)
})
afterAll(() => world.close())

async function driveFor(fleet: ReturnType<typeof fleetOf>, steps: number): Promise<void> {
  for (let step = 1; step <= steps; step += 1) {
    world.setTime(addSeconds(world.clock.now(), 6))
    await fleet.step()
  }
}

describe('the moving fleet', () => {
  it('drives on from where it was seen, towards the arrival, at the pace of a car', async () => {
    const fleet = fleetOf()
    expect(await fleet.find()).toBe(1)
    await driveFor(fleet, 10)
    const track = (await trackOf()).slice(1)
    expect(track).toHaveLength(10)
    const left = track.map((point) => metresBetween(point, LYON))
    expect(left).toEqual(left.toSorted((a, b) => b - a))
    const [first, last] = [track[0], track.at(-1)]
    const kmh = ((first && last ? metresBetween(first, last) : 0) / 54) * 3.6
    expect(kmh).toBeGreaterThan(80)
    // a position is marked as unbelievable from there on
    expect(kmh).toBeLessThan(250)
    expect((await rowOf(world.db, id)).status).toBe('ONGOING')
  })

  it('turns back before it arrives, and jumps nowhere after a pause', async () => {
    await seenAt(0.955)
    const fleet = fleetOf()
    await fleet.find()
    world.setTime(addSeconds(NOW, 3600))
    await fleet.step()
    const [, after] = await trackOf()
    expect(after && metresBetween(after, between(0.955))).toBeLessThan(40_000)
    await driveFor(fleet, 60)
    const left = (await trackOf()).map((point) => metresBetween(point, LYON))
    expect(Math.min(...left)).toBeGreaterThan(10_000)
    expect(left.at(-1)).toBeGreaterThan(Math.min(...left) + 1000)
  })

  it('brings a second vehicle back the other way', async () => {
    const both = await completeDelivery(world, client, 'TWO_WAY_DELIVERY')
    await putAtStatus(world.db, id, { status: 'DELIVERED', driver })
    await putAtStatus(world.db, both, { status: 'SWAP_IN_TRANSIT', driver })
    await world.db.sql
      .insert(positions)
      .values({ deliveryId: both, driverId: driver.profileId, recordedAt: NOW, receivedAt: NOW, ...between(0.5) })
    const fleet = fleetOf()
    expect(await fleet.find()).toBe(1)
    await driveFor(fleet, 5)
    const left = (await trackOf(both)).slice(1).map((point) => metresBetween(point, PARIS))
    expect(left).toEqual(left.toSorted((a, b) => b - a))
    await putAtStatus(world.db, both, { status: 'COMPLETED', driver })
  })

  it('is left by a mission that goes on to its next step', async () => {
    const fleet = fleetOf()
    await fleet.find()
    await putAtStatus(world.db, id, { status: 'PICKUP_CLIENT', driver })
    await driveFor(fleet, 1)
    await putAtStatus(world.db, id, { status: 'DELIVERED', driver })
    await driveFor(fleet, 3)
    const before = (await trackOf()).length
    await putAtStatus(world.db, id, { status: 'ONGOING', driver })
    await driveFor(fleet, 3)
    expect(await trackOf()).toHaveLength(before)
    expect(log.error).not.toHaveBeenCalled()
  })

  it('holds nobody but drivers whom the demo made up', async () => {
    await callHim(driver, 'driver@volant.test')
    expect(await fleetOf().find()).toBe(0)
  })

  it('goes on after a fault, and says it', async () => {
    let faults = 1
    const fleet = createMovingFleet({
      db: world.db,
      clock: world.clock,
      log,
      record: (actor, sent) =>
        faults-- > 0 ? Promise.reject(new Error('no connection')) : world.tracking.record(actor, sent),
    })
    await fleet.find()
    await driveFor(fleet, 2)
    expect(await trackOf()).toHaveLength(2)
    expect(log.error).toHaveBeenCalledOnce()
  })

  it('stands still once it is stopped', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const record = vi.fn(() => Promise.resolve())
    const fleet = createMovingFleet({ db: world.db, clock: world.clock, log, record })
    await fleet.find()
    fleet.start()
    await vi.advanceTimersByTimeAsync(1000)
    expect(record).toHaveBeenCalled()
    await fleet.stop()
    const calls = record.mock.calls.length
    await vi.advanceTimersByTimeAsync(60_000)
    vi.useRealTimers()
    expect(record).toHaveBeenCalledTimes(calls)
  })
})

describe('a way', () => {
  const way = [
    [2, 48],
    [4, 48],
    [4, 46],
  ] as const

  it('is followed by parts', () => {
    expect(along(way, 0.25)).toEqual([3, 48])
    expect(along(way, 2)).toEqual([4, 46])
    expect(nearest(way, [3, 48.1])).toBeCloseTo(0.25, 1)
    expect(nearest(way, [4.1, 47])).toBeCloseTo(0.75, 1)
  })

  it('leads somewhere', () => {
    expect(headingAt(way, 0.25, true)).toBeCloseTo(90)
    expect(headingAt(way, 0.75, true)).toBeCloseTo(180)
    expect(headingAt(way, 0.75, false)).toBeCloseTo(0)
  })
})
