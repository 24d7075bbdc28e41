import { isAlert } from '@volant/domain/deliveries/tabs'
import { STORED_STATUSES } from '@volant/domain/deliveries/statuses'
import type { DeliveryStatus } from '@volant/domain/deliveries/statuses'
import { ANONYMOUS } from '@volant/domain/kernel/actor'
import type { Actor, AdminActor, ClientActor, DriverActor } from '@volant/domain/kernel/actor'
import { subDays } from 'date-fns'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fullSelection, leavesOf } from '../../../test/full-selection'
import { putAtStatus } from '../../../test/delivery-at-status'
import { as, completeDelivery, createWorld, dates, DEAL, NOW, rowOf } from '../../../test/world'
import type { World } from '../../../test/world'
import { delivery } from '../../projections/delivery'
import type { ListInput } from './read/list'

let world: World
let client: ClientActor
let neighbour: ClientActor
let admin: AdminActor
let driver: DriverActor
let rival: DriverActor
let id: string

beforeAll(async () => {
  world = await createWorld()
  client = await world.make.client(await world.make.organization())
  neighbour = await world.make.client(await world.make.organization())
  admin = await world.make.admin(2)
  driver = await world.make.driver()
  rival = await world.make.driver()
  id = await completeDelivery(world, client, 'TWO_WAY_DELIVERY')
})
afterAll(() => world.close())

const ALL = fullSelection(delivery)
const ID = new Map([['id', new Map()]])
const find = (actor: Actor, at = id) => world.deliveries.find(actor, at, ALL, NOW)
const list = (actor: Actor, input: ListInput = {}) => world.deliveries.list(actor, input, ALL, NOW)
const idsOf = async (actor: Actor, input: ListInput = {}) =>
  (await world.deliveries.list(actor, { pagination: { page: 0, perPage: 100 }, ...input }, ID, NOW)).records.map(
    (record) => record['id'],
  )

/** Puts the delivery at a status with two bids, prices that are told apart, and what its driver has. */
async function standBid(status: DeliveryStatus): Promise<void> {
  await putAtStatus(world.db, id, { status: 'WAITING_FOR_DRIVER', clientFinalPrice: 51_313 })
  for (const [bidder, demandedPrice] of [
    [driver, 213.17],
    [rival, 217.19],
  ] as const)
    await world.offers.create(as(bidder), { deliveryId: id, driverId: bidder.profileId, demandedPrice })
  if (status === 'WAITING_FOR_DRIVER') return
  const own = STORED_STATUSES.indexOf(status) > 6 ? driver : undefined
  await putAtStatus(world.db, id, { status, driver: own, clientFinalPrice: 51_313 })
}

describe('an admin', () => {
  it('reads what the others may not, so that what follows would see it', async () => {
    await standBid('ONGOING')
    const row = await rowOf(world.db, id)
    const values = leavesOf((await list(admin)).records).map(([, value]) => value)
    for (const value of [row.startCode, row.destinationCode, row.returnCode, row.trackingId, 513.13, 212.5, 'Driver'])
      expect(values).toContain(value)
    await standBid('WAITING_FOR_DRIVER')
    expect(leavesOf(await find(admin)).map(([, value]) => value)).toEqual(expect.arrayContaining([213.17, 217.19]))
  })
})

