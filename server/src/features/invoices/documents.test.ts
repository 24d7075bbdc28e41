import type { ClientActor, DriverActor } from '@volant/domain/kernel/actor'
import { addDays } from 'date-fns'
import { eq } from 'drizzle-orm'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { said, structureOf, unsaid } from '../../../test/pdf-text'
import { as, DEAL } from '../../../test/world'
import { drivers } from '../../tables/drivers'
import { payments } from '../../tables/invoices'
import { files as fileRows } from '../../tables/files'
import { openBooks, PUBLIC_URL } from './books.testing'
import type { Books } from './books.testing'
import { createPaymentReads } from './read/payments'
import { createInvoiceDocuments } from './service/documents'
import { createPayments } from './service/payments'

let books: Books
let client: ClientActor
let stranger: ClientActor
let driver: DriverActor
let other: DriverActor
let documents: ReturnType<typeof createInvoiceDocuments>
let deliveryId: string
let invoiceId: string
let paymentId: string

beforeAll(async () => {
  books = await openBooks()
  client = await books.buyer('BE', 'BE0403170701')
  stranger = await books.buyer()
  driver = await books.make.driver()
  other = await books.make.driver()
  const { db, seller, files } = books
  documents = createInvoiceDocuments({ db, seller, files, publicUrl: PUBLIC_URL })
  deliveryId = await books.assigned(client, driver.profileId, DEAL, ['001'])
  await books.terminate(deliveryId)
  invoiceId = (await books.issued(deliveryId))[0]!.id
  paymentId = (await books.owed(deliveryId))[0]!.id
})
afterAll(() => books.close())

const NOT_FOUND = { code: 'NOT_FOUND' }

