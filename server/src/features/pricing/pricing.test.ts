import type { Actor, ClientActor } from '@volant/domain/kernel/actor'
import { FACTORY_TARIFF } from '@volant/domain/pricing/tariff'
import { eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { as, completeDelivery, createWorld, rowOf } from '../../../test/world'
import type { World } from '../../../test/world'
import { addresses, organizations } from '../../tables/organizations'
import { createDeliveries } from '../deliveries/service/service'
import type { Route } from '../../platform/maps/routes'
import { createCalculator } from './service/calculator'
import type { Calculate } from './service/calculator'
import { createQuote } from './service/quote'
import { createTariffs } from './service/tariff'
import type { Tariffs } from './service/tariff'

const PARIS = { latitude: 48.85, longitude: 2.35, isInIdf: true }
const NANTERRE = { latitude: 48.89, longitude: 2.2, isInIdf: true }
const LYON = { latitude: 45.76, longitude: 4.83, isInIdf: false }
const PLACES: Readonly<Record<string, typeof PARIS>> = { paris: PARIS, nanterre: NANTERRE, lyon: LYON }

const ROAD: Route['geometry'] = {
  type: 'LineString',
  coordinates: [
    [2.35, 48.85],
    [4.83, 45.76],
  ],
}

let world: World
let tariffs: Tariffs
let calculate: Calculate
let client: ClientActor
let drive: () => Promise<Route | undefined>

beforeAll(async () => {
  world = await createWorld()
  tariffs = createTariffs(world)
  const places = { autocomplete: async () => [], resolve: async (id: string) => PLACES[id] as never }
  const quote = createQuote({ routes: { route: () => drive() } }, tariffs)
  calculate = createCalculator({ ...world, places, quote })
  client = await world.make.client(await world.make.organization())
})
beforeEach(() => {
  drive = async () => ({ distanceMeters: 100_000, durationSeconds: 3600, geometry: ROAD, estimated: false })
})
afterAll(() => world.close())

const ask = (origin: string, destination: string, more: object = {}, by: Actor = client) =>
  calculate(by, { origin, destination, numberOfCars: 1, carType: 'A', status: 'PROFESSIONAL', ...more })

describe('the calculator', () => {
  it('takes the flat price only where both ends lie in Île-de-France', async () => {
    expect((await ask('paris', 'nanterre')).prices.STANDARD).toBe(FACTORY_TARIFF.flatIdf / 100)
    // 49 for the start, 50 km at 1.60 and 50 km at 1.15
    const outside = { STANDARD: 186.5, EXPRESS: 242.45, OKM: 205.15 }
    expect((await ask('paris', 'lyon')).prices).toEqual(outside)
    expect((await ask('lyon', 'paris')).prices).toEqual(outside)
  })

  it('drives the way back too where the car comes back', async () => {
    const there = await ask('paris', 'lyon')
    const back = await ask('paris', 'lyon', { roundTrip: true })
    expect(there).toMatchObject({ distance: '100 km', duration: '1 h 00', distanceMeters: 100_000 })
    expect(back).toMatchObject({ distance: '200 km', duration: '2 h 00', durationSeconds: 7200 })
    expect(back.prices.STANDARD).toBeGreaterThan(there.prices.STANDARD)
  })

  it('counts the straight line while the routing service is away or knows no road', async () => {
    drive = () => Promise.reject(new Error('away'))
    const away = await ask('paris', 'lyon')
    expect(away.distanceMeters).toBeGreaterThan(390_000)
    drive = async () => undefined
    expect(await ask('paris', 'lyon')).toEqual(away)
  })

  it('names the end that is no place', async () => {
    const fields = [{ path: 'destination', code: 'invalid' }]
    await expect(ask('paris', 'nowhere')).rejects.toMatchObject({ code: 'BAD_USER_INPUT', fields })
  })
})

describe('the tax on a price', () => {
  const taxOf = async (country: string | null, vatId: string | null) => {
    const organizationId = await world.make.organization()
    const addressId = country && uuid()
    if (addressId)
      await world.db.sql.insert(addresses).values({
        id: addressId,
        address: '120 avenue Louise',
        city: 'Bruxelles',
        postalCode: '1050',
        country,
        latitude: 50,
        longitude: 4,
      })
    await world.db.sql.update(organizations).set({ vatId, addressId }).where(eq(organizations.id, organizationId))
    const buyer = await world.make.client(organizationId)
    const deliveryId = await completeDelivery(world, buyer)
    return { buyer, deliveryId, answer: await ask('paris', 'lyon', { deliveryId }, buyer) }
  }

  it('is that of whoever pays for the delivery; that of the options is the French one', async () => {
    const tax = { optionVatPercent: 20, reverseCharge: false }
    expect(await ask('paris', 'lyon')).toMatchObject({ ...tax, vatPercent: 20 })
    expect((await taxOf(null, null)).answer).toMatchObject({ ...tax, vatPercent: 20 })
    expect((await taxOf('BE', null)).answer).toMatchObject({ ...tax, vatPercent: 20 })
    expect((await taxOf('BE', 'BE0403170701')).answer).toMatchObject({ ...tax, vatPercent: 0, reverseCharge: true })
  })

  it('is told of no delivery of another organisation', async () => {
    const { deliveryId } = await taxOf('FR', null)
    await expect(ask('paris', 'lyon', { deliveryId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await ask('paris', 'lyon', { deliveryId }, await world.make.admin(3))).toMatchObject({ vatPercent: 20 })
  })
})

describe('the tariff', () => {
  it('in force is the newest, and the ones before are kept', async () => {
    const admin = await world.make.admin(1)
    for (const [day, flatIdf] of [12_000, 13_000].entries()) {
      world.setTime(new Date(Date.UTC(2026, 5, 15 + day, 8)))
      await tariffs.update(as(admin), { ...FACTORY_TARIFF, flatIdf })
    }
    expect((await ask('paris', 'nanterre')).prices.STANDARD).toBe(130)
    expect(await tariffs.history()).toMatchObject({
      current: { flatIdf: 13_000 },
      versions: [{ tariff: { flatIdf: 13_000 } }, { tariff: { flatIdf: 12_000 } }],
    })
  })

  it('of a delivery is the one it was ordered by, however often it is priced anew', async () => {
    const admin = await world.make.admin(1)
    world.setTime(new Date('2026-08-03T08:00:00Z'))
    await tariffs.update(as(admin), FACTORY_TARIFF)
    const deliveryId = await completeDelivery(world, client)
    const before = await ask('paris', 'lyon', { deliveryId })
    world.setTime(new Date('2026-08-04T08:00:00Z'))
    await tariffs.update(as(admin), { ...FACTORY_TARIFF, baseFee: 9900 })
    expect(await ask('paris', 'lyon', { deliveryId })).toEqual(before)
    expect((await ask('paris', 'lyon')).prices.STANDARD).toBe(before.prices.STANDARD + 50)
    const after = await completeDelivery(world, client)
    expect((await ask('paris', 'lyon', { deliveryId: after })).prices.STANDARD).toBe(before.prices.STANDARD + 50)

    const quote = createQuote({ routes: { route: () => drive() } }, tariffs)
    const deliveries = createDeliveries({ ...world, quote }, { fileUrl: (key) => key })
    for (const [id, price] of [
      [deliveryId, 20_515],
      [after, 26_015],
    ] as const) {
      await deliveries.edit(as(client), { id, category: 'OKM' })
      expect(await rowOf(world.db, id)).toMatchObject({ clientInitialPrice: price })
    }
  })

  it('tells who changed what, and when', async () => {
    const admin = await world.make.admin(1)
    world.setTime(new Date('2026-09-01T08:00:00Z'))
    await tariffs.update(as(admin), FACTORY_TARIFF)
    world.setTime(new Date('2026-09-02T08:00:00Z'))
    await tariffs.update(as(admin), { ...FACTORY_TARIFF, minimum: 9500 })
    const { versions } = await tariffs.history()
    expect(versions[0]).toMatchObject({
      by: 'Anne Admin',
      createdAt: '2026-09-02T08:00:00.000Z',
      changes: [{ part: 'minimum', of: '', before: 8900, after: 9500 }],
    })
  })

  it('saved by two at once is saved by one, and the other is told', async () => {
    const admins = await Promise.all([world.make.admin(1), world.make.admin(1)])
    const { version, versions } = await tariffs.history()
    const saved = await Promise.allSettled(
      admins.map((admin, index) => tariffs.update(as(admin), { ...FACTORY_TARIFF, minimum: 9600 + index }, version)),
    )
    const refused = saved.filter(({ status }) => status === 'rejected')
    expect(refused).toMatchObject([{ reason: { code: 'CONFLICT', reason: 'STALE_VERSION' } }])
    expect(await tariffs.history()).toMatchObject({ version: version + 1, versions: { length: versions.length + 1 } })
    await expect(tariffs.update(as(admins[0]!, { ifMatch: version }), FACTORY_TARIFF)).rejects.toMatchObject({
      reason: 'STALE_VERSION',
    })
  })

  it('is set by super admins, and only whole', async () => {
    const [second, first] = [await world.make.admin(2), await world.make.admin(1)]
    await expect(tariffs.update(as(second), FACTORY_TARIFF)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(tariffs.update(as(first), { ...FACTORY_TARIFF, minimum: -1 })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path: 'minimum', code: 'outOfRange' }],
    })
  })
})
