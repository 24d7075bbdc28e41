import { randomBytes } from 'node:crypto'
import type { MissionStepInput } from '@volant/contract/schema.generated'
import type { AdminActor, ClientActor, DriverActor } from '@volant/domain/kernel/actor'
import { addMinutes } from 'date-fns'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { onPostgres } from '../../../test/database'
import { as, completeDelivery, createWorld, dates, DEAL, inspect, NOW, rowOf } from '../../../test/world'
import type { TestType, World } from '../../../test/world'
import { rows } from '../../platform/db/rows'
import { deliveryLogs } from '../../tables/deliveries'
import { drivers } from '../../tables/drivers'
import { offers } from '../../tables/offers'
import { securityLog } from '../../tables/users'
import { vehicles } from '../../tables/vehicles'
import type { DeliveryChanged } from '../deliveries/public'

let world: World
let client: ClientActor
let admin: AdminActor
let driver: DriverActor
let calls = 0

beforeAll(async () => {
  world = await createWorld()
  client = await world.make.client(await world.make.organization())
  admin = await world.make.admin()
})
beforeEach(async () => {
  world.setTime(NOW)
  driver = await world.make.driver()
})
afterAll(() => world.close())

async function assigned(type: TestType = 'STANDARD', to: DriverActor = driver): Promise<string> {
  const id = await completeDelivery(world, client, type)
  const deal = { ...DEAL, ...dates(world.clock.now()) }
  await world.dispatch.assign(as(admin), { id, driverId: to.profileId, ...deal })
  return id
}

const step = (deliveryId: string, action: MissionStepInput['action'], more: Partial<MissionStepInput> = {}) => {
  calls += 1
  return world.missions.advance(as(driver), { deliveryId, action, idempotencyKey: `key-${calls}`, ...more })
}
const statusOf = async (id: string) => (await rowOf(world.db, id)).status
const carsOf = (id: string) =>
  world.db.sql.select().from(vehicles).where(eq(vehicles.deliveryId, id)).orderBy(asc(vehicles.position))
const logOf = (id: string) =>
  world.db.sql.select().from(deliveryLogs).where(eq(deliveryLogs.deliveryId, id)).orderBy(asc(deliveryLogs.version))

async function pickUp(id: string): Promise<void> {
  await inspect(world.db, id, 0, 'before')
  await step(id, 'PICK_UP', { code: (await rowOf(world.db, id)).startCode })
}

async function handOver(id: string): Promise<void> {
  await step(id, 'DEPART')
  await step(id, 'ARRIVE')
  await inspect(world.db, id, 0, 'after')
  await step(id, 'HAND_OVER', { code: (await rowOf(world.db, id)).destinationCode, signedBy: 'Camille Laurent' })
}