describe('an invoice as a file', () => {
  it('opens by its id and by the delivery, for its organisation and for admins', async () => {
    const support = await books.make.admin(3)
    for (const actor of [client, books.admin, support])
      for (const id of [invoiceId, deliveryId]) {
        const { fileName, bytes } = await documents.download(as(actor), id)
        expect(fileName).toMatch(/^F-2026-\d{6}\.pdf$/)
        expect(structureOf(bytes)).toMatchObject({ whole: true, pages: 1 })
        expect(structureOf(bytes).fonts).toBeGreaterThanOrEqual(2)
      }
  })

  it('says what the law wants', async () => {
    const { bytes } = await documents.download(as(client), invoiceId)
    const wanted = [
      /Facture/,
      /F-2026-\d{6}/,
      /15\/06\/2026/,
      /SIREN 732 829 320/,
      /FR44732829320/,
      /BE0403170701/,
      /483,33 €/,
      /Option carburant +1 +16,67 €/,
      /Total HT +500,00 €/,
      /TVA 0 % sur 500,00 €/,
      /Net à payer +500,00 €/,
      /Autoliquidation/,
      /banque centrale européenne majoré de 10 points/i,
      /40 €/,
      /Pas d’escompte/,
      /SAS au capital de 50 000 €/,
      /prestation de services/,
    ]
    expect(await unsaid(bytes, wanted)).toEqual([])
    expect(await said(bytes, [/212,50/])).toEqual([])
  })

  it('says who is billed where, and keeps on the credit note what stood there, whatever changes later', async () => {
    const buyer = await books.buyer('FR', 'FR44732829320')
    const billing = { address: '3 quai des Comptes', postalCode: '69002', city: 'Lyon', country: 'FR' }
    // not the seller's own
    await books.billTo(buyer, billing, { siren: '552100554', vatId: 'FR40552100554' })
    const id = await books.assigned(buyer, driver.profileId)
    await books.terminate(id)
    const billed = [/3 quai des Comptes/, /69002 Lyon/, /SIREN 552 100 554/, /FR40552100554/, /À l’attention de/]
    expect(await unsaid((await documents.download(as(buyer), id)).bytes, billed)).toEqual([])
    await books.billTo(buyer, { ...billing, address: '9 rue Nouvelle' }, { siren: null, vatId: null })
    await books.cancel(id)
    const [, credit] = await books.issued(id)
    const { bytes } = await documents.download(as(buyer), credit!.id)
    expect(await unsaid(bytes, [...billed, /Avoir/, /-480,00 €|-500,00 €/])).toEqual([])
    expect(await said(bytes, [/9 rue Nouvelle/])).toEqual([])
  })

  it('is issued without the numbers that an organisation has not given, to its postal address', async () => {
    const buyer = await books.buyer('FR')
    await books.billTo(buyer, null, { siren: null, vatId: null })
    const id = await books.assigned(buyer, driver.profileId)
    await books.terminate(id)
    const { bytes } = await documents.download(as(buyer), id)
    expect(await unsaid(bytes, [/120 avenue Louise/, /TVA 20 % sur 500,00 €/])).toEqual([])
    expect(await said(bytes, [/null|undefined/])).toEqual([])
  })

  it('is the same file each time', async () => {
    const [first, second] = [
      await documents.download(as(client), invoiceId),
      await documents.download(as(client), invoiceId),
    ]
    expect(first.bytes.equals(second.bytes)).toBe(true)
  })

  it('does not exist for another organisation, another driver or anybody without a session', async () => {
    for (const actor of [stranger, other, { role: 'ANONYMOUS' } as const])
      for (const id of [invoiceId, deliveryId, paymentId])
        await expect(documents.download(as(actor), id)).rejects.toMatchObject(NOT_FOUND)
    await expect(documents.download(as(client), paymentId)).rejects.toMatchObject(NOT_FOUND)
    await expect(documents.download(as(client), books.admin.profileId)).rejects.toMatchObject(NOT_FOUND)
  })

  it('is kept once for devices that open it by a signed link', async () => {
    const { url } = await documents.link(as(client), invoiceId)
    expect(url).toMatch(/^https:\/\/volant\.example\/files\/Invoices\/.+\.pdf\?expires=\d+&signature=/)
    await documents.link(as(client), invoiceId)
    const kept = await books.db.sql.select().from(fileRows)
    expect(kept).toMatchObject([{ kind: 'invoice', type: 'application/pdf', state: 'ready' }])
    expect(structureOf(await buffer(await books.storage.read(kept[0]!.id)))).toMatchObject({ whole: true })
  })

  it('comes with its credit note once the delivery was cancelled', async () => {
    const id = await books.assigned(client, driver.profileId)
    await books.terminate(id)
    await books.cancel(id)
    const { fileName, bytes } = await documents.download(as(client), id)
    expect(fileName).toMatch(/^F-2026-\d{6}_A-2026-\d{6}\.pdf$/)
    expect(structureOf(bytes).pages).toBe(2)
    expect(await unsaid(bytes, [/Annule la facture[\s\S]+F-2026-\d{6} du 15\/06\/2026/])).toEqual([])
    const [invoice, credit] = await books.issued(id)
    for (const { id: own } of [invoice!, credit!])
      expect(structureOf((await documents.download(as(client), own)).bytes).pages).toBe(1)
  })
})