describe('no answer to a driver', () => {
  it('holds a code, a tracking secret, a client price or a rival’s offer, at any status', async () => {
    for (const status of STORED_STATUSES) {
      await standBid(status)
      const row = await rowOf(world.db, id)
      const answers = [await find(driver), (await list(driver)).records]
      const values = answers.flatMap((answer) => leavesOf(answer))
      const secrets = [row.startCode, row.destinationCode, row.returnCode, row.trackingId, row.smsId]
      const prices = [513.13, (row.clientInitialPrice ?? 0) / 100, 217.19]
      for (const [path, value] of values) {
        expect(secrets.filter(Boolean), `${status} ${path}`).not.toContain(value)
        expect(prices, `${status} ${path}`).not.toContain(value)
      }
    }
  })

  it('about an auction tells who, where exactly or which car', async () => {
    await standBid('WAITING_FOR_DRIVER')
    const text = JSON.stringify([await find(driver), (await list(driver)).records])
    expect(text).toContain('Paris')
    for (const hidden of ['Camille', 'Laurent', 'Claire', '+336', 'Rivoli', '75004', '48.85', 'GA-217-KF', 'VF3LCY'])
      expect(text).not.toContain(hidden)
    expect(text).toContain('213.17')
    expect(text).not.toContain(rival.profileId)
  })

  it('about a mission of theirs tells whom to meet, until a week after the end', async () => {
    await standBid('ONGOING')
    expect(JSON.stringify(await find(driver))).toContain('Camille')
    expect(await find(rival)).toBeNull()
    for (const [days, told] of [
      [6, true],
      [8, false],
    ] as const) {
      await putAtStatus(world.db, id, { status: 'COMPLETED', driver, completedAt: subDays(NOW, days) })
      const text = JSON.stringify(await find(driver))
      expect(text.includes('Camille')).toBe(told)
      expect(text.includes('VF3LCYHZPKS123456')).toBe(told)
    }
  })
})

describe('no answer to a client', () => {
  it('holds the driver’s price, an offer, the margin or how to reach the driver, at any status', async () => {
    for (const status of STORED_STATUSES) {
      await standBid(status)
      const values = [await find(client), (await list(client)).records].flatMap((answer) => leavesOf(answer))
      for (const [path, value] of values) {
        expect([212.5, 213.17, 217.19, 150, 275, 'Driver'], `${status} ${path}`).not.toContain(value)
        expect(path, status).not.toMatch(/^(offers|acceptedOffer)\./)
      }
      const given = Object.fromEntries(values)
      expect(given['margin']).toBeNull()
      expect(given['number_of_offers']).toBe(0)
      for (const reach of ['phoneNumber', 'email', 'sub', 'iban'])
        expect(given[`selectedDriver.${reach}`] ?? null, reach).toBeNull()
    }
  })

  it('is about another organisation', async () => {
    expect(await find(neighbour)).toBeNull()
    expect((await list(neighbour)).total).toBe(0)
    const nobody: ClientActor = { ...client, organizationId: null }
    expect(await list(nobody)).toEqual({ records: [], total: 0 })
    expect(await list(ANONYMOUS)).toEqual({ records: [], total: 0 })
    for (const state of ['WAITING', 'REFUSED', 'DISABLED'] as const)
      expect((await list({ ...driver, state })).total).toBe(0)
  })
})

