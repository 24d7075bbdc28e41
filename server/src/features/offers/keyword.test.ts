import type { AdminActor, DriverActor } from '@volant/domain/kernel/actor'
import { eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { completeDelivery, createWorld, NOW } from '../../../test/world'
import type { World } from '../../../test/world'
import { deliveries } from '../../tables/deliveries'
import { drivers } from '../../tables/drivers'
import { offers } from '../../tables/offers'
import { createOfferReads } from './read/offers'

const ID = new Map([['id', new Map()]])

let world: World
let admin: AdminActor
let zoe: DriverActor
let marc: DriverActor
/** The number of the mission that both offer for. */
let number: string
const idOf = new Map<DriverActor, string>()

beforeAll(async () => {
  world = await createWorld()
  admin = await world.make.admin(3)
  const client = await world.make.client(await world.make.organization())
  const [deliveryId, other] = [await completeDelivery(world, client), await completeDelivery(world, client)]
  zoe = await named('Zoé', 'Le_Goff')
  marc = await named('Marc', 'LexGoff')
  for (const driver of [zoe, marc]) {
    idOf.set(driver, await offered(deliveryId, driver))
    await offered(other, driver)
  }
  const [row] = await world.db.sql.select().from(deliveries).where(eq(deliveries.id, deliveryId))
  number = String(row?.publicId)
})
afterAll(() => world.close())

async function named(firstName: string, lastName: string): Promise<DriverActor> {
  const driver = await world.make.driver()
  await world.db.sql.update(drivers).set({ firstName, lastName }).where(eq(drivers.id, driver.profileId))
  return driver
}

async function offered(deliveryId: string, { profileId: driverId }: DriverActor): Promise<string> {
  const id = uuid()
  await world.db.sql
    .insert(offers)
    .values({ id, deliveryId, driverId, demandedPrice: 20_000, proposedByDriver: true, status: 'PENDING' as const })
  return id
}

async function found(actor: AdminActor | DriverActor, keyword: string): Promise<(string | undefined)[]> {
  const { records } = await createOfferReads(world.db).list(actor, { keyword }, ID, NOW)
  return records.map(({ id }) => id).toSorted()
}

it('offers are found by the number of their mission, each as far as it is the viewer’s', async () => {
  expect(await found(admin, number)).toEqual([...idOf.values()].toSorted())
  expect(await found(marc, ` ${number} `)).toEqual([idOf.get(marc)])
  expect(await found(admin, `${number}0`)).toEqual([])
})

it('and by a part of the driver’s name, in which no letter is a wildcard', async () => {
  expect(await found(admin, 'ZOÉ le')).toHaveLength(2)
  expect(await found(admin, 'goff')).toHaveLength(4)
  expect(await found(admin, 'le_goff')).toHaveLength(2)
  for (const text of ['%', '_', '\\', `' OR ''='`]) expect((await found(admin, text)).length).toBeLessThan(3)
  expect(await found(marc, 'Zoé')).toEqual([])
  expect(await found(admin, '  ')).toHaveLength(4)
})
