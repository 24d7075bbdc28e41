import { ANONYMOUS } from '@volant/domain/kernel/actor'
import type { DriverActor } from '@volant/domain/kernel/actor'
import { addSeconds } from 'date-fns'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { putAtStatus } from '../../../test/delivery-at-status'
import { as, completeDelivery, createWorld, NOW, rowOf } from '../../../test/world'
import type { World } from '../../../test/world'
import { trackingReactions } from './reactions'

let world: World
let driver: DriverActor
let delivery: string

beforeAll(async () => {
  world = await createWorld()
  world.setTime(NOW)
  driver = await world.make.driver()
  delivery = await completeDelivery(world, await world.make.client(await world.make.organization()))
  await putAtStatus(world.db, delivery, { status: 'ONGOING', driver })
})
afterAll(() => world.close())

const send = (seconds: number) => {
  const recordedAt = addSeconds(NOW, seconds).toISOString()
  return world.tracking.record(driver, { deliveryId: delivery, latitude: 47.1, longitude: 3.2, recordedAt })
}

it('sharing is paused by the driver alone while the mission moves, until they share again', async () => {
  const hints: string[] = []
  world.bus.add(
    trackingReactions({
      stopWatching: () => {},
      position: () => {},
      hint: ({ trackingIds = [] }) => void hints.push(...trackingIds),
    }),
  )
  const since = async () => (await rowOf(world.db, delivery)).sharingPausedAt
  const secret = (await rowOf(world.db, delivery)).trackingId
  const told = async () => (await world.tracking.view(ANONYMOUS, secret)).sharingPaused
  const admin = await world.make.admin(3)
  await expect(world.tracking.pause(admin, delivery, true)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await world.tracking.pause(driver, delivery, true)).toEqual(NOW)
  expect(await world.tracking.pause(driver, delivery, true)).toEqual(NOW)
  expect(await since()).toEqual(NOW)
  expect(await told()).toBe(true)
  // recorded before the pause, and come late
  await send(-30)
  expect(await since()).toEqual(NOW)
  await send(30)
  expect(await since()).toBeNull()
  expect(await told()).toBe(false)
  await world.tracking.pause(driver, delivery, true)
  expect(await world.tracking.pause(driver, delivery, false)).toBeNull()
  // the office hears of it with whoever waits
  expect(hints).toEqual([secret, secret, secret, secret])
  await world.tracking.pause(driver, delivery, true)
  await putAtStatus(world.db, delivery, { status: 'DELIVERED', driver })
  expect(await told()).toBeUndefined()
  await expect(world.tracking.pause(driver, delivery, true)).rejects.toMatchObject({ reason: 'ILLEGAL_TRANSITION' })
})

it('a pause ends with the leg on which it was pressed', async () => {
  world.bus.add(trackingReactions({ stopWatching: () => {}, position: () => {}, hint: () => {} }))
  const since = async () => (await rowOf(world.db, delivery)).sharingPausedAt
  const walk = (action: 'DEPART' | 'ARRIVE') =>
    world.missions.advance(as(driver), { deliveryId: delivery, action, idempotencyKey: uuid() })
  await putAtStatus(world.db, delivery, { status: 'PICKUP_DRIVER', driver })
  await walk('DEPART')
  await world.tracking.pause(driver, delivery, true)
  await walk('ARRIVE')
  expect(await since()).toBeNull()
})
