import type { AdminActor, ClientActor, DriverActor } from '@volant/domain/kernel/actor'
import { NOTHING_NOTED } from '@volant/domain/inspection/set-aside'
import { addHours, addMinutes } from 'date-fns'
import { asc, eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { as, completeDelivery, createWorld, dates, DEAL, inspect, NOW, rowOf } from '../../../test/world'
import type { World } from '../../../test/world'
import { codeTries, deliveries } from '../../tables/deliveries'
import { files } from '../../tables/files'
import { offers } from '../../tables/offers'
import { vehicles } from '../../tables/vehicles'
import { markReady } from '../files/store'
import { deliveryFiles } from './files'
import { createEvidence } from './service/evidence'

let world: World
let client: ClientActor
let admin: AdminActor
let first: DriverActor
let next: DriverActor

beforeAll(async () => {
  world = await createWorld()
  client = await world.make.client(await world.make.organization())
  admin = await world.make.admin()
})
beforeEach(async () => {
  world.setTime(NOW)
  first = await world.make.driver()
  next = await world.make.driver()
})
afterAll(() => world.close())

const dealFor = (id: string, driver: DriverActor) => ({
  id,
  driverId: driver.profileId,
  ...DEAL,
  ...dates(world.clock.now()),
})
const assign = (id: string, driver: DriverActor) => world.dispatch.assign(as(admin), dealFor(id, driver))
const cancel = (id: string) => world.deliveries.cancel(as(admin), { id, reason: 'car_breakdown_during_transfer' })
const activate = (id: string) => world.deliveries.setStatus(as(admin), { id, status: 'REQUESTED' })
const step = (driver: DriverActor, deliveryId: string, action: string, more: object = {}) =>
  world.missions.advance(as(driver), { deliveryId, action, idempotencyKey: uuid(), ...more } as never)

const carsOf = (id: string) =>
  world.db.sql.select().from(vehicles).where(eq(vehicles.deliveryId, id)).orderBy(asc(vehicles.position))
const filesOf = (id: string) => world.db.sql.select().from(files).where(eq(files.deliveryId, id)).orderBy(asc(files.id))
const evidenceOf = (id: string) =>
  createEvidence({ db: world.db, clock: world.clock, presenter: { fileUrl: (key) => key } }).list(admin, id)
const placeOf = (carId: string, view: string) => `Cars/imagesbefore/${carId}-${view}.jpg`

async function upload(id: string, vehicleId: string, key: string, more: Partial<typeof files.$inferInsert> = {}) {
  const row = { key, deliveryId: id, vehicleId, type: 'image/jpeg', maxBytes: 9, kind: 'photo', fileName: 'a.jpg' }
  const [added] = await world.db.sql
    .insert(files)
    .values({ id: uuid(), state: 'ready', ownerSub: first.sub, ...row, ...more })
    .returning()
  if (added === undefined) throw new Error('no file')
  return added
}

/** Six photos, of which one has its file, a mark with one, figures. */
async function inspected(id: string): Promise<{ photo: string; mark: string }> {
  const [car] = await carsOf(id)
  if (car === undefined) throw new Error('no car')
  await inspect(world.db, id, 0, 'before')
  const photo = await upload(id, car.id, placeOf(car.id, 'top'))
  const mark = await upload(id, car.id, `Deliveries/${id}/mark/${uuid()}.jpg`, { kind: 'mark' })
  const seen = { id: uuid(), view: 'LEFT', x: 1, y: 2, kind: 'DENT', size: 'OVER_30', words: null } as const
  await world.db.sql
    .update(vehicles)
    .set({
      imagesBefore: { ...(await carsOf(id))[0]?.imagesBefore, top: photo.key },
      inspectionBefore: { marks: [{ ...seen, photos: [mark.key] }], list: { keys: 2 } },
    })
    .where(eq(vehicles.id, car.id))
  return { photo: photo.id, mark: mark.id }
}

const LEAVING: readonly [string, (id: string) => Promise<unknown>][] = [
  ['gives the mission back', (id) => step(first, id, 'WITHDRAW')],
  ['is changed for another', (id) => world.dispatch.change(as(admin), dealFor(id, next))],
  [
    'is taken the mission, for an auction',
    (id) => world.dispatch.allow(as(admin), { id, ...DEAL, ...dates(world.clock.now()) }),
  ],
  ['had a delivery that was cancelled and starts again', async (id) => activate((await cancel(id)).id)],
]

describe.each(LEAVING)('when a driver %s', (_how, leave) => {
  it('nothing of their inspection is left on the vehicle, and what the vehicle is stays', async () => {
    const id = await completeDelivery(world, client)
    await assign(id, first)
    await inspected(id)
    const [before] = await carsOf(id)
    await leave(id)
    expect(await carsOf(id)).toEqual([{ ...before, ...NOTHING_NOTED }])
  })

  it('it stays as evidence for the office, with its photos, which nobody replaces or deletes', async () => {
    const id = await completeDelivery(world, client)
    await assign(id, first)
    const { photo, mark } = await inspected(id)
    const [car] = await carsOf(id)
    await leave(id)
    const [kept, ...others] = await evidenceOf(id)
    expect(others).toEqual([])
    const keyOf = (file: string) => `Deliveries/${id}/evidence/${file}.jpg`
    expect(kept).toMatchObject({
      driverName: 'David Driver',
      action: null,
      capturedAt: NOW,
      refusal: 'SET_ASIDE',
      content: {
        vehicles: [
          {
            vehicle: 0,
            mileageBefore: 1000,
            essenceBefore: 5,
            imagesBefore: { top: keyOf(photo) },
            inspectionBefore: { marks: [{ photos: [keyOf(mark)] }], list: { keys: 2 } },
          },
        ],
      },
    })
    expect(kept?.files).toEqual(expect.arrayContaining([keyOf(photo), keyOf(mark)]))
    // whoever photographs next in its place
    await upload(id, car?.id ?? '', placeOf(car?.id ?? '', 'top'))
    const rows = await filesOf(id)
    expect(rows.slice(0, 2)).toMatchObject([
      { id: photo, kind: 'evidence', state: 'ready', deletedAt: null },
      { id: mark, kind: 'evidence', state: 'ready', deletedAt: null },
    ])
    const { isInUse } = deliveryFiles()
    const inUse = await world.db.tx((tx) => Promise.all(rows.map((row) => isInUse(tx, row))))
    expect(inUse).toEqual([true, true, false])
  })
})

describe('the next driver', () => {
  it('starts on an inspection of their own only', async () => {
    const id = await completeDelivery(world, client)
    await assign(id, first)
    await inspected(id)
    await world.dispatch.change(as(admin), dealFor(id, next))
    const { startCode } = await rowOf(world.db, id)
    await expect(step(next, id, 'PICK_UP', { code: startCode })).rejects.toMatchObject({
      reason: 'INSPECTION_INCOMPLETE',
    })
    await inspect(world.db, id, 0, 'before')
    await step(next, id, 'PICK_UP', { code: startCode })
    expect((await rowOf(world.db, id)).status).toBe('PICKUP_DRIVER')
  })

  it('loses nothing to an upload that the former one had begun', async () => {
    const id = await completeDelivery(world, client)
    await assign(id, first)
    const [car] = await carsOf(id)
    const key = placeOf(car?.id ?? '', 'top')
    const late = await upload(id, car?.id ?? '', key, { state: 'pending' })
    await step(first, id, 'WITHDRAW')
    const own = await upload(id, car?.id ?? '', key)
    const stored = { size: 1, sha256: 'a', receivedSha256: 'a' }
    const arrives = world.db.tx((tx) => markReady(tx, late, stored, NOW))
    await expect(arrives).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(await filesOf(id)).toMatchObject([{ id: own.id, deletedAt: null }])
  })

  it('leaves no evidence where nothing was noted', async () => {
    const id = await completeDelivery(world, client)
    await assign(id, first)
    await step(first, id, 'WITHDRAW')
    expect(await evidenceOf(id)).toEqual([])
  })
})

describe('a delivery that was cancelled on the road and starts again', () => {
  async function startedAgain(): Promise<string> {
    const id = await completeDelivery(world, client)
    await assign(id, first)
    await inspect(world.db, id, 0, 'before')
    const { startCode } = await rowOf(world.db, id)
    const wrong = startCode === '000000' ? '000001' : '000000'
    await expect(step(first, id, 'PICK_UP', { code: wrong })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
    await step(first, id, 'PICK_UP', { code: startCode })
    await step(first, id, 'DEPART')
    await step(first, id, 'ARRIVE')
    await inspect(world.db, id, 0, 'after')
    const { destinationCode } = await rowOf(world.db, id)
    await step(first, id, 'HAND_OVER', { code: destinationCode, signedBy: 'Camille Laurent' })
    const told = addMinutes(NOW, 1)
    await world.db.sql
      .update(deliveries)
      .set({ lateToldAt: told, recipientToldLateAt: told, arrivalToldMinutes: 15, sharingPausedAt: told })
      .where(eq(deliveries.id, id))
    await cancel(id)
    world.setTime(addHours(NOW, 1))
    await activate(id)
    return id
  }

  it('has nothing of its former life but traces', async () => {
    const id = await startedAgain()
    expect(await carsOf(id)).toMatchObject([NOTHING_NOTED])
    expect(await rowOf(world.db, id)).toMatchObject({
      status: 'REQUESTED',
      lateToldAt: null,
      recipientToldLateAt: null,
      arrivalToldMinutes: null,
      sharingPausedAt: null,
      clientFinalPrice: null,
      finalPrice: null,
      wantedPrice: null,
      minPrice: null,
      maxPrice: null,
      validationDocs: [{ type: 'PV', deleted: true }],
    })
    expect(await world.db.sql.select().from(codeTries).where(eq(codeTries.deliveryId, id))).toEqual([])
    expect(await evidenceOf(id)).toMatchObject([{ content: { vehicles: [{ isDelivered: true, mileageAfter: 1460 }] } }])
  })

  it.each([
    ['the same driver', () => first],
    ['another driver', () => next],
  ])('is given to %s, and is finished only with a report of its own', async (_who, driverOf) => {
    const id = await startedAgain()
    const driver = driverOf()
    await world.deliveries.confirm(as(admin), id)
    await assign(id, driver)
    const given = await world.db.sql
      .select()
      .from(offers)
      .where(eq(offers.deliveryId, id))
      .orderBy(asc(offers.createdAt))
    expect(given).toMatchObject([
      { driverId: first.profileId, status: 'DRIVER_CHANGED', closedAt: addHours(NOW, 1) },
      { driverId: driver.profileId, status: 'ACCEPTED' },
    ])
    const { startCode, destinationCode } = await rowOf(world.db, id)
    await inspect(world.db, id, 0, 'before')
    await step(driver, id, 'PICK_UP', { code: startCode })
    await step(driver, id, 'DEPART')
    await step(driver, id, 'ARRIVE')
    await inspect(world.db, id, 0, 'after')
    await step(driver, id, 'HAND_OVER', { code: destinationCode })
    await expect(step(driver, id, 'FINISH')).rejects.toMatchObject({ reason: 'PV_MISSING' })
  })
})
