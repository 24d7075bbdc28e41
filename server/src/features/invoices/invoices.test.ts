import type { ClientActor, DriverActor } from '@volant/domain/kernel/actor'
import { addSeconds, differenceInHours, subHours } from 'date-fns'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as, completeDelivery, dates, DEAL } from '../../../test/world'
import { deliveries } from '../../tables/deliveries'
import { invoices, payments } from '../../tables/invoices'
import { vehicles } from '../../tables/vehicles'
import { openBooks } from './books.testing'
import type { Books } from './books.testing'

let books: Books
let client: ClientActor
let driver: DriverActor

beforeAll(async () => {
  books = await openBooks()
  client = await books.buyer()
  driver = await books.make.driver()
})
afterAll(() => books.close())

async function completed(who = client, options: string[] = []): Promise<string> {
  const id = await books.assigned(who, driver.profileId, DEAL, options)
  await books.terminate(id)
  return id
}

/** As when its driver has taken the car over. */
const leaves = (deliveryId: string, position: number) =>
  books.db.sql
    .update(vehicles)
    .set({ pickedUpAt: books.clock.now() })
    .where(and(eq(vehicles.deliveryId, deliveryId), eq(vehicles.position, position)))

/** As when its driver handed the car over, so many hours ago. */
const arrives = (deliveryId: string, position: number, hours: number) =>
  books.db.sql
    .update(vehicles)
    .set({ deliveredAt: subHours(books.clock.now(), hours), isDelivered: true })
    .where(and(eq(vehicles.deliveryId, deliveryId), eq(vehicles.position, position)))

