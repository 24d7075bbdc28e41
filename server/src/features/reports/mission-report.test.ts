import type { DeliveryStatus } from '@volant/domain/deliveries/statuses'
import { EXTRA_VIEWS, INSPECTION_VIEWS } from '@volant/domain/deliveries/facts'
import type { LogData } from '@volant/domain/deliveries/log-data'
import type { AdminActor, ClientActor, DriverActor } from '@volant/domain/kernel/actor'
import { UNANSWERED } from '@volant/domain/inspection/check-list'
import { and, eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allOf, readStructure } from '../../../test/pdf-structure'
import { said, structureOf, unsaid } from '../../../test/pdf-text'
import { as, completeDelivery, rowOf } from '../../../test/world'
import { addresses } from '../../tables/organizations'
import { deliveries, deliveryLogs } from '../../tables/deliveries'
import { vehicles } from '../../tables/vehicles'
import { openBooks } from '../invoices/books.testing'
import type { Books } from '../invoices/books.testing'
import { createMissionReport } from './service/mission'

const RESERVE = 'Rayure du pare-chocs, à 18 h'
const MEGABYTE = 1024 * 1024
const [START, END, RETURN] = ['731904', '284615', '590327']

let books: Books
let draw: ReturnType<typeof createMissionReport>
let client: ClientActor
let driver: DriverActor
let support: AdminActor
let noise: Buffer

beforeAll(async () => {
  books = await openBooks()
  const { db, clock, files, storage, seller } = books
  draw = createMissionReport({ db, clock, files, storage, seller })
  client = await books.buyer()
  driver = await books.make.driver()
  support = await books.make.admin(3)
  // the worst to compress: what a camera sees in the dark
  const raw = { width: 1600, height: 1200, channels: 3, background: '#777', noise: { type: 'gaussian', sigma: 60 } }
  noise = await sharp({ create: raw as never })
    .jpeg()
    .toBuffer()
})
afterAll(() => books.close())

async function keep(deliveryId: string, kind: string, bytes: Buffer, type: 'image/jpeg' | 'image/png' = 'image/jpeg') {
  const key = `Deliveries/${deliveryId}/${kind}/${uuid()}.jpg`
  await books.db.tx(await books.files.store({ key, bytes, type, kind, fileName: 'a.jpg', deliveryId }))
  return key
}

/** The driver's line in the log, with who signed. */
const handOver = (deliveryId: string, data: LogData) =>
  books.db.sql.insert(deliveryLogs).values({
    id: uuid(),
    deliveryId,
    version: 90,
    at: books.clock.now(),
    actorRole: 'DRIVER',
    action: 'HAND_OVER',
    fromStatus: 'PICKUP_CLIENT',
    toStatus: 'DELIVERED',
    data,
  })

/** Both cars there and back, every view of them photographed; the first hand-over signed, the second refused. */
async function twoWay(): Promise<string> {
  const { db } = books
  const id = await completeDelivery(books, client, 'TWO_WAY_DELIVERY')
  const at = books.clock.now()
  await db.sql
    .update(deliveries)
    .set({
      status: 'SWAP_DELIVERED',
      selectedDriverId: driver.profileId,
      startCode: START,
      destinationCode: END,
      returnCode: RETURN,
      departedAt: at,
      comment: 'Sonner deux fois',
      services: ['000'],
    })
    .where(eq(deliveries.id, id))
  const { fromAddressId } = await rowOf(db, id)
  await db.sql
    .update(addresses)
    .set({ addressPrecision: 'Portail vert' })
    .where(eq(addresses.id, fromAddressId ?? ''))
  const photos = async () =>
    Object.fromEntries(
      await Promise.all(INSPECTION_VIEWS.map(async (view) => [view, await keep(id, 'photo', noise)] as const)),
    )
  for (const position of [0, 1])
    await db.sql
      .update(vehicles)
      .set({
        imagesBefore: await photos(),
        imagesAfter: await photos(),
        mileageBefore: 1000,
        mileageAfter: position === 0 ? 1460 : -1,
        essenceBefore: 8,
        essenceAfter: 3,
        pickedUpAt: at,
        deliveredAt: at,
      })
      .where(and(eq(vehicles.deliveryId, id), eq(vehicles.position, position)))
  const drawing = await sharp({ create: { width: 300, height: 100, channels: 4, background: '#123' } })
    .png()
    .toBuffer()
  const signatureKey = await keep(id, 'signature', drawing, 'image/png')
  const log = (version: number, toStatus: DeliveryStatus, fromStatus: DeliveryStatus, data: object) => ({
    id: uuid(),
    deliveryId: id,
    version,
    at,
    actorRole: 'DRIVER' as const,
    action: 'HAND_OVER' as const,
    fromStatus,
    toStatus,
    data,
  })
  await db.sql
    .insert(deliveryLogs)
    .values([
      log(90, 'DELIVERED', 'PICKUP_CLIENT', { signedBy: 'Camille Laurent', signatureKey }),
      log(91, 'SWAP_DELIVERED', 'SWAP_PICKUP_CLIENT', { refusedReason: 'Rayure porte droite' }),
    ])
  return id
}

const carsOf = (id: string) => books.db.sql.select().from(vehicles).where(eq(vehicles.deliveryId, id))