describe("a driver's payment document", () => {
  it('is all that the driver gets for a delivery: their price, not the client price', async () => {
    for (const id of [deliveryId, paymentId]) {
      const { bytes } = await documents.download(as(driver, { language: 'en' }), id)
      expect(structureOf(bytes)).toMatchObject({ whole: true, pages: 1 })
      expect(await unsaid(bytes, [/Payment statement/, /€212\.50/, /293 B/, /self-billing/])).toEqual([])
      expect(await said(bytes, [/€?(500|480)[.,]\d\d/])).toEqual([])
      const { bytes: french } = await documents.download(as(driver), id)
      expect(await unsaid(french, [/TVA non applicable, art. 293 B du CGI/])).toEqual([])
    }
    await expect(documents.download(as(driver), invoiceId)).rejects.toMatchObject(NOT_FOUND)
  })

  it('is a new file for a device once something that it says has changed, and no sooner', async () => {
    const keyOf = async () => new URL((await documents.link(as(driver), paymentId)).url).pathname
    const before = await keyOf()
    expect(await keyOf()).toBe(before)
    await books.db.sql.update(drivers).set({ lossDeals: 7 }).where(eq(drivers.id, driver.profileId))
    expect(await keyOf()).toBe(before)
    const iban = 'FR7630006000011234567890189'
    await books.db.sql
      .update(drivers)
      .set({ iban, company: 'Convoyage Martin' })
      .where(eq(drivers.id, driver.profileId))
    const key = (await keyOf()).slice('/files/'.length)
    const [kept] = await books.db.sql.select().from(fileRows).where(eq(fileRows.key, key))
    expect(await unsaid(await buffer(await books.storage.read(kept!.id)), [/Convoyage Martin/, /0189/])).toEqual([])
  })

  it('says on which day it was paid and to which account for good, and announces nothing once it is over', async () => {
    const payee = await books.make.driver()
    const id = await books.assigned(client, payee.profileId)
    const holds = (iban: string | null) =>
      books.db.sql.update(drivers).set({ iban }).where(eq(drivers.id, payee.profileId))
    await holds('FR7630006000011234567890189')
    await books.terminate(id)
    const [owed] = await books.owed(id)
    const read = async () => (await documents.download(as(payee), id)).bytes
    expect(await unsaid(await read(), [/Virement sur le compte •••• 0189/])).toEqual([])
    const stands = (status: 'PAID' | 'CANCELLED') =>
      createPayments(books).move(as(books.admin), { id: owed!.id, status })
    const began = books.clock.now()
    books.setTime(addDays(began, 5))
    await stands('PAID')
    books.setTime(began)
    for (const later of ['FR7630006000011234567894242', null]) {
      await holds(later)
      expect(await unsaid(await read(), [/Payé le 20\/06\/2026 par virement sur le compte •••• 0189/])).toEqual([])
      expect(await said(await read(), [/4242/, /Ajoutez votre IBAN/])).toEqual([])
    }
    const write = (row: Partial<typeof payments.$inferInsert>) =>
      books.db.sql.update(payments).set(row).where(eq(payments.id, owed!.id))
    await write({ paidIbanLast4: null })
    expect(await unsaid(await read(), [/Payé le 20\/06\/2026$/m])).toEqual([])
    await write({ status: 'PENDING' })
    await stands('CANCELLED')
    expect(await unsaid(await read(), [/Ce paiement est annulé\s: rien n’est dû\./])).toEqual([])
    expect(await said(await read(), [/compte/, /IBAN/])).toEqual([])
  })

  it('opens for the admins who handle money', async () => {
    expect(structureOf((await documents.download(as(books.admin), paymentId)).bytes)).toMatchObject({ whole: true })
    const support = await books.make.admin(3)
    await expect(documents.download(as(support), paymentId)).rejects.toMatchObject({
      code: 'FORBIDDEN',
      reason: 'RANK_TOO_LOW',
    })
  })
})

describe('the list of payments', () => {
  const everything = new Map(
    ['id', 'createdAt', 'amount', 'status', 'deliveryId'].map((name) => [name, new Map()] as const),
  )

  it('is whole for admins and own for drivers', async () => {
    const { ofDeliveries: list } = createPaymentReads(books.db, books.clock)
    const second = await books.assigned(client, other.profileId)
    await books.terminate(second)
    const all = await list(books.admin, {}, everything)
    expect(all.total).toBe(6)
    const own = await list(other, {}, everything)
    expect(own).toMatchObject({ total: 1, records: [{ amount: 212.5, status: 'PENDING', deliveryId: second }] })
    expect((await list(client, {}, everything)).total).toBe(0)
    expect((await list(books.admin, { filter: { statuses: ['CANCELLED'] } }, everything)).total).toBe(3)
    expect((await list(books.admin, { filter: { driverId: other.profileId } }, everything)).total).toBe(1)
    expect((await list(books.admin, { keyword: 'david dri' }, everything)).total).toBe(6)
    expect((await list(books.admin, { keyword: '100%' }, everything)).total).toBe(0)
    await expect(list(books.admin, { filter: { driverId: 'x' } }, everything)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    })
  })
})
