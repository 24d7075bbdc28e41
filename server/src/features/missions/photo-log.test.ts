import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mainJobOf } from '../../../test/main-job'
import { openProduct } from '../../../test/product'
import type { Persona, Product } from '../../../test/product'
import { deliveries } from '../../tables/deliveries'
import { vehicles } from '../../tables/vehicles'

let product: Product
let job: ReturnType<typeof mainJobOf>
let id: string
let cars: readonly string[]
let picture: Buffer

beforeAll(async () => {
  product = await openProduct()
  job = mainJobOf(product)
  id = await job.order('C4', true)
  await job.openAuction(id)
  const offer = await job.offer('DS', id, 240)
  await job.ask('A2', 'acceptOffer', { input: { id: offer.id } })
  cars = (await job.see('A1', id)).vehicles.map((car) => car.id)
  picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#446688' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => product.close())

const metadata = (imagePos: string, carId = cars[0]) =>
  ({ module: 'delivery', CarState: 'images', carId, deliveryId: id, imagePos, state: 'before' }) as const
const send = (who: Persona, imagePos: string, carId = cars[0]) =>
  job.upload(who, 'image/jpeg', picture, metadata(imagePos, carId))
const file = (who: Persona, carId: string | undefined, imagesBefore: object) =>
  job.ask(who, 'updateVehicle', { input: { id: carId, imagesBefore } })

/** The sentences written since, newest first, as that reader is told them. */
async function told(since: number, language = 'fr'): Promise<string[]> {
  const query =
    'query ($id: ID!) { findDeliveryLogs(deliveryId: $id, page: 1, pageSize: 50) { totalCount logs { log } } }'
  const { body } = await product.graphql(product.people.A1.token, query, { id }, { 'accept-language': language })
  const { findDeliveryLogs: found } = body.data as unknown as {
    findDeliveryLogs: { totalCount: number; logs: { log: string }[] }
  }
  return found.logs.slice(0, found.totalCount - since).map(({ log }) => log)
}
const version = async () =>
  (await product.db.sql.select().from(deliveries).where(eq(deliveries.id, id)))[0]?.version ?? 0

describe('photos put right by an administrator', () => {
  it('are told in the log, once each, with the name, the view and the car, in the language of the reader', async () => {
    const before = await version()
    await file('A3', cars[0], { top: await send('A3', 'top') })
    expect(await told(before)).toEqual(['Anne Admin a modifié les photos\u00a0: Face avant (avant).'])
    // the new file takes over the place of the old one: filing it again says nothing new
    await file('A3', cars[0], { top: await send('A3', 'top') })
    expect(await told(before)).toHaveLength(2)
    await file('A2', cars[1], { key: null, bottomLeft: await send('A2', 'bottomLeft', cars[1]) })
    expect((await told(before, 'en'))[0]).toBe('Anne Admin changed photos: vehicle 2, Rear left (before).')
    expect(await version()).toBe(before + 3)
  })

  it('are told as well when the file alone was sent anew or taken away', async () => {
    await file('A3', cars[0], { top: await send('A3', 'top') })
    const before = await version()
    const key = await send('A2', 'top')
    expect(await told(before)).toHaveLength(1)
    const { status } = await product.call('DELETE', `/s3/${encodeURIComponent(key)}`, {
      token: product.people.A3.token,
    })
    expect(status).toBe(204)
    expect(await told(before)).toHaveLength(2)
    const [car] = await product.db.sql
      .select()
      .from(vehicles)
      .where(eq(vehicles.id, cars[0] ?? ''))
    expect(car?.imagesBefore).not.toHaveProperty('top')
  })

  it('are not told where a vehicle is sent as it stands', async () => {
    const figures = async (more: object) => job.ask('A1', 'updateVehicle', { input: { id: cars[0], ...more } })
    await figures({ marque: 'Renault', vehicleCode: 'ga-300-zz' })
    const before = await version()
    for (const more of [{}, { marque: 'Renault' }, { vehicleCode: 'ga-300-zz', imagesBefore: {} }]) await figures(more)
    expect(await told(before)).toEqual([])
    expect(await version()).toBe(before)
  })

  it('are none of the photos a driver takes, nor one that is shown nowhere', async () => {
    const before = await version()
    await send('A3', 'topRight')
    await send('A3', 'topRight')
    await file('DS', cars[0], { topLeft: await send('DS', 'topLeft') })
    await file('DS', cars[0], { topLeft: await send('DS', 'topLeft') })
    expect(await told(before)).toEqual([])
    expect(await version()).toBe(before)
  })
})
