import type { AdminActor, ClientActor } from '@volant/domain/kernel/actor'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as, completeDelivery, createWorld, LYON, rowOf } from '../../../test/world'
import type { World } from '../../../test/world'
import { vehicles } from '../../tables/vehicles'

let world: World
let client: ClientActor
let admin: AdminActor

beforeAll(async () => {
  world = await createWorld()
  client = await world.make.client(await world.make.organization())
  admin = await world.make.admin(2)
})
afterAll(() => world.close())

const MARSEILLE = { ...LYON, address: '1 quai du Port', city: 'Marseille', postalCode: '13002', latitude: 43.296 }

describe('a restitution that is cancelled', () => {
  it('leaves the price and the places of one way, and what the office agreed on', async () => {
    const oneWay = await rowOf(world.db, await completeDelivery(world, client))
    const id = await completeDelivery(world, client, 'TWO_WAY_DELIVERY')
    await world.deliveries.edit(as(admin), { id, clientFinalPrice: 432, toReturnToAddress: MARSEILLE })
    const before = await rowOf(world.db, id)
    expect(before.clientInitialPrice).not.toBe(oneWay.clientInitialPrice)
    expect([before.towns, before.postalCodes]).toEqual([
      expect.stringContaining('marseille'),
      expect.stringContaining('13002'),
    ])
    await world.deliveries.cancelRestitution(as(admin), { id, type: 'STANDARD' })
    const { clientInitialPrice, distance, duration, towns, postalCodes, countries } = oneWay
    expect(await rowOf(world.db, id)).toMatchObject({
      clientInitialPrice,
      distance,
      duration,
      towns,
      postalCodes,
      countries,
      clientFinalPrice: 43_200,
    })
  })

  it('leaves a one-way delivery of one car', async () => {
    const id = await completeDelivery(world, client, 'TWO_WAY_DELIVERY')
    const before = await rowOf(world.db, id)
    await expect(world.deliveries.cancelRestitution(as(admin), { id, type: 'OKM' })).rejects.toMatchObject({
      fields: [{ path: 'type', code: 'notAllowed' }],
    })
    await world.deliveries.cancelRestitution(as(admin), { id, type: 'STANDARD' })
    expect(await rowOf(world.db, id)).toMatchObject({
      type: 'STANDARD',
      twoWayDeliverType: null,
      returnCode: null,
      numberOfVehicles: 1,
      toReturnFromAddressId: null,
      status: before.status,
      distance: Math.round((before.distance ?? 0) / 2),
    })
    const cars = await world.db.sql.select().from(vehicles).where(eq(vehicles.deliveryId, id))
    expect(cars.filter(({ removedAt }) => removedAt === null)).toHaveLength(1)
  })
})
