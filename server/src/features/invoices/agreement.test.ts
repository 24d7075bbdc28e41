import { CAR_TYPES } from '@volant/domain/deliveries/statuses'
import { invoiceTotals } from '@volant/domain/invoices/totals'
import type { ClientActor, DriverActor } from '@volant/domain/kernel/actor'
import { toEuros } from '@volant/domain/kernel/money'
import { auctionDefaults } from '@volant/domain/pricing/auction'
import { chosenOptions, clientPrice, SERVICE_OPTION_IDS, withTax } from '@volant/domain/pricing/options'
import { FACTORY_TARIFF } from '@volant/domain/pricing/tariff'
import { addHours } from 'date-fns'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unsaid } from '../../../test/pdf-text'
import { as, completeDelivery, LYON, PARIS, rowOf } from '../../../test/world'
import { formatCents } from '../../platform/format'
import { deliveries } from '../../tables/deliveries'
import { openBooks, PUBLIC_URL } from './books.testing'
import type { Books } from './books.testing'
import { createInvoiceDocuments } from './service/documents'

let books: Books
let driver: DriverActor
let buyers: Record<'FR' | 'BE', ClientActor>

beforeAll(async () => {
  books = await openBooks()
  driver = await books.make.driver()
  buyers = { FR: await books.buyer(), BE: await books.buyer('BE', 'BE0403170701') }
})
afterAll(() => books.close())

/** Sold at the price that the wizard estimated. */
async function sell(id: string): Promise<void> {
  const { clientInitialPrice, ...row } = await rowOf(books.db, id)
  const { wantedPrice, minPrice, maxPrice } = auctionDefaults(clientInitialPrice ?? 0)
  await books.dispatch.assign(as(books.admin), {
    id,
    driverId: driver.profileId,
    clientFinalPrice: toEuros(clientInitialPrice ?? 0),
    wantedPrice: toEuros(wantedPrice),
    minPrice: toEuros(minPrice),
    maxPrice: toEuros(maxPrice),
    carAvailabilityDate: row.carAvailabilityDate!,
    carPickUpDate: row.carPickUpDate!,
    carDeliveryDeadline: row.carDeliveryDeadline!,
  })
  await books.terminate(id)
}

const orders = fc.record({
  country: fc.constantFrom('FR' as const, 'BE' as const),
  carType: fc.constantFrom(...CAR_TYPES),
  category: fc.constantFrom('STANDARD' as const, 'EXPRESS' as const, 'OKM' as const),
  options: fc.subarray([...SERVICE_OPTION_IDS]),
  north: fc.integer({ min: -300, max: 300 }),
})

describe('one price', () => {
  it('is estimated, stored, invoiced and printed to the same cent', { timeout: 300_000 }, async () => {
    const { db, seller, files } = books
    const documents = createInvoiceDocuments({ db, seller, files, publicUrl: PUBLIC_URL })
    await fc.assert(
      fc.asyncProperty(orders, async ({ country, carType, category, options, north }) => {
        const client = buyers[country]
        const toAddress = { ...LYON, latitude: LYON.latitude + north / 100 }
        const id = await completeDelivery(books, client)
        const car = { marque: 'Peugeot', model: '308', vehicleCode: 'GA-217-KF', carType, type: 'GAS' } as const
        await books.deliveries.edit(as(client), {
          id,
          toAddress,
          vehicles: [car],
          category,
          options,
          carAvailabilityDate: addHours(books.clock.now(), 2),
          carPickUpDate: addHours(books.clock.now(), 3),
          carDeliveryDeadline: addHours(books.clock.now(), 30),
        })

        // what the price panel shows for the same journey
        const from = { ...PARIS, isInIdf: true }
        const { estimate } = await books.quote({
          orderedAt: books.clock.now(),
          journey: { from, to: { ...toAddress, isInIdf: false }, carType, cars: 1, roundTrip: false },
        })
        const transport = estimate!.prices[category]
        const chosen = chosenOptions(options, FACTORY_TARIFF.vatPercent.FR)
        const net = clientPrice(transport, chosen)
        const { vat, gross } = withTax(net, country === 'FR' ? 20 : 0)

        expect(await rowOf(db, id)).toMatchObject({ clientInitialPrice: net, options: chosen })
        await sell(id)
        const [invoice] = await books.issued(id)
        const lines = invoice?.lines ?? []
        expect(lines.map(({ unitPrice }) => unitPrice)).toEqual([
          transport,
          ...chosen.map(({ invoicePrice }) => invoicePrice),
        ])
        expect(invoiceTotals(lines)).toMatchObject({ net, vat, gross })
        expect(invoice).toMatchObject({ totalExclTax: net, totalVat: vat, totalInclTax: gross })
        const { bytes } = await documents.download(as(client), id)
        const printed = [...lines.map(({ unitPrice }) => unitPrice), net, vat, gross]
        const words = printed.map((cents) => formatCents(cents, 'fr').replaceAll(/\s/g, '\\s'))
        expect(
          await unsaid(
            bytes,
            words.map((text) => new RegExp(text)),
          ),
        ).toEqual([])
      }),
      { numRuns: 12 },
    )
  })

  it('of a delivery from before keeps its amounts until what it stands on changes', async () => {
    const client = buyers.FR
    const id = await completeDelivery(books, client)
    await books.deliveries.edit(as(client), { id, options: ['000'] })
    const { clientInitialPrice } = await rowOf(books.db, id)
    const before = { options: [{ id: '000', price: 5000 }], clientInitialPrice: clientInitialPrice! + 833 }
    await books.db.sql.update(deliveries).set(before).where(eq(deliveries.id, id))

    await books.deliveries.edit(as(client), { id, options: ['000'], comment: 'Sonner deux fois' })
    expect(await rowOf(books.db, id)).toMatchObject(before)
    const car = { marque: 'Peugeot', model: '308', vehicleCode: 'GC-399-MG', carType: 'A', type: 'GAS' } as const
    await books.deliveries.edit(as(client), { id, vehicles: [car] })
    expect(await rowOf(books.db, id)).toMatchObject(before)
    await sell(id)
    const [invoice] = await books.issued(id)
    expect(invoice?.lines.map(({ unitPrice }) => unitPrice)).toEqual([clientInitialPrice! - 4167, 5000])
    expect(invoice?.totalExclTax).toBe(before.clientInitialPrice)
  })
})
