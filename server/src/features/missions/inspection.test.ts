import { createHash } from 'node:crypto'
import { addMinutes, subHours } from 'date-fns'
import sharp from 'sharp'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wideDocumentOf } from '../../../test/documents'
import { mainJobOf } from '../../../test/main-job'
import { insertDeliveryAt } from '../../../test/delivery-fixtures'
import { openProduct } from '../../../test/product'
import type { Persona, Product } from '../../../test/product'

let product: Product
let job: ReturnType<typeof mainJobOf>
let id: string
let car: string
let picture: Buffer

beforeAll(async () => {
  product = await openProduct()
  job = mainJobOf(product)
  const { db, people, organization } = product
  const staged = { mark: '1', organization, representative: people.C4.profileId, selected: people.DS.profileId }
  const delivery = await insertDeliveryAt(db, { ...staged, bidders: [], status: 'SET' })
  id = delivery.id
  car = delivery.vehicles[0] ?? ''
  picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#446688' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => product.close())

const QUERY = `mutation ($input: UpdateVehicleInput!) {
  updateVehicle(input: $input) { id inspectionBefore { marks { id view x y kind size words photos } list { keys registration remarks } } }
}`
interface Answer {
  readonly inspectionBefore: {
    readonly marks: readonly {
      readonly id: string
      readonly words: string | null
      readonly photos: readonly string[]
    }[]
    readonly list: Readonly<Record<string, unknown>>
  }
}

async function file(who: Persona, inspection: object, side = 'inspectionBefore') {
  const { body } = await product.graphql(product.people[who].token, QUERY, { input: { id: car, [side]: inspection } })
  const error = body.errors?.[0]?.extensions as { code: string; reason?: string; fields?: unknown } | undefined
  return { seen: (body.data as unknown as { updateVehicle?: Answer } | null)?.updateVehicle?.inspectionBefore, error }
}

const mark = (more: object = {}) => ({
  id: uuid(),
  view: 'RIGHT',
  x: 12.5,
  y: 40,
  kind: 'SCRATCH',
  size: 'OVER_30',
  ...more,
})
const ofMark = () => ({ module: 'delivery', deliveryId: id, carId: car, kind: 'mark', state: 'before' })

describe('a mark', () => {
  it('is filed with its photos, changed under its id, and filed twice it is one', async () => {
    const photo = await job.upload('DS', 'image/jpeg', picture, ofMark())
    const filed = mark({ photos: [photo] })
    for (let times = 0; times < 2; times += 1) await file('DS', { marks: [filed] })
    const { seen } = await file('DS', { marks: [{ ...filed, photos: [], words: 'deep' }] })
    const [changed, ...others] = seen?.marks.filter((one) => one.id === filed.id) ?? []
    expect(others).toEqual([])
    expect(changed).toMatchObject({ view: 'RIGHT', x: 12.5, y: 40, kind: 'SCRATCH', size: 'OVER_30', words: 'deep' })
    expect(changed?.photos).toHaveLength(1)
    const link = new URL(changed?.photos[0] ?? '', 'http://volant.test')
    const shown = await product.call('GET', link.pathname + link.search, {})
    expect(shown.status).toBe(200)
    const after = await file('DS', { removedMarks: [filed.id] })
    expect(after.seen?.marks.filter((one) => one.id === filed.id)).toEqual([])
  })

  it('keeps its photos from being taken away', async () => {
    const photo = await job.upload('DS', 'image/jpeg', picture, ofMark())
    const filed = mark({ photos: [photo] })
    await file('DS', { marks: [filed] })
    const take = () => product.call('DELETE', `/s3/${encodeURIComponent(photo)}`, { token: product.people.A1.token })
    expect((await take()).body.reason).toBe('FILE_IN_USE')
    await file('DS', { removedMarks: [filed.id] })
    expect((await take()).status).toBe(204)
  })

  it('shows photos only that were sent for marks of its own vehicle', async () => {
    const foreign = await job.upload('DS', 'image/png', await sharp(picture).png().toBuffer(), {
      module: 'delivery',
      deliveryId: id,
      kind: 'signature',
    })
    const ofView = await job.upload('DS', 'image/jpeg', picture, {
      module: 'delivery',
      CarState: 'images',
      carId: car,
      deliveryId: id,
      imagePos: 'dashboard',
      state: 'before',
    })
    for (const key of [foreign, ofView, 'Deliveries/none/mark/1.jpg'])
      expect((await file('DS', { marks: [mark({ photos: [key] })] })).error).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: [{ path: 'marks', code: 'invalid' }],
      })
  })

  it('is refused field by field', async () => {
    expect((await file('DS', { marks: [mark({ x: 101 })] })).error).toMatchObject({
      fields: [{ path: 'inspectionBefore.marks.0.x', code: 'outOfRange' }],
    })
  })
})

