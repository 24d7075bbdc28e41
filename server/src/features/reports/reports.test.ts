import type { ClientActor, DriverActor } from '@volant/domain/kernel/actor'
import { eq } from 'drizzle-orm'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { said, structureOf, unsaid } from '../../../test/pdf-text'
import { as, inspect, rowOf } from '../../../test/world'
import { deliveries } from '../../tables/deliveries'
import { files as fileRows } from '../../tables/files'
import { vehicles } from '../../tables/vehicles'
import { lockDelivery } from '../deliveries/public'
import { openBooks } from '../invoices/books.testing'
import type { Books } from '../invoices/books.testing'
import { createMissions } from '../missions/service/missions'
import { createReports, createSealing } from './service/sealing'

let books: Books
let client: ClientActor
let driver: DriverActor
let missions: ReturnType<typeof createMissions>

beforeAll(async () => {
  books = await openBooks()
  client = await books.buyer()
  driver = await books.make.driver()
  const { db, clock, sealing } = books
  missions = createMissions({ db, clock, prepareReport: createReports({ clock }, sealing) })
})
afterAll(() => books.close())

async function signature(deliveryId: string): Promise<string> {
  const line =
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><path d="M10 80 L150 20 L290 70" stroke="#123" fill="none" stroke-width="4"/></svg>'
  const key = `Deliveries/${deliveryId}/signature/drawn.png`
  const bytes = await sharp(Buffer.from(line)).png().toBuffer()
  await books.db.tx(
    await books.files.store({ key, bytes, type: 'image/png', kind: 'signature', fileName: 'drawn.png', deliveryId }),
  )
  return key
}

/** On site, both inspections done: the next step is the hand-over. */
async function arrived(language: 'fr' | 'en' = 'fr'): Promise<string> {
  const deliveryId = await books.assigned(client, driver.profileId)
  await books.db.sql.update(deliveries).set({ language }).where(eq(deliveries.id, deliveryId))
  await inspect(books.db, deliveryId, 0, 'before')
  const { startCode } = await rowOf(books.db, deliveryId)
  await missions.advance(as(driver), {
    deliveryId,
    action: 'PICK_UP',
    code: startCode,
    idempotencyKey: `${deliveryId}-1`,
  })
  await missions.advance(as(driver), { deliveryId, action: 'DEPART', idempotencyKey: `${deliveryId}-2` })
  await missions.advance(as(driver), { deliveryId, action: 'ARRIVE', idempotencyKey: `${deliveryId}-3` })
  await inspect(books.db, deliveryId, 0, 'after')
  return deliveryId
}

async function handOver(
  deliveryId: string,
  how: { signedBy?: string; signatureKey?: string; refusedReason?: string },
  by = missions,
) {
  const { destinationCode } = await rowOf(books.db, deliveryId)
  const idempotencyKey = `${deliveryId}-4`
  return by.advance(as(driver), {
    deliveryId,
    action: 'HAND_OVER',
    code: destinationCode,
    idempotencyKey,
    ...how,
  })
}

async function reportOf(deliveryId: string) {
  const { validationDocs } = await rowOf(books.db, deliveryId)
  const key = `Deliveries/${deliveryId}/pv/PV-`
  const found = validationDocs.find((each) => each.key?.startsWith(key))
  const [row] = await books.db.sql
    .select()
    .from(fileRows)
    .where(eq(fileRows.key, found?.key ?? ''))
  return { document: found, row, bytes: await buffer(await books.storage.read(row!.id)) }
}

function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

