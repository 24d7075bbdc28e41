import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mainJobOf } from '../../../test/main-job'
import { openProduct } from '../../../test/product'
import type { Persona, Product } from '../../../test/product'
import { deliveries } from '../../tables/deliveries'
import { files } from '../../tables/files'
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
  cars = (await job.see('A1', id)).vehicles.map((car) => car.id)
  picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#446688' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => product.close())

const photo = (carId = cars[0]) =>
  ({ module: 'delivery', CarState: 'images', carId, deliveryId: id, imagePos: 'top', state: 'before' }) as const

/** What somebody is answered who asks for the address of an upload. */
const mayUpload = async (who: Persona, metadata: object) => {
  const file = { fileName: 'file.jpg', fileType: 'image/jpeg', fileSize: picture.length, metadata }
  const url = '/upload/authenticated-presigned-url'
  return (await product.call('POST', url, { token: product.people[who].token, body: file })).status
}

it('a bidder adds no file to an auction, and a client none but papers of a request', async () => {
  for (const metadata of [photo(), { module: 'delivery', deliveryId: id, kind: 'signature' }]) {
    expect(await mayUpload('DA', metadata)).toBe(404)
    expect(await mayUpload('CX', metadata)).toBe(404)
    expect(await mayUpload('A3', metadata)).toBe(201)
  }
  expect(await mayUpload('C4', photo())).toBe(403)
  expect(await mayUpload('C4', { module: 'delivery', deliveryId: id, kind: 'doc' })).toBe(409)
})

it('a car shows its own photos only', async () => {
  const ofSecond = await job.upload('A2', 'image/jpeg', picture, photo(cars[1]))
  const query = 'mutation ($input: UpdateVehicleInput!) { updateVehicle(input: $input) { id } }'
  const input = { id: cars[0], imagesBefore: { top: ofSecond } }
  const { body } = await product.graphql(product.people.A2.token, query, { input })
  expect(body.errors?.[0]?.extensions).toMatchObject({ fields: [{ path: 'images', code: 'invalid' }] })
  await job.ask('A2', 'updateVehicle', { input: { ...input, id: cars[1] } })
  expect(await job.photoOf('A2', cars[1] ?? '')).toContain(ofSecond)
})

it('a signed report stays, and a sealed one whatever it is filed as; another paper may be taken away', async () => {
  const paper = { module: 'delivery', deliveryId: id, kind: 'validationDoc' }
  const [report, sealed, other] = [
    await job.upload('A2', 'image/jpeg', picture, paper),
    await job.upload('A2', 'image/jpeg', picture, paper),
    await job.upload('A2', 'image/jpeg', picture, paper),
  ]
  await product.db.sql.update(files).set({ kind: 'sealedReport' }).where(eq(files.key, sealed))
  const filed = [
    { key: report, name: 'PV', type: 'PV' },
    { key: other, name: 'Constat', type: null },
  ]
  await product.db.sql.update(deliveries).set({ validationDocs: filed }).where(eq(deliveries.id, id))
  const take = (key: string) =>
    product.call('DELETE', `/s3/${encodeURIComponent(key)}`, { token: product.people.A1.token })
  expect((await take(report)).body.reason).toBe('FILE_IN_USE')
  expect((await take(sealed)).body.reason).toBe('FILE_IN_USE')
  expect((await take(other)).status).toBe(204)
})

it('cars are found by a part of VIN, plate, or make and model, as far as they are the viewer’s', async () => {
  const [car] = await product.db.sql
    .select()
    .from(vehicles)
    .where(eq(vehicles.id, cars[0] ?? ''))
  const { vin = '', vehicleCode = '', marque, model } = car ?? {}
  const found = async (who: Persona, keyword: string) => {
    const query = 'query ($keyword: String) { findAllVehicles(keyword: $keyword) { records { id } } }'
    const { body } = await product.graphql(product.people[who].token, query, { keyword })
    const { findAllVehicles: list } = body.data as unknown as { findAllVehicles: { records: { id: string }[] } }
    return list.records.map((one) => one.id)
  }
  for (const keyword of [
    vin?.slice(3).toLowerCase(),
    vehicleCode?.replaceAll('-', ' '),
    `${marque} ${model}`.toUpperCase(),
  ])
    expect(await found('A1', keyword ?? ''), keyword ?? '').toContain(cars[0])
  expect(await found('CX', vin ?? '')).toEqual([])
  expect(await found('DA', vin ?? '')).toEqual([])
  for (const keyword of ['%', 'x_', '\\', 'nothing of the kind']) expect(await found('A1', keyword)).toEqual([])
})

it('what an organisation has stored stops its own papers and no mission', async () => {
  const requested = await job.order('C4', false)
  const [row] = await product.db.sql.select().from(deliveries).where(eq(deliveries.id, id))
  const paper = { id: uuid(), key: 'paper.pdf', fileName: 'paper.pdf', type: 'application/pdf', kind: 'doc' }
  const full = { state: 'ready', maxBytes: 1, size: 2 ** 31 - 1, organizationId: row?.organizationId ?? null } as const
  await product.db.sql.insert(files).values({ ...paper, ...full })
  const carried = { status: 'SET', selectedDriverId: product.people.DS.profileId } as const
  await product.db.sql.update(deliveries).set(carried).where(eq(deliveries.id, id))
  expect(await mayUpload('C4', { module: 'delivery', deliveryId: requested, kind: 'doc' })).toBe(413)
  expect(await mayUpload('DS', { module: 'delivery', deliveryId: id, kind: 'signature' })).toBe(201)
  expect(await mayUpload('A3', { module: 'delivery', deliveryId: requested, kind: 'doc' })).toBe(201)
})
