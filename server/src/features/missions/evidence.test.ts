import type { EvidenceInput } from '@volant/contract/schema.generated'
import type { AdminActor, ClientActor, DriverActor } from '@volant/domain/kernel/actor'
import { addMinutes, subMinutes } from 'date-fns'
import { desc, eq, sql } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { as, completeDelivery, createWorld, dates, DEAL, inspect, NOW, rowOf } from '../../../test/world'
import type { World } from '../../../test/world'
import { deliveries, deliveryLogs } from '../../tables/deliveries'
import { files } from '../../tables/files'
import { vehicles } from '../../tables/vehicles'
import { createEvidence } from './service/evidence'
import type { Evidence } from './service/evidence'
import { deliveryFiles } from './files'

let world: World
let evidence: Evidence
let client: ClientActor
let admin: AdminActor
let driver: DriverActor
let rival: DriverActor
const told: string[] = []

beforeAll(async () => {
  world = await createWorld()
  client = await world.make.client(await world.make.organization())
  admin = await world.make.admin()
  rival = await world.make.driver()
  const presenter = { fileUrl: (key: string) => `/files/${key}` }
  evidence = createEvidence({ db: world.db, clock: world.clock, presenter })
  world.bus.add([
    {
      on: 'evidence.kept',
      phase: 'messages',
      react: async ({ delivery, refusal }) => void told.push(`${delivery.id} ${refusal}`),
    },
    {
      on: 'code.refused-later',
      phase: 'messages',
      react: async ({ delivery, signedBy }) => void told.push(`${delivery.id} ${signedBy}`),
    },
  ])
})
beforeEach(async () => {
  driver = await world.make.driver()
})
afterAll(() => world.close())

async function assigned(to: DriverActor): Promise<string> {
  world.setTime(NOW)
  const id = await completeDelivery(world, client)
  await world.dispatch.assign(as(admin), { id, driverId: to.profileId, ...DEAL, ...dates(world.clock.now()) })
  return id
}

const said = (deliveryId: string, more: Partial<EvidenceInput> = {}): EvidenceInput => ({
  id: uuid(),
  deliveryId,
  action: 'PICK_UP',
  capturedAt: NOW,
  refusal: 'ILLEGAL_TRANSITION',
  version: 7,
  content: { kind: 'step', details: { action: 'PICK_UP', code: '123456' } },
  files: [],
  ...more,
})

async function photographed(deliveryId: string, by: DriverActor): Promise<string> {
  const key = `Deliveries/${deliveryId}/evidence/${uuid()}.jpg`
  const file = {
    id: uuid(),
    key,
    module: 'delivery',
    type: 'image/jpeg',
    maxBytes: 9,
    kind: 'evidence',
    fileName: 'a.jpg',
  }
  await world.db.sql.insert(files).values({ ...file, state: 'ready', ownerSub: by.sub, deliveryId })
  return key
}

