import type { ReportProblemInput } from '@volant/contract/schema.generated'
import type { AdminActor, ClientActor, DriverActor } from '@volant/domain/kernel/actor'
import { addMinutes, subMinutes } from 'date-fns'
import { eq, sql } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { as, completeDelivery, createWorld, dates, DEAL, NOW, rowOf } from '../../../test/world'
import type { World } from '../../../test/world'
import { deliveries, deliveryLogs } from '../../tables/deliveries'
import { files } from '../../tables/files'
import { missionProblems } from '../../tables/mission-problems'
import { deliveryFiles } from './files'
import { createProblems } from './service/problems'
import type { Problems } from './service/problems'

let world: World
let problems: Problems
let client: ClientActor
let admin: AdminActor
let support: AdminActor
let driver: DriverActor
let rival: DriverActor
let told: string[] = []

beforeAll(async () => {
  world = await createWorld()
  client = await world.make.client(await world.make.organization())
  admin = await world.make.admin()
  support = await world.make.admin(3)
  rival = await world.make.driver()
  const presenter = { fileUrl: (key: string) => `/files/${key}` }
  problems = createProblems({ db: world.db, clock: world.clock, presenter })
  world.bus.add([
    { on: 'problem.reported', phase: 'messages', react: async ({ kind, text }) => void told.push(`${kind} ${text}`) },
    { on: 'problem.seen', phase: 'committed', react: ({ delivery }) => void told.push(`seen ${delivery.publicId}`) },
  ])
})
beforeEach(async () => {
  world.setTime(NOW)
  driver = await world.make.driver()
  told = []
})
afterAll(() => world.close())

async function assigned(to: DriverActor, type?: 'TWO_WAY_DELIVERY'): Promise<string> {
  const id = await completeDelivery(world, client, type)
  await world.dispatch.assign(as(admin), { id, driverId: to.profileId, ...DEAL, ...dates(world.clock.now()) })
  return id
}

const reported = (deliveryId: string, more: Partial<ReportProblemInput> = {}): ReportProblemInput => ({
  id: uuid(),
  deliveryId,
  kind: 'car_not_at_mcc',
  text: 'Personne au comptoir',
  capturedAt: NOW,
  ...more,
})

async function photographed(deliveryId: string, by: DriverActor, kind = 'problem') {
  const key = `Deliveries/${deliveryId}/${kind}/${uuid()}.jpg`
  const file = { id: uuid(), key, kind, module: 'delivery', type: 'image/jpeg', maxBytes: 9, fileName: 'a.jpg' }
  const [row] = await world.db.sql
    .insert(files)
    .values({ ...file, state: 'ready', ownerSub: by.sub, deliveryId })
    .returning()
  if (row === undefined) throw new Error('no file')
  return row
}

const logsOf = (id: string) => world.db.sql.select().from(deliveryLogs).where(eq(deliveryLogs.deliveryId, id))
const open = async () => (await problems.open()).map(({ id }) => id)

