import type { AdminActor, ClientActor, DriverActor } from '@volant/domain/kernel/actor'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { as, completeDelivery, createWorld, dates, DEAL } from '../../../test/world'
import type { World } from '../../../test/world'
import { createOfferReads } from './read/offers'

let world: World
let client: ClientActor
let admin: AdminActor
let driver: DriverActor

beforeAll(async () => {
  world = await createWorld()
  client = await world.make.client(await world.make.organization())
  admin = await world.make.admin()
  driver = await world.make.driver()
})
afterAll(() => world.close())

const ASKED = new Map(['status', 'withdrawalReason'].map((name) => [name, new Map()]))

async function readBy(actor: AdminActor | DriverActor, deliveryId: string) {
  const filter = { deliveryId }
  const { records } = await createOfferReads(world.db).list(actor, { filter }, ASKED, world.clock.now())
  return records.map(({ status, withdrawalReason }) => `${status} ${withdrawalReason}`).toSorted()
}

it('says to the office alone why a mission was given back, beside the offer of whoever gave it back', async () => {
  const deliveryId = await completeDelivery(world, client)
  const assign = () =>
    world.dispatch.assign(as(admin), {
      id: deliveryId,
      driverId: driver.profileId,
      ...DEAL,
      ...dates(world.clock.now()),
    })
  const withdraw = (reason?: string) =>
    world.missions.advance(as(driver), { deliveryId, action: 'WITHDRAW', idempotencyKey: crypto.randomUUID(), reason })
  await assign()
  await withdraw('Ma voiture est en panne')
  world.setTime(new Date(world.clock.now().getTime() + 60_000))
  await assign()
  await withdraw()
  world.setTime(new Date(world.clock.now().getTime() + 60_000))
  await assign()
  expect(await readBy(admin, deliveryId)).toEqual([
    'ACCEPTED null',
    'DRIVER_CANCELED Ma voiture est en panne',
    'DRIVER_CANCELED null',
  ])
  expect(await readBy(driver, deliveryId)).toEqual(['ACCEPTED null', 'DRIVER_CANCELED null', 'DRIVER_CANCELED null'])
})