describe('completing a delivery', () => {
  it('issues one invoice of the client price and owes the driver theirs', async () => {
    const id = await completed()
    expect(await books.issued(id)).toMatchObject([
      {
        kind: 'invoice',
        series: 'F',
        year: 2026,
        number: expect.stringMatching(/^F-2026-\d{6}$/),
        issuedAt: books.clock.now(),
        totalExclTax: 50_000,
        totalVat: 10_000,
        totalInclTax: 60_000,
        vatMention: null,
        seller: { siren: books.seller.siren },
        buyer: { country: 'FR', siren: '732829320', address: ['120 avenue Louise', '75011 Paris'] },
      },
    ])
    expect(await books.owed(id)).toMatchObject([{ driverId: driver.profileId, amount: 21_250, status: 'PENDING' }])
  })

  it('shows each option on its own line; together they are the agreed price', async () => {
    const [invoice] = await books.issued(await completed(client, ['000', '002']))
    const lines = invoice?.lines ?? []
    expect(lines.map(({ unitPrice }) => unitPrice)).toEqual([45_000, 4167, 833])
    expect(lines[0]?.details.join('\n')).toContain('12 rue de Rivoli, 75004 Paris')
    expect(invoice?.totalExclTax).toBe(50_000)
  })

  it('says what the drive emitted, by the method, where the distance is known', async () => {
    const id = await books.assigned(client, driver.profileId)
    await books.db.sql.update(deliveries).set({ distance: 465_300 }).where(eq(deliveries.id, id))
    await leaves(id, 0)
    await books.terminate(id)
    const [known] = await books.issued(id)
    expect(known?.lines[0]?.details).toEqual(
      expect.arrayContaining([
        'Gaz à effet de serre\u00a0: 75,4 kg CO2e',
        expect.stringMatching(/^Kilomètres × facteur d’émission .*ADEME, édition 2024/),
      ]),
    )

    const other = await books.assigned(client, driver.profileId)
    await books.db.sql.update(deliveries).set({ distance: null }).where(eq(deliveries.id, other))
    await leaves(other, 0)
    await books.terminate(other)
    const [unknown] = await books.issued(other)
    expect(unknown?.lines[0]?.details.join('\n')).not.toContain('CO2e')
  })

  it('speaks of what was driven alone where the mission was terminated before', async () => {
    const detailsAfter = async (gone: readonly number[]) => {
      const id = await completeDelivery(books, client, 'TWO_WAY_DELIVERY')
      const prices = { driverId: driver.profileId, ...DEAL, ...dates(books.clock.now()) }
      await books.dispatch.assign(as(books.admin), { id, ...prices })
      await books.db.sql.update(deliveries).set({ distance: 200_000 }).where(eq(deliveries.id, id))
      for (const position of gone) await leaves(id, position)
      await books.terminate(id)
      const [line] = (await books.issued(id))[0]!.lines
      const text = [line!.label, ...line!.details].join('\n')
      return [
        /avec restitution/,
        /Lyon → Paris/,
        /GA-217/,
        /GB-278/,
        /réalisée/,
        /Mission terminée le 15/,
        /32,4/,
        /16,2/,
      ]
        .filter((words) => words.test(text))
        .map(({ source }) => source)
    }
    const both = ['avec restitution', 'Lyon → Paris', 'GA-217', 'GB-278']
    expect(await detailsAfter([0, 1])).toEqual([...both, 'réalisée', '32,4'])
    expect(await detailsAfter([0])).toEqual(['GA-217', 'réalisée', '16,2'])
    expect(await detailsAfter([])).toEqual([...both, 'Mission terminée le 15'])
  })

  it('was served with the last hand-over of what was driven, or with its end where a vehicle was still on the road', async () => {
    const servedAfter = async (hours: readonly (number | null)[]) => {
      const id = await completeDelivery(books, client, 'TWO_WAY_DELIVERY')
      const prices = { driverId: driver.profileId, ...DEAL, ...dates(books.clock.now()) }
      await books.dispatch.assign(as(books.admin), { id, ...prices })
      for (const [position, before] of hours.entries()) {
        await leaves(id, position)
        if (before !== null) await arrives(id, position, before)
      }
      await books.terminate(id)
      const [invoice] = await books.issued(id)
      return differenceInHours(invoice!.issuedAt, invoice!.servedAt!)
    }
    expect(await servedAfter([50, 26])).toBe(26)
    expect(await servedAfter([50])).toBe(50)
    expect(await servedAfter([50, null])).toBe(0)
    expect(await servedAfter([null])).toBe(0)
    expect(await servedAfter([])).toBe(0)
  })

  it('invoices the first price where no final one was set', async () => {
    const id = await books.assigned(client, driver.profileId)
    await books.db.sql
      .update(deliveries)
      .set({ clientFinalPrice: null, clientInitialPrice: 33_300 })
      .where(eq(deliveries.id, id))
    await books.terminate(id)
    expect(await books.issued(id)).toMatchObject([{ totalExclTax: 33_300 }])
  })

  it('owes nobody where nobody drove', async () => {
    const id = await completeDelivery(books, client)
    await books.deliveries.confirm(as(books.admin), id)
    await books.terminate(id)
    expect(await books.issued(id)).toHaveLength(1)
    expect(await books.owed(id)).toEqual([])
  })

  it('is dated no earlier than the number before, whoever began first', async () => {
    const began = books.clock.now()
    books.setTime(addSeconds(began, 2))
    await completed()
    books.setTime(began)
    const [late] = await books.issued(await completed())
    expect(late?.issuedAt).toEqual(addSeconds(began, 2))
  })

  it('happens once', async () => {
    const id = await completed()
    await expect(books.terminate(id)).rejects.toMatchObject({ code: 'CONFLICT', reason: 'ILLEGAL_TRANSITION' })
    expect(await books.issued(id)).toHaveLength(1)
    expect(await books.owed(id)).toHaveLength(1)
  })

  it.each([
    ['a French buyer', 'FR', 'FR44732829320', 20, null],
    ['a buyer in Monaco', 'MC', null, 20, null],
    ['a taxable buyer in Belgium', 'BE', 'BE0403170701', 0, 'Autoliquidation'],
    ['a buyer in Belgium who is not taxable', 'BE', null, 20, null],
  ])('charges %s the right tax', async (_who, country, vatId, percent, mention) => {
    const [invoice] = await books.issued(await completed(await books.buyer(country, vatId)))
    expect(invoice).toMatchObject({ vatMention: mention, totalVat: 500 * percent })
    expect(invoice?.lines).toMatchObject([{ vatPercent: percent }])
  })
})

