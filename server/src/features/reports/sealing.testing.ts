import { EXTRA_VIEWS, INSPECTION_VIEWS } from '@volant/domain/deliveries/facts'
import type { DriverActor } from '@volant/domain/kernel/actor'
import { addMinutes } from 'date-fns'
import { asc, eq } from 'drizzle-orm'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { v7 as uuid } from 'uuid'
import { as, inspect, rowOf } from '../../../test/world'
import { outbox } from '../../platform/outbox/table'
import { deliveries } from '../../tables/deliveries'
import { sealedReports } from '../../tables/sealed-reports'
import { vehicles } from '../../tables/vehicles'
import { openBooks } from '../invoices/books.testing'
import { createMissions } from '../missions/service/missions'
import { createCorrections } from './service/corrections'
import { createReports } from './service/sealing'
import { createVerify } from './service/verify'

type Step = Parameters<ReturnType<typeof createMissions>['advance']>[1]['action']

/** A desk where missions are driven and their reports sealed; each test has a driver of its own. */
export async function openSealing() {
  const books = await openBooks()
  const client = await books.buyer()
  const { db, clock, sealing } = books
  const missions = createMissions({ db, clock, prepareReport: createReports({ clock }, sealing) })
  let driver: DriverActor = await books.make.driver()
  const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#357' } })
    .jpeg()
    .toBuffer()

  async function keep(deliveryId: string, vehicleId: string, bytes: Buffer, key = `Cars/${uuid()}.jpg`) {
    const file = { key, bytes, type: 'image/jpeg', kind: 'photo', fileName: 'a.jpg', deliveryId, vehicleId } as const
    await books.db.tx(await books.files.store(file))
    return key
  }

  const carAt = async (deliveryId: string, position: 0 | 1) => {
    const cars = await books.db.sql.select().from(vehicles).where(eq(vehicles.deliveryId, deliveryId))
    const car = cars.find((each) => each.position === position)
    if (car === undefined) throw new Error('no such vehicle')
    return car
  }

  /** An inspection with a photo of each view. */
  async function photograph(deliveryId: string, position: 0 | 1, side: 'before' | 'after') {
    await inspect(books.db, deliveryId, position, side)
    const car = await carAt(deliveryId, position)
    const views = [...INSPECTION_VIEWS, ...EXTRA_VIEWS]
    const images = Object.fromEntries(
      await Promise.all(views.map(async (view) => [view, await keep(deliveryId, car.id, photo)] as const)),
    )
    const column = side === 'before' ? 'imagesBefore' : 'imagesAfter'
    await books.db.sql
      .update(vehicles)
      .set({ [column]: images })
      .where(eq(vehicles.id, car.id))
  }

  const step = (deliveryId: string, action: Step, more: object = {}) =>
    missions.advance(as(driver), { deliveryId, action, idempotencyKey: `${deliveryId}-${action}`, ...more })

  async function pickedUp(language: 'fr' | 'en' = 'fr'): Promise<string> {
    const deliveryId = await books.assigned(client, driver.profileId)
    await books.db.sql.update(deliveries).set({ language }).where(eq(deliveries.id, deliveryId))
    await photograph(deliveryId, 0, 'before')
    const { startCode } = await rowOf(books.db, deliveryId)
    await step(deliveryId, 'PICK_UP', { code: startCode })
    return deliveryId
  }

  async function arrived(language: 'fr' | 'en' = 'fr'): Promise<string> {
    const deliveryId = await pickedUp(language)
    await step(deliveryId, 'DEPART')
    await step(deliveryId, 'ARRIVE')
    await photograph(deliveryId, 0, 'after')
    return deliveryId
  }

  /** What is drawn or photographed to end an inspection. */
  async function drawn(deliveryId: string, kind: 'signature' | 'refusal', colour = '#000'): Promise<string> {
    const key = `Deliveries/${deliveryId}/${kind}/${uuid()}.png`
    const bytes = await sharp({ create: { width: 200, height: 80, channels: 3, background: colour } })
      .png()
      .toBuffer()
    const file = { key, bytes, type: 'image/png', kind, fileName: 'a.png', deliveryId } as const
    await books.db.tx(await books.files.store(file))
    return key
  }

  async function handOver(deliveryId: string, how: object): Promise<void> {
    const { destinationCode } = await rowOf(books.db, deliveryId)
    await step(deliveryId, 'HAND_OVER', { code: destinationCode, ...how })
  }

  async function delivered(how: object, language: 'fr' | 'en' = 'fr'): Promise<string> {
    const deliveryId = await arrived(language)
    await handOver(deliveryId, how)
    return deliveryId
  }

  const sealedOf = (deliveryId: string) =>
    books.db.sql
      .select()
      .from(sealedReports)
      .where(eq(sealedReports.deliveryId, deliveryId))
      .orderBy(asc(sealedReports.sealedAt), asc(sealedReports.id))

  async function bytesOf(key: string): Promise<Buffer> {
    const [file] = await books.files.find(books.db.sql, [key])
    return buffer(await books.storage.read(file?.id ?? ''))
  }

  const mailsOf = (deliveryId: string) =>
    books.db.sql
      .select()
      .from(outbox)
      .where(eq(outbox.template, 'report-sealed'))
      .orderBy(asc(outbox.id))
      .then(async (mails) => {
        const keys = (await sealedOf(deliveryId)).map(({ fileKey }) => fileKey)
        return mails.filter(({ attachment }) => keys.includes(attachment?.key ?? ''))
      })

  return {
    ...books,
    client,
    corrections: createCorrections({ db, clock }, sealing),
    verify: createVerify(db),
    keep,
    carAt,
    photograph,
    step,
    pickedUp,
    arrived,
    drawn,
    handOver,
    delivered,
    sealedOf,
    bytesOf,
    mailsOf,
    driver: () => driver,
    async nextDriver() {
      driver = await books.make.driver()
    },
    later: (minutes: number) => books.setTime(addMinutes(clock.now(), minutes)),
  }
}

export type SealingDesk = Awaited<ReturnType<typeof openSealing>>
