import { occupation } from '@volant/domain/deliveries/overlap'
import { daysOffDuring, isOutsideRadius } from '@volant/domain/drivers/availability'
import type { AdminActor, DriverActor } from '@volant/domain/kernel/actor'
import { addDays, addHours, format } from 'date-fns'
import { eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { as, completeDelivery, createWorld, dates, DEAL, LYON, NOW, PARIS, rowOf } from '../../../test/world'
import type { World } from '../../../test/world'
import { deliveries } from '../../tables/deliveries'
import { driverDaysOff, drivers } from '../../tables/drivers'
import { createDriverReads } from '../drivers/read/drivers'
import { driverIn } from './drivers.testing'
import { createSuggestions } from './service/suggestions'
import type { SuggestDrivers } from './service/suggestions'

const ORLEANS = { ...PARIS, city: 'Orléans', latitude: 47.9029, longitude: 1.9039 }
const day = (offset: number) => format(addDays(NOW, offset), 'yyyy-MM-dd')

let world: World
let admin: AdminActor
let suggest: SuggestDrivers
/** From Paris to Lyon, in two days and for one. */
let asked: string

beforeAll(async () => {
  world = await createWorld()
  admin = await world.make.admin(3)
  suggest = createSuggestions(world)
  asked = await completeDelivery(world, await world.make.client(await world.make.organization()))
})
beforeEach(async () => {
  // whom the test before left behind is suggested to nobody
  await world.db.sql.update(drivers).set({ confirmedByAlb: false, disabled: false, rejectedByAlb: true })
})
afterAll(() => world.close())

const ids = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id)
const ask = (more: Partial<Parameters<SuggestDrivers>[1]> = {}) =>
  suggest(admin, { deliveryId: asked, limit: 50, ...more })

async function away({ profileId: driverId }: DriverActor, firstDay: string, lastDay: string) {
  const period = { id: uuid(), firstDay, lastDay }
  await world.db.sql.insert(driverDaysOff).values({ driverId, ...period })
  return period
}

describe('days off', () => {
  it('stand in the way with their dates, the first that the delivery touches', async () => {
    const driver = await driverIn(world, PARIS)
    const there = await driverIn(world, LYON)
    await away(driver, day(20), day(21))
    const second = await away(driver, day(3), day(9))
    const first = await away(driver, day(2), day(2))
    expect(await ask()).toMatchObject({
      available: [{ id: there.profileId, daysOff: null }],
      unavailable: [{ id: driver.profileId, obstacle: 'DAYS_OFF', daysOff: first }],
    })
    await world.db.sql.delete(driverDaysOff).where(eq(driverDaysOff.id, first.id))
    expect((await ask()).unavailable).toMatchObject([{ daysOff: second }])
    await world.db.sql.delete(driverDaysOff).where(eq(driverDaysOff.id, second.id))
    expect(ids((await ask()).available)).toEqual([driver.profileId, there.profileId])
  })

  it('come second to a mission of theirs, and before a permit that ends', async () => {
    const driver = await driverIn(world, PARIS, { drivingPermitDueDate: NOW })
    await away(driver, day(1), day(5))
    expect((await ask()).unavailable).toMatchObject([{ obstacle: 'DAYS_OFF' }])
    const mission = await completeDelivery(world, await world.make.client(await world.make.organization()))
    const office = await world.make.admin()
    await world.dispatch.assign(as(office), { id: mission, ...DEAL, ...dates(NOW), driverId: driver.profileId })
    expect((await ask()).unavailable).toMatchObject([{ obstacle: 'OVERLAP', daysOff: { firstDay: day(1) } }])
  })

  it('stand in the way exactly where the domain says so', async () => {
    const periods = new Map<string, Awaited<ReturnType<typeof away>>[]>()
    for (const [first, length] of [
      [-3, 3],
      [0, 0],
      [1, 0],
      [1, 2],
      [2, 0],
      [2, 5],
      [4, 1],
    ] as const) {
      const driver = await driverIn(world, PARIS)
      const own = [await away(driver, day(first), day(first + length))]
      // an hour before midnight in Paris begins no day of theirs
      if (length === 0) own.push(await away(driver, day(first + 2), day(first + 2)))
      periods.set(driver.profileId, own)
    }
    const row = await rowOf(world.db, asked)
    for (let hour = -30; hour < 100; hour += 5) {
      const span = { carPickUpDate: addHours(NOW, hour), carDeliveryDeadline: addHours(NOW, hour + (hour % 7)) }
      const held = occupation({ ...row, ...span }, new Date(0))
      const wanted = [...periods].flatMap(([id, own]) => {
        const found = held && daysOffDuring(own, held)
        return found ? [[id, found.id]] : []
      })
      const { unavailable } = await ask(span)
      const found = unavailable.map(({ id, daysOff }) => [id, daysOff?.id])
      expect(found.toSorted(), `at ${hour}`).toEqual(wanted.toSorted())
    }
  }, 60_000)

  it('keep a driver out of those who are free in the list of the planning', async () => {
    const [gone, there] = [await driverIn(world, PARIS), await driverIn(world, PARIS)]
    await away(gone, day(3), day(4))
    const reads = createDriverReads(world.db, world.clock, (key) => key)
    const free = async (freeFrom: string, freeTo: string) => {
      const filter = { state: 'ACCEPTED' as const, freeFrom, freeTo }
      return ids(
        (await reads.list(admin, { filter }, new Map([['id', new Map()]]))).records.map(({ id = '' }) => ({ id })),
      )
    }
    const both = [there.profileId, gone.profileId].toSorted()
    expect(await free('2026-06-17T22:00:00Z', '2026-06-18T10:00:00Z')).toEqual([there.profileId])
    expect((await free('2026-06-16T22:00:00Z', '2026-06-17T21:59:00Z')).toSorted()).toEqual(both)
    expect((await free('2026-06-19T22:00:00Z', '2026-06-20T10:00:00Z')).toSorted()).toEqual(both)
  })
})

