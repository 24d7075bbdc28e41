import type { ClientActor, DriverActor } from '@volant/domain/kernel/actor'
import { addDays, addMinutes } from 'date-fns'
import { eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { putAtStatus } from '../../../test/delivery-at-status'
import { as, completeDelivery, dates, DEAL, NOW, rowOf } from '../../../test/world'
import { outbox } from '../../platform/outbox/table'
import { pushSubscriptions } from '../../tables/users'
import { openBooks } from '../invoices/books.testing'
import type { Books } from '../invoices/books.testing'
import { tellOfArrival, tellOfDelay } from './service/customer-notices'

// 23:30 in Paris
const NIGHT = new Date('2026-06-15T21:30:00Z')

let books: Books
let client: ClientActor
let first: DriverActor
let second: DriverActor
const phones = new Map<string, string>()

async function subscribed(name: string): Promise<DriverActor> {
  const driver = await books.make.driver()
  const id = uuid()
  const subscription = { endpoint: `https://push.test/${name}`, keys: { p256dh: 'x', auth: 'y' } }
  await books.db.sql.insert(pushSubscriptions).values({ id, userId: driver.sub, subscription, createdAt: NOW })
  phones.set(id, name)
  return driver
}

beforeAll(async () => {
  books = await openBooks()
  client = await books.buyer()
  first = await subscribed('first')
  second = await subscribed('second')
})
beforeEach(async () => {
  books.setTime(NIGHT)
  await books.db.sql.delete(outbox)
})
afterAll(() => books.close())

describe('what a driver hears in the morning', () => {
  const waiting = async () => {
    const rows = await books.db.sql.select().from(outbox).where(eq(outbox.channel, 'push'))
    return rows.map(({ recipient, template }) => `${phones.get(recipient)} ${template}`).toSorted()
  }

  it('is not that a mission is theirs which they gave back at night', async () => {
    const id = await books.assigned(client, first.profileId)
    expect(await waiting()).toEqual(['first offer-won-push'])
    const reason = 'Je suis malade depuis ce soir'
    await books.missions.advance(as(first), { deliveryId: id, action: 'WITHDRAW', reason, idempotencyKey: uuid() })
    expect((await waiting()).filter((line) => line.includes('offer-won'))).toEqual([])
  })

  it('is not that a mission is theirs which somebody else has by now', async () => {
    const id = await books.assigned(client, first.profileId)
    await books.dispatch.change(as(books.admin), { id, driverId: second.profileId, ...DEAL, ...dates(NIGHT) })
    expect(await waiting()).toEqual(['first mission-withdrawn-push', 'second offer-won-push'])
    await books.cancel(id)
    expect(await waiting()).toEqual(['first mission-withdrawn-push', 'second mission-cancelled-push'])
  })

  it('is not that a mission is theirs which the office ended at night', async () => {
    const id = await books.assigned(client, first.profileId)
    expect(await waiting()).toEqual(['first offer-won-push'])
    await books.terminate(id)
    expect(await waiting()).toEqual([])
  })

  it('is when an auction is by then, once', async () => {
    const id = await completeDelivery(books, client)
    const later = dates(addDays(NIGHT, 1))
    for (const planned of [dates(NIGHT), later])
      await books.dispatch.allow(as(books.admin), { id, ...DEAL, ...planned })
    expect(await waiting()).toEqual(['first auction-open-push', 'second auction-open-push'])
    const pickUp = later.carPickUpDate.toISOString()
    expect(await books.messages('auction-open-push')).toMatchObject([{ data: { pickUp } }, { data: { pickUp } }])
  })
})

describe('when a vehicle comes', () => {
  const ARRIVALS = ['delivery-approaching-sms', 'delivery-delayed-sms']
  const told = async () => {
    const rows = await books.db.sql.select().from(outbox)
    return rows.filter(({ template }) => ARRIVALS.includes(template))
  }
  let id: string
  const arrivesAt = addMinutes(NIGHT, 50)

  beforeEach(async () => {
    id = await completeDelivery(books, client)
    await putAtStatus(books.db, id, { status: 'ONGOING', driver: first })
    const delivery = await rowOf(books.db, id)
    await books.db.tx(async (tx) => {
      await tellOfArrival({ delivery, arrivesAt, minutesBefore: 60 }, tx)
      await tellOfDelay({ delivery, arrivesAt }, tx)
    })
  })

  it('is of use until it should be there', async () => {
    expect(await told()).toMatchObject([{ usefulUntil: arrivesAt }, { usefulUntil: arrivesAt }])
  })

  it('is told no more once it is there', async () => {
    await books.missions.advance(as(first), { deliveryId: id, action: 'ARRIVE', idempotencyKey: uuid() })
    expect(await told()).toEqual([])
  })

  it('is told no more at the number that was a wrong one', async () => {
    await books.deliveries.edit(as(books.admin), { id, clientPhone: '06 12 34 56 79' })
    expect(await told()).toEqual([])
  })

  it('is still told of a late vehicle whose driver sets out', async () => {
    await putAtStatus(books.db, id, { status: 'PICKUP_DRIVER', driver: first })
    await books.missions.advance(as(first), { deliveryId: id, action: 'DEPART', idempotencyKey: uuid() })
    expect(await told()).toHaveLength(2)
  })

  it('is told no more of a delivery that was cancelled', async () => {
    await putAtStatus(books.db, id, { status: 'SET', driver: first })
    await books.cancel(id)
    expect(await told()).toEqual([])
  })
})

describe('a tracking link that leads nowhere any more', () => {
  it('is followed by another when somebody asks for it, and by none when the driver changes', async () => {
    const id = await books.assigned(client, first.profileId)
    await books.dispatch.change(as(books.admin), {
      id,
      driverId: second.profileId,
      ...DEAL,
      ...dates(NIGHT),
    })
    expect(await books.messages('tracking-link')).toHaveLength(1)
    const { trackingId } = await rowOf(books.db, id)
    await books.resendTracking(books.admin, id)
    const { trackingId: renewed } = await rowOf(books.db, id)
    expect(renewed).not.toBe(trackingId)
    // the one that had not left yet does not follow: it would lead nowhere
    for (const template of ['tracking-link', 'tracking-link-sms'])
      expect(await books.messages(template)).toMatchObject([{ data: { path: `/tracking/${renewed}` } }])
  })

  it('is followed by one for whoever the office meant, once it has corrected where it goes', async () => {
    const id = await books.assigned(client, first.profileId)
    const links = async () =>
      (await books.messages('tracking-link-sms')).map(({ recipient, data }) => [recipient, data])
    const secrets: unknown[] = []
    for (const corrected of [{ clientPhone: '06 12 34 56 79' }, { clientEmail: 'right@customer.test' }]) {
      await books.deliveries.edit(as(books.admin), { id, ...corrected })
      const { trackingId } = await rowOf(books.db, id)
      expect(await links()).toEqual([
        ['+33612345679', expect.objectContaining({ path: `/tracking/${trackingId}` }) as unknown],
      ])
      secrets.push(trackingId)
    }
    expect(new Set(secrets).size).toBe(2)
    expect(await books.messages('tracking-link')).toMatchObject([{ recipient: 'right@customer.test' }])
    await books.deliveries.edit(as(books.admin), { id, clientPhone: '06 12 34 56 79', comment: 'Ring twice' })
    expect((await rowOf(books.db, id)).trackingId).toBe(secrets[1])
  })

  it('is followed by none once no driver is to come to them, unless somebody sends it', async () => {
    const given = await completeDelivery(books, client)
    const returned = await completeDelivery(books, client, 'TO_RETURN')
    const links = async () => (await books.messages('tracking-link-sms')).map(({ recipient }) => recipient)
    const standings = [
      [given, 'ONGOING', 1],
      [given, 'DELIVERED', 0],
      [returned, 'SET', 1],
      [returned, 'PICKUP_DRIVER', 0],
    ] as const
    for (const [id, status, sent] of standings) {
      await putAtStatus(books.db, id, { status: 'SET', driver: first })
      await books.deliveries.edit(as(books.admin), { id, clientPhone: '06 12 34 56 78' })
      await putAtStatus(books.db, id, { status, driver: first })
      await books.db.sql.delete(outbox)
      await books.deliveries.edit(as(books.admin), { id, clientPhone: '06 12 34 56 79' })
      expect(await links(), status).toHaveLength(sent)
      await books.db.sql.delete(outbox)
      await books.resendTracking(books.admin, id)
      expect(await links(), status).toEqual(['+33612345679'])
    }
  })
})
