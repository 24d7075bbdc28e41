import { overlapping } from '@volant/domain/deliveries/overlap'
import type { AdminActor, ClientActor, DriverActor } from '@volant/domain/kernel/actor'
import { eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { as, completeDelivery, createWorld, dates, DEAL, LYON, NOW, PARIS } from '../../../test/world'
import type { TestType, World } from '../../../test/world'
import { deliveries } from '../../tables/deliveries'
import { drivers } from '../../tables/drivers'
import { offers } from '../../tables/offers'
import { driverIn } from './drivers.testing'
import { createSuggestions } from './service/suggestions'
import type { SuggestDrivers } from './service/suggestions'

const HOUR = 3_600_000
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR)
const ORLEANS = { ...PARIS, city: 'Orléans', latitude: 47.9029, longitude: 1.9039 }

let world: World
let admin: AdminActor
let client: ClientActor
let suggest: SuggestDrivers
/** From Paris to Lyon, in two days and for one. */
let asked: string

beforeAll(async () => {
  world = await createWorld()
  admin = await world.make.admin(3)
  suggest = createSuggestions(world)
})
beforeEach(async () => {
  // whom the test before left behind is suggested to nobody
  await world.db.sql.update(drivers).set({ confirmedByAlb: false, disabled: false, rejectedByAlb: true })
  client = await world.make.client(await world.make.organization())
  asked = await completeDelivery(world, client)
})
afterAll(() => world.close())

const ids = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id)
const ask = (more: Partial<Parameters<SuggestDrivers>[1]> = {}) =>
  suggest(admin, { deliveryId: asked, limit: 10, ...more })

/** A mission of this driver's with other dates, as the database holds it. */
async function give(
  driver: DriverActor,
  { from, until, ...row }: { from: number; until: number } & Partial<typeof deliveries.$inferInsert>,
  type: TestType = 'STANDARD',
): Promise<string> {
  const id = await completeDelivery(world, client, type)
  const office = await world.make.admin()
  await world.dispatch.assign(as(office), { id, ...DEAL, ...dates(NOW), driverId: driver.profileId })
  await world.db.sql
    .update(deliveries)
    .set({ carPickUpDate: at(from), carDeliveryDeadline: at(until), ...row })
    .where(eq(deliveries.id, id))
  return id
}