describe('evidence', () => {
  it('is kept once, told once, and read by the office with its photos', async () => {
    const id = await assigned(driver)
    const key = await photographed(id, driver)
    const sent = said(id, { files: [key] })
    for (let times = 0; times < 3; times++) expect(await evidence.keep(as(driver), sent)).toEqual({ id: sent.id })
    expect(told.filter((line) => line.startsWith(id))).toEqual([`${id} ILLEGAL_TRANSITION`])
    expect(await evidence.list(admin, id)).toMatchObject([
      { id: sent.id, action: 'PICK_UP', capturedAt: NOW, files: [`/files/${key}`], content: sent.content },
    ])
    expect((await rowOf(world.db, id)).status).toBe('SET')
  })

  it('is taken from whoever had the mission, and from nobody who had not', async () => {
    const id = await assigned(driver)
    await world.db.sql.update(deliveries).set({ selectedDriverId: rival.profileId }).where(eq(deliveries.id, id))
    await expect(evidence.keep(as(driver), said(id))).resolves.toBeDefined()
    const stranger = await world.make.driver()
    await expect(evidence.keep(as(stranger), said(id))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    for (const person of [client, admin])
      await expect(evidence.keep(as(person), said(id))).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const may = deliveryFiles()
    const metadata = { module: 'delivery', deliveryId: id, kind: 'evidence' } as const
    expect(await may.mayUpload(world.db.sql, driver, metadata)).toEqual({ ok: true })
    for (const person of [stranger, client, admin])
      expect(await may.mayUpload(world.db.sql, person, metadata)).toMatchObject({ ok: false, code: 'NOT_FOUND' })
  })

  it('names only own files, and a bad one says where', async () => {
    const id = await assigned(driver)
    const foreign = await photographed(id, rival)
    const huge = { content: 'x'.repeat(20_001) }
    for (const [more, path] of [
      [{ files: [foreign] }, 'files'],
      [{ content: huge }, 'content'],
      [{ refusal: '' }, 'refusal'],
      [{ capturedAt: 'yesterday' }, 'capturedAt'],
    ] as const)
      await expect(evidence.keep(as(driver), said(id, more as Partial<EvidenceInput>))).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: [{ path }],
      })
  })

  it('is kept five hundred times of one driver and mission, and no more', async () => {
    const id = await assigned(driver)
    await world.db.sql.execute(
      sql`INSERT INTO mission_evidence (id, delivery_id, driver_id, captured_at, refusal, content)
          SELECT gen_random_uuid(), ${id}, ${driver.profileId}, now(), 'GONE', '{}' FROM generate_series(1, 499)`,
    )
    const last = said(id)
    await evidence.keep(as(driver), last)
    await expect(evidence.keep(as(driver), said(id))).rejects.toMatchObject({
      code: 'CONFLICT',
      reason: 'QUOTA_EXCEEDED',
    })
    // an answer that was lost is asked for again
    expect(await evidence.keep(as(driver), last)).toEqual({ id: last.id })
    await evidence.keep(as(driver), said(await assigned(driver)))
    expect(await evidence.list(admin, id)).toHaveLength(500)
  })

  it('is read by the office alone', async () => {
    const id = await assigned(driver)
    for (const person of [client, driver])
      await expect(evidence.list(person, id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(evidence.list(await world.make.client(await world.make.organization()), id)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

describe('a step that is sent later', () => {
  const take = (deliveryId: string, action: 'PICK_UP' | 'DEPART', more: object = {}) =>
    world.missions.advance(as(driver), { deliveryId, action, idempotencyKey: uuid(), ...more })

  it('happened when the phone says, and the log keeps both times', async () => {
    const id = await assigned(driver)
    await inspect(world.db, id, 0, 'before')
    const { startCode } = await rowOf(world.db, id)
    world.setTime(addMinutes(NOW, 300))
    const [pickedUp, departed] = [addMinutes(NOW, 60), addMinutes(NOW, 70)]
    await take(id, 'PICK_UP', { code: startCode, occurredAt: pickedUp })
    await take(id, 'DEPART', { occurredAt: departed })
    const row = await rowOf(world.db, id)
    expect(row).toMatchObject({ departedAt: departed, stepAt: departed, updatedAt: addMinutes(NOW, 300) })
    expect(await world.db.sql.select().from(vehicles).where(eq(vehicles.deliveryId, id))).toMatchObject([
      { pickedUpAt: pickedUp },
    ])
    const log = await world.db.sql
      .select()
      .from(deliveryLogs)
      .where(eq(deliveryLogs.deliveryId, id))
      .orderBy(desc(deliveryLogs.version))
    expect(log[0]).toMatchObject({ at: addMinutes(NOW, 300), data: { occurredAt: departed.toISOString() } })
  })

  it('is not before the step before it', async () => {
    const id = await assigned(driver)
    await inspect(world.db, id, 0, 'before')
    const { startCode } = await rowOf(world.db, id)
    world.setTime(addMinutes(NOW, 30))
    await take(id, 'PICK_UP', { code: startCode, occurredAt: addMinutes(NOW, 20) })
    await take(id, 'DEPART', { occurredAt: subMinutes(NOW, 500) })
    const departedAt = addMinutes(NOW, 20)
    expect(await rowOf(world.db, id)).toMatchObject({ departedAt })
    const log = await world.db.sql.select().from(deliveryLogs).where(eq(deliveryLogs.deliveryId, id))
    const departure = log.find(({ action }) => action === 'DEPART')
    expect(departure?.data).toMatchObject({ occurredAt: departedAt.toISOString() })
  })

  it('tells the office of a wrong code, which nobody beside the driver can put right any more', async () => {
    const id = await assigned(driver)
    await inspect(world.db, id, 0, 'before')
    const { startCode } = await rowOf(world.db, id)
    const code = startCode === '000000' ? '000001' : '000000'
    const wrong = { fields: [{ path: 'code', code: 'invalid' }] }
    await expect(take(id, 'PICK_UP', { code, occurredAt: NOW })).rejects.toMatchObject(wrong)
    expect(told.filter((line) => line.startsWith(id))).toEqual([])
    world.setTime(addMinutes(NOW, 45))
    const later = { code, occurredAt: NOW, signedBy: 'Camille Laurent' }
    await expect(take(id, 'PICK_UP', later)).rejects.toMatchObject(wrong)
    expect(told.filter((line) => line.startsWith(id))).toEqual([`${id} Camille Laurent`])
  })
})