describe('a driver’s report', () => {
  it('is kept once with both times, moves nothing, stands in the log and is told once', async () => {
    const id = await assigned(driver)
    const before = await rowOf(world.db, id)
    const photo = await photographed(id, driver)
    world.setTime(addMinutes(NOW, 30))
    const sent = reported(id, { photoKey: photo.key })
    for (let times = 0; times < 3; times++) expect(await problems.report(as(driver), sent)).toEqual({ id: sent.id })
    const { publicId, status, version } = await rowOf(world.db, id)
    expect([status, version]).toEqual(['SET', before.version + 1])
    expect(await problems.list(support, id)).toEqual([
      {
        id: sent.id,
        deliveryId: id,
        contract: publicId,
        from: 'Paris',
        to: 'Lyon',
        driverName: 'David Driver',
        kind: 'car_not_at_mcc',
        text: 'Personne au comptoir',
        capturedAt: NOW,
        receivedAt: addMinutes(NOW, 30),
        photo: `/files/${photo.key}`,
        seenAt: null,
        seenBy: null,
      },
    ])
    expect((await logsOf(id)).filter(({ action }) => action === 'REPORT_PROBLEM')).toMatchObject([
      { actorSub: driver.sub, data: { problem: 'car_not_at_mcc', occurredAt: NOW.toISOString() } },
    ])
    const { logs } = await world.deliveries.logs(support, id, { page: 1, pageSize: 1, language: 'en' })
    expect(logs[0]?.log).toMatch(/^David Driver reported a problem: Vehicle not at the pick-up place\. \(noted on/)
    expect(told).toEqual(['car_not_at_mcc Personne au comptoir'])
  })

  it('is of the way that is left: behind the pick-up no vehicle is absent, and of a mission that is over nothing is reported', async () => {
    const id = await assigned(driver)
    await world.db.sql.update(deliveries).set({ status: 'ONGOING' }).where(eq(deliveries.id, id))
    await expect(problems.report(as(driver), reported(id))).rejects.toMatchObject({
      code: 'CONFLICT',
      reason: 'ILLEGAL_TRANSITION',
      current: { status: 'ONGOING' },
    })
    await problems.report(as(driver), reported(id, { kind: 'accident', text: 'Aile froissée' }))
    await world.db.sql.update(deliveries).set({ status: 'DELIVERED' }).where(eq(deliveries.id, id))
    await expect(problems.report(as(driver), reported(id, { kind: 'delay' }))).rejects.toMatchObject({
      reason: 'ILLEGAL_TRANSITION',
    })
    expect(told).toEqual(['accident Aile froissée'])
  })

  it('is taken again before the second vehicle of a two-way mission: it may be absent as the first one, and so its photo', async () => {
    const id = await assigned(driver, 'TWO_WAY_DELIVERY')
    await world.db.sql.update(deliveries).set({ status: 'DELIVERED' }).where(eq(deliveries.id, id))
    const metadata = { module: 'delivery', deliveryId: id, kind: 'problem' } as const
    expect(await deliveryFiles().mayUpload(world.db.sql, driver, metadata)).toEqual({ ok: true })
    const photo = await photographed(id, driver)
    await problems.report(as(driver), reported(id, { kind: 'customer_not_available', photoKey: photo.key }))
    expect(told).toEqual(['customer_not_available Personne au comptoir'])
  })

  it('comes in before the steps that wait behind a wrong code, and moves none of their times', async () => {
    const id = await assigned(driver)
    const before = await rowOf(world.db, id)
    world.setTime(addMinutes(NOW, 40))
    const metadata = { module: 'delivery', deliveryId: id, kind: 'problem' } as const
    expect(await deliveryFiles().mayUpload(world.db.sql, driver, metadata)).toEqual({ ok: true })
    await problems.report(as(driver), reported(id, { kind: 'warning_light', capturedAt: addMinutes(NOW, 30) }))
    const { status, stepAt } = await rowOf(world.db, id)
    expect([status, stepAt]).toEqual(['SET', before.stepAt])
    expect(await problems.list(admin, id)).toMatchObject([{ capturedAt: addMinutes(NOW, 30) }])
  })

  it('is the selected driver’s alone; to all others there is no such mission', async () => {
    const id = await assigned(driver)
    await expect(problems.report(as(rival), reported(id))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(problems.report(as(driver), reported(uuid()))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(problems.report(as(driver), reported('x'))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    for (const person of [client, admin])
      await expect(problems.report(as(person), reported(id))).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const waiting: DriverActor = { ...driver, state: 'WAITING' }
    await expect(problems.report(as(waiting), reported(id))).rejects.toMatchObject({ reason: 'DRIVER_NOT_ACCEPTED' })
  })

  it('that is bad says where; an id of somebody else’s report is no id', async () => {
    const id = await assigned(driver)
    const theirs = reported(await assigned(rival))
    await problems.report(as(rival), theirs)
    const foreign = await photographed(id, rival)
    const signature = await photographed(id, driver, 'signature')
    for (const [more, path] of [
      [{ id: 'x' }, 'id'],
      [{ id: theirs.id }, 'id'],
      [{ text: 'ab' }, 'text'],
      [{ kind: 'lms_partner_not_available' }, 'kind'],
      [{ capturedAt: 'yesterday' }, 'capturedAt'],
      [{ photoKey: foreign.key }, 'photoKey'],
      [{ photoKey: signature.key }, 'photoKey'],
    ] as const)
      await expect(
        problems.report(as(driver), reported(id, more as Partial<ReportProblemInput>)),
      ).rejects.toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path }] })
    expect(await problems.list(admin, id)).toEqual([])
  })

  it('happened no earlier than what can be true', async () => {
    const id = await assigned(driver)
    await problems.report(as(driver), reported(id, { capturedAt: subMinutes(NOW, 600) }))
    await problems.report(as(driver), reported(id, { capturedAt: addMinutes(NOW, 5) }))
    expect((await problems.list(admin, id)).map(({ capturedAt }) => capturedAt)).toEqual([NOW, NOW])
  })

  it('is taken fifty times of one driver and mission, and no more', async () => {
    const id = await assigned(driver)
    await world.db.sql.execute(
      sql`INSERT INTO mission_problems (id, delivery_id, driver_id, captured_at, kind, text, seen_at)
          SELECT gen_random_uuid(), ${id}, ${driver.profileId}, now(), 'delay', 'Bouchon', now() FROM generate_series(1, 49)`,
    )
    const last = reported(id)
    await problems.report(as(driver), last)
    await expect(problems.report(as(driver), reported(id))).rejects.toMatchObject({ reason: 'QUOTA_EXCEEDED' })
    expect(await problems.report(as(driver), last)).toEqual({ id: last.id })
  })

  it('sent once more is answered when the mission has left its driver, and stays with the office', async () => {
    const id = await assigned(driver)
    const sent = reported(id)
    await problems.report(as(driver), sent)
    await world.dispatch.change(as(admin), { id, driverId: rival.profileId, ...DEAL, ...dates(NOW) })
    expect(await problems.report(as(driver), sent)).toEqual({ id: sent.id })
    await expect(problems.report(as(driver), reported(id))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await problems.list(admin, id)).toMatchObject([{ id: sent.id, driverName: 'David Driver' }])
    expect(told).toEqual(['car_not_at_mcc Personne au comptoir'])
  })
})