describe('who is suggested', () => {
  it('are accepted drivers only, not the one who has the delivery', async () => {
    const free = await driverIn(world, PARIS)
    for (const state of ['WAITING', 'REFUSED', 'DISABLED'] as const) await world.make.driver(state)
    expect(ids((await ask()).available)).toEqual([free.profileId])
    const office = await world.make.admin()
    await world.dispatch.assign(as(office), { id: asked, ...DEAL, ...dates(NOW), driverId: free.profileId })
    expect(await ask()).toEqual({ available: [], unavailable: [] })
    // their own delivery does not stand in their way
    expect(ids((await ask({ driverIds: [free.profileId] })).available)).toEqual([free.profileId])
  })

  it('stand in the order of their scores: the near ones first, then by what they did', async () => {
    const far = await driverIn(world, LYON, { totalRating: 4, nbDeals: 10 })
    const nearby = await driverIn(world, ORLEANS)
    const here = await driverIn(world, PARIS)
    const praised = await driverIn(world, PARIS, { totalRating: 4.9, nbDeals: 40, drivingPermitDueDate: at(24 * 900) })
    const nowhere = await driverIn(world, null)
    const { available } = await ask()
    expect(ids(available)).toEqual([praised, here, nearby, far, nowhere].map(({ profileId }) => profileId))
    expect(available.map(({ score }) => score)).toEqual(available.map(({ score }) => score).toSorted((a, b) => b - a))
    expect(available[0]).toMatchObject({
      fullName: 'David Driver',
      distance: 0,
      city: 'Paris',
      totalRating: 4.9,
      nbDeals: 40,
      obstacle: null,
      reasons: ['FROM_HOME', 'RATED'],
    })
    expect(available[2]?.distance).toBeGreaterThan(120_000)
    expect(available[2]?.distance).toBeLessThan(140_000)
    expect(available[4]).toMatchObject({ distance: null, city: null, reasons: ['UNRATED', 'PERMIT_UNKNOWN'] })
  })

  it('are narrowed by a part of the name, by ids and by a limit', async () => {
    const [one, two] = [
      await driverIn(world, PARIS, { lastName: 'Moreira' }),
      await driverIn(world, PARIS, { lastName: '100%' }),
    ]
    expect(ids((await ask({ keyword: 'd mor' })).available)).toEqual([one.profileId])
    expect(ids((await ask({ keyword: '%' })).available)).toEqual([two.profileId])
    expect(ids((await ask({ driverIds: [two.profileId] })).available)).toEqual([two.profileId])
    expect((await ask({ driverIds: [] })).available).toEqual([])
    expect((await ask({ limit: 1 })).available).toHaveLength(1)
  })

  it('count what they did for the organisation and what became of their offers', async () => {
    const driver = await driverIn(world, PARIS)
    const done = await give(driver, { from: -72, until: -48 })
    await give(driver, { from: 400, until: 410 })
    await world.db.sql
      .update(deliveries)
      .set({ status: 'COMPLETED', completedAt: at(-48) })
      .where(eq(deliveries.id, done))
    const elsewhere = await world.make.client(await world.make.organization())
    const other = await completeDelivery(world, elsewhere)
    for (const status of ['REJECTED', 'PENDING', 'DRIVER_CHANGED', 'DRIVER_CANCELED'] as const)
      await world.db.sql.insert(offers).values({
        id: uuid(),
        deliveryId: other,
        driverId: driver.profileId,
        demandedPrice: 20_000,
        status,
        proposedByDriver: true,
      })
    const [found] = (await ask()).available
    // two missions were assigned, which leaves an accepted offer of each
    expect(found).toMatchObject({ dealsForOrganization: 1, offersAnswered: 4, offersWon: 2 })
    expect(found?.reasons).toEqual(expect.arrayContaining(['KNOWS_ORGANIZATION', 'WINS_OFFERS', 'NEXT_MISSION']))
    expect(found?.nextMission).toMatchObject({ fromCity: 'Paris', toCity: 'Lyon' })
  })
})

