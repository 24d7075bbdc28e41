import type { AdminActor, ClientActor, DriverActor } from '@volant/domain/kernel/actor'
import { ANONYMOUS } from '@volant/domain/kernel/actor'
import { POSITION_DAYS } from '@volant/domain/tracking/position'
import { addDays, addHours } from 'date-fns'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { putAtStatus } from '../../../test/delivery-at-status'
import { completeDelivery, createWorld, NOW, rowOf } from '../../../test/world'
import type { World } from '../../../test/world'
import { applyRetention } from '../../platform/retention'
import { deliveries } from '../../tables/deliveries'
import { admins } from '../../tables/organizations'
import { positionViews } from '../../tables/tracking'
import { trackingRetention } from './retention'
import { createTracking } from './service/tracking'
import type { Tracking } from './service/tracking'
import { createViews } from './service/views'
import { viewsOf } from './views'

let world: World
let tracking: Tracking
let client: ClientActor
let admin: AdminActor
let driver: DriverActor
let id: string
const warned = vi.fn<(error: unknown) => void>()

beforeAll(async () => {
  world = await createWorld()
  client = await world.make.client(await world.make.organization())
  admin = await world.make.admin(3)
  driver = await world.make.driver()
})
beforeEach(async () => {
  world.setTime(NOW)
  warned.mockClear()
  const { db, clock } = world
  tracking = createTracking({ db, clock, viewed: createViews(db, clock, warned) })
  id = await completeDelivery(world, client)
  await putAtStatus(world.db, id, { status: 'ONGOING', driver })
  await tracking.record(driver, { deliveryId: id, latitude: 47.1, longitude: 3.2 })
})
afterAll(() => world.close())

const stored = () => world.db.sql.select().from(positionViews).where(eq(positionViews.deliveryId, id))
/** What is written is gathered first. */
const written = (count: number) => vi.waitFor(async () => expect(await stored()).toHaveLength(count))

describe('who looked at where a driver is', () => {
  it('is written once a person, delivery and day, whichever way they looked', async () => {
    await tracking.position(admin, id)
    await tracking.join(admin, id)
    await tracking.view(admin, (await rowOf(world.db, id)).trackingId)
    await tracking.position(client, id)
    await written(2)
    world.setTime(addHours(NOW, 2))
    await tracking.position(admin, id)
    world.setTime(addDays(NOW, 1))
    await tracking.join(admin, id)
    await written(3)
    const mine = (await stored()).filter(({ userId }) => userId === admin.sub)
    expect(mine.map(({ viewedAt }) => viewedAt).toSorted()).toEqual([NOW, addDays(NOW, 1)])
  })

  it('is not written of the driver, nor of a guest with the link, nor of whoever is turned away', async () => {
    const stranger = await world.make.client(await world.make.organization())
    const { trackingId } = await rowOf(world.db, id)
    await tracking.join(driver, id)
    await tracking.position(driver, id)
    await tracking.view(ANONYMOUS, trackingId)
    await tracking.join(ANONYMOUS, trackingId)
    await expect(tracking.position(stranger, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await tracking.position(client, id)
    await written(1)
    expect(await stored()).toMatchObject([{ userId: client.sub }])
  })

  it('holds up nobody where it cannot be written, and is written with the next look', async () => {
    const prepared = vi.spyOn(world.db, 'prepared').mockRejectedValueOnce(new Error('no room'))
    await expect(tracking.position(admin, id)).resolves.toMatchObject({ latitude: 47.1 })
    await vi.waitFor(() => expect(warned).toHaveBeenCalledOnce())
    prepared.mockRestore()
    expect(await stored()).toEqual([])
    await tracking.position(admin, id)
    await written(1)
  })

  it('is written of the others where one delivery is gone meanwhile', async () => {
    const gone = await completeDelivery(world, client)
    await world.db.sql.delete(deliveries).where(eq(deliveries.id, gone))
    createViews(world.db, world.clock, warned)(admin, [gone, id])
    await written(1)
    expect(warned).not.toHaveBeenCalled()
  })

  it('is read by name and house, who looked last first, and goes with the positions', async () => {
    await world.db.sql.update(admins).set({ firstName: 'Ida', lastName: 'Noël' }).where(eq(admins.userId, admin.sub))
    await tracking.position(admin, id)
    await written(1)
    world.setTime(addDays(NOW, 1))
    await tracking.position(admin, id)
    await tracking.position(client, id)
    await written(3)
    const told = await viewsOf(world.db, id)
    expect(told.map(({ organization }) => organization === null).toSorted()).toEqual([false, true])
    expect(told.find(({ name }) => name === 'Ida Noël')).toEqual({
      name: 'Ida Noël',
      organization: null,
      viewedAt: [addDays(NOW, 1).toISOString(), NOW.toISOString()],
    })
    world.setTime(addHours(addDays(NOW, POSITION_DAYS), 12))
    await applyRetention(world.db, world.clock, trackingRetention)
    expect(await viewsOf(world.db, id)).toMatchObject([
      { viewedAt: [expect.any(String)] },
      { viewedAt: [expect.any(String)] },
    ])
    world.setTime(addDays(NOW, POSITION_DAYS + 2))
    await applyRetention(world.db, world.clock, trackingRetention)
    expect(await viewsOf(world.db, id)).toEqual([])
  })
})
