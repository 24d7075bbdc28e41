import type { ClientActor, DriverActor } from '@volant/domain/kernel/actor'
import { addHours, addMinutes, subHours } from 'date-fns'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { as, completeDelivery, createWorld, NOW, rowOf } from '../../../test/world'
import { putAtStatus } from '../../../test/delivery-at-status'
import type { World } from '../../../test/world'
import { outbox } from '../../platform/outbox/table'
import { deliveries } from '../../tables/deliveries'
import { messageReactions } from '../messages/reactions'
import { deliveryReactions } from './reactions'
import { createTimedNotices } from './service/timed-notices'

let world: World
let client: ClientActor
let driver: DriverActor
let id: string
let hinted: string[] = []

beforeAll(async () => {
  world = await createWorld()
  client = await world.make.client(await world.make.organization())
  driver = await world.make.driver()
  await world.make.admin(2)
  await world.make.admin(3)
  id = await completeDelivery(world, client)
  world.bus.add([...messageReactions, ...deliveryReactions({ hint: ({ deliveryId }) => void hinted.push(deliveryId) })])
})
beforeEach(async () => {
  world.setTime(NOW)
  hinted = []
  await standing('ONGOING', -1)
  await world.db.sql.delete(outbox)
})
afterAll(() => world.close())

/** An hour's way, whose deadline is missed by so many minutes if it leaves now. */
async function standing(
  status: 'ONGOING' | 'SET' | 'CONFIRMED' | 'PICKUP_CLIENT',
  slackMinutes: number,
): Promise<void> {
  await putAtStatus(world.db, id, { status, ...(status === 'CONFIRMED' ? {} : { driver }) })
  await world.db.sql
    .update(deliveries)
    .set({
      duration: 3600,
      distance: 90_000,
      stepAt: NOW,
      carAvailabilityDate: subHours(NOW, 6),
      carPickUpDate: subHours(NOW, 5),
      carDeliveryDeadline: addMinutes(addHours(NOW, 1), slackMinutes),
      lateToldAt: null,
      recipientToldLateAt: null,
      arrivalToldMinutes: null,
      seenAt: null,
      metresLeft: null,
    })
    .where(eq(deliveries.id, id))
}

const notices = (more: object = {}) =>
  createTimedNotices({
    db: world.db,
    clock: world.clock,
    mailsOffice: false,
    textsOfDelay: true,
    textsOfArrival: true,
    ...more,
  })
const queued = async () =>
  (await world.db.sql.select().from(outbox)).map(({ template, recipient, data }) => ({ template, recipient, data }))

describe('a delivery that turns late', () => {
  it('is told to the office once, and again when another deadline is missed', async () => {
    await notices().tellOffice()
    await notices().tellOffice()
    expect(hinted).toEqual([id])
    expect(await queued()).toEqual([])
    hinted = []
    const admin = await world.make.admin(2)
    await world.deliveries.edit(as(admin), { id, carDeliveryDeadline: addMinutes(NOW, 50) })
    hinted = []
    await notices().tellOffice()
    expect(hinted).toEqual([id])
  })

  it('is no news when a form sends the deadline as it stands', async () => {
    await notices().tellOffice()
    hinted = []
    const { carDeliveryDeadline } = await rowOf(world.db, id)
    const admin = await world.make.admin(2)
    await world.deliveries.edit(as(admin), { id, carDeliveryDeadline, comment: 'Sonner deux fois' })
    hinted = []
    await notices().tellOffice()
    expect(hinted).toEqual([])
  })

  it('is nothing while it is in time, or not yet confirmed', async () => {
    await standing('ONGOING', 0)
    await notices().tellOffice()
    expect(hinted).toEqual([])
    await putAtStatus(world.db, id, { status: 'REQUESTED' })
    await world.db.sql
      .update(deliveries)
      .set({ carDeliveryDeadline: subHours(NOW, 3) })
      .where(eq(deliveries.id, id))
    await notices().tellOffice()
    expect(hinted).toEqual([])
  })

  it('reaches maintainers as one mail where that is switched on', async () => {
    await notices({ mailsOffice: true }).tellOffice()
    const mails = await queued()
    expect(new Set(mails.map(({ template }) => template))).toEqual(new Set(['deliveries-late']))
    const { publicId } = await rowOf(world.db, id)
    for (const { data } of mails) expect(data).toMatchObject({ late: [{ contract: publicId }] })
  })

  it('is told at once by one of two processes only', async () => {
    await Promise.all([notices().tellOffice(), notices().tellOffice()])
    expect(hinted).toEqual([id])
  })
})