describe('a mission of theirs', () => {
  it.each([
    ['around it', 40, 80],
    ['that ends after its pick-up', 40, 49],
    ['that begins before its deadline', 71, 90],
  ])('%s stands in the way, and is named', async (_what, from, until) => {
    const driver = await driverIn(world, PARIS)
    const mission = await give(driver, { from, until })
    const { available, unavailable } = await ask()
    expect(available).toEqual([])
    expect(unavailable).toMatchObject([
      {
        id: driver.profileId,
        obstacle: 'OVERLAP',
        overlappingMission: { id: mission, fromCity: 'Paris', toCity: 'Lyon' },
      },
    ])
  })

  it.each([
    ['completed', { status: 'COMPLETED', completedAt: NOW }],
    ['cancelled', { status: 'CANCELLED_BY_ADMIN', cancelledAt: NOW }],
    ['deleted', { deletedAt: NOW }],
  ] as const)('that is %s does not', async (_what, row) => {
    const driver = await driverIn(world, PARIS)
    await give(driver, { from: 40, until: 80, ...row })
    expect(ids((await ask()).available)).toEqual([driver.profileId])
  })

  it('leaves them at its arrival, or at that of the second vehicle, for a day', async () => {
    const oneWay = await driverIn(world, PARIS, { lastName: 'A' })
    const twoWay = await driverIn(world, LYON, { lastName: 'B' })
    const homeAgain = await driverIn(world, PARIS, { lastName: 'C' })
    const before = await give(oneWay, { from: 30, until: 47 })
    await give(twoWay, { from: 30, until: 48 }, 'TWO_WAY_DELIVERY')
    await give(homeAgain, { from: 10, until: 23 })
    const found = new Map((await ask()).available.map((each) => [each.id, each]))
    expect(found.get(oneWay.profileId)).toMatchObject({
      city: 'Lyon',
      previousMission: { id: before, toCity: 'Lyon', expectedEnd: expect.stringContaining('2026-06-17T07:00') },
      reasons: ['LATE_AT_DEPARTURE', 'FROM_MISSION', 'UNRATED', 'PERMIT_UNKNOWN'],
    })
    expect(found.get(twoWay.profileId)).toMatchObject({ city: 'Paris', distance: 0 })
    expect(found.get(homeAgain.profileId)).toMatchObject({ city: 'Paris', previousMission: null })
  })

  it('that should have ended but has not lasts until now', async () => {
    const driver = await driverIn(world, PARIS)
    await give(driver, { from: -30, until: -20, status: 'ONGOING', departedAt: at(-29) })
    const soon = { carPickUpDate: at(-1), carDeliveryDeadline: at(5) }
    expect((await ask(soon)).unavailable).toMatchObject([{ id: driver.profileId, obstacle: 'OVERLAP' }])
    const [later] = (await ask({ carPickUpDate: at(1), carDeliveryDeadline: at(5) })).available
    // since when it is overdue does not matter: they still are on the way to its arrival
    expect(later).toMatchObject({ id: driver.profileId, city: 'Lyon', previousMission: { toCity: 'Lyon' } })
  })

  it('that is handed over leaves them free at its arrival from then on, finished or not', async () => {
    const free = await driverIn(world, PARIS, { lastName: 'A' })
    const mission = await give(free, { from: -6, until: 60, status: 'DELIVERED', handedOverAt: at(-1) })
    const early = await driverIn(world, PARIS, { lastName: 'B' })
    await give(early, { from: 80, until: 90, status: 'DELIVERED', handedOverAt: at(-1) })
    const halfWay = await driverIn(world, PARIS, { lastName: 'C' })
    await give(halfWay, { from: -6, until: 60, status: 'DELIVERED' }, 'TWO_WAY_DELIVERY')
    const home = await driverIn(world, PARIS, { lastName: 'D' })
    await give(home, { from: -40, until: 60, status: 'DELIVERED', handedOverAt: at(-30) })
    const finished = await driverIn(world, PARIS, { lastName: 'E' })
    const over = { status: 'COMPLETED' as const, handedOverAt: at(-2), completedAt: at(-1) }
    await give(finished, { from: -60, until: -50, ...over, handedOverAt: at(-20), completedAt: at(-20) })
    const last = await give(finished, { from: -6, until: 60, ...over })
    const withoutHandOver = await driverIn(world, PARIS, { lastName: 'F' })
    await give(withoutHandOver, { from: -6, until: 60, ...over, handedOverAt: null })
    const { available, unavailable } = await ask({ carPickUpDate: at(2), carDeliveryDeadline: at(40) })
    const found = new Map(available.map((each) => [each.id, each]))
    expect(found.get(free.profileId)).toMatchObject({
      city: 'Lyon',
      previousMission: { id: mission, expectedEnd: expect.stringContaining(at(-1).toISOString().slice(0, 16)) },
    })
    // what was planned for later is no mission to come
    expect(found.get(early.profileId)).toMatchObject({ city: 'Lyon', nextMission: null })
    expect(found.get(home.profileId)).toMatchObject({ city: 'Paris', previousMission: null })
    expect(found.get(finished.profileId)).toMatchObject({
      city: 'Lyon',
      previousMission: { id: last, expectedEnd: expect.stringContaining(at(-2).toISOString().slice(0, 16)) },
    })
    expect(found.get(withoutHandOver.profileId)).toMatchObject({ city: 'Lyon' })
    expect(unavailable).toMatchObject([{ id: halfWay.profileId, obstacle: 'OVERLAP' }])
  })

  it('stands in the way exactly where the domain says so', async () => {
    const missions: { id: string; driver: DriverActor }[] = []
    for (const [index, handedOver] of [null, -7, -3, -1, null, -5, -2, null, null].entries()) {
      const driver = await driverIn(world, PARIS)
      const from = -8 + index * 2
      const handedOverAt = handedOver === null ? null : at(handedOver)
      const status = index % 2 ? 'DELIVERED' : 'SWAP_DELIVERED'
      // some have one date for all, and so has the delivery asked for
      const length = index % 4 === 0 ? 0 : 3 + (index % 3)
      const row = { from, until: from + length, duration: 7200, status, handedOverAt } as const
      const id = await give(driver, row, index % 8 ? 'STANDARD' : 'TWO_WAY_DELIVERY')
      missions.push({ id, driver })
    }
    const rowOf = async (id: string) => {
      const [row] = await world.db.sql.select().from(deliveries).where(eq(deliveries.id, id))
      if (!row) throw new Error('no such delivery')
      return row
    }
    const [own, held] = [await rowOf(asked), await Promise.all(missions.map(({ id }) => rowOf(id)))]
    for (let from = -10; from < 14; from += 1.5) {
      const span = { carPickUpDate: at(from), carDeliveryDeadline: at(from + (from % 2 ? 2 : 0)) }
      const inTheWay = overlapping({ ...own, ...span }, held, NOW).map(({ id }) => id)
      const { unavailable } = await ask({ ...span, limit: 50 })
      const found = unavailable.map(({ overlappingMission }) => overlappingMission?.id)
      expect(found.toSorted(), `from ${from}`).toEqual(inTheWay.toSorted())
    }
  }, 60_000)
})

