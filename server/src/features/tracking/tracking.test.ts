import { PublicTracking } from '@volant/contract/rest/deliveries'
import { STORED_STATUSES, TRACKED_STATUSES } from '@volant/domain/deliveries/statuses'
import type { DeliveryStatus } from '@volant/domain/deliveries/statuses'
import { ANONYMOUS } from '@volant/domain/kernel/actor'
import type { Actor, AdminActor, ClientActor, DriverActor } from '@volant/domain/kernel/actor'
import { addMinutes, addDays, addSeconds, subDays } from 'date-fns'
import { eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { putAtStatus } from '../../../test/delivery-at-status'
import { as, completeDelivery, createWorld, NOW, rowOf } from '../../../test/world'
import type { World } from '../../../test/world'
import { deliveries } from '../../tables/deliveries'
import { positions } from '../../tables/tracking'
import { trackingReactions } from './reactions'

let world: World
let client: ClientActor
let neighbour: ClientActor
let admin: AdminActor
let driver: DriverActor
let oneWay: string
let twoWay: string

beforeAll(async () => {
  world = await createWorld()
  client = await world.make.client(await world.make.organization())
  neighbour = await world.make.client(await world.make.organization())
  admin = await world.make.admin(3)
  driver = await world.make.driver()
  oneWay = await completeDelivery(world, client)
  twoWay = await completeDelivery(world, client, 'TWO_WAY_DELIVERY')
})
beforeEach(() => world.setTime(NOW))
afterAll(() => world.close())

const at = (status: DeliveryStatus, id = oneWay, more: object = {}) =>
  putAtStatus(world.db, id, { status, driver, ...more })
const secretOf = async (id: string) => (await rowOf(world.db, id)).trackingId
const send = (id: string, more: object = {}, actor: Actor = driver) =>
  world.tracking.record(actor, { deliveryId: id, latitude: 47.1, longitude: 3.2, ...more })
const storedOf = (id: string) => world.db.sql.select().from(positions).where(eq(positions.deliveryId, id))
const forget = () => world.db.sql.delete(positions)

const ALWAYS = [
  'arrival',
  'publicId',
  'status',
  'type',
  'clientFirstName',
  'clientLastName',
  'carPickUpDate',
  'carDeliveryDeadline',
  'fromAddress',
  'toAddress',
  'toReturnFromAddress',
  'toReturnToAddress',
  'vehicles',
  'selectedDriver',
  'steps',
]
const OPEN: readonly DeliveryStatus[] = [
  'SET',
  'PICKUP_DRIVER',
  'ONGOING',
  'PICKUP_CLIENT',
  'DELIVERED',
  'SWAP_PICKUP_DRIVER',
  'SWAP_IN_TRANSIT',
  'SWAP_PICKUP_CLIENT',
  'SWAP_DELIVERED',
  'COMPLETED',
  'CANCELLED_BY_ADMIN',
  'CANCELLED_BY_MANDATORY',
  'CANCELLED_BY_CUSTOMER',
]
const WITH_RECEPTION_CODE: readonly DeliveryStatus[] = ['SET', 'PICKUP_DRIVER', 'ONGOING', 'PICKUP_CLIENT']
const WITH_PHONE: readonly DeliveryStatus[] = ['SET', ...TRACKED_STATUSES]

describe('the public page', () => {
  it('holds at each of the twenty statuses what its mask gives, and nothing else', async () => {
    for (const [id, isTwoWay] of [
      [oneWay, false],
      [twoWay, true],
    ] as const)
      for (const status of STORED_STATUSES) {
        await at(status, id)
        const answer = world.tracking.view(ANONYMOUS, await secretOf(id))
        if (!OPEN.includes(status)) {
          await expect(answer, status).rejects.toMatchObject({ code: 'NOT_FOUND' })
          continue
        }
        const beforeReturn = status.startsWith('SWAP_') && status !== 'SWAP_DELIVERED'
        const returning = (status === 'DELIVERED' && isTwoWay) || beforeReturn
        const phone = WITH_PHONE.includes(status) || (status === 'DELIVERED' && isTwoWay)
        const { language, ...given } = await answer
        expect(language).toBe('fr')
        expect(Object.keys(given).toSorted(), status).toEqual(
          [
            ...ALWAYS,
            ...(WITH_RECEPTION_CODE.includes(status) ? ['destinationCode'] : []),
            ...(returning ? ['returnCode'] : []),
            ...(phone ? ['clientPhone'] : []),
            ...(TRACKED_STATUSES.some((tracked) => tracked === status) ? ['position', 'sharingPaused'] : []),
          ].toSorted(),
        )
      }
  })

  it('keeps the reception code of a customer return from whoever hands the vehicle over', async () => {
    const back = await completeDelivery(world, client, 'TO_RETURN')
    for (const status of WITH_RECEPTION_CODE) {
      await at(status, back)
      const shown = Object.keys(await world.tracking.view(ANONYMOUS, await secretOf(back)))
      expect(
        shown.filter((name) => name.endsWith('Code')),
        status,
      ).toEqual([])
    }
  })

  it('tells a customer return, at which the driver is waited for and not the vehicle', async () => {
    const back = await completeDelivery(world, client, 'TO_RETURN')
    await at('SET', back)
    expect(PublicTracking.parse(await world.tracking.view(ANONYMOUS, await secretOf(back))).type).toBe('TO_RETURN')
  })

  it('says the arrival of the vehicle under way, counted from its step as the clock goes on', async () => {
    const hours = (from: Date, more: number) => addSeconds(from, more * 3600)
    const step = async (id: string, status: DeliveryStatus, values: object = {}) => {
      await at(status, id)
      // Four hours of driving with two pauses, on a two-way delivery two hours with one pause for each vehicle.
      const known = { carPickUpDate: hours(NOW, 24), stepAt: NOW, duration: 4 * 3600, distance: 240_000 }
      await world.db.sql
        .update(deliveries)
        .set({ ...known, ...values })
        .where(eq(deliveries.id, id))
    }
    const arrival = async (id: string) => (await world.tracking.view(ANONYMOUS, await secretOf(id))).arrival
    const says = (phase: string, moment: Date | null, isEstimate = false) => ({
      phase,
      at: moment && moment.toISOString(),
      isEstimate,
    })
    await step(oneWay, 'SET')
    expect(await arrival(oneWay)).toEqual(says('BEFORE_DEPARTURE', hours(NOW, 24 + 0.5 + 4.5)))
    await step(twoWay, 'SET')
    expect(await arrival(twoWay)).toEqual(says('BEFORE_DEPARTURE', hours(NOW, 24 + 0.5 + 2.25)))
    await step(oneWay, 'ONGOING')
    await step(twoWay, 'SWAP_IN_TRANSIT')
    world.setTime(hours(NOW, 0.1))
    expect(await arrival(oneWay)).toEqual(says('UNDER_WAY', hours(NOW, 4.5)))
    world.setTime(hours(NOW, 1))
    expect(await arrival(oneWay)).toEqual(says('UNDER_WAY', hours(NOW, 4.5), true))
    expect(await arrival(twoWay)).toEqual(says('UNDER_WAY', hours(NOW, 2.25), true))
    world.setTime(hours(NOW, 5))
    expect(await arrival(oneWay)).toEqual(says('UNDER_WAY', hours(NOW, 5), true))
    await step(oneWay, 'PICKUP_CLIENT')
    expect(await arrival(oneWay)).toEqual(says('ON_SITE', null))
    await step(twoWay, 'DELIVERED', { stepAt: hours(NOW, 5) })
    expect(await arrival(twoWay)).toEqual(says('SECOND_VEHICLE', hours(NOW, 5 + 0.5 + 2.25)))
    await step(oneWay, 'COMPLETED', { handedOverAt: hours(NOW, 4) })
    expect(await arrival(oneWay)).toEqual(says('HANDED_OVER', hours(NOW, 4)))
    await step(oneWay, 'CANCELLED_BY_ADMIN')
    expect(await arrival(oneWay)).toBeNull()
  })

  it('tells neither the start code, the return code before its hand-over, a plate, a price nor an e-mail address', async () => {
    await at('ONGOING', twoWay)
    const row = await rowOf(world.db, twoWay)
    const text = JSON.stringify(await world.tracking.view(ANONYMOUS, row.trackingId))
    expect(text).toContain(row.destinationCode)
    for (const secret of [row.startCode, row.returnCode, 'GA-217-KF', 'VF3LCY', 'Price', '212.5', '@'])
      expect(text).not.toContain(secret)
    expect(text).not.toContain(row.id)
  })

  it('closes seven days after the end, to the second, and for a deleted delivery at once', async () => {
    for (const [status, when] of [
      ['COMPLETED', 'completedAt'],
      ['CANCELLED_BY_ADMIN', 'cancelledAt'],
    ] as const) {
      await at(status, oneWay, { [when]: subDays(NOW, 7) })
      const secret = await secretOf(oneWay)
      await expect(world.tracking.view(ANONYMOUS, secret)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      world.setTime(addSeconds(NOW, -1))
      await world.tracking.view(ANONYMOUS, secret)
      world.setTime(NOW)
    }
  })

  it('was never open for a delivery that ended without a driver', async () => {
    await putAtStatus(world.db, oneWay, { status: 'CANCELLED_BY_ADMIN' })
    await expect(world.tracking.view(ANONYMOUS, await secretOf(oneWay))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('opens by no id, number or guess to somebody who is not signed in', async () => {
    await at('ONGOING')
    const { id, publicId } = await rowOf(world.db, oneWay)
    for (const key of [id, String(publicId), uuid(), '', "' OR 1=1", 'A'.repeat(22)])
      for (const reach of [world.tracking.view, world.tracking.position, world.tracking.join])
        await expect(reach(ANONYMOUS, key)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('opens by id to its own people, and tells its driver all but the code', async () => {
    await at('ONGOING')
    const { destinationCode } = await rowOf(world.db, oneWay)
    expect(await world.tracking.view(client, oneWay)).toMatchObject({ destinationCode })
    expect(await world.tracking.view(admin, oneWay)).toMatchObject({ destinationCode })
    expect(JSON.stringify(await world.tracking.view(driver, oneWay))).not.toContain(destinationCode)
    for (const actor of [neighbour, await world.make.driver()])
      await expect(world.tracking.view(actor, oneWay)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('a position', () => {
  it('is taken while the mission moves, at no other status', async () => {
    for (const status of STORED_STATUSES) {
      await forget()
      await at(status, twoWay)
      const tracked = TRACKED_STATUSES.some((each) => each === status)
      if (tracked) await send(twoWay)
      else await expect(send(twoWay), status).rejects.toMatchObject({ code: 'CONFLICT' })
      expect(await storedOf(twoWay), status).toHaveLength(tracked ? 1 : 0)
      const last = world.tracking.position(client, twoWay)
      if (tracked) expect(await last).toEqual({ latitude: 47.1, longitude: 3.2, recordedAt: NOW.toISOString() })
      else await expect(last).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
  })

  it('comes from the driver of this very mission', async () => {
    await forget()
    await at('ONGOING')
    for (const actor of [await world.make.driver(), admin, client, ANONYMOUS])
      await expect(send(oneWay, {}, actor)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await storedOf(oneWay)).toEqual([])
  })

  it('older than the last or twice the same is dropped; from the future or off the globe it is refused', async () => {
    await forget()
    await at('ONGOING')
    await send(oneWay, { recordedAt: NOW.toISOString() })
    for (const seconds of [-1, 0]) await send(oneWay, { recordedAt: addSeconds(NOW, seconds).toISOString() })
    await expect(send(oneWay, { recordedAt: addSeconds(NOW, 61).toISOString() })).rejects.toMatchObject({
      fields: [{ path: 'recordedAt', code: 'outOfRange' }],
    })
    expect(await storedOf(oneWay)).toHaveLength(1)
    for (const place of [{ latitude: 91 }, { longitude: 181 }, { latitude: 0, longitude: 0 }, { latitude: Number.NaN }])
      await expect(send(oneWay, { ...place, recordedAt: addSeconds(NOW, 5).toISOString() })).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
      })
    await send(oneWay, { latitude: 47.2, recordedAt: addSeconds(NOW, 30).toISOString() })
    expect(await world.tracking.position(client, oneWay)).toMatchObject({ latitude: 47.2 })
    await send(oneWay, { recordedAt: 'nonsense' }).catch(() => undefined)
    expect(await storedOf(oneWay)).toHaveLength(2)
  })

  it('may come late with others, the oldest first: what the rules refuse is left out', async () => {
    await at('ONGOING')
    await forget()
    const sent = (minutes: number, more: object = {}) => ({
      latitude: 47.1,
      longitude: 3.2,
      recordedAt: addMinutes(NOW, minutes).toISOString(),
      ...more,
    })
    const all = [sent(-40), sent(-30), sent(-35), sent(-20, { latitude: 99 }), sent(-10), sent(90)]
    expect(await world.tracking.recordAll(driver, oneWay, all)).toEqual({ kept: 3 })
    expect(
      (await storedOf(oneWay)).map(({ recordedAt }) => recordedAt).toSorted((a, b) => a.getTime() - b.getTime()),
    ).toEqual([-40, -30, -10].map((minutes) => addMinutes(NOW, minutes)))
    expect(await world.tracking.recordAll(driver, oneWay, all)).toEqual({ kept: 0 })
    await expect(world.tracking.recordAll(client, oneWay, all)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await at('DELIVERED')
    await expect(world.tracking.recordAll(driver, oneWay, all)).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('is told to those who watch, after it was saved', async () => {
    await forget()
    await at('ONGOING')
    const told: unknown[] = []
    world.bus.add(
      trackingReactions({ position: (frame) => void told.push(frame), hint: () => {}, stopWatching: () => {} }),
    )
    await send(oneWay)
    expect(told).toEqual([
      {
        deliveryId: oneWay,
        trackingId: await secretOf(oneWay),
        latitude: 47.1,
        longitude: 3.2,
        recordedAt: NOW.toISOString(),
      },
    ])
  })

  it('is followed by the secret or by those in scope', async () => {
    await at('ONGOING')
    expect(await world.tracking.join(ANONYMOUS, await secretOf(oneWay))).toEqual({ deliveryId: oneWay, bySecret: true })
    for (const actor of [client, admin, driver])
      expect(await world.tracking.join(actor, oneWay)).toEqual({ deliveryId: oneWay, bySecret: false })
    for (const actor of [neighbour, await world.make.driver()])
      await expect(world.tracking.join(actor, oneWay)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('of an open auction is nobody’s to follow', async () => {
    await putAtStatus(world.db, oneWay, { status: 'WAITING_FOR_DRIVER' })
    await expect(world.tracking.join(driver, oneWay)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(world.tracking.view(driver, oneWay)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('what is left to drive', () => {
  const left = async (actor: Actor, id: string) =>
    (await world.deliveries.find(actor, id, new Map([['remainingDistance', new Map()]]), world.clock.now()))?.[
      'remainingDistance'
    ]

  it('is told with the last position to those who see the delivery, and ends with the way', async () => {
    await forget()
    await at('ONGOING')
    expect(await left(admin, oneWay)).toBeNull()
    await send(oneWay)
    const far = await left(client, oneWay)
    expect(far).toBeGreaterThan(100_000)
    await send(oneWay, { latitude: 45.8, longitude: 4.8, recordedAt: addSeconds(NOW, 30).toISOString() })
    expect(await left(admin, oneWay)).toBeLessThan(Number(far))
    expect(await left(driver, oneWay)).toBeNull()
    await at('DELIVERED')
    expect(await left(admin, oneWay)).toBeNull()
  })

  it('turns to the restitution with the second vehicle', async () => {
    await forget()
    await at('ONGOING', twoWay)
    await send(twoWay, { latitude: 45.76, longitude: 4.83 })
    expect(await left(admin, twoWay)).toBeLessThan(20_000)
    await at('SWAP_IN_TRANSIT', twoWay)
    expect(await left(admin, twoWay)).toBeGreaterThan(100_000)
  })
})

it('the page tells which vehicle is taken back', async () => {
  await at('ONGOING', twoWay)
  const { trackingId } = await rowOf(world.db, twoWay)
  const { vehicles } = PublicTracking.parse(await world.tracking.view(ANONYMOUS, trackingId ?? ''))
  expect(vehicles.map(({ toRetrieve }) => toRetrieve)).toEqual([false, true])
})

describe('how far the driver has come', () => {
  const kept = async (id: string) => {
    const { seenAt, metresLeft } = await rowOf(world.db, id)
    return { seenAt, metresLeft }
  }

  it('is kept beside the delivery on the way, every half minute', async () => {
    await forget()
    await at('PICKUP_DRIVER')
    await send(oneWay)
    expect(await kept(oneWay)).toEqual({ seenAt: null, metresLeft: null })
    await at('ONGOING')
    await send(oneWay, { recordedAt: addSeconds(NOW, 1).toISOString() })
    const first = await kept(oneWay)
    expect(first).toMatchObject({ seenAt: addSeconds(NOW, 1) })
    expect(first.metresLeft).toBeGreaterThan(100_000)
    world.setTime(addSeconds(NOW, 60))
    await send(oneWay, { latitude: 47, recordedAt: addSeconds(NOW, 30).toISOString() })
    expect(await kept(oneWay)).toEqual(first)
    await send(oneWay, { latitude: 46.9, recordedAt: addSeconds(NOW, 31).toISOString() })
    expect((await kept(oneWay)).metresLeft).toBeLessThan(first.metresLeft ?? 0)
  })

  it('is forgotten with the step: a new leg begins anew', async () => {
    await world.missions.advance(as(driver), { deliveryId: oneWay, action: 'ARRIVE', idempotencyKey: 'arrive' })
    expect(await kept(oneWay)).toEqual({ seenAt: null, metresLeft: null })
    expect((await rowOf(world.db, oneWay)).stepAt).toEqual(NOW)
  })
})

describe('the link sent again', () => {
  it('is for support and from the assignment on', async () => {
    await at('SET')
    expect(await world.resendTracking(admin, oneWay)).toEqual({ success: true })
    await expect(world.resendTracking(neighbour, oneWay)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await putAtStatus(world.db, oneWay, { status: 'CONFIRMED' })
    await expect(world.resendTracking(admin, oneWay)).rejects.toMatchObject({ code: 'CONFLICT' })
    world.setTime(addDays(NOW, 1))
  })
})
