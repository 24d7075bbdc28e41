import type { ClientActor, DriverActor } from '@volant/domain/kernel/actor'
import { addDays, addHours } from 'date-fns'
import { eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { putAtStatus } from '../../../test/delivery-at-status'
import { as, completeDelivery, dates, DEAL, LYON, rowOf } from '../../../test/world'
import type { TestType } from '../../../test/world'
import { outbox } from '../../platform/outbox/table'
import { deliveries } from '../../tables/deliveries'
import { clients, organizations } from '../../tables/organizations'
import { users } from '../../tables/users'
import { openBooks, PUBLIC_URL } from '../invoices/books.testing'
import type { Books } from '../invoices/books.testing'
import { createRenderer } from './draw/render'

let books: Books
let client: ClientActor
let driver: DriverActor
let render: ReturnType<typeof createRenderer>

beforeAll(async () => {
  books = await openBooks()
  client = await books.buyer()
  driver = await books.make.driver()
  render = createRenderer(PUBLIC_URL, 'aide@volant.example', books.seller)
})
afterAll(() => books.close())
beforeEach(() => books.db.sql.delete(outbox))

const all = () => books.db.sql.select().from(outbox)
const told = async () => (await all()).map(({ template }) => template).toSorted()
const clear = () => books.db.sql.delete(outbox)
const edit = (id: string, change: object) => books.deliveries.edit(as(books.admin), { id, ...change })
const deal = (id: string) => ({ id, ...DEAL, ...dates(books.clock.now()) })

async function said(template: string): Promise<string> {
  const [row] = await books.messages(template)
  return row ? (await render(row.template, row.language, row.data)).text : ''
}

const MOVED = ['customer-moved', 'customer-moved-sms']
const CHANGED = ['mission-changed', 'mission-changed-sms']

async function confirmed(type: TestType = 'STANDARD'): Promise<string> {
  const id = await completeDelivery(books, client, type)
  const sms = { deliveryId: id, recipient: '+33612345678', message: 'Oui ? {link}' }
  await books.confirmation.sendSms(as(books.admin), sms)
  const [question] = await books.messages('plainText')
  const token = /token=([\w-]+)/.exec(JSON.stringify(question?.data))?.[1]
  await books.confirmation.answer(token, 'CONFIRMED_BY_CUSTOMER')
  await clear()
  return id
}

describe('other dates', () => {
  it('are told by mail and SMS to the driver and to the customer of a mission that is given', async () => {
    const id = await books.assigned(client, driver.profileId)
    const { carPickUpDate } = await rowOf(books.db, id)
    await clear()
    await edit(id, { carPickUpDate: addHours(carPickUpDate, 2) })
    expect(await told()).toEqual([...MOVED, ...CHANGED])
    expect(await said('mission-changed-sms')).toContain('Prise en charge le 17/06/2026 12:00')
    // the way to Lyon takes four hours and more
    expect(await said('customer-moved-sms')).toMatch(
      /^Volant : les horaires de la livraison \d+ ont changé\. Votre véhicule sera livré mercredi 17\/06 entre \d\d:\d\d et \d\d:\d\d\.$/,
    )
    expect(await said('customer-moved')).toContain('votre véhicule sera livré mercredi 17/06 entre')
    await clear()
    await edit(id, { comment: 'Sonner deux fois' })
    expect(await told()).toEqual([])
  })

  it('are told to a customer who said yes, when the delivery is dispatched on them', async () => {
    const id = await confirmed()
    const moved = deal(id)
    const carDeliveryDeadline = addDays(moved.carDeliveryDeadline, 1)
    await books.dispatch.allow(as(books.admin), { ...moved, carDeliveryDeadline })
    // an SMS would say the hours that they know
    expect(await told()).toEqual(['customer-moved'])
    await clear()
    const carPickUpDate = addHours(moved.carPickUpDate, 2)
    await books.dispatch.allow(as(books.admin), { ...moved, carDeliveryDeadline, carPickUpDate })
    expect(await told()).toEqual(MOVED)
    await clear()
    await books.dispatch.assign(as(books.admin), {
      ...moved,
      carDeliveryDeadline,
      carPickUpDate,
      driverId: driver.profileId,
    })
    expect((await told()).filter((template) => template.startsWith('customer-'))).toEqual([])
  })

  it('are told to whoever holds the tracking link, also after its driver has gone', async () => {
    const id = await books.assigned(client, driver.profileId)
    const reason = 'Je suis malade depuis ce soir'
    await books.missions.advance(as(driver), { deliveryId: id, action: 'WITHDRAW', reason, idempotencyKey: uuid() })
    const { carPickUpDate } = await rowOf(books.db, id)
    await edit(id, { carPickUpDate: addHours(carPickUpDate, 3) })
    expect((await told()).filter((template) => MOVED.includes(template))).toEqual(MOVED)
    await books.cancel(id)
    expect(await told()).toContain('customer-cancelled')
  })

  it('say the deadline to a driver under way, and nothing once the vehicle is handed over', async () => {
    const id = await books.assigned(client, driver.profileId)
    const { carDeliveryDeadline } = await rowOf(books.db, id)
    await putAtStatus(books.db, id, { status: 'ONGOING', driver })
    await clear()
    await edit(id, { carDeliveryDeadline: addHours(carDeliveryDeadline, 1) })
    expect(await said('mission-changed-sms')).toContain('Livraison avant le')
    await putAtStatus(books.db, id, { status: 'DELIVERED', driver })
    await clear()
    await edit(id, { carDeliveryDeadline: addHours(carDeliveryDeadline, 2) })
    expect(await books.messages('mission-changed-sms')).toEqual([])
  })

  it('say the deadline to whoever waits for a vehicle under way, and nothing to who gave one back or has theirs', async () => {
    const id = await books.assigned(client, driver.profileId)
    const customer = async () => (await told()).filter((template) => MOVED.includes(template))
    const putOff = async (hours: number) => {
      await clear()
      const { carDeliveryDeadline } = await rowOf(books.db, id)
      await edit(id, { carDeliveryDeadline: addHours(carDeliveryDeadline, hours) })
      return customer()
    }
    for (const status of ['PICKUP_DRIVER', 'ONGOING'] as const) {
      await putAtStatus(books.db, id, { status, driver })
      expect(await putOff(18), status).toEqual(MOVED)
    }
    expect(await said('customer-moved-sms')).toMatch(/Votre véhicule sera livré \S+ \d\d\/06 avant \d\d:\d\d\.$/)
    const mail = await said('customer-moved')
    expect(mail).toMatch(/votre véhicule sera livré \S+ \d\d\/06 avant \d\d:\d\d/)
    expect(mail).not.toContain('Prise en charge')
    await putAtStatus(books.db, id, { status: 'DELIVERED', driver })
    expect(await putOff(1)).toEqual([])
    await putAtStatus(books.db, id, { status: 'ONGOING', driver })
    await books.db.sql.update(deliveries).set({ type: 'TO_RETURN' }).where(eq(deliveries.id, id))
    expect(await putOff(1)).toEqual([])
  })

  it('are told where another address alone makes other hours, asked or dispatched', async () => {
    const asked = await confirmed()
    const given = await books.assigned(client, driver.profileId)
    const customer = async () => (await told()).filter((template) => MOVED.includes(template))
    const { status } = await rowOf(books.db, asked)
    for (const id of [asked, given]) {
      await clear()
      await edit(id, { toAddress: { ...LYON, addressPrecision: 'Au fond de la cour' } })
      expect(await customer()).toEqual([])
      await edit(id, { fromAddress: LYON })
      expect(await customer()).toEqual(MOVED)
      // no way to drive: 80 minutes after the pick-up
      expect(await said('customer-moved-sms')).toMatch(
        /les horaires de la livraison \d+ ont changé\. Votre véhicule sera livré mercredi 17\/06 entre 11:20 et 11:50\.$/,
      )
    }
    expect((await rowOf(books.db, asked)).status).toBe(status)
  })

  it('are told in the words of a customer return: when the driver comes', async () => {
    const id = await confirmed('TO_RETURN')
    const moved = deal(id)
    const carPickUpDate = addHours(moved.carPickUpDate, 1)
    await books.dispatch.allow(as(books.admin), { ...moved, carPickUpDate })
    expect(await said('customer-moved-sms')).toMatch(
      /Un chauffeur viendra chercher votre véhicule mercredi 17\/06 vers/,
    )
    expect(await said('customer-moved')).toContain('un chauffeur viendra chercher votre véhicule mercredi 17/06 vers')
  })

  it('are not told to whoever knows of none, or is asked anew', async () => {
    const asked = await confirmed()
    const { carPickUpDate } = await rowOf(books.db, asked)
    await edit(asked, { carPickUpDate: addHours(carPickUpDate, 1) })
    expect((await rowOf(books.db, asked)).status).toBe('RESCHEDULED_BY_ADMIN')
    expect(await told()).toEqual([])
    // until the office goes on without asking
    await books.deliveries.confirm(as(books.admin), asked)
    expect(await told()).toEqual(MOVED)
    const unasked = await completeDelivery(books, client)
    await clear()
    const moved = deal(unasked)
    await books.dispatch.allow(as(books.admin), { ...moved, carPickUpDate: addHours(moved.carPickUpDate, 1) })
    expect(await told()).toEqual([])
  })
})

describe('what nobody was asked about', () => {
  it('asks anew when it moves, and is not told as other hours where the office goes on without asking', async () => {
    const id = await confirmed()
    const { carAvailabilityDate } = await rowOf(books.db, id)
    await edit(id, { carAvailabilityDate: addHours(carAvailabilityDate, 1) })
    expect((await rowOf(books.db, id)).status).toBe('RESCHEDULED_BY_ADMIN')
    await books.deliveries.confirm(as(books.admin), id)
    expect(await told()).toEqual([])
  })
})

describe('the client’s side', () => {
  it('hears that a delivery was taken out of every list, without the way to its page', async () => {
    const id = await completeDelivery(books, client)
    await clear()
    await books.deliveries.remove(as(books.admin), id)
    const [mail, ...more] = await books.messages('delivery-cancelled')
    expect([more, mail?.data['by'], mail?.data['path']]).toEqual([[], 'office', null])
    const { text, html } = await render('delivery-cancelled', 'fr', mail?.data ?? {})
    expect(text).toContain('Notre équipe a annulé cette livraison.')
    expect(`${text}${html}`).not.toContain('Voir la livraison')
  })

  it('is its owner of longest standing once whoever ordered has left', async () => {
    const member = await books.buyer()
    const id = await books.assigned(member, driver.profileId)
    const owners = [
      await books.make.client(member.organizationId, 4),
      await books.make.client(member.organizationId, 4),
    ] as const
    const now = books.clock.now()
    const since = (profileId: string, createdAt: Date) =>
      books.db.sql.update(clients).set({ createdAt }).where(eq(clients.id, profileId))
    await since(owners[0].profileId, addDays(now, -10))
    await since(owners[1].profileId, addDays(now, -20))
    await books.db.sql.update(clients).set({ deletedAt: now }).where(eq(clients.id, member.profileId))
    await clear()
    await books.terminate(id)
    const [mail] = await books.messages('delivery-completed')
    const [account] = await books.db.sql.select().from(users).where(eq(users.id, owners[1].sub))
    expect(mail?.recipient).toBe(account?.email)
    await clear()
    await books.db.sql
      .update(organizations)
      .set({ deletedAt: now })
      .where(eq(organizations.id, member.organizationId ?? ''))
    await books.cancel(id)
    expect(await books.messages('delivery-cancelled')).toEqual([])
  })
})
