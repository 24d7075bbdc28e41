import type { ClientActor } from '@volant/domain/kernel/actor'
import { subDays } from 'date-fns'
import { eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { as, completeDelivery, createWorld, rowOf } from '../../../test/world'
import type { World } from '../../../test/world'
import { applyRetention } from '../../platform/retention'
import { deliveries, deliveryLogs } from '../../tables/deliveries'
import { files } from '../../tables/files'
import { missionEvidence } from '../../tables/mission-evidence'
import { bytesOf } from '../files/store'
import { deliveryRetention } from './retention'

let world: World
let organizationId: string
let client: ClientActor

beforeAll(async () => {
  world = await createWorld()
  organizationId = await world.make.organization()
  client = await world.make.client(organizationId)
})
afterAll(() => world.close())

/** A document of ten bytes that somebody sent so many days ago. */
async function sent(deliveryId: string, days = 8, kind = 'doc') {
  const key = `Deliveries/${deliveryId}/${kind}/${uuid()}.pdf`
  const file = { state: 'ready', type: 'application/pdf', maxBytes: 10, size: 10, fileName: 'a.pdf' } as const
  const createdAt = subDays(world.clock.now(), days)
  await world.db.sql.insert(files).values({ id: uuid(), key, kind, deliveryId, organizationId, createdAt, ...file })
  return { name: 'Carte grise', url: `/files/${key}`, key }
}

type Sent = Awaited<ReturnType<typeof sent>>
const edit = (id: string, docs: readonly Sent[]) => world.deliveries.edit(as(client), { id, docs: [...docs] })
const set = (id: string, change: Partial<typeof deliveries.$inferInsert>) =>
  world.db.sql.update(deliveries).set(change).where(eq(deliveries.id, id))
const night = () => applyRetention(world.db, world.clock, deliveryRetention)
async function isKept({ key }: Sent): Promise<boolean> {
  const [file] = await world.db.sql.select().from(files).where(eq(files.key, key))
  return file?.deletedAt === null
}

it('a document that an edit takes away is deleted, and gives its room back', async () => {
  const id = await completeDelivery(world, client)
  const [stays, leaves] = [await sent(id), await sent(id)]
  const before = await bytesOf(world.db.sql, organizationId)
  await edit(id, [stays, leaves])
  await edit(id, [stays])
  expect([await isKept(stays), await isKept(leaves)]).toEqual([true, false])
  expect(await bytesOf(world.db.sql, organizationId)).toBe(before - 10)
  expect((await rowOf(world.db, id)).docs.filter(({ key }) => key)).toMatchObject([{ key: stays.key }])
  // what is edited without a word about documents leaves them alone
  await world.deliveries.edit(as(client), { id, comment: 'Sonnez' })
  expect(await isKept(stays)).toBe(true)
})

it('an edit deletes neither what the delivery names elsewhere, nor what belongs to another, nor what is no document', async () => {
  const [id, other] = [await completeDelivery(world, client), await completeDelivery(world, client)]
  const [filed, foreign, proof] = [await sent(id), await sent(other), await sent(id, 8, 'validationDoc')]
  await set(id, { docs: [filed, foreign, proof], validationDocs: [filed] })
  await edit(id, [])
  for (const file of [filed, foreign, proof]) expect(await isKept(file)).toBe(true)
})

it('a refused edit deletes nothing', async () => {
  const id = await completeDelivery(world, client)
  const paper = await sent(id)
  await edit(id, [paper])
  await expect(world.deliveries.edit(as(client), { id, docs: [], version: 1 })).rejects.toMatchObject({
    reason: 'STALE_VERSION',
  })
  expect(await isKept(paper)).toBe(true)
})

it('whoever saves second reads that somebody else was first, also where their list names what the first took away', async () => {
  const id = await completeDelivery(world, client)
  const paper = await sent(id)
  await edit(id, [paper])
  const { version } = await rowOf(world.db, id)
  await edit(id, [])
  const late = world.deliveries.edit(as(client), { id, docs: [paper], version })
  await expect(late).rejects.toMatchObject({ code: 'CONFLICT', reason: 'STALE_VERSION' })
})

it('what was sent a week ago and never saved goes at night; a draft of these days stays', async () => {
  const id = await completeDelivery(world, client)
  const [left, draft] = [await sent(id), await sent(id, 6)]
  await night()
  expect([await isKept(left), await isKept(draft)]).toEqual([false, true])
})

it('what a delivery, its log or evidence names stays, and so does whatever is no document', async () => {
  const id = await completeDelivery(world, client)
  const driver = await world.make.driver()
  const saved = await sent(id)
  const filed = await sent(id)
  const logged = await sent(id)
  const left = await sent(id)
  const photo = await sent(id, 8, 'photo')
  await set(id, { docs: [saved], validationDocs: [filed] })
  await world.db.sql
    .update(deliveryLogs)
    .set({ data: { documents: [logged.key] } })
    .where(eq(deliveryLogs.deliveryId, id))
  await world.db.sql.insert(missionEvidence).values({
    id: uuid(),
    deliveryId: id,
    driverId: driver.profileId,
    capturedAt: world.clock.now(),
    refusal: 'NOT_FOUND',
    content: {},
    files: [left.key],
  })
  await night()
  for (const file of [saved, filed, logged, left, photo]) expect(await isKept(file)).toBe(true)
})
