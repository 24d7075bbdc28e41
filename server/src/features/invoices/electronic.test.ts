import type { ClientActor, DriverActor } from '@volant/domain/kernel/actor'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attachedTo } from '../../../test/pdf-attachment'
import { textOf, unsaid } from '../../../test/pdf-text'
import { as } from '../../../test/world'
import { organizations } from '../../tables/organizations'
import { users } from '../../tables/users'
import { openBooks, PUBLIC_URL } from './books.testing'
import type { Books } from './books.testing'
import { createInvoiceDocuments } from './service/documents'

let books: Books
let buyer: ClientActor
let driver: DriverActor
let documents: ReturnType<typeof createInvoiceDocuments>

const LYON = { address: '3 quai des Comptes', postalCode: '69002', city: 'Lyon', country: 'FR' }
const NUMBERS = { siren: '552100554', vatId: 'FR40552100554' }

beforeAll(async () => {
  books = await openBooks()
  driver = await books.make.driver()
  buyer = await books.buyer()
  await books.billTo(buyer, LYON, NUMBERS)
  const { db, seller, files } = books
  documents = createInvoiceDocuments({ db, seller, files, publicUrl: PUBLIC_URL })
})
afterAll(() => books.close())

async function completed(client: ClientActor): Promise<string> {
  const id = await books.assigned(client, driver.profileId)
  await books.terminate(id)
  return id
}
const rename = (client: ClientActor, set: Partial<typeof organizations.$inferInsert>) =>
  books.db.sql
    .update(organizations)
    .set(set)
    .where(eq(organizations.id, client.organizationId ?? ''))
const xmlOf = async (client: ClientActor, id: string) => {
  const { bytes } = await documents.xml(as(client), id)
  return bytes.toString()
}

describe('an issued invoice', () => {
  it('carries its XML, as a Factur-X does, and is a PDF/A-3 by what it says of itself', async () => {
    await rename(buyer, { name: 'Horizon & Fils <SARL>' })
    const id = await completed(buyer)
    const [row] = await books.issued(id)
    const { bytes } = await documents.download(as(buyer), row!.id)
    const found = await attachedTo(bytes)
    expect(found).toMatchObject({
      files: [{ filename: 'factur-x.xml', description: `Facture ${row!.number}`, text: await xmlOf(buyer, row!.id) }],
      title: `Facture ${row!.number}`,
      version: '%PDF-1.7',
      relationships: ['Alternative'],
      associated: true,
      intents: true,
    })
    for (const part of [
      '<pdfaid:part>3</pdfaid:part>',
      '<pdfaid:conformance>B</pdfaid:conformance>',
      '<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>',
      '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
      '<pdfaSchema:prefix>fx</pdfaSchema:prefix>',
    ])
      expect(found.metadataText).toContain(part)
    const { text } = found.files[0]!
    for (const part of [
      `<ram:ID>${row!.number}</ram:ID>`,
      '<ram:Name>Horizon &amp; Fils &lt;SARL&gt;</ram:Name>',
      '<ram:URIID schemeID="0225">552100554</ram:URIID>',
      '<ram:PostcodeCode>69002</ram:PostcodeCode>',
      `<ram:GrandTotalAmount>${(row!.totalInclTax / 100).toFixed(2)}</ram:GrandTotalAmount>`,
    ])
      expect(text).toContain(part)
    expect(row!.electronicFaults).toEqual([])
    expect(row!.servedAt).toEqual(row!.issuedAt)
  })

  it('says on both the term that was agreed, and where its buyer is reached', async () => {
    await rename(buyer, { electronicAddress: '552100554_COMPTA', paymentDays: 45 })
    const id = await completed(buyer)
    expect(
      await unsaid((await documents.download(as(buyer), id)).bytes, [/Paiement à 45 jours/, /30\/07\/2026/]),
    ).toEqual([])
    await rename(buyer, { electronicAddress: null, paymentDays: null })
    const xml = await xmlOf(buyer, id)
    expect(xml).toContain('<ram:URIID schemeID="0225">552100554_COMPTA</ram:URIID>')
    expect(xml).toContain('<udt:DateTimeString format="102">20260730</udt:DateTimeString>')
  })

  it.each([
    ['fr', 0, 'Paiement comptant, par virement, le 15/06/2026.'],
    ['fr', 1, 'Paiement à 1 jour par virement, au plus tard le 16/06/2026.'],
    ['fr', 30, 'Paiement à 30 jours par virement, au plus tard le 15/07/2026.'],
    ['en', 0, 'Payable on receipt, by bank transfer, on 15/06/2026.'],
    ['en', 1, 'Payable within 1 day by bank transfer, by 16/06/2026 at the latest.'],
    ['en', 30, 'Payable within 30 days by bank transfer, by 15/07/2026 at the latest.'],
  ] as const)('says on both in the words of %s when it is to be paid within %i days', async (language, days, term) => {
    const payer = await books.buyer()
    await books.db.sql.update(users).set({ language }).where(eq(users.id, payer.sub))
    await rename(payer, { paymentDays: days })
    const id = await completed(payer)
    const { bytes } = await documents.download(as(payer), id)
    expect((await textOf(bytes)).replaceAll('\n', ' ')).toContain(term)
    expect(await xmlOf(payer, id)).toContain(`<ram:Description>${term}</ram:Description>`)
  })

  it('has a credit note of its own; both in one file are for reading, without an XML', async () => {
    const id = await completed(buyer)
    await books.cancel(id)
    const [invoice, credit] = await books.issued(id)
    expect((await attachedTo((await documents.download(as(buyer), id)).bytes)).files).toEqual([])
    const { fileName } = await documents.xml(as(buyer), id)
    expect(fileName).toBe(`${credit!.number}.xml`)
    const xml = await xmlOf(buyer, credit!.id)
    expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>')
    expect(xml).toContain(`<ram:IssuerAssignedID>${invoice!.number}</ram:IssuerAssignedID>`)
    expect(credit).toMatchObject({ servedAt: invoice!.servedAt, electronicFaults: [] })
    const carried = await attachedTo((await documents.download(as(buyer), credit!.id)).bytes)
    expect(carried.files).toMatchObject([{ text: xml }])
  })

  it('is issued whatever keeps it from leaving, which is written down', async () => {
    const unknown = await books.buyer('FR')
    await books.billTo(unknown, null, { siren: null, vatId: null })
    const foreign = await books.buyer('BE', 'BE0403170701')
    const faultsOf = async (client: ClientActor) => (await books.issued(await completed(client)))[0]!.electronicFaults
    expect(await faultsOf(unknown)).toEqual(['buyerSiren'])
    expect(await faultsOf(foreign)).toEqual(['buyerAbroad'])
  })

  it('has its XML for its organisation and for admins, and for nobody else', async () => {
    const id = await completed(buyer)
    expect(await xmlOf(buyer, id)).toContain('urn:cen.eu:en16931:2017')
    expect((await documents.xml(as(await books.make.admin(3)), id)).bytes.length).toBeGreaterThan(1000)
    for (const actor of [await books.buyer(), driver, { role: 'ANONYMOUS' } as const])
      await expect(documents.xml(as(actor), id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