describe('a mission there', () => {
  it('walks from the assignment to the end, one log row per step', async () => {
    const id = await assigned()
    await pickUp(id)
    await handOver(id)
    await step(id, 'FINISH')
    expect(await rowOf(world.db, id)).toMatchObject({ status: 'COMPLETED', departedAt: NOW, completedAt: NOW })
    expect(await carsOf(id)).toMatchObject([{ pickedUpAt: NOW, deliveredAt: NOW, isDelivered: true }])
    const log = await logOf(id)
    expect(log.slice(-5).map(({ action, fromStatus, toStatus }) => [action, fromStatus, toStatus])).toEqual([
      ['PICK_UP', 'SET', 'PICKUP_DRIVER'],
      ['DEPART', 'PICKUP_DRIVER', 'ONGOING'],
      ['ARRIVE', 'ONGOING', 'PICKUP_CLIENT'],
      ['HAND_OVER', 'PICKUP_CLIENT', 'DELIVERED'],
      ['FINISH', 'DELIVERED', 'COMPLETED'],
    ])
    expect(log.map(({ version }) => version)).toEqual(log.map((_, index) => index + 1))
    const [counted] = await world.db.sql.select().from(drivers).where(eq(drivers.id, driver.profileId))
    expect(counted).toMatchObject({ nbDeals: 1, lossDeals: 0 })
  })

  it('counts for its driver while it is completed, not once it was cancelled', async () => {
    const id = await assigned()
    const other = await assigned()
    const counted = async () => {
      const [row] = await world.db.sql.select().from(drivers).where(eq(drivers.id, driver.profileId))
      return row?.nbDeals
    }
    for (const each of [id, other])
      await world.deliveries.setStatus(as(admin), { id: each, status: 'COMPLETED', reason: 'Carried out by telephone' })
    expect(await counted()).toBe(2)
    await world.deliveries.cancel(as(admin), { id, reason: 'customer_not_available' })
    expect(await counted()).toBe(1)
    const begun = await assigned()
    await pickUp(begun)
    await world.deliveries.cancel(as(admin), { id: begun, reason: 'customer_not_available' })
    expect(await counted()).toBe(1)
  })

  it('takes no step before its inspection, and says what is missing', async () => {
    const id = await assigned()
    const { startCode } = await rowOf(world.db, id)
    await expect(step(id, 'PICK_UP', { code: startCode })).rejects.toMatchObject({
      code: 'CONFLICT',
      reason: 'INSPECTION_INCOMPLETE',
    })
    await inspect(world.db, id, 0, 'before')
    await expect(step(id, 'PICK_UP')).rejects.toMatchObject({ fields: [{ path: 'code', code: 'required' }] })
    expect(await statusOf(id)).toBe('SET')
  })

  it('takes mileage and fuel along with the step', async () => {
    const id = await assigned()
    await pickUp(id)
    await step(id, 'DEPART')
    await step(id, 'ARRIVE')
    await inspect(world.db, id, 0, 'after')
    const { destinationCode } = await rowOf(world.db, id)
    const arrive = { code: destinationCode, essence: 3, signedBy: 'Camille Laurent' }
    await expect(step(id, 'HAND_OVER', { ...arrive, mileage: 999 })).rejects.toMatchObject({
      reason: 'INSPECTION_INCOMPLETE',
    })
    await step(id, 'HAND_OVER', { ...arrive, mileage: 1777 })
    expect(await carsOf(id)).toMatchObject([{ mileageAfter: 1777, essenceAfter: 3 }])
  })

  it('is finished only with a signed report', async () => {
    const id = await assigned()
    await pickUp(id)
    await step(id, 'DEPART')
    await step(id, 'ARRIVE')
    await inspect(world.db, id, 0, 'after')
    await step(id, 'HAND_OVER', { code: (await rowOf(world.db, id)).destinationCode })
    await expect(step(id, 'FINISH')).rejects.toMatchObject({ reason: 'PV_MISSING' })
  })

  it('answers a repeated step by its first answer, and keeps one log row', async () => {
    const id = await assigned()
    await pickUp(id)
    const again = { deliveryId: id, action: 'DEPART' as const, idempotencyKey: 'the same' }
    expect(await world.missions.advance(as(driver), again)).toEqual({ id })
    expect(await world.missions.advance(as(driver), again)).toEqual({ id })
    expect((await logOf(id)).filter(({ action }) => action === 'DEPART')).toHaveLength(1)
  })

  it('answers a repeated withdrawal, though its driver is not the driver any more', async () => {
    const id = await assigned()
    const away = { deliveryId: id, action: 'WITHDRAW' as const, idempotencyKey: 'away' }
    expect(await world.missions.advance(as(driver), away)).toEqual({ id })
    expect(await world.missions.advance(as(driver), away)).toEqual({ id })
    await expect(world.missions.advance(as(driver), { ...away, action: 'DEPART' })).rejects.toMatchObject({
      reason: 'IDEMPOTENCY_MISMATCH',
    })
    await expect(step(id, 'WITHDRAW')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('keeps why a mission was given back; a phone of an earlier version says nothing', async () => {
    for (const reason of ['Ma voiture est en panne', null, undefined]) {
      const id = await assigned()
      await world.missions.advance(as(driver), { deliveryId: id, action: 'WITHDRAW', idempotencyKey: id, reason })
      expect((await logOf(id)).find(({ action }) => action === 'WITHDRAW')).toMatchObject({ reason: reason ?? null })
    }
    const id = await assigned()
    for (const idempotencyKey of ['', ' ', 'k'.repeat(201), randomBytes(40_000).toString('hex')])
      await expect(
        world.missions.advance(as(driver), { deliveryId: id, action: 'WITHDRAW', idempotencyKey }),
      ).rejects.toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: 'idempotencyKey' }] })
    const short = { deliveryId: id, action: 'WITHDRAW' as const, idempotencyKey: id, reason: 'no' }
    await expect(world.missions.advance(as(driver), short)).rejects.toMatchObject({ fields: [{ path: 'reason' }] })
  })
})