describe('whoever waits for the vehicle', () => {
  it('gets one SMS from more than half an hour of delay on, with the time of the arrival', async () => {
    await standing('ONGOING', -30)
    await notices().tellOfDelays()
    expect(await queued()).toEqual([])
    await standing('ONGOING', -31)
    await notices().tellOfDelays()
    await notices().tellOfDelays()
    const { clientPhone, trackingId } = await rowOf(world.db, id)
    expect(await queued()).toEqual([
      {
        template: 'delivery-delayed-sms',
        recipient: clientPhone,
        data: {
          place: expect.any(String) as string,
          arrivesAt: addHours(NOW, 1).toISOString(),
          path: `/tracking/${trackingId}`,
        },
      },
    ])
  })

  it.each([
    ['half an hour', 60, []],
    ['more', 59, ['delivery-delayed-sms']],
    ['almost a day', 91 - 24 * 60, ['delivery-delayed-sms']],
    ['a day', 90 - 24 * 60, []],
  ])('by one date for all hears of %s of delay as soon as a driver has it', async (_what, minutesLeft, told) => {
    await standing('SET', 0)
    const date = addMinutes(NOW, minutesLeft)
    await world.db.sql
      .update(deliveries)
      .set({ carAvailabilityDate: date, carPickUpDate: date, carDeliveryDeadline: date })
      .where(eq(deliveries.id, id))
    await notices().tellOfDelays()
    expect((await queued()).map(({ template }) => template)).toEqual(told)
  })

  it.each([
    ['does not hear that the second vehicle comes late', -29, 0],
    ['hears that theirs does', -31, 1],
  ])('of a two-way mission %s', async (_what, slackMinutes, told) => {
    await standing('ONGOING', slackMinutes)
    const bothWays = { type: 'TWO_WAY_DELIVERY', duration: 7200, distance: 180_000 } as const
    await world.db.sql.update(deliveries).set(bothWays).where(eq(deliveries.id, id))
    await notices().tellOfDelays()
    expect(await queued()).toHaveLength(told)
    await notices().tellOffice()
    expect(hinted).toEqual([id])
    await world.db.sql.update(deliveries).set({ type: 'STANDARD' }).where(eq(deliveries.id, id))
  })

  it.each([
    ['an arrival that no route tells', { duration: null }, { duration: 3600 }],
    ['a delay without a number to call', { clientPhone: null }, { clientPhone: '+33612345678' }],
  ])('is told of %s once it can be, and counts as told only then', async (_what, unknown, known) => {
    await standing('ONGOING', -120)
    const set = (columns: Partial<typeof deliveries.$inferInsert>) =>
      world.db.sql.update(deliveries).set(columns).where(eq(deliveries.id, id))
    await set(unknown)
    await notices().tellOfDelays()
    expect(await queued()).toEqual([])
    expect(await rowOf(world.db, id)).toMatchObject({ recipientToldLateAt: null })
    await set(known)
    await notices().tellOfDelays()
    expect(await queued()).toMatchObject([{ template: 'delivery-delayed-sms' }])
    expect(await rowOf(world.db, id)).toMatchObject({ recipientToldLateAt: NOW })
  })

  it('hears nothing at night, of what nobody drives yet, on site, or where it is switched off', async () => {
    await standing('ONGOING', -60)
    await notices({ textsOfDelay: false }).tellOfDelays()
    world.setTime(addHours(NOW, 12))
    await notices().tellOfDelays()
    world.setTime(NOW)
    for (const status of ['CONFIRMED', 'PICKUP_CLIENT'] as const) {
      await standing(status, -120)
      await notices().tellOfDelays()
    }
    expect(await queued()).toEqual([])
  })
})

