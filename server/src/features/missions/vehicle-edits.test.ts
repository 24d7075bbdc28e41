import type { UpdateVehicleInput } from '@volant/contract/schema.generated'
import type { Actor, AdminActor, ClientActor, DriverActor } from '@volant/domain/kernel/actor'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { as, completeDelivery, createWorld, dates, DEAL, NOW, rowOf } from '../../../test/world'
import type { TestType, World } from '../../../test/world'
import { vehicles } from '../../tables/vehicles'
import { createVehicles } from './service/vehicles'
import type { Vehicles } from './service/vehicles'

let world: World
let service: Vehicles
let client: ClientActor
let admin: AdminActor
let support: AdminActor
let driver: DriverActor

beforeAll(async () => {
  world = await createWorld()
  service = createVehicles(world)
  client = await world.make.client(await world.make.organization())
  admin = await world.make.admin(2)
  support = await world.make.admin(3)
  driver = await world.make.driver()
})
afterAll(() => world.close())

const carsOf = (id: string) =>
  world.db.sql.select().from(vehicles).where(eq(vehicles.deliveryId, id)).orderBy(asc(vehicles.position))

async function ordered(type: TestType = 'STANDARD') {
  const id = await completeDelivery(world, client, type)
  const [first, second] = await carsOf(id)
  if (!first) throw new Error('no car')
  return { id, car: first.id, second: second?.id ?? '' }
}

async function assigned() {
  const delivery = await ordered()
  const deal = { id: delivery.id, driverId: driver.profileId, ...DEAL, ...dates(NOW) }
  await world.dispatch.assign(as(admin), deal)
  return delivery
}

it('another category prices the delivery as an edit of it does', async () => {
  const one = await ordered()
  const { clientInitialPrice: before } = await rowOf(world.db, one.id)
  await service.update(as(client), { id: one.car, carType: 'C' })
  const other = await ordered()
  const car = { marque: 'Peugeot', model: '308', vehicleCode: 'GA-217-KF', type: 'GAS' } as const
  await world.deliveries.edit(as(client), { id: other.id, vehicles: [{ ...car, carType: 'C' }] })
  const { clientInitialPrice } = await rowOf(world.db, one.id)
  expect(clientInitialPrice).toBe((await rowOf(world.db, other.id)).clientInitialPrice)
  expect(clientInitialPrice).not.toBe(before)
})

it('the price stays with the category, and whatever becomes of the second car', async () => {
  const { id, car, second } = await ordered('TWO_WAY_DELIVERY')
  const { clientInitialPrice, version } = await rowOf(world.db, id)
  await service.update(as(client), { id: second, carType: 'C' })
  await service.update(as(client), { id: car, carType: 'A', marque: 'Renault' })
  expect(await rowOf(world.db, id)).toMatchObject({ clientInitialPrice, version: version + 2 })
})

it('a plate is kept in its French form', async () => {
  const { id, car } = await ordered()
  await service.update(as(client), { id: car, vehicleCode: 'ga 300zz' })
  expect(await carsOf(id)).toMatchObject([{ vehicleCode: 'GA-300-ZZ' }])
})

it('whoever saw another version is refused, whatever they write', async () => {
  const requested = await ordered()
  const set = await assigned()
  const key = 'Cars/imagesbefore/x.jpg'
  for (const [actor, input] of [
    [client, { id: requested.car, marque: 'Renault' }],
    [admin, { id: requested.car, marque: 'Renault' }],
    [driver, { id: set.car, mileageBefore: 7 }],
    [support, { id: set.car, imagesBefore: { top: null } }],
  ] as const satisfies readonly (readonly [Actor, UpdateVehicleInput])[]) {
    await world.db.sql
      .update(vehicles)
      .set({ imagesBefore: { top: key } })
      .where(eq(vehicles.id, input.id))
    const { version } = await rowOf(world.db, input.id === set.car ? set.id : requested.id)
    const stale = service.update(as(actor, { ifMatch: version - 1 }), input)
    await expect(stale, actor.role).rejects.toMatchObject({ code: 'CONFLICT', reason: 'STALE_VERSION' })
    await service.update(as(actor, { ifMatch: version }), input)
  }
})

it('what a person may not is said before what is wrong with a field, and that before where the delivery stands', async () => {
  const { car } = await assigned()
  const bad = { mileageAfter: -7 }
  for (const [actor, input] of [
    [support, { marque: 'Renault', ...bad }],
    [client, { imagesBefore: { top: 'x' }, ...bad }],
    [driver, { marque: 'Renault', ...bad }],
  ] as const)
    await expect(service.update(as(actor), { id: car, ...input })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(service.update(as(driver), { id: car, ...bad })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
  await expect(service.update(as(driver), { id: car, mileageAfter: 7 })).rejects.toMatchObject({
    code: 'CONFLICT',
    reason: 'ILLEGAL_TRANSITION',
  })
})
