import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { onPostgres } from '../../../test/database'
import { mainJobOf } from '../../../test/main-job'
import { openProduct } from '../../../test/product'
import type { Answer, Persona, Product } from '../../../test/product'
import { rows } from '../../platform/db/rows'
import { deliveries, deliveryLogs } from '../../tables/deliveries'
import { files } from '../../tables/files'
import { sealedReports } from '../../tables/sealed-reports'
import { vehicles } from '../../tables/vehicles'
import { lockAnyDelivery } from '../deliveries/public'

let product: Product
let job: ReturnType<typeof mainJobOf>
let id: string
let car: string
let ordered: string
let picture: Buffer

const paper = (kind: string) => ({ module: 'delivery', deliveryId: id, kind })
const photo = (imagePos: string) =>
  ({ module: 'delivery', CarState: 'images', carId: car, deliveryId: id, imagePos, state: 'before' }) as const
const send = (who: Persona, metadata: object) => job.upload(who, 'image/jpeg', picture, metadata)
const take = (who: Persona, key: string) =>
  product.call('DELETE', `/s3/${encodeURIComponent(key)}`, { token: product.people[who].token })
const fileOf = async (key: string) => {
  const found = await product.db.sql.select().from(files).where(eq(files.key, key))
  return found.find(({ state, deletedAt }) => state === 'ready' && deletedAt === null)
}
const shown = async () => (await product.db.sql.select().from(vehicles).where(eq(vehicles.id, car)))[0]?.imagesBefore
const version = async () =>
  (await product.db.sql.select().from(deliveries).where(eq(deliveries.id, id)))[0]?.version ?? 0

beforeAll(async () => {
  product = await openProduct()
  job = mainJobOf(product)
  picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#446688' } })
    .jpeg()
    .toBuffer()
  id = await job.order('C4', false)
  ordered = await send('C4', paper('doc'))
  await job.openAuction(id)
  const offer = await job.offer('DS', id, 240)
  await job.ask('A2', 'acceptOffer', { input: { id: offer.id } })
  car = (await job.see('A1', id)).vehicles[0]?.id ?? ''
})
afterAll(() => product.close())

describe('the driver of a mission', () => {
  it('takes away no file of others, no paper and no signature', async () => {
    const foreign = [ordered, await send('A2', paper('validationDoc')), await send('A3', photo('cables'))]
    for (const key of foreign)
      expect(await take('DS', key)).toMatchObject({ status: 403, body: { reason: 'WRONG_ROLE' } })
    const own = await send('DS', paper('signature'))
    expect(await take('DS', own)).toMatchObject({ status: 409, body: { reason: 'NOT_EDITABLE' } })
    for (const key of [...foreign, own]) expect(await fileOf(key), key).toBeDefined()
  })

  it('takes back a photo of the open inspection, and the log tells it', async () => {
    const key = await send('DS', photo('top'))
    await job.ask('DS', 'updateVehicle', { input: { id: car, imagesBefore: { top: key } } })
    const before = await version()
    expect((await take('DS', key)).status).toBe(204)
    expect(await shown()).not.toHaveProperty('top')
    const log = await product.db.sql.select().from(deliveryLogs).where(eq(deliveryLogs.deliveryId, id))
    expect(log.filter((line) => line.version > before)).toMatchObject([
      {
        version: before + 1,
        action: 'EDIT_PHOTOS',
        actorRole: 'DRIVER',
        actorSub: product.people.DS.sub,
        data: { photos: [{ vehicle: 0, side: 'before', view: 'top' }] },
      },
    ])
    // shown nowhere, it changes nothing
    expect((await take('DS', await send('DS', photo('key')))).status).toBe(204)
    expect(await version()).toBe(before + 1)
  })

  it.runIf(onPostgres)('takes it away after whoever holds the delivery, so that no photo returns', async () => {
    const key = await send('DS', photo('top'))
    const { db } = product
    const waiting = async () =>
      (
        await rows(
          db.sql,
          sql`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
        )
      ).length > 0
    const { taken } = await db.tx(async (tx) => {
      await lockAnyDelivery(tx, id)
      const taken = take('DS', key)
      await Promise.race([taken, vi.waitUntil(waiting, { timeout: 30_000 })])
      expect(await fileOf(key)).toBeDefined()
      return { taken }
    })
    expect((await taken).status).toBe(204)
  })

  it('changes nothing of what the report states: neither by taking away nor by a link of before', async () => {
    await job.inspect(id, car, 'before', 1000)
    const key = (await shown())?.top ?? ''
    const ask = { fileName: 'top.jpg', fileType: 'image/jpeg', fileSize: picture.length, metadata: photo('top') }
    const { url } = await job.post<{ url: string }>('DS', '/upload/authenticated-presigned-url', ask)
    await job.step(id, 'PICK_UP', { code: (await job.see('A1', id)).startCode })
    const sealed = await fileOf(key)

    const { pathname, search } = new URL(url)
    const headers = { 'content-type': 'image/jpeg' }
    const sent: Answer = await product.call('PUT', pathname + search, { body: picture, headers })
    expect([sent.status, sent.body.reason]).toEqual([409, 'ILLEGAL_TRANSITION'])
    expect(await take('DS', key)).toMatchObject({ status: 409, body: { reason: 'ILLEGAL_TRANSITION' } })
    expect(await fileOf(key)).toEqual(sealed)
  })
  it('takes back an arrival photo without the departure report becoming due again', async () => {
    for (const step of ['DEPART', 'ARRIVE']) await job.step(id, step)
    const key = await send('DS', { ...photo('top'), state: 'after' })
    await job.ask('DS', 'updateVehicle', { input: { id: car, imagesAfter: { top: key } } })
    expect((await take('DS', key)).status).toBe(204)
    expect(await product.db.sql.select().from(sealedReports)).toMatchObject([{ deliveryId: id, correctedAt: null }])
  })
})