describe('whoever waits for a vehicle on the road', () => {
  /** Seen now, with so many minutes of the hour left. */
  async function seen(minutesLeft: number, more: Partial<typeof deliveries.$inferInsert> = {}): Promise<void> {
    const metresLeft = Math.round((minutesLeft * 90_000) / 60)
    await world.db.sql
      .update(deliveries)
      .set({ seenAt: world.clock.now(), metresLeft, ...more })
      .where(eq(deliveries.id, id))
  }
  const told = async () => (await queued()).map(({ template, data }) => [template, data['arrivesAt']])
  const arrival = (minutes: number) => ['delivery-approaching-sms', addMinutes(NOW, minutes).toISOString()]

  beforeEach(() => standing('ONGOING', 120))

  it.each([
    [61, []],
    [60, [60]],
    [31, [60]],
    [30, []],
    [16, []],
    [15, [15]],
    [1, [15]],
    [0, []],
  ])('and %s minutes away is told of it: %j', async (minutesLeft, notices_) => {
    await seen(minutesLeft, { duration: 5400, distance: 135_000 })
    await notices().tellOfArrivals()
    await notices().tellOfArrivals()
    expect(await told()).toEqual(notices_.map(() => arrival(minutesLeft)))
    expect(await rowOf(world.db, id)).toMatchObject({ arrivalToldMinutes: notices_[0] ?? null })
  })

  it('hears nothing where it is they who give the vehicle back', async () => {
    await seen(50, { type: 'TO_RETURN' })
    await notices().tellOfArrivals()
    await standing('ONGOING', -45)
    await notices().tellOfDelays()
    expect(await told()).toEqual([])
    await seen(50, { type: 'STANDARD' })
    await notices().tellOfDelays()
    expect(await told()).toHaveLength(1)
  })

  it('hears an hour before and a quarter of an hour before, from one of two processes', async () => {
    const both = () => Promise.all([notices().tellOfArrivals(), notices().tellOfArrivals()])
    await seen(50)
    await both()
    await seen(40)
    await both()
    await seen(10)
    await both()
    // a jam: further away than before is not told again
    await seen(45)
    await both()
    expect(await told()).toEqual([arrival(50), arrival(10)])
    const { clientPhone, trackingId } = await rowOf(world.db, id)
    const [first] = await queued()
    expect(first).toMatchObject({
      recipient: clientPhone,
      data: { place: expect.any(String) as string, path: `/tracking/${trackingId}` },
    })
  })

  it('hears by the departure as long as that is recent, and nothing of a driver who is silent', async () => {
    world.setTime(addMinutes(NOW, 10))
    await notices().tellOfArrivals()
    expect(await told()).toEqual([arrival(60)])
    await standing('ONGOING', 120)
    await world.db.sql.delete(outbox)
    world.setTime(addMinutes(NOW, 11))
    await notices().tellOfArrivals()
    expect(await told()).toEqual([])
  })

  it('of a two-way mission hears when the first vehicle arrives', async () => {
    await seen(15, { type: 'TWO_WAY_DELIVERY', duration: 7200, distance: 180_000 })
    await notices().tellOfArrivals()
    await seen(15, { type: 'STANDARD', duration: 3600, distance: 90_000 })
    expect(await told()).toEqual([arrival(15)])
  })

  it('hears nothing at night, before the departure, on site, without a number, or where it is switched off', async () => {
    await seen(15)
    await notices({ textsOfArrival: false }).tellOfArrivals()
    world.setTime(addHours(NOW, 12))
    await seen(15)
    await notices().tellOfArrivals()
    world.setTime(NOW)
    await seen(15, { clientPhone: null })
    await notices().tellOfArrivals()
    await world.db.sql.update(deliveries).set({ clientPhone: '+33612345678' }).where(eq(deliveries.id, id))
    for (const status of ['SET', 'PICKUP_CLIENT'] as const) {
      await standing(status, 120)
      await seen(15)
      await notices().tellOfArrivals()
    }
    expect(await queued()).toEqual([])
  })
})