describe('its driver', () => {
  it('reads what they have reported themselves, and that it was seen, not by whom', async () => {
    const id = await assigned(rival)
    await problems.report(as(rival), reported(id))
    await world.dispatch.change(as(admin), { id, driverId: driver.profileId, ...DEAL, ...dates(NOW) })
    const [first, second] = [reported(id), reported(id, { text: 'Toujours personne' })]
    await problems.report(as(driver), first)
    world.setTime(addMinutes(NOW, 5))
    await problems.report(as(driver), { ...second, capturedAt: addMinutes(NOW, 5) })
    await problems.see(as(support), first.id)
    expect((await problems.list(driver, id)).map(({ id: of, seenAt, seenBy }) => [of, seenAt, seenBy])).toEqual([
      [second.id, null, null],
      [first.id, addMinutes(NOW, 5), null],
    ])
    const waiting: DriverActor = { ...driver, state: 'WAITING' }
    await expect(problems.list(waiting, id)).rejects.toMatchObject({ reason: 'DRIVER_NOT_ACCEPTED' })
  })
})

describe('the office', () => {
  it('finds it among what needs a hand, the oldest first, until one of them has seen it', async () => {
    await world.db.sql.delete(missionProblems)
    const id = await assigned(driver)
    const [later, earlier] = [reported(id), reported(id)]
    world.setTime(addMinutes(NOW, 10))
    await problems.report(as(driver), { ...later, capturedAt: addMinutes(NOW, 5) })
    await problems.report(as(driver), earlier)
    expect(await open()).toEqual([earlier.id, later.id])
    told = []
    for (const person of [support, admin])
      expect(await problems.see(as(person), earlier.id)).toEqual({ id: earlier.id })
    expect(await open()).toEqual([later.id])
    const seen = { seenAt: addMinutes(NOW, 10), seenBy: expect.any(String) }
    expect((await problems.list(support, id)).map((each) => each.seenAt)).toEqual([null, seen.seenAt])
    const [kept] = await world.db.sql.select().from(missionProblems).where(eq(missionProblems.id, earlier.id))
    expect(kept?.seenBy).toBe(support.sub)
    expect(told).toEqual([`seen ${(await rowOf(world.db, id)).publicId}`])
    await world.db.sql.update(deliveries).set({ deletedAt: NOW }).where(eq(deliveries.id, id))
    expect(await open()).toEqual([])
    await expect(problems.see(as(support), later.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('alone marks it, and reads it with the driver who reported it: no client, and not the next driver', async () => {
    const id = await assigned(driver)
    const sent = reported(id)
    await problems.report(as(driver), sent)
    await expect(problems.list(client, id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    for (const person of [client, driver])
      await expect(problems.see(as(person), sent.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(problems.list(rival, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await world.dispatch.change(as(admin), { id, driverId: rival.profileId, ...DEAL, ...dates(NOW) })
    expect(await problems.list(rival, id)).toEqual([])
    await expect(problems.list(driver, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    for (const name of ['x', uuid()])
      await expect(problems.see(as(support), name)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('its photo', () => {
  it('is taken from the driver of the mission where something may be reported', async () => {
    const id = await assigned(driver)
    const { mayUpload } = deliveryFiles()
    const metadata = { module: 'delivery', deliveryId: id, kind: 'problem' } as const
    expect(await mayUpload(world.db.sql, driver, metadata)).toEqual({ ok: true })
    expect(await mayUpload(world.db.sql, client, metadata)).toMatchObject({ reason: 'NOT_EDITABLE' })
    expect(await mayUpload(world.db.sql, rival, metadata)).toMatchObject({ code: 'NOT_FOUND' })
    await world.db.sql.update(deliveries).set({ status: 'DELIVERED' }).where(eq(deliveries.id, id))
    expect(await mayUpload(world.db.sql, driver, metadata)).toMatchObject({ reason: 'ILLEGAL_TRANSITION' })
  })

  it('stays: whoever would delete it is told that it is in use', async () => {
    const id = await assigned(driver)
    const photo = await photographed(id, driver)
    const { isInUse, mayDelete } = deliveryFiles()
    const inUse = () => world.db.tx((tx) => isInUse(tx, photo))
    expect(await inUse()).toBe(false)
    await problems.report(as(driver), reported(id, { photoKey: photo.key }))
    expect(await inUse()).toBe(true)
    expect(await mayDelete(world.db.sql, driver, photo)).toMatchObject({ reason: 'NOT_EDITABLE' })
  })
})
