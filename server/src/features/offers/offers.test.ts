import type { AdminActor, ClientActor, DriverActor } from '@volant/domain/kernel/actor'
import { auctionOrder, deadlinePassed } from '@volant/domain/offers/auctions'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onPostgres } from '../../../test/database'
import { as, completeDelivery, createWorld, dates, DEAL, rowOf } from '../../../test/world'
import type { World } from '../../../test/world'
import { deliveries, deliveryLogs } from '../../tables/deliveries'
import { offers } from '../../tables/offers'
import { addresses } from '../../tables/organizations'

let world: World
let client: ClientActor
let admin: AdminActor
let driver: DriverActor
let rival: DriverActor

beforeAll(async () => {
  world = await createWorld()
  client = await world.make.client(await world.make.organization())
  admin = await world.make.admin()
  driver = await world.make.driver()
  rival = await world.make.driver()
})
afterAll(() => world.close())

async function openAuction(): Promise<string> {
  const id = await completeDelivery(world, client)
  await world.dispatch.allow(as(admin), { id, ...DEAL, ...dates(world.clock.now()) })
  return id
}

const offersOf = (id: string) => world.db.sql.select().from(offers).where(eq(offers.deliveryId, id))

describe('an auction', () => {
  it('takes one pending offer per driver: a new price replaces it', async () => {
    const deliveryId = await openAuction()
    await world.offers.create(as(driver), { deliveryId, driverId: driver.profileId, demandedPrice: 230 })
    await world.offers.create(as(driver), { deliveryId, driverId: driver.profileId, demandedPrice: 210.5 })
    expect(await offersOf(deliveryId)).toMatchObject([
      { demandedPrice: 21_050, status: 'PENDING', proposedByDriver: true },
    ])
    expect(await rowOf(world.db, deliveryId)).toMatchObject({ pendingOffers: 1, offersCount: 1 })
  })

  it('keeps what a driver asked: the office answers it before it proposes another price', async () => {
    const deliveryId = await openAuction()
    const asked = { deliveryId, driverId: driver.profileId, demandedPrice: 250 }
    const proposed = { ...asked, demandedPrice: 212.5 }
    await world.offers.create(as(admin), proposed)
    await world.offers.create(as(admin), { ...proposed, demandedPrice: 215 })
    const { id } = await world.offers.create(as(driver), asked)
    for (const accepted of [false, true])
      await expect(world.offers.create(as(admin), { ...proposed, accepted })).rejects.toMatchObject({
        code: 'CONFLICT',
        reason: 'ALREADY_EXISTS',
      })
    expect(await offersOf(deliveryId)).toMatchObject([{ id, demandedPrice: 25_000, status: 'PENDING' }])
    await world.offers.create(as(admin), { ...proposed, driverId: rival.profileId })
    await world.offers.reject(as(admin), id)
    await world.offers.create(as(admin), proposed)
    expect((await offersOf(deliveryId)).map((offer) => `${offer.demandedPrice} ${offer.status}`).toSorted()).toEqual([
      '21250 PENDING',
      '21250 PENDING',
      '25000 REJECTED',
    ])
  })

  it('refuses a price below ten, unrounded', async () => {
    const deliveryId = await openAuction()
    const bid = (demandedPrice: number) =>
      world.offers.create(as(driver), { deliveryId, driverId: driver.profileId, demandedPrice })
    await expect(bid(9.999)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path: 'demandedPrice', code: 'outOfRange' }],
    })
    await expect(bid(Number.NaN)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
    await expect(bid(10)).resolves.toMatchObject({ demandedPrice: 10 })
  })

  it('refuses a price for a mission that has changed since it was seen, and takes one of who does not say what was seen', async () => {
    const deliveryId = await openAuction()
    const { version } = await rowOf(world.db, deliveryId)
    await world.deliveries.edit(as(admin), { id: deliveryId, version, comment: 'Rappeler avant' })
    const offer = { deliveryId, driverId: driver.profileId, demandedPrice: 230 }
    await expect(world.offers.create(as(driver, { ifMatch: version }), offer)).rejects.toMatchObject({
      code: 'CONFLICT',
      reason: 'STALE_VERSION',
      current: { version: version + 1 },
    })
    expect(await offersOf(deliveryId)).toEqual([])
    await world.offers.create(as(driver, { ifMatch: version + 1 }), offer)
    await world.offers.create(as(rival), { ...offer, driverId: rival.profileId })
    expect(await offersOf(deliveryId)).toHaveLength(2)
  })

  it('refuses a bid for somebody else, for a driver who waits, and on a closed auction', async () => {
    const deliveryId = await openAuction()
    const waiting = await world.make.driver('WAITING')
    await expect(
      world.offers.create(as(driver), { deliveryId, driverId: rival.profileId, demandedPrice: 200 }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(
      world.offers.create(as(admin), { deliveryId, driverId: waiting.profileId, demandedPrice: 200 }),
    ).rejects.toMatchObject({ reason: 'DRIVER_UNAVAILABLE' })
    const closed = await completeDelivery(world, client)
    await expect(
      world.offers.create(as(driver), { deliveryId: closed, driverId: driver.profileId, demandedPrice: 200 }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('gives the mission to the accepted offer and closes the others', async () => {
    const deliveryId = await openAuction()
    const won = await world.offers.create(as(driver), { deliveryId, driverId: driver.profileId, demandedPrice: 230 })
    await world.offers.create(as(rival), { deliveryId, driverId: rival.profileId, demandedPrice: 240 })
    await world.offers.accept(as(admin), won.id)
    expect(await rowOf(world.db, deliveryId)).toMatchObject({
      status: 'SET',
      selectedDriverId: driver.profileId,
      finalPrice: 23_000,
      pendingOffers: 0,
    })
    const statuses = (await offersOf(deliveryId)).map((offer) => [offer.driverId, offer.status])
    expect(statuses).toEqual(
      expect.arrayContaining([
        [driver.profileId, 'ACCEPTED'],
        [rival.profileId, 'REJECTED'],
      ]),
    )
    await expect(world.offers.accept(as(admin), won.id)).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('assigns directly with an offer for the history, and changes driver', async () => {
    const id = await completeDelivery(world, client)
    const deal = { id, ...DEAL, ...dates(world.clock.now()) }
    await world.dispatch.assign(as(admin), { ...deal, driverId: driver.profileId })
    expect(await rowOf(world.db, id)).toMatchObject({ status: 'SET', finalPrice: 21_250 })
    await world.dispatch.change(as(admin), { ...deal, driverId: rival.profileId })
    expect((await offersOf(id)).map((offer) => offer.status).toSorted()).toEqual(['ACCEPTED', 'DRIVER_CHANGED'])
    await world.dispatch.allow(as(admin), deal)
    expect(await rowOf(world.db, id)).toMatchObject({
      status: 'WAITING_FOR_DRIVER',
      selectedDriverId: null,
      finalPrice: null,
    })
    expect((await offersOf(id)).map((offer) => offer.status)).toEqual(['DRIVER_CHANGED', 'DRIVER_CHANGED'])
  })

  it('logs every version once', async () => {
    const id = await openAuction()
    const logs = await world.db.sql.select().from(deliveryLogs).where(eq(deliveryLogs.deliveryId, id))
    expect(logs.map((log) => [log.version, log.action])).toEqual([
      [1, 'CREATE'],
      [2, 'EDIT'],
      [3, 'ALLOW'],
    ])
  })
})

describe('the auctions that a driver reads', () => {
  it('stand in the order of the domain', async () => {
    const now = world.clock.now()
    const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
    for (const [pickUp, deadline] of [
      [-30, -20],
      [20, 22],
      [-2, -1],
      [-3, 4],
      [3, 90],
    ] as const) {
      const id = await openAuction()
      await world.db.sql
        .update(deliveries)
        .set({ carPickUpDate: at(pickUp), carDeliveryDeadline: at(deadline) })
        .where(eq(deliveries.id, id))
    }
    const fields = new Map(['type', 'carPickUpDate', 'carDeliveryDeadline'].map((name) => [name, new Map()]))
    const input = { sort: { field: 'auction', order: 'asc' as const }, filter: { tab: 'WAITING_FOR_DRIVER' as const } }
    const { records } = await world.deliveries.list(driver, { ...input, pagination: { perPage: 100 } }, fields, now)
    const read = records.map((row) => ({
      type: row.type ?? 'STANDARD',
      carPickUpDate: new Date(String(row.carPickUpDate)),
      carDeliveryDeadline: new Date(String(row.carDeliveryDeadline)),
    }))
    expect(read.filter((auction) => deadlinePassed(auction, now))).toHaveLength(2)
    expect(read).toEqual(read.toSorted(auctionOrder(now)))
    expect(read[0]?.carPickUpDate).toEqual(at(-3))
  })

  it('say of a place its town, in France also the department, and no more', async () => {
    const id = await openAuction()
    const { toAddressId } = await rowOf(world.db, id)
    if (toAddressId === null) throw new Error('it has no arrival')
    await world.db.sql
      .update(addresses)
      .set({ city: 'Liège', postalCode: '4000', country: 'BE' })
      .where(eq(addresses.id, toAddressId))
    const place = new Map(['address', 'city', 'postalCode'].map((name) => [name, new Map()]))
    const fields = new Map([
      ['id', new Map()],
      ['fromAddress', place],
      ['toAddress', place],
    ])
    const { records } = await world.deliveries.list(
      driver,
      { filter: { tab: 'WAITING_FOR_DRIVER' }, pagination: { perPage: 100 } },
      fields,
      world.clock.now(),
    )
    expect(records.find((row) => row.id === id)).toMatchObject({
      fromAddress: { address: null, city: 'Paris', postalCode: '75' },
      toAddress: { address: null, city: 'Liège', postalCode: null },
    })
  })
})

describe('fifty admins who accept at once', () => {
  const ROUNDS = onPostgres ? 20 : 2
  const RIVALS = 50

  it(`leave one winner in each of ${ROUNDS} rounds`, async () => {
    const racers = await Promise.all(Array.from({ length: RIVALS }, () => world.make.driver()))
    for (let round = 0; round < ROUNDS; round++) {
      const deliveryId = await openAuction()
      const made = []
      for (const racer of racers)
        made.push(await world.offers.create(as(racer), { deliveryId, driverId: racer.profileId, demandedPrice: 200 }))
      const outcomes = await Promise.allSettled(made.map(({ id }) => world.offers.accept(as(admin), id)))
      const won = outcomes.filter((outcome) => outcome.status === 'fulfilled')
      const lost = outcomes
        .filter((outcome) => outcome.status === 'rejected')
        .map((outcome) => (outcome.reason as { code: string }).code)
      expect(won).toHaveLength(1)
      expect(new Set(lost)).toEqual(new Set(['CONFLICT']))
      const row = await rowOf(world.db, deliveryId)
      const all = await offersOf(deliveryId)
      const accepted = all.filter((offer) => offer.status === 'ACCEPTED')
      expect(accepted.map((offer) => offer.driverId)).toEqual([row.selectedDriverId])
      expect(all.filter((offer) => offer.status === 'REJECTED')).toHaveLength(RIVALS - 1)
    }
  }, 240_000)
})