describe('the report of a mission', () => {
  it('tells the whole mission in the reader’s language, without a code or a price', async () => {
    const id = await twoWay()
    const { publicId } = await rowOf(books.db, id)
    const { fileName, bytes } = await draw(as(support), id)
    expect(fileName).toBe(`${publicId}.pdf`)
    expect(structureOf(bytes)).toMatchObject({ whole: true })
    const french = [
      /Rapport de mission/,
      new RegExp(`Contrat n° ${publicId}`),
      /Volant Démonstration/,
      /Livraison avec restitution/,
      /12 rue de Rivoli/,
      /Portail vert/,
      /Camille Laurent/,
      /David D\./,
      /1 000 km +1 460 km/,
      /Distance parcourue : 460 km/,
      /8\/8 +3\/8/,
      /Avant gauche/,
      /Options : W Garage/,
      /Sonner deux fois/,
      /Signé sur écran par Camille Laurent/,
      /Rayure porte droite/,
      /GA-217-KF[^]*GB-278-LF/,
      /Page 1 sur 4/,
    ]
    expect(await unsaid(bytes, french)).toEqual([])
    expect(
      await said(
        bytes,
        [START, END, RETURN, '€ HT', 'Driver\\b'].map((text) => new RegExp(text)),
      ),
    ).toEqual([])
    const { pages } = await readStructure(bytes)
    const all = (tag: string) => pages.flatMap(({ tree }) => allOf(tree, tag)).filter(({ text, alt }) => text || alt)
    expect(all('H1').map(({ text }) => text)).toEqual(['Rapport de mission'])
    expect(all('Figure').map(({ alt }) => alt)).toContain('Avant gauche, Départ')
    expect(all('Table').length).toBeGreaterThanOrEqual(3)
    const english = await draw(as(support, { language: 'en' }), id)
    const stated = [/Mission report/, /Delivery with return/, /declined to sign/, /Page 1 of 4/]
    expect(await unsaid(english.bytes, stated)).toEqual([])
  })

  it.each([
    [{ signedBy: 'Camille Laurent' }, RESERVE, /Réserves : Rayure du pare-chocs/, /Aucune réserve/],
    [{ refusedReason: 'Trop tard' }, RESERVE, /Réserves : Rayure du pare-chocs/, /Aucune réserve/],
    [{ signedBy: 'Camille Laurent' }, null, /Aucune réserve/, /Réserves :/],
    [{}, null, /Non signé/, /Aucune réserve/],
  ])(
    'states the reserves of whoever received, and none only where somebody signed: %j',
    async (data, reserves, stated, not) => {
      const { db } = books
      const id = await completeDelivery(books, client)
      const inspectionAfter = { marks: [], list: { ...UNANSWERED, reserves } }
      await db.sql.update(vehicles).set({ inspectionAfter }).where(eq(vehicles.deliveryId, id))
      await handOver(id, data)
      const { bytes } = await draw(as(support), id)
      expect(await unsaid(bytes, [stated])).toEqual([])
      expect(await said(bytes, [not])).toEqual([])
    },
  )

  it('takes two sheets for one car, its photos and a signature', async () => {
    const { db } = books
    const id = await completeDelivery(books, client)
    const photo = await keep(id, 'photo', noise)
    const images = Object.fromEntries(INSPECTION_VIEWS.map((view) => [view, photo]))
    await db.sql.update(vehicles).set({ imagesBefore: images, imagesAfter: images }).where(eq(vehicles.deliveryId, id))
    await handOver(id, { signedBy: 'Camille Laurent', signatureKey: photo })
    const { bytes } = await draw(as(support), id)
    expect((await readStructure(bytes)).pages).toHaveLength(2)
  })

  it('weighs less than three megabytes with twenty-four photos', async () => {
    const { bytes } = await draw(as(support), await twoWay())
    expect(bytes.toString('latin1').match(/\/Filter \/DCTDecode/g)).toHaveLength(24)
    expect(bytes.length).toBeLessThan(3 * MEGABYTE)
  })

  it('leaves a named frame for a photo that is cut off, gone, or was never taken', async () => {
    const id = await twoWay()
    const broken = await keep(id, 'photo', noise.subarray(0, 300))
    const lost = await keep(id, 'photo', noise)
    const [row] = await books.files.find(books.db.sql, [lost])
    await books.storage.remove(row?.id ?? '')
    const [car] = await carsOf(id)
    const images = { ...(car?.imagesBefore as object), top: broken, topLeft: lost, topRight: 'nobody/knows.jpg' }
    const { bottom: _never, ...imagesBefore } = images as Record<string, string>
    await books.db.sql
      .update(vehicles)
      .set({ imagesBefore: { ...imagesBefore, [EXTRA_VIEWS[2]]: broken } })
      .where(eq(vehicles.id, car?.id ?? ''))
    const { bytes } = await draw(as(support), id)
    expect(bytes.toString('latin1').match(/\/Filter \/DCTDecode/g)).toHaveLength(20)
    expect(await unsaid(bytes, [/Photo illisible/, /Photo non prise/, /Clés/])).toEqual([])
  })

  it('is drawn of a delivery that nobody has touched yet', async () => {
    const { bytes } = await draw(as(support), await completeDelivery(books, client))
    expect(structureOf(bytes)).toMatchObject({ whole: true, pages: 1 })
    expect(await unsaid(bytes, [/Aucune photo de ce véhicule/, /Nouvelle/])).toEqual([])
  })

  it('forgets the hand-over of a life before the reactivation', async () => {
    const id = await twoWay()
    await books.db.sql.insert(deliveryLogs).values({
      id: uuid(),
      deliveryId: id,
      version: 92,
      actorRole: 'ADMIN',
      action: 'ACTIVATE',
      fromStatus: 'CANCELLED_BY_ADMIN',
      toStatus: 'REQUESTED',
    })
    const { bytes } = await draw(as(support), id)
    expect(await said(bytes, [/Signé sur écran/, /Rayure/])).toEqual([])
  })

  it('is for admins; for others there is no such report', async () => {
    const id = await completeDelivery(books, client)
    const stranger = await books.buyer()
    await expect(draw(as(stranger), id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(draw(as(driver), id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(draw(as(client), id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(draw(as(support), uuid())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