describe('the radius', () => {
  it('leaves whoever lives further where they are listed, says so and gives no points for the distance', async () => {
    const near = await driverIn(world, ORLEANS, { radiusKm: 200 })
    const far = await driverIn(world, ORLEANS, { radiusKm: 100 })
    const nowhere = await driverIn(world, null, { radiusKm: 10 })
    const { available } = await ask()
    const found = new Map(available.map((each) => [each.id, each]))
    expect(found.get(near.profileId)?.reasons).not.toContain('OUTSIDE_RADIUS')
    expect(found.get(far.profileId)).toMatchObject({ radiusKm: 100, obstacle: null })
    expect(found.get(far.profileId)?.reasons).toContain('OUTSIDE_RADIUS')
    expect(found.get(far.profileId)?.distance).toBe(found.get(near.profileId)?.distance)
    expect(found.get(nowhere.profileId)?.reasons).not.toContain('OUTSIDE_RADIUS')
    expect(found.get(far.profileId)?.score).toBeLessThan(found.get(near.profileId)?.score ?? 0)
  })

  it('is measured from home, not from where a mission leaves them', async () => {
    const gone = await driverIn(world, PARIS, { radiusKm: 50 })
    const office = await world.make.admin()
    const mission = await completeDelivery(world, await world.make.client(await world.make.organization()))
    await world.dispatch.assign(as(office), { id: mission, ...DEAL, ...dates(NOW), driverId: gone.profileId })
    const [carPickUpDate, carDeliveryDeadline] = [addHours(NOW, 30), addHours(NOW, 40)]
    await world.db.sql.update(deliveries).set({ carPickUpDate, carDeliveryDeadline }).where(eq(deliveries.id, mission))
    const [found] = (await ask()).available
    expect(found).toMatchObject({ id: gone.profileId, city: 'Lyon' })
    expect(found?.reasons).not.toContain('OUTSIDE_RADIUS')
  })

  it('leaves out whom the domain would', async () => {
    const homes = [PARIS, ORLEANS, LYON]
    const known: { id: string; home: typeof PARIS; radiusKm: number }[] = []
    for (const home of homes)
      for (const radiusKm of [10, 130, 140, 450, 470, 1000])
        known.push({ id: (await driverIn(world, home, { radiusKm })).profileId, home, radiusKm })
    const { available } = await ask()
    expect(available).toHaveLength(known.length)
    const outside = available.filter(({ reasons }) => reasons.includes('OUTSIDE_RADIUS')).map(({ id }) => id)
    const wanted = known.filter(({ home, radiusKm }) => isOutsideRadius(radiusKm, home, PARIS)).map(({ id }) => id)
    expect(outside.toSorted()).toEqual(wanted.toSorted())
    expect(wanted.length).toBeGreaterThan(3)
  })
})
