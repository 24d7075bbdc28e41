import { ANONYMOUS } from '@volant/domain/kernel/actor'
import type { ClientActor, DriverActor } from '@volant/domain/kernel/actor'
import { addMinutes, subMinutes } from 'date-fns'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { putAtStatus } from '../../../test/delivery-at-status'
import { completeDelivery, createWorld, NOW, rowOf } from '../../../test/world'
import type { World } from '../../../test/world'
import { sqlState } from '../../platform/db/sqlstate'
import { positions } from '../../tables/tracking'
import { vehicles } from '../../tables/vehicles'

let world: World
let client: ClientActor
let driver: DriverActor
let one: string
let other: string

beforeAll(async () => {
  world = await createWorld()
  world.setTime(NOW)
  client = await world.make.client(await world.make.organization())
  driver = await world.make.driver()
  one = await completeDelivery(world, client)
  other = await completeDelivery(world, client)
  for (const id of [one, other]) await putAtStatus(world.db, id, { status: 'ONGOING', driver })
})
afterAll(() => world.close())

const past = (minutes: number) => subMinutes(NOW, minutes).toISOString()
const keptOf = async (id: string) => {
  const rows = await world.db.sql.select().from(positions).where(eq(positions.deliveryId, id))
  return rows.map(({ recordedAt }) => recordedAt.toISOString()).toSorted()
}

it('positions of several phones that arrive together are judged as if each had come alone', async () => {
  const send = (deliveryId: string, recordedAt: string, more: object = {}, actor: ClientActor | DriverActor = driver) =>
    world.tracking.record(actor, { deliveryId, latitude: 47.1, longitude: 3.2, recordedAt, ...more })
  const sent = [
    send(one, past(3)),
    send(other, past(3)),
    send(one, past(2)),
    send(one, past(4)),
    send(one, past(0), { latitude: 99 }),
    send(one, past(0), {}, client),
    // what no phone can send, and the database does not take: the others are kept all the same
    send(other, past(1), { heading: 1e300 }),
  ]
  const answers = (await Promise.allSettled(sent)).map((answer) =>
    answer.status === 'rejected' ? (answer.reason.code ?? sqlState(answer.reason)) : 'taken',
  )
  expect(answers).toEqual(['taken', 'taken', 'taken', 'taken', 'BAD_USER_INPUT', 'NOT_FOUND', '22003'])
  expect(await keptOf(one)).toEqual([past(3), past(2)])
  expect(await keptOf(other)).toEqual([past(3)])
})

/** So many minutes ago each vehicle was taken over and handed over. */
async function carry(id: string, ...legs: readonly (readonly [pickedUp: number, delivered: number | null])[]) {
  for (const [position, [pickedUp, delivered]] of legs.entries())
    await world.db.sql
      .update(vehicles)
      .set({
        pickedUpAt: subMinutes(NOW, pickedUp),
        deliveredAt: delivered === null ? null : subMinutes(NOW, delivered),
      })
      .where(and(eq(vehicles.deliveryId, id), eq(vehicles.position, position)))
}

it('what was recorded before the first vehicle, or between the two, is left out without a word', async () => {
  const id = await completeDelivery(world, client, 'TWO_WAY_DELIVERY')
  await putAtStatus(world.db, id, { status: 'SWAP_IN_TRANSIT', driver })
  await carry(id, [60, 40], [20, null])
  const sent = [70, 50, 30, 10].map((minutes) => ({ latitude: 47.1, longitude: 3.2, recordedAt: past(minutes) }))
  expect(await world.tracking.recordAll(driver, id, sent.slice(0, 1))).toEqual({ kept: 0 })
  expect(await world.tracking.recordAll(driver, id, sent)).toEqual({ kept: 2 })
  expect(await keptOf(id)).toEqual([past(50), past(10)])
  const before = { deliveryId: id, latitude: 47.1, longitude: 3.2, recordedAt: past(65) }
  await expect(world.tracking.record(driver, before)).resolves.toBeUndefined()
})

it('hours of a way that come in several calls are kept once each, and a call that is repeated keeps nothing more', async () => {
  const id = await completeDelivery(world, client)
  await putAtStatus(world.db, id, { status: 'ONGOING', driver })
  const sent = [50, 40, 30, 20].map((minutes) => ({ latitude: 47.1, longitude: 3.2, recordedAt: past(minutes) }))
  const kept = []
  for (const part of [sent.slice(0, 2), sent.slice(0, 2), sent.slice(2)])
    kept.push((await world.tracking.recordAll(driver, id, part)).kept)
  expect(kept).toEqual([2, 0, 2])
  expect(await keptOf(id)).toEqual([past(50), past(40), past(30), past(20)])
})

it('what was recorded in an earlier life of the delivery is nowhere told as the last position', async () => {
  const id = await completeDelivery(world, client)
  await putAtStatus(world.db, id, { status: 'ONGOING', driver })
  const fields = new Map([
    ['position', new Map([['latitude', new Map()]])],
    ['remainingDistance', new Map()],
  ])
  const { trackingId } = await rowOf(world.db, id)
  const told = async () => ({
    ...(await world.deliveries.find(client, id, fields, NOW)),
    last: await world.tracking.position(client, id).catch(({ code }) => code),
    page: await world.tracking.view(ANONYMOUS, trackingId),
  })
  const send = (latitude: number, recordedAt: string) =>
    world.tracking.record(driver, { deliveryId: id, latitude, longitude: 3.2, recordedAt })
  await send(47.1, past(30))
  const is = (latitude: number) => ({ position: { latitude }, last: { latitude }, page: { position: { latitude } } })
  expect(await told()).toMatchObject(is(47.1))
  await carry(id, [10, null])
  const nowhere = { position: null, remainingDistance: null, last: 'NOT_FOUND', page: { position: null } }
  expect(await told()).toMatchObject(nowhere)
  await send(47.2, past(5))
  expect(await told()).toMatchObject(is(47.2))
})

it('a phone whose clock is wrong says when it sends, and what it recorded is kept at the time of the server, in its order', async () => {
  const place = { latitude: 47.1, longitude: 3.2 }
  for (const wrong of [5, -90]) {
    const id = await completeDelivery(world, client)
    await putAtStatus(world.db, id, { status: 'ONGOING', driver })
    const onPhone = (minutes: number) => addMinutes(NOW, wrong - minutes).toISOString()
    const sent = [3, 2, 1].map((minutes) => ({ ...place, recordedAt: onPhone(minutes) }))
    expect(await world.tracking.recordAll(driver, id, sent, onPhone(0))).toEqual({ kept: 3 })
    await world.tracking.record(driver, { deliveryId: id, ...place, recordedAt: onPhone(0), sentAt: onPhone(0) })
    expect(await keptOf(id)).toEqual([past(3), past(2), past(1), past(0)])
  }
})

it('a phone of before, whose clock is ahead, hears that nothing is shared', async () => {
  const id = await completeDelivery(world, client)
  await putAtStatus(world.db, id, { status: 'ONGOING', driver })
  const ahead = { latitude: 47.1, longitude: 3.2, recordedAt: past(-5) }
  await expect(world.tracking.record(driver, { deliveryId: id, ...ahead })).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: [{ path: 'recordedAt', code: 'outOfRange' }],
  })
  expect(await world.tracking.recordAll(driver, id, [ahead])).toEqual({ kept: 0 })
  expect(await keptOf(id)).toEqual([])
})