describe('the dates', () => {
  it('are those of the form where it has others', async () => {
    const driver = await driverIn(world, PARIS)
    await give(driver, { from: 100, until: 120 })
    expect((await ask()).available).toHaveLength(1)
    expect((await ask({ carDeliveryDeadline: at(101) })).available).toEqual([])
    expect((await ask({ carPickUpDate: at(121), carDeliveryDeadline: at(130) })).available).toHaveLength(1)
  })

  it('have to lie within the permit', async () => {
    const driver = await driverIn(world, PARIS, { drivingPermitDueDate: new Date('2026-06-17T12:00:00Z') })
    expect((await ask({ carDeliveryDeadline: new Date('2026-06-17T21:59:00Z') })).available).toMatchObject([
      { id: driver.profileId, reasons: ['FROM_HOME', 'UNRATED', 'PERMIT_ENDS_SOON'] },
    ])
    expect(await ask({ carDeliveryDeadline: new Date('2026-06-17T22:01:00Z') })).toMatchObject({
      available: [],
      unavailable: [{ id: driver.profileId, obstacle: 'PERMIT_EXPIRED' }],
    })
  })
})

describe('a delivery', () => {
  it('is named by its id or its contract number', async () => {
    await driverIn(world, PARIS)
    const [row] = await world.db.sql.select().from(deliveries).where(eq(deliveries.id, asked))
    expect(await ask({ deliveryId: String(row?.publicId) })).toEqual(await ask())
  })

  it('that is unknown, deleted or another person’s answers the same', async () => {
    const unknown = { code: 'NOT_FOUND' }
    await expect(ask({ deliveryId: uuid() })).rejects.toMatchObject(unknown)
    await expect(ask({ deliveryId: 'x' })).rejects.toMatchObject(unknown)
    const outsider = await world.make.client(await world.make.organization())
    await expect(suggest(outsider, { deliveryId: asked, limit: 10 })).rejects.toMatchObject(unknown)
    await world.db.sql.update(deliveries).set({ deletedAt: NOW }).where(eq(deliveries.id, asked))
    await expect(ask()).rejects.toMatchObject(unknown)
  })

  it('without a departure has drivers at no known distance', async () => {
    await driverIn(world, PARIS)
    await world.db.sql.update(deliveries).set({ fromAddressId: null }).where(eq(deliveries.id, asked))
    expect((await ask()).available).toMatchObject([{ distance: null }])
  })

  it.each([
    ['no drivers', 'limit', { limit: 0 }],
    ['too many drivers', 'limit', { limit: 51 }],
    ['what is no id', 'driverIds', { driverIds: ['x'] }],
    ['too many ids', 'driverIds', { driverIds: Array.from({ length: 51 }, () => uuid()) }],
  ])('is not asked for with %s', async (_what, path, more) => {
    await expect(ask(more)).rejects.toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path }] })
  })
})