describe('what a mask hides', () => {
  it('finds nothing for a bidder: cars, number plates and countries of auctions', async () => {
    await standBid('WAITING_FOR_DRIVER')
    for (const filter of [{ vin: 'VF3LCYHZPKS123456' }, { vehicleCode: 'GA-217-KF' }, { countries: ['FR'] }])
      expect(await idsOf(driver, { filter }), JSON.stringify(filter)).toEqual([])
    for (const keyword of ['VF3LCY', 'GA-217']) expect(await idsOf(driver, { keyword })).toEqual([])
    const { publicId } = await rowOf(world.db, id)
    expect(await idsOf(driver, { keyword: String(publicId) })).toEqual([id])
    await standBid('ONGOING')
    for (const filter of [{ vin: 'VF3LCY' }, { vehicleCode: 'ga-217' }, { countries: ['FR'] }, {}])
      expect(await idsOf(driver, { filter })).toEqual([id])
    expect(await idsOf(driver, { keyword: 'vf3lcy' })).toEqual([id])
    for (const plate of ['GA-217-KF', 'ga217kf', 'GA 217 K', '217k']) {
      expect(await idsOf(driver, { filter: { vehicleCode: plate } }), plate).toEqual([id])
      expect(await idsOf(driver, { keyword: plate }), plate).toEqual([id])
    }
    expect(await idsOf(driver, { filter: { vehicleCode: '---' } })).toEqual([])
    await putAtStatus(world.db, id, { status: 'COMPLETED', driver, completedAt: subDays(NOW, 8) })
    expect(await idsOf(driver, { filter: { vin: 'VF3LCY' } })).toEqual([])
    expect(await idsOf(driver)).toEqual([id])
  })

  it('is no filter and no order for a driver', async () => {
    for (const filter of [{ hasInvoice: true }, { hasInvoice: false }, { organizationSlugs: ['x'] }])
      await expect(idsOf(driver, { filter })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
    const hidden = ['clientFinalPrice', 'finalPrice', 'margin', 'organization', 'number_of_offers', 'confirmedAt']
    for (const field of [...hidden, 'clientLastName'])
      await expect(idsOf(driver, { sort: { field, order: 'asc' } }), field).rejects.toMatchObject({
        fields: [{ path: 'sort.field', code: 'notAllowed' }],
      })
    for (const field of ['finalPrice', 'margin', 'number_of_offers', 'organization', 'id; drop', '__proto__'])
      await expect(idsOf(client, { sort: { field, order: 'asc' } }), field).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
      })
  })

  it('of a driver is found by a client from the assignment on', async () => {
    const filter = { driverId: driver.profileId }
    await putAtStatus(world.db, id, { status: 'SET', driver })
    expect(await idsOf(client, { filter })).toEqual([id])
    await putAtStatus(world.db, id, { status: 'CANCELLED_BY_ADMIN', driver })
    expect(await idsOf(client, { filter })).toEqual([])
    expect(await idsOf(admin, { filter })).toEqual([id])
  })

  it('stays hidden behind wildcards and broken patterns', async () => {
    for (const keyword of ['%', '_', '\\', '%%%', "'; --"])
      for (const actor of [admin, client, driver]) expect(await idsOf(actor, { keyword })).toEqual([])
    await expect(idsOf(admin, { keyword: 'x'.repeat(65) })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
  })
})

describe('a page', () => {
  it('is empty, not broken, where no status is left', async () => {
    for (const filter of [
      { statuses: [] },
      { statuses: ['ALERT' as const] },
      { tab: 'REQUESTED' as const, statuses: ['COMPLETED' as const] },
    ])
      for (const actor of [admin, client]) expect(await list(actor, { filter })).toEqual({ records: [], total: 0 })
  })

  it('refuses sizes and numbers out of bounds', async () => {
    for (const pagination of [{ perPage: 0 }, { perPage: 1001 }, { page: -1 }, { perPage: 1.5 }, { page: Number.NaN }])
      await expect(list(admin, { pagination })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
  })

  it('of another role’s tab is forbidden', async () => {
    await expect(list(client, { filter: { tab: 'ALERT' } })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(list(driver, { filter: { tab: 'REQUESTED' } })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  it('walks through every row once, in any order it may be sorted by', async () => {
    const made = new Set<unknown>()
    for (let n = 0; n < 5; n++) made.add(await completeDelivery(world, neighbour))
    const fields = ['createdAt', 'id', 'publicId', 'status', 'type', 'carPickUpDate', 'completedAt', 'clientFinalPrice']
    for (const field of fields)
      for (const order of ['asc', 'desc'] as const) {
        const seen: unknown[] = []
        for (let page = 0; page < 5; page++)
          seen.push(...(await idsOf(neighbour, { sort: { field, order }, pagination: { page, perPage: 1 } })))
        expect(new Set(seen), field).toEqual(made)
      }
  })

  it('in alert holds auctions that end within two hours without an offer', async () => {
    await putAtStatus(world.db, id, { status: 'CONFIRMED' })
    await world.dispatch.allow(as(admin), { id, ...DEAL, ...dates(NOW) })
    const { carDeliveryDeadline } = await rowOf(world.db, id)
    for (const minutes of [-121, -119, 60]) {
      const now = new Date(carDeliveryDeadline.getTime() + minutes * 60_000)
      const { total } = await world.deliveries.list(admin, { filter: { tab: 'ALERT' } }, ID, now)
      const facts = { status: 'WAITING_FOR_DRIVER' as const, carDeliveryDeadline, pendingOffers: 0 }
      expect(total).toBe(isAlert(facts, now) ? 1 : 0)
      expect(total).toBe(minutes > -120 ? 1 : 0)
    }
  })
})