describe('a mission there and back', () => {
  it('walks through every step of the second car, whose code is its own', async () => {
    const id = await assigned('TWO_WAY_DELIVERY')
    const codes = await rowOf(world.db, id)
    expect(new Set([codes.startCode, codes.destinationCode, codes.returnCode]).size).toBe(3)
    await pickUp(id)
    await handOver(id)
    await expect(step(id, 'FINISH')).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(step(id, 'SWAP_PICK_UP')).rejects.toMatchObject({ reason: 'INSPECTION_INCOMPLETE' })
    await inspect(world.db, id, 1, 'before')
    await step(id, 'SWAP_PICK_UP')
    await step(id, 'SWAP_DEPART')
    expect(await statusOf(id)).toBe('SWAP_IN_TRANSIT')
    await step(id, 'SWAP_ARRIVE')
    await inspect(world.db, id, 1, 'after')
    for (const heard of [codes.startCode, codes.destinationCode])
      await expect(step(id, 'SWAP_HAND_OVER', { code: heard })).rejects.toMatchObject({
        fields: [{ path: 'code', code: 'invalid' }],
      })
    const later = addMinutes(NOW, 90)
    world.setTime(later)
    await step(id, 'SWAP_HAND_OVER', { code: codes.returnCode ?? '', signedBy: 'Camille Laurent' })
    expect(await statusOf(id)).toBe('SWAP_DELIVERED')
    await step(id, 'FINISH')
    expect(await statusOf(id)).toBe('COMPLETED')
    expect(await carsOf(id)).toMatchObject([{ deliveredAt: NOW }, { isDelivered: true, deliveredAt: later }])
    expect((await rowOf(world.db, id)).validationDocs).toHaveLength(2)
  })
})

describe('a code', () => {
  it('locks after five wrong ones for a quarter of an hour, also for the right one, and tells the office once', async () => {
    const id = await assigned()
    await inspect(world.db, id, 0, 'before')
    const { startCode } = await rowOf(world.db, id)
    const wrong = startCode === '000000' ? '000001' : '000000'
    const told: string[] = []
    const tell = (of: string) => void (of === id && told.push(of))
    world.bus.add([{ on: 'code.locked', phase: 'messages', react: async ({ delivery }) => tell(delivery.id) }])
    for (let tries = 0; tries < 5; tries++)
      await expect(step(id, 'PICK_UP', { code: wrong })).rejects.toMatchObject({ fields: [{ code: 'invalid' }] })
    await expect(step(id, 'PICK_UP', { code: startCode })).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      reason: 'CODE_LOCKED',
      retryAfter: 900,
    })
    expect(told).toEqual([id])
    const lines = await world.db.sql.select().from(securityLog).where(eq(securityLog.subject, id))
    expect(lines).toMatchObject([{ kind: 'code.locked', at: NOW, data: { step: 'PICK_UP' } }])
    world.setTime(addMinutes(NOW, 14))
    await expect(step(id, 'PICK_UP', { code: startCode })).rejects.toMatchObject({
      reason: 'CODE_LOCKED',
      retryAfter: 60,
    })
    world.setTime(addMinutes(NOW, 16))
    await step(id, 'PICK_UP', { code: startCode })
    expect(await statusOf(id)).toBe('PICKUP_DRIVER')
  })

  it('counts tries that are sent together one by one', async () => {
    const id = await assigned()
    await inspect(world.db, id, 0, 'before')
    const { startCode } = await rowOf(world.db, id)
    const wrong = startCode === '000000' ? '000001' : '000000'
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => step(id, 'PICK_UP', { code: wrong }).catch((error: { code: string }) => error)),
    )
    const codes = answers.map((answer) => ('code' in answer ? answer.code : 'none'))
    expect(codes.filter((code) => code === 'BAD_USER_INPUT')).toHaveLength(5)
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(7)
  })
})