describe('an inspection', () => {
  it('takes what is sent of its list, and leaves the rest', async () => {
    await file('DS', { list: { keys: 2, registration: true } })
    const { seen } = await file('DS', { list: { keys: null, remarks: 'wet' } })
    expect(seen?.list).toEqual({ keys: null, registration: true, remarks: 'wet' })
  })

  it('is filed by the driver at its own time, and never by a client', async () => {
    expect((await file('DS', { list: { keys: 1 } }, 'inspectionAfter')).error).toMatchObject({
      code: 'CONFLICT',
      reason: 'ILLEGAL_TRANSITION',
    })
    expect((await file('DA', { list: { keys: 1 } })).error).toMatchObject({ code: 'NOT_FOUND' })
    expect((await file('C4', { list: { keys: 1 } })).error).toMatchObject({ code: 'FORBIDDEN', reason: 'WRONG_ROLE' })
    expect((await file('A3', { list: { keys: 1 } })).error).toMatchObject({ code: 'FORBIDDEN', reason: 'RANK_TOO_LOW' })
  })

  it('put right by the office is an edit in the log', async () => {
    await file('A2', { list: { remarks: 'after a call' } })
    const { body } = await product.graphql(product.people.A1.token, wideDocumentOf('findDeliveryLogs'), {
      deliveryId: id,
      page: 1,
      pageSize: 10,
    })
    const { logs } = (body.data as unknown as { findDeliveryLogs: { logs: { log: string }[] } }).findDeliveryLogs
    expect(logs[0]?.log).toBe('Anne Admin a modifié la livraison.')
  })
})

describe('a photo', () => {
  const AT = new Date('2026-05-04T08:00:00Z')
  const photo = (imagePos: string, taken: object) => ({
    module: 'delivery',
    CarState: 'images',
    carId: car,
    deliveryId: id,
    imagePos,
    state: 'before',
    taken,
  })
  const sha256 = () => createHash('sha256').update(picture).digest('hex')

  it('keeps when and where it was taken and what was sent, and says when it is an old one', async () => {
    const filedAt = AT.toISOString()
    const fresh = { at: subHours(AT, 1).toISOString(), filedAt, fromGallery: false }
    const old = { at: addMinutes(subHours(AT, 1), -1).toISOString(), filedAt, fromGallery: false }
    await job.upload(
      'DS',
      'image/jpeg',
      picture,
      photo('top', { ...fresh, latitude: 48.8, longitude: 2.3, sha256: sha256() }),
    )
    await job.upload('DS', 'image/jpeg', picture, photo('bottom', old))
    await job.upload('DS', 'image/jpeg', picture, photo('topLeft', { ...fresh, fromGallery: true }))
    const { body } = await product.graphql(
      product.people.C4.token,
      'query ($id: ID!) { findVehicleById(id: $id) { photoFacts { side view takenAt latitude longitude older sha256 } } }',
      { id: car },
    )
    const facts = (body.data as unknown as { findVehicleById: { photoFacts: { view: string }[] } }).findVehicleById
      .photoFacts
    const of = (view: string) => facts.find((one) => one.view === view)
    expect(of('top')).toEqual({
      side: 'before',
      view: 'top',
      takenAt: fresh.at,
      latitude: 48.8,
      longitude: 2.3,
      older: false,
      sha256: sha256(),
    })
    expect(of('bottom')).toMatchObject({ older: true, latitude: null })
    expect(of('topLeft')).toMatchObject({ older: true })
  })

  it('that is not the one it was said to be is not kept', async () => {
    const metadata = photo('key', {
      at: AT.toISOString(),
      filedAt: AT.toISOString(),
      fromGallery: false,
      sha256: '0'.repeat(64),
    })
    const ask = { fileName: 'a.jpg', fileType: 'image/jpeg', fileSize: picture.length, metadata }
    const { url } = await job.post<{ url: string }>('DS', '/upload/authenticated-presigned-url', ask)
    const { pathname, search } = new URL(url)
    const sent = await product.call('PUT', pathname + search, {
      body: picture,
      headers: { 'content-type': 'image/jpeg' },
    })
    expect([sent.status, sent.body.fields]).toEqual([400, [{ path: 'file', code: 'invalid' }]])
  })
})
