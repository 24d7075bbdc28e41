import type { IdentityInput } from '@volant/contract/schema.generated'
import { W_PLATE_OPTION } from '@volant/domain/deliveries/w-plate'
import type { AdminActor, ClientActor, DriverActor } from '@volant/domain/kernel/actor'
import { chosenOptions } from '@volant/domain/pricing/options'
import { addMinutes, subMinutes } from 'date-fns'
import { and, asc, eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { as, completeDelivery, createWorld, dates, DEAL, inspect, NOW, rowOf } from '../../../test/world'
import type { World } from '../../../test/world'
import { deliveries, deliveryLogs } from '../../tables/deliveries'
import { missionProblems } from '../../tables/mission-problems'
import { vehicles } from '../../tables/vehicles'
import { createIdentities } from './service/identity'
import type { Identities } from './service/identity'
import { createVehicles } from './service/vehicles'
import type { Vehicles } from './service/vehicles'

const PLATE = 'AB-123-CD'
const VIN = 'VF3LCYHZPFS123456'
const OTHER = { plate: 'ga242dn' }
let world: World
let identities: Identities
let edits: Vehicles
let client: ClientActor
let admin: AdminActor
let support: AdminActor
let driver: DriverActor
let told: string[] = []

beforeAll(async () => {
  world = await createWorld()
  client = await world.make.client(await world.make.organization())
  admin = await world.make.admin()
  support = await world.make.admin(3)
  edits = createVehicles(world)
  identities = createIdentities({ db: world.db, clock: world.clock })
  world.bus.add([
    { on: 'problem.reported', phase: 'messages', react: async ({ kind, text }) => void told.push(`${kind} ${text}`) },
  ])
})
beforeEach(async () => {
  world.setTime(NOW)
  driver = await world.make.driver()
  told = []
})
afterAll(() => world.close())

const carAt = (deliveryId: string, position: number) =>
  and(eq(vehicles.deliveryId, deliveryId), eq(vehicles.position, position))
const carOf = async (id: string, position = 0) => {
  const [car] = await world.db.sql.select().from(vehicles).where(carAt(id, position))
  if (!car) throw new Error('no car')
  return car
}

/** A mission whose inspection is complete; its order knows plate and VIN unless it is said otherwise. */
async function assigned(known: { vehicleCode?: string | null; vin?: string | null } = {}, position: 0 | 1 = 0) {
  const id = await completeDelivery(world, client, position === 1 ? 'TWO_WAY_DELIVERY' : 'STANDARD')
  await world.dispatch.assign(as(admin), { id, driverId: driver.profileId, ...DEAL, ...dates(world.clock.now()) })
  await inspect(world.db, id, position, 'before')
  await world.db.sql
    .update(vehicles)
    .set({ vehicleCode: PLATE, vin: VIN, ...known })
    .where(carAt(id, position))
  if (position === 1) await world.db.sql.update(deliveries).set({ status: 'DELIVERED' }).where(eq(deliveries.id, id))
  return id
}

const read = async (id: string, identity: Partial<IdentityInput>, by = driver, position = 0) => {
  const input = { id: (await carOf(id, position)).id, identity: { seenAt: NOW, ...identity } }
  return edits.update(as(by), input)
}

const take = async (id: string, action: 'PICK_UP' | 'SWAP_PICK_UP' = 'PICK_UP') => {
  const { startCode: code } = await rowOf(world.db, id)
  return world.missions.advance(as(driver), { deliveryId: id, action, code, idempotencyKey: uuid() })
}
const mismatch = { code: 'CONFLICT', reason: 'IDENTITY_MISMATCH' }
const logsOf = async (id: string) =>
  world.db.sql.select().from(deliveryLogs).where(eq(deliveryLogs.deliveryId, id)).orderBy(asc(deliveryLogs.at))
const problemsOf = (id: string) => world.db.sql.select().from(missionProblems).where(eq(missionProblems.deliveryId, id))
const accept = async (id: string, position = 0, by = admin, reason = 'Vu avec le client') =>
  identities.accept(as(by), { vehicleId: (await carOf(id, position)).id, reason })

describe('plate and VIN that match', () => {
  it.each([
    [{ plate: 'ab 123 cd' }, { plate: PLATE, vin: null }],
    [
      { plate: 'AB123CD', vin: 'fs 123456' },
      { plate: PLATE, vin: 'FS123456' },
    ],
    [
      { plate: null, vin: '123456' },
      { plate: null, vin: '123456' },
    ],
  ])('%j are kept, and the vehicle is taken', async (sent, kept) => {
    const id = await assigned()
    const { version } = await rowOf(world.db, id)
    world.setTime(addMinutes(NOW, 3))
    await read(id, sent)
    expect((await carOf(id)).identity).toEqual({ ...kept, seenAt: NOW.toISOString(), acceptedAt: null })
    // as the rest of the inspection it makes no version: the step does
    expect((await rowOf(world.db, id)).version).toBe(version)
    await take(id)
    expect([(await rowOf(world.db, id)).status, told]).toEqual(['PICKUP_DRIVER', []])
  })

  it('are not asked of phones that do not know the screen', async () => {
    const id = await assigned()
    await take(id)
    expect((await rowOf(world.db, id)).status).toBe('PICKUP_DRIVER')
  })

  it('are not before the step that led here, nor in the future', async () => {
    const id = await assigned()
    await read(id, { plate: PLATE, seenAt: addMinutes(NOW, 60) })
    expect((await carOf(id)).identity?.seenAt).toBe(NOW.toISOString())
    await read(id, { plate: PLATE, vin: '123456', seenAt: subMinutes(NOW, 60 * 24 * 30) })
    expect(Date.parse((await carOf(id)).identity?.seenAt ?? '')).toBeGreaterThan(subMinutes(NOW, 60 * 24 * 4).getTime())
  })

  it('are of nobody else: another driver, the office, a client, nor of a vehicle that is under way', async () => {
    const id = await assigned()
    const rival = await world.make.driver()
    await expect(read(id, { plate: PLATE }, rival)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const input = { id: (await carOf(id)).id, identity: { plate: PLATE, seenAt: NOW } }
    for (const other of [admin, client])
      await expect(edits.update(as(other), input)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await take(id)
    await expect(read(id, { plate: PLATE })).rejects.toMatchObject({ code: 'CONFLICT' })
    expect((await carOf(id)).identity).toBeNull()
  })

  it('are refused where they say nothing', async () => {
    const id = await assigned()
    for (const nothing of [{}, { plate: '--' }, { vin: '12345' }, { plate: null, vin: null }])
      await expect(read(id, nothing)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
  })
})

describe('another vehicle', () => {
  it('stops the driver, stands in the log and reaches the office once', async () => {
    const id = await assigned()
    world.setTime(addMinutes(NOW, 3))
    for (let times = 0; times < 2; times++) await read(id, OTHER)
    await expect(take(id)).rejects.toMatchObject(mismatch)
    expect((await rowOf(world.db, id)).status).toBe('SET')
    expect(told).toEqual(['other_vehicle GA-242-DN'])
    expect(await problemsOf(id)).toMatchObject([
      { kind: 'other_vehicle', text: 'GA-242-DN', driverId: driver.profileId, capturedAt: NOW, seenAt: null },
    ])
    const logged = (await logsOf(id)).filter(({ action }) => action === 'SEE_OTHER_VEHICLE')
    expect(logged).toMatchObject([{ data: { seen: 'GA-242-DN', occurredAt: NOW.toISOString() } }])
  })

  it('costs no try of the code', async () => {
    const id = await assigned()
    await read(id, OTHER)
    const wrong = { deliveryId: id, action: 'PICK_UP', code: '000000' } as const
    for (let times = 0; times < 6; times++)
      await expect(world.missions.advance(as(driver), { ...wrong, idempotencyKey: uuid() })).rejects.toMatchObject(
        mismatch,
      )
    await accept(id)
    await take(id)
  })

  it('is none once the driver has read it right, and is told again when it is yet another', async () => {
    const id = await assigned()
    await read(id, OTHER)
    await read(id, { plate: null, vin: '999999' })
    expect(told).toEqual(['other_vehicle GA-242-DN', 'other_vehicle VIN 999999'])
    await read(id, { plate: PLATE })
    await take(id)
  })

  it('is taken when the office accepts it with a reason, and stays accepted while the same is read', async () => {
    const id = await assigned()
    await read(id, OTHER)
    await accept(id)
    await read(id, OTHER)
    expect((await carOf(id)).identity).toMatchObject({ plate: 'GA-242-DN', acceptedAt: NOW.toISOString() })
    expect((await logsOf(id)).at(-1)).toMatchObject({ action: 'ACCEPT_VEHICLE', reason: 'Vu avec le client' })
    await take(id)
    expect((await rowOf(world.db, id)).status).toBe('PICKUP_DRIVER')
  })

  it('is accepted for what was read and nothing else', async () => {
    const id = await assigned()
    await read(id, OTHER)
    await accept(id)
    await read(id, { plate: 'GA-242-DP' })
    await expect(take(id)).rejects.toMatchObject(mismatch)
  })

  it('is the right one once the office has corrected the order', async () => {
    const id = await assigned()
    await read(id, OTHER)
    await edits.update(as(admin), { id: (await carOf(id)).id, vehicleCode: 'GA 242 DN' })
    await take(id)
    expect((await rowOf(world.db, id)).status).toBe('PICKUP_DRIVER')
  })

  it('is accepted by the office alone, for a reason, and only where there is one', async () => {
    const id = await assigned()
    const nothingYet = { code: 'CONFLICT', reason: 'ILLEGAL_TRANSITION' }
    await expect(accept(id)).rejects.toMatchObject(nothingYet)
    await read(id, OTHER)
    await expect(accept(id, 0, support)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    for (const reason of ['', 'ok'])
      await expect(accept(id, 0, admin, reason)).rejects.toMatchObject({ fields: [{ path: 'reason' }] })
    for (const vehicleId of [uuid(), '7'])
      await expect(identities.accept(as(admin), { vehicleId, reason: 'Vu avec lui' })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      })
    const key = { ...as(admin), idempotencyKey: uuid() }
    const input = { vehicleId: (await carOf(id)).id, reason: 'Vu avec le client' }
    for (let times = 0; times < 2; times++) await identities.accept(key, input)
    expect((await logsOf(id)).filter(({ action }) => action === 'ACCEPT_VEHICLE')).toHaveLength(1)
    await expect(accept(id)).rejects.toMatchObject(nothingYet)
  })

  it('is forgotten with its driver', async () => {
    const id = await assigned()
    await read(id, OTHER)
    const next = await world.make.driver()
    await world.dispatch.change(as(admin), { id, driverId: next.profileId, ...DEAL, ...dates(world.clock.now()) })
    expect((await carOf(id)).identity).toBeNull()
  })
})

describe('the vehicle that comes back', () => {
  it('is checked like the first one, before it is taken', async () => {
    const id = await assigned({}, 1)
    await expect(read(id, { plate: PLATE })).rejects.toMatchObject({ code: 'CONFLICT' })
    await read(id, OTHER, driver, 1)
    await expect(take(id, 'SWAP_PICK_UP')).rejects.toMatchObject(mismatch)
    expect(told).toEqual(['other_vehicle GA-242-DN'])
    await expect(accept(id)).rejects.toMatchObject({ reason: 'ILLEGAL_TRANSITION' })
    await accept(id, 1)
    await take(id, 'SWAP_PICK_UP')
    expect((await rowOf(world.db, id)).status).toBe('SWAP_PICKUP_DRIVER')
  })
})

describe('what the order knows', () => {
  it.each([
    ['neither: what was read is kept', { vehicleCode: null, vin: null }, { plate: 'GA-242-DN' }, true],
    ['the VIN alone', { vehicleCode: null }, { plate: 'GA-242-DN', vin: '123456' }, true],
    ['the VIN alone, and another is read', { vehicleCode: null }, { vin: '654321' }, false],
    ['the plate alone, and the vehicle carries none', { vin: null }, { vin: '123456' }, false],
  ])('%s', async (_, known, seen, goes) => {
    const id = await assigned(known)
    await read(id, seen)
    if (goes) await take(id)
    else await expect(take(id)).rejects.toMatchObject(mismatch)
    expect(told).toHaveLength(goes ? 0 : 1)
  })

  it('under a W plate the VIN counts', async () => {
    const id = await assigned()
    await world.db.sql
      .update(deliveries)
      .set({ options: chosenOptions([W_PLATE_OPTION], 20) })
      .where(eq(deliveries.id, id))
    await read(id, { plate: 'W-123-AB', vin: '654321' })
    await expect(take(id)).rejects.toMatchObject(mismatch)
    await read(id, { plate: 'W-123-AB', vin: '123456' })
    await take(id)
  })
})
