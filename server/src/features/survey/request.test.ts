import { hkdfSync } from 'node:crypto'
import type { AdminActor, ClientActor } from '@volant/domain/kernel/actor'
import { addDays, addHours, getUnixTime } from 'date-fns'
import { jwtVerify } from 'jose'
import { v7 as uuid } from 'uuid'
import * as z from 'zod'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { as, completeDelivery, createWorld, NOW, rowOf } from '../../../test/world'
import type { World } from '../../../test/world'
import { putAtStatus } from '../../../test/delivery-at-status'
import { deliveries } from '../../tables/deliveries'
import { outbox } from '../../platform/outbox/table'
import { surveyResponses } from '../../tables/survey'
import { vehicles } from '../../tables/vehicles'
import { createRatingRequests } from './service/request'

const SECRET = 'a link secret of the tests that is long enough'
const ORIGIN = 'https://avis.volant.test'

let world: World
let client: ClientActor
let support: AdminActor
let ask: ReturnType<typeof createRatingRequests>

beforeAll(async () => {
  world = await createWorld()
  client = await world.make.client(await world.make.organization())
  support = await world.make.admin(3)
  ask = createRatingRequests({ db: world.db, clock: world.clock, linkSecret: SECRET, surveyOrigin: ORIGIN })
})
beforeEach(async () => {
  world.setTime(NOW)
  await world.db.sql.delete(outbox)
})
afterAll(() => world.close())

async function completed(): Promise<string> {
  const id = await completeDelivery(world, client)
  await putAtStatus(world.db, id, { status: 'COMPLETED' })
  return id
}

const sent = () => world.db.sql.select().from(outbox).where(eq(outbox.template, 'rating-request'))

describe('asking how a delivery went', () => {
  it('writes to the customer in their language, with a link signed for this delivery and thirty days', async () => {
    const id = await completed()
    await world.db.sql.update(deliveries).set({ language: 'en' }).where(eq(deliveries.id, id))
    expect(await ask(as(support), id)).toEqual({ success: true })
    const { clientEmail, clientFirstName, clientLastName, publicId } = await rowOf(world.db, id)
    const [mail, ...more] = await sent()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ channel: 'email', recipient: clientEmail, language: 'en' })
    expect(mail?.data).toMatchObject({ contract: publicId, firstName: clientFirstName })
    const { path } = z.object({ path: z.string() }).parse(mail?.data)
    expect(path.startsWith(`${ORIGIN}/survey?token=`)).toBe(true)
    const key = new Uint8Array(hkdfSync('sha256', SECRET, 'volant', 'link/survey', 32))
    const token = new URL(path).searchParams.get('token') ?? ''
    const { payload, protectedHeader } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: NOW })
    expect(protectedHeader.typ).toBe('survey+jwt')
    expect(payload).toEqual({
      purpose: 'survey',
      deliveryId: id,
      clientFirstName,
      clientLastName,
      exp: getUnixTime(addDays(NOW, 30)),
    })
  })

  it.each([
    ['TWO_WAY_DELIVERY', '2026-06-12T09:00:00.000Z'],
    ['TO_RETURN', '2026-06-11T09:00:00.000Z'],
  ] as const)('says when the customer of a %s had to do with the driver', async (type, handedOverAt) => {
    const id = await completeDelivery(world, client, type)
    await putAtStatus(world.db, id, { status: 'COMPLETED' })
    const first = and(eq(vehicles.deliveryId, id), eq(vehicles.position, 0))
    const moments = { pickedUpAt: new Date('2026-06-11T09:00:00Z'), deliveredAt: new Date('2026-06-12T09:00:00Z') }
    await world.db.sql.update(vehicles).set(moments).where(first)
    await ask(as(support), id)
    const [mail] = await sent()
    expect(mail?.data).toMatchObject({ type, handedOverAt, completedAt: NOW.toISOString() })
  })

  it('asks once a day at most, and of two at the same moment once', async () => {
    const id = await completed()
    const answers = await Promise.allSettled([ask(as(support), id), ask(as(support), id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    world.setTime(addHours(NOW, 23))
    await expect(ask(as(support), id)).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfter: 3600 })
    expect(await sent()).toHaveLength(1)
    world.setTime(addHours(NOW, 24))
    await ask(as(support), id)
    expect(await sent()).toHaveLength(2)
  })

  it('does not ask who has answered', async () => {
    const id = await completed()
    await world.db.sql.insert(surveyResponses).values({ id: uuid(), deliveryId: id, responses: [] })
    await expect(ask(as(support), id)).rejects.toMatchObject({ code: 'CONFLICT', reason: 'ALREADY_ANSWERED' })
    expect(await sent()).toEqual([])
  })

  it('asks nobody where the address of the recipient is no longer kept', async () => {
    const id = await completed()
    await world.db.sql.update(deliveries).set({ clientEmail: '' }).where(eq(deliveries.id, id))
    const before = await rowOf(world.db, id)
    await expect(ask(as(support), id)).rejects.toMatchObject({ code: 'CONFLICT', reason: 'EMAIL_MISSING' })
    expect(await sent()).toEqual([])
    expect(await rowOf(world.db, id)).toEqual(before)
  })

  it('is for admins, and for deliveries that are completed', async () => {
    const id = await completed()
    await expect(ask(as(client), id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(ask(as(await world.make.client(await world.make.organization())), id)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    for (const status of ['REQUESTED', 'SET', 'DELIVERED', 'CANCELLED_BY_ADMIN'] as const) {
      await putAtStatus(world.db, id, { status })
      await expect(ask(as(support), id), status).rejects.toMatchObject({
        code: 'CONFLICT',
        reason: 'ILLEGAL_TRANSITION',
      })
    }
    await expect(ask(as(support), uuid())).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await sent()).toEqual([])
  })
})
