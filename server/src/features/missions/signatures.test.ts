import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mainJobOf } from '../../../test/main-job'
import { openProduct } from '../../../test/product'
import type { Persona, Product } from '../../../test/product'
import { deliveryLogs } from '../../tables/deliveries'

let product: Product
let job: ReturnType<typeof mainJobOf>

beforeAll(async () => {
  product = await openProduct()
  job = mainJobOf(product)
})
afterAll(() => product.close())

const take = (who: Persona, key: string) =>
  product.call('DELETE', `/s3/${encodeURIComponent(key)}`, { token: product.people[who].token })

it('what a step was signed with stays whoever deletes it; what no step names may go', async () => {
  const id = await job.order('C4', false)
  await job.openAuction(id)
  const offer = await job.offer('DS', id, 240)
  await job.ask('A2', 'acceptOffer', { input: { id: offer.id } })
  const { startCode, destinationCode, vehicles } = await job.see('A1', id)
  const car = vehicles[0]?.id ?? ''
  const unused = await job.sign(id)
  await job.inspect(id, car, 'before', 1000)
  const [signatureKey, driverSignatureKey] = [await job.sign(id), await job.sign(id)]
  await job.step(id, 'PICK_UP', { code: startCode, signedBy: 'Paul Parc', signatureKey, driverSignatureKey })
  await job.step(id, 'DEPART')
  await job.step(id, 'ARRIVE')
  await job.inspect(id, car, 'after', 1465)
  const photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#446688' } })
    .jpeg()
    .toBuffer()
  const refusalPhotoKey = await job.upload('DS', 'image/jpeg', photo, {
    module: 'delivery',
    deliveryId: id,
    kind: 'refusal',
  })
  await job.step(id, 'HAND_OVER', { code: destinationCode, refusedReason: 'Pas le temps', refusalPhotoKey })
  const log = await product.db.sql.select().from(deliveryLogs).where(eq(deliveryLogs.deliveryId, id))
  expect(Object.assign({}, ...log.map(({ data }) => data))).toMatchObject({
    signatureKey,
    driverSignatureKey,
    refusalPhotoKey,
  })
  for (const who of ['A3', 'A2', 'A1'] as const)
    for (const key of [signatureKey, driverSignatureKey, refusalPhotoKey])
      expect(await take(who, key), `${who} ${key}`).toMatchObject({ status: 409, body: { reason: 'FILE_IN_USE' } })
  expect((await take('A3', unused)).status).toBe(204)
})