describe('the driver of a mission', () => {
  it('is its own driver only: to others it does not exist', async () => {
    const id = await assigned()
    const stranger = await world.make.driver()
    for (const actor of [stranger, admin, client])
      await expect(
        world.missions.advance(as(actor), { deliveryId: id, action: 'PICK_UP', idempotencyKey: 'x' }),
      ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('moves one car at a time', async () => {
    const first = await assigned()
    await pickUp(first)
    const second = await assigned()
    await expect(pickUp(second)).rejects.toMatchObject({ reason: 'DRIVER_BUSY' })
    await handOver(first)
    await step(second, 'PICK_UP', { code: (await rowOf(world.db, second)).startCode })
    expect(await statusOf(second)).toBe('PICKUP_DRIVER')
  })

  it('takes the second vehicle of a mission once another car is handed over', async () => {
    const id = await assigned('TWO_WAY_DELIVERY')
    await pickUp(id)
    await handOver(id)
    await inspect(world.db, id, 1, 'before')
    const between = await assigned()
    await pickUp(between)
    await expect(step(id, 'SWAP_PICK_UP')).rejects.toMatchObject({ reason: 'DRIVER_BUSY' })
    await handOver(between)
    await step(id, 'SWAP_PICK_UP')
    expect(await statusOf(id)).toBe('SWAP_PICKUP_DRIVER')
  })

  it.runIf(onPostgres)('picks up one of two cars at the same moment', async () => {
    const [one, other] = [await assigned(), await assigned()]
    for (const id of [one, other]) await inspect(world.db, id, 0, 'before')
    const codeOf = async (id: string) => ({ code: (await rowOf(world.db, id)).startCode })
    const code = await codeOf(other)
    const waiting = sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
    let second: Promise<string> | undefined
    const meanwhile = async () => {
      let isOver = false
      second = step(other, 'PICK_UP', code)
        .then(
          () => 'taken',
          (error: { reason: string }) => error.reason,
        )
        .finally(() => (isOver = true))
      // the first one is not committed yet: the second goes through beside it, or waits for it
      while (!isOver && (await rows(world.db.sql, waiting)).length === 0);
    }
    const react = async ({ action, after }: DeliveryChanged) => {
      if (action === 'PICK_UP' && after.id === one) await meanwhile()
    }
    world.bus.add([{ on: 'delivery.changed', phase: 'rows', react }])
    await step(one, 'PICK_UP', await codeOf(one))
    expect(await second).toBe('DRIVER_BUSY')
  })

  it('gives the mission back before the start, which counts against them, and not afterwards', async () => {
    const id = await assigned()
    await step(id, 'WITHDRAW')
    expect(await rowOf(world.db, id)).toMatchObject({
      status: 'WAITING_FOR_DRIVER',
      selectedDriverId: null,
      finalPrice: null,
    })
    expect(await world.db.sql.select().from(offers).where(eq(offers.deliveryId, id))).toMatchObject([
      { status: 'DRIVER_CANCELED' },
    ])
    const [counted] = await world.db.sql.select().from(drivers).where(eq(drivers.id, driver.profileId))
    expect(counted?.lossDeals).toBe(1)
    const started = await assigned()
    await pickUp(started)
    await expect(step(started, 'WITHDRAW')).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})

describe('a step forced by the office', () => {
  it('needs a reason and no code, and is marked in the log', async () => {
    const id = await assigned('TWO_WAY_DELIVERY')
    const road = [
      'PICKUP_DRIVER',
      'ONGOING',
      'PICKUP_CLIENT',
      'DELIVERED',
      'SWAP_PICKUP_DRIVER',
      'SWAP_IN_TRANSIT',
      'SWAP_PICKUP_CLIENT',
      'SWAP_DELIVERED',
    ] as const
    await expect(
      world.deliveries.setStatus(as(admin), { id, status: 'PICKUP_DRIVER', reason: 'no' }),
    ).rejects.toMatchObject({ fields: [{ path: 'reason', code: 'tooShort' }] })
    for (const status of road)
      await world.deliveries.setStatus(as(admin), { id, status, reason: 'The phone of the driver broke' })
    expect(await statusOf(id)).toBe('SWAP_DELIVERED')
    expect((await logOf(id)).filter(({ forced }) => forced).map(({ toStatus }) => toStatus)).toEqual(road)
    expect(await carsOf(id)).toMatchObject([{ isDelivered: true }, { isDelivered: true }])
  })
})
