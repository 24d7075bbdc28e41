import type { AdminActor, ClientActor, DriverActor } from '@volant/domain/kernel/actor'
import { addDays, addMinutes, subMinutes } from 'date-fns'
import { desc, eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { as, completeDelivery, createWorld, dates, DEAL, inspect, NOW, rowOf } from '../../../test/world'
import type { World } from '../../../test/world'
import { deliveryLogs } from '../../tables/deliveries'
import { vehicles } from '../../tables/vehicles'
import { createEvidence } from './service/evidence'
import { createProblems } from './service/problems'
import { createVehicles } from './service/vehicles'

let world: World
let client: ClientActor
let admin: AdminActor
let driver: DriverActor
let id: string
const refused: (readonly [capturedAt: Date, said: Date])[] = []
const presenter = { fileUrl: (key: string) => `/files/${key}` }

beforeAll(async () => {
  world = await createWorld()
  client = await world.make.client(await world.make.organization())
  admin = await world.make.admin()
  world.bus.add([
    {
      on: 'code.refused-later',
      phase: 'messages',
      react: async ({ capturedAt, said }) => void refused.push([capturedAt, said]),
    },
  ])
})
beforeEach(async () => {
  driver = await world.make.driver()
  world.setTime(NOW)
  id = await completeDelivery(world, client)
  await world.dispatch.assign(as(admin), { id, driverId: driver.profileId, ...DEAL, ...dates(NOW) })
  await inspect(world.db, id, 0, 'before')
  refused.length = 0
})
afterAll(() => world.close())

/** Ninety minutes after the assignment a phone sends what it noted ten minutes before. */
const SENT = addMinutes(NOW, 90)
const DONE = subMinutes(SENT, 10)
/** What a phone whose clock is wrong by so many minutes says. */
const phone = (ahead: number) => ({
  ctx: as(driver, { sentAt: addMinutes(SENT, ahead) }),
  noted: addMinutes(DONE, ahead),
})

async function pickUp(ctx: ReturnType<typeof as>, occurredAt: Date): Promise<void> {
  world.setTime(SENT)
  const { startCode: code } = await rowOf(world.db, id)
  await world.missions.advance(ctx, { deliveryId: id, action: 'PICK_UP', code, idempotencyKey: uuid(), occurredAt })
}
async function pickedUpAt(): Promise<Date | null | undefined> {
  const [vehicle] = await world.db.sql.select().from(vehicles).where(eq(vehicles.deliveryId, id))
  return vehicle?.pickedUpAt
}

describe('a phone whose clock is wrong', () => {
  it.each([-20, 20, -200])('by %i minutes says by when it sends when a step was taken', async (ahead) => {
    const { ctx, noted } = phone(ahead)
    await pickUp(ctx, noted)
    expect(await pickedUpAt()).toEqual(DONE)
    const [line] = await world.db.sql
      .select()
      .from(deliveryLogs)
      .where(eq(deliveryLogs.deliveryId, id))
      .orderBy(desc(deliveryLogs.version))
    expect(line).toMatchObject({ at: SENT, data: { occurredAt: DONE.toISOString() } })
  })

  it('is believed where it does not say when it sends', async () => {
    await pickUp(as(driver), subMinutes(DONE, 20))
    expect(await pickedUpAt()).toEqual(subMinutes(DONE, 20))
  })

  it('is left as it is where it is wrong by more than a month', async () => {
    await pickUp(as(driver, { sentAt: addDays(SENT, -40) }), DONE)
    expect(await pickedUpAt()).toEqual(DONE)
  })

  it('says the same again with another reading of its clock, and the step is taken once', async () => {
    world.setTime(SENT)
    const { startCode: code } = await rowOf(world.db, id)
    const { ctx, noted } = phone(-20)
    const step = { deliveryId: id, action: 'PICK_UP', code, idempotencyKey: uuid(), occurredAt: noted } as const
    const first = await world.missions.advance(ctx, step)
    world.setTime(addMinutes(SENT, 5))
    expect(await world.missions.advance(as(driver, { sentAt: addMinutes(SENT, -15) }), step)).toEqual(first)
    expect(await pickedUpAt()).toEqual(DONE)
  })

  it('does not tell the office of a wrong code while the person who gave it stands there', async () => {
    const { startCode } = await rowOf(world.db, id)
    const code = startCode === '000000' ? '000001' : '000000'
    const type = (ctx: ReturnType<typeof as>, occurredAt: Date) =>
      expect(
        world.missions.advance(ctx, { deliveryId: id, action: 'PICK_UP', code, idempotencyKey: uuid(), occurredAt }),
      ).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
    world.setTime(SENT)
    const behind = subMinutes(SENT, 20)
    await type(as(driver, { sentAt: behind }), behind)
    expect(refused).toEqual([])
    const { ctx, noted } = phone(-20)
    await type(ctx, noted)
    expect(refused).toEqual([[DONE, noted]])
  })

  it('says so of problems, plates and evidence too', async () => {
    world.setTime(SENT)
    const { ctx, noted } = phone(20)
    const deps = { db: world.db, clock: world.clock, presenter }
    const problems = createProblems(deps)
    const said = { deliveryId: id, capturedAt: noted }
    await problems.report(ctx, { ...said, id: uuid(), kind: 'car_not_at_mcc', text: 'Personne au comptoir' })
    expect(await problems.list(admin, id)).toMatchObject([{ capturedAt: DONE }])

    const evidence = createEvidence(deps)
    const kept = { ...said, id: uuid(), refusal: 'ILLEGAL_TRANSITION', content: { kind: 'step' }, files: [] }
    await evidence.keep(ctx, kept)
    expect(await evidence.list(admin, id)).toMatchObject([{ capturedAt: DONE }])

    const [vehicle] = await world.db.sql.select().from(vehicles).where(eq(vehicles.deliveryId, id))
    await createVehicles(world).update(ctx, {
      id: vehicle?.id ?? '',
      identity: { plate: vehicle?.vehicleCode, seenAt: noted },
    })
    const [seen] = await world.db.sql.select().from(vehicles).where(eq(vehicles.deliveryId, id))
    expect(seen?.identity).toMatchObject({ seenAt: DONE.toISOString() })
  })
})