describe('the report of a hand-over', () => {
  it('is drawn with the signature, kept with its hash, and lets the mission finish', async () => {
    const deliveryId = await arrived()
    await handOver(deliveryId, { signedBy: 'Camille Laurent', signatureKey: await signature(deliveryId) })
    const { document, row, bytes } = await reportOf(deliveryId)
    expect(document).toMatchObject({ type: 'PV', deleted: false })
    expect(row).toMatchObject({ type: 'application/pdf', deliveryId, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(structureOf(bytes)).toMatchObject({ whole: true })
    expect(bytes.toString('latin1')).toContain('/Subtype /Image')
    const stated = [
      /Procès-verbal de livraison/,
      /GA-217-KF/,
      /VF3LCYHZPKS123456/,
      /12 rue de Rivoli/,
      /3 place Bellecour/,
      /1 000 km +1 460 km/,
      /5\/8 +4\/8/,
      /Avant gauche/,
      /Signé sur écran par Camille\s+Laurent/,
      /David D\./,
      /06 12 34 56 78/,
    ]
    expect(await unsaid(bytes, stated)).toEqual([])
    const { startCode, destinationCode } = await rowOf(books.db, deliveryId)
    const secrets = [startCode, destinationCode, '500,00', '212,50', 'Driver'].map((text) => new RegExp(text))
    expect(await said(bytes, secrets)).toEqual([])
    await missions.advance(as(driver), { deliveryId, action: 'FINISH', idempotencyKey: `${deliveryId}-5` })
    expect(await books.issued(deliveryId)).toHaveLength(1)
    expect(await books.owed(deliveryId)).toHaveLength(1)
  })

  it('states why nobody signed, in the language of the customer', async () => {
    await books.db.sql.update(deliveries).set({ selectedDriverId: null }).where(eq(deliveries.status, 'DELIVERED'))
    const deliveryId = await arrived('en')
    await handOver(deliveryId, { refusedReason: 'Scratch on the right door' })
    const { bytes } = await reportOf(deliveryId)
    const stated = [
      /Delivery report/,
      /declined to sign\. Reason: Scratch on the right door/,
      /Person present:\s+Declined to sign/,
    ]
    expect(await unsaid(bytes, stated)).toEqual([])
  })

  it('takes no signature that was drawn for another delivery, and then nothing has happened', async () => {
    const foreign = await signature('0190a1b2-0000-7000-8000-000000000000')
    const rival = await books.make.driver()
    driver = rival
    const deliveryId = await arrived()
    const attempt = handOver(deliveryId, { signedBy: 'Camille Laurent', signatureKey: foreign })
    await expect(attempt).rejects.toMatchObject({ fields: [{ path: 'signatureKey', code: 'invalid' }] })
    expect((await rowOf(books.db, deliveryId)).status).toBe('PICKUP_CLIENT')
  })

  /** The same desk, but its files are stored as `store` says. */
  function missionsStoring(store: Books['files']['store']) {
    const { db, clock, files } = books
    const sealing = createSealing({ ...books.sealingParts, files: { ...files, store } })
    return createMissions({ db, clock, prepareReport: createReports({ clock }, sealing) })
  }

  it('holds nobody up while it is drawn and stored, and states what stands when the step is taken', async () => {
    driver = await books.make.driver()
    const deliveryId = await arrived()
    const [reached, answered] = [gate(), gate()]
    const slow = missionsStoring(async (file) => {
      reached.open()
      await answered.opened
      return books.files.store(file)
    })
    const step = handOver(deliveryId, { signedBy: 'Camille Laurent' }, slow)
    await reached.opened
    // another writer of the same delivery has the whole of it and commits, while the storage still does not answer
    await books.db.tx(async (tx) => {
      await lockDelivery(tx, books.admin, deliveryId)
      await tx.sql.update(vehicles).set({ mileageAfter: 1777 }).where(eq(vehicles.deliveryId, deliveryId))
    })
    expect((await rowOf(books.db, deliveryId)).status).toBe('PICKUP_CLIENT')
    answered.open()
    await step
    const { bytes } = await reportOf(deliveryId)
    expect(await unsaid(bytes, [/1 000 km +1 777 km/])).toEqual([])
    expect((await rowOf(books.db, deliveryId)).validationDocs).toMatchObject([{ type: 'INSPECTION' }, { type: 'PV' }])
  })

  it('is drawn again by the repeated call when the process ended before the step was taken', async () => {
    driver = await books.make.driver()
    const deliveryId = await arrived()
    const dying = missionsStoring(async (file) => {
      await books.files.store(file)
      throw new Error('the process was killed')
    })
    await expect(handOver(deliveryId, { signedBy: 'Camille Laurent' }, dying)).rejects.toThrow('killed')
    expect(await rowOf(books.db, deliveryId)).toMatchObject({
      status: 'PICKUP_CLIENT',
      validationDocs: [{ type: 'INSPECTION' }],
    })
    await handOver(deliveryId, { signedBy: 'Camille Laurent' })
    expect((await reportOf(deliveryId)).document).toMatchObject({ type: 'PV' })
    await missions.advance(as(driver), { deliveryId, action: 'FINISH', idempotencyKey: `${deliveryId}-5` })
    expect((await rowOf(books.db, deliveryId)).status).toBe('COMPLETED')
  })
})