describe('an issued invoice', () => {
  it('is never changed and never deleted, nor is its credit note', async () => {
    const id = await completed()
    await books.cancel(id)
    const before = await books.issued(id)
    const refusal = { cause: expect.objectContaining({ code: '23514' }) }
    for (const { id: own } of before) {
      const row = eq(invoices.id, own)
      for (const set of [{ totalExclTax: 1 }, { number: 'F-2026-999999' }, { lines: [] }, { creditOf: null }])
        await expect(books.db.sql.update(invoices).set(set).where(row)).rejects.toMatchObject(refusal)
      await expect(books.db.sql.delete(invoices).where(row)).rejects.toMatchObject(refusal)
    }
    await expect(books.db.sql.execute(sql`TRUNCATE invoices`)).rejects.toMatchObject(refusal)
    await expect(books.db.sql.execute(sql`TRUNCATE deliveries CASCADE`)).rejects.toMatchObject(refusal)
    // what it belongs to stays as well
    await expect(books.db.sql.delete(deliveries).where(eq(deliveries.id, id))).rejects.toThrow()
    expect(await books.issued(id)).toEqual(before)
  })

  it('is taken back by a credit note when the delivery is cancelled, and what was owed is owed no more', async () => {
    const id = await completed()
    await books.cancel(id)
    const [invoice, credit] = await books.issued(id)
    expect(credit).toMatchObject({
      kind: 'credit',
      series: 'A',
      creditOf: invoice!.id,
      number: expect.stringMatching(/^A-2026-\d{6}$/),
      totalExclTax: -50_000,
      totalInclTax: -60_000,
      buyer: invoice!.buyer,
    })
    expect(await books.owed(id)).toMatchObject([{ status: 'CANCELLED' }])
    expect(await books.messages('payment-kept')).toEqual([])
  })

  it('nor is what the bank has refused', async () => {
    const id = await completed()
    await books.db.sql.update(payments).set({ status: 'FAILED' }).where(eq(payments.deliveryId, id))
    await books.cancel(id)
    expect(await books.owed(id)).toMatchObject([{ status: 'CANCELLED' }])
  })

  it('leaves a driver who was paid paid, and tells whoever may decide', async () => {
    const second = await books.make.admin(1)
    await books.make.admin(3)
    const id = await completed()
    await books.db.sql.update(payments).set({ status: 'PAID' }).where(eq(payments.deliveryId, id))
    await books.cancel(id)
    expect(await books.owed(id)).toMatchObject([{ status: 'PAID' }])
    const told = await books.messages('payment-kept')
    expect(told.map(({ dedupeKey }) => dedupeKey.split(':').at(-1)).toSorted()).toEqual(
      [books.admin.profileId, second.profileId].toSorted(),
    )
  })
})

describe('numbers', () => {
  it('have no gap and no double when fifty deliveries are completed at once', { timeout: 120_000 }, async () => {
    const before = await books.db.sql.$count(invoices, eq(invoices.kind, 'invoice'))
    const ids = await Promise.all(Array.from({ length: 50 }, () => books.assigned(client, driver.profileId)))
    // on a machine with other work some wait too long for a connection, and ask again as a page does
    const terminate = (id: string): Promise<unknown> =>
      books.terminate(id).catch((error: Error) => {
        if (!error.message.includes('trying to connect')) throw error
        return terminate(id)
      })
    await Promise.all(ids.map(terminate))
    const all = await books.db.sql.select().from(invoices).where(eq(invoices.kind, 'invoice'))
    const sequences = all.map(({ sequence }) => sequence).toSorted((a, b) => a - b)
    expect(sequences).toEqual(Array.from({ length: before + 50 }, (_, index) => index + 1))
  })

  it('are not lost by a completion that fails after its number was given', async () => {
    const id = await books.assigned(client, driver.profileId)
    let fails = true
    const fail = async () => {
      if (fails) throw new Error('the power goes out')
    }
    books.bus.add([{ on: 'delivery.changed', phase: 'books', react: fail }])
    await expect(books.terminate(id)).rejects.toThrow('the power goes out')
    expect(await books.issued(id)).toEqual([])
    fails = false
    const last = await books.db.sql.$count(invoices, eq(invoices.kind, 'invoice'))
    await books.terminate(id)
    expect(await books.issued(id)).toMatchObject([{ sequence: last + 1 }])
  })

  it('begin again with the year in Paris', async () => {
    const id = await books.assigned(client, driver.profileId)
    books.setTime(new Date('2026-12-31T23:30:00Z'))
    await books.terminate(id)
    expect(await books.issued(id)).toMatchObject([{ number: 'F-2027-000001' }])
  })
})
