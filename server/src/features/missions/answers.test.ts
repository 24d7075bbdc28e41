import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asked } from '../../../test/asked'
import { as, completeDelivery, createWorld, dates, DEAL } from '../../../test/world'
import type { World } from '../../../test/world'
import { answerChange } from '../../platform/graphql/answer'
import { vehicles } from '../../tables/vehicles'
import { createVehicleReads } from './read'
import { createVehicles } from './service/vehicles'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

it('a change of a vehicle is answered with what it left, though another follows before the reply', async () => {
  const { db, clock, make, dispatch, bus } = world
  const driver = await make.driver()
  const id = await completeDelivery(world, await make.client(await make.organization()))
  await dispatch.assign(as(await make.admin()), { id, driverId: driver.profileId, ...DEAL, ...dates(clock.now()) })
  const [car] = await db.sql.select().from(vehicles).where(eq(vehicles.deliveryId, id))
  bus.add([
    {
      on: 'vehicle.photographed',
      phase: 'committed',
      react: async ({ vehicleId }) => {
        await db.sql.update(vehicles).set({ mileageBefore: 99 }).where(eq(vehicles.id, vehicleId))
      },
    },
  ])
  const reads = createVehicleReads(db, clock, { fileUrl: (key) => `/files/${key}` })
  const told = await answerChange(reads.find)(
    as(driver),
    asked('mutation { updateVehicle { id mileageBefore } }'),
    (within) => createVehicles(world).update(within, { id: car?.id ?? '', mileageBefore: 10 }),
  )
  expect(told).toEqual({ id: car?.id, mileageBefore: 10 })
  const [after] = await db.sql.select().from(vehicles).where(eq(vehicles.deliveryId, id))
  expect(after?.mileageBefore).toBe(99)
})
