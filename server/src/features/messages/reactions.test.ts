import type { ClientActor, DriverActor } from '@volant/domain/kernel/actor'
import { addDays, addMinutes } from 'date-fns'
import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { as, completeDelivery, dates, DEAL, LYON, PARIS, rowOf } from '../../../test/world'
import { deliveries } from '../../tables/deliveries'
import { outbox } from '../../platform/outbox/table'
import { drivers } from '../../tables/drivers'
import { users } from '../../tables/users'
import type { DeliveryChanged } from '../deliveries/public'
import { openBooks, PUBLIC_URL } from '../invoices/books.testing'
import type { Books } from '../invoices/books.testing'
import { createMissions } from '../missions/service/missions'
import { createReports } from '../reports/service/sealing'
import { createRenderer } from './draw/render'

let books: Books
let render: ReturnType<typeof createRenderer>
let client: ClientActor
let winner: DriverActor
let loser: DriverActor

beforeAll(async () => {
  books = await openBooks()
  render = createRenderer(PUBLIC_URL, 'aide@volant.example', books.seller)
  client = await books.buyer()
  winner = await books.make.driver()
  loser = await books.make.driver()
  await books.db.sql.update(users).set({ language: 'en' }).where(eq(users.id, loser.sub))
  await books.make.driver('WAITING')
  await books.make.driver('DISABLED')
})
afterAll(() => books.close())
beforeEach(() => books.db.sql.delete(outbox))

const told = async () => (await books.db.sql.select().from(outbox)).map(({ template }) => template).toSorted()

async function mailTo({ sub }: { readonly sub: string }, template: string) {
  const [account] = await books.db.sql.select().from(users).where(eq(users.id, sub))
  return books.db.sql
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, account!.email), eq(outbox.template, template)))
}

async function auction(): Promise<string> {
  const id = await completeDelivery(books, client)
  await books.dispatch.allow(as(books.admin), { id, ...DEAL, ...dates(books.clock.now()) })
  return id
}

async function bid(deliveryId: string, driver: DriverActor): Promise<string> {
  const { driverId, id } = await books.offers.create(as(driver), {
    deliveryId,
    driverId: driver.profileId,
    demandedPrice: 210,
  })
  expect(driverId).toBe(driver.profileId)
  return id
}

describe('who is told', () => {
  it('the client, of a request that arrived', async () => {
    await completeDelivery(books, client)
    expect(await told()).toEqual(['delivery-created'])
    expect(await mailTo(client, 'delivery-created')).toMatchObject([{ channel: 'email', language: 'fr' }])
  })

  it('the client, once, of a request that lacks nothing any more, and not of its first step', async () => {
    const { id } = await books.deliveries.create(as(client), {
      type: 'TWO_WAY_DELIVERY',
      clientFirstName: 'Camille',
      clientLastName: 'Laurent',
      clientEmail: 'camille@test.test',
      ...dates(books.clock.now()),
    })
    const car = { marque: 'Peugeot', model: '308', vehicleCode: 'GA-217-KF', carType: 'A', type: 'GAS' } as const
    await books.deliveries.edit(as(client), { id, fromAddress: PARIS, toAddress: LYON, toReturnFromAddress: LYON })
    await books.deliveries.edit(as(client), { id, vehicles: [car, car] })
    expect(await told()).toEqual([])
    await books.deliveries.edit(as(client), { id, toReturnToAddress: PARIS })
    expect(await mailTo(client, 'delivery-created')).toHaveLength(1)
    await books.deliveries.edit(as(client), { id, toReturnToAddress: null })
    await books.deliveries.edit(as(client), { id, toReturnToAddress: PARIS, comment: 'Ring twice' })
    expect(await told()).toEqual(['delivery-created'])
    // long after, when what was sent is no longer kept
    await books.db.sql.delete(outbox)
    await books.deliveries.edit(as(client), { id, comment: 'Ring once' })
    expect(await told()).toEqual([])
  })

  it('the client, when the office takes away the return that a request still lacked', async () => {
    const id = await completeDelivery(books, client, 'TWO_WAY_DELIVERY')
    await books.deliveries.edit(as(client), { id, toReturnToAddress: null })
    await books.db.sql.delete(outbox)
    await books.deliveries.cancelRestitution(as(books.admin), { id, type: 'STANDARD' })
    expect(await told()).toEqual(['delivery-created'])
  })

  it('each driver who may bid, once, when an auction opens; nobody when it is priced again or moved', async () => {
    const id = await auction()
    const later = dates(addDays(books.clock.now(), 1))
    await books.dispatch.allow(as(books.admin), { id, ...DEAL, wantedPrice: 220, ...later })
    await books.writeBroadcasts()
    const [letter] = await mailTo(loser, 'auction-open')
    const pickUp = later.carPickUpDate.toISOString()
    expect(letter?.data).toMatchObject({ wanted: 22_000, pickUp, firstName: expect.any(String) as string })
    // written, and not sent yet
    await books.deliveries.edit(as(books.admin), { id, toAddress: { ...PARIS, city: 'Créteil' } })
    const [moved] = await mailTo(loser, 'auction-open')
    expect(moved).toEqual({ ...letter, data: { ...letter?.data, to: 'Créteil' } })
    expect((await told()).filter((template) => template === 'auction-open')).toHaveLength(2)
    // one of many: it leaves after everything else
    expect(await mailTo(winner, 'auction-open')).toMatchObject([{ language: 'fr', priority: 2 }])
    expect(await mailTo(loser, 'auction-open')).toMatchObject([{ language: 'en', priority: 2 }])
  })

  it('the winner by mail and SMS, the others by mail, the customer with the way to the map', async () => {
    const id = await auction()
    await bid(id, loser)
    const offerId = await bid(id, winner)
    await books.db.sql.delete(outbox)
    await books.offers.accept(as(books.admin), offerId)
    expect(await told()).toEqual([
      'driver-set',
      'mission-given',
      'mission-given-sms',
      'offer-lost',
      'tracking-link',
      'tracking-link-sms',
    ])
    expect(await mailTo(winner, 'mission-given')).toHaveLength(1)
    expect(await mailTo(loser, 'offer-lost')).toHaveLength(1)
    const [sms] = await books.messages('tracking-link-sms')
    const { trackingId } = await rowOf(books.db, id)
    expect(sms).toMatchObject({ recipient: '+33612345678', data: { path: `/tracking/${trackingId}` } })
  })

  it('a driver whose offer an admin turns down, once', async () => {
    const id = await auction()
    const offerId = await bid(id, loser)
    await bid(id, winner)
    await books.db.sql.delete(outbox)
    await books.offers.reject(as(books.admin), offerId)
    expect(await told()).toEqual(['offer-lost'])
    await books.cancel(id)
    // the same moment closed both offers: the one told before is not told again
    expect(await told()).toEqual(['delivery-cancelled', 'offer-lost', 'offer-lost'])
    expect(await mailTo(loser, 'offer-lost')).toHaveLength(1)
    expect(await mailTo(winner, 'offer-lost')).toHaveLength(1)
  })

  it('the driver who loses a mission to another, and the one who gets it', async () => {
    const id = await books.assigned(client, winner.profileId)
    await books.db.sql.delete(outbox)
    await books.dispatch.change(as(books.admin), {
      id,
      driverId: loser.profileId,
      ...DEAL,
      ...dates(books.clock.now()),
    })
    expect(await told()).toEqual([
      'driver-set',
      'mission-given',
      'mission-given-sms',
      'mission-withdrawn',
      'mission-withdrawn-sms',
    ])
    expect(await mailTo(winner, 'mission-withdrawn')).toHaveLength(1)
    expect(await mailTo(loser, 'mission-given')).toHaveLength(1)
  })

  it('driver, client and customer, of a mission that is cancelled: as mission and not as lost offer', async () => {
    const id = await books.assigned(client, winner.profileId)
    await books.db.sql.delete(outbox)
    await books.cancel(id)
    expect(await told()).toEqual([
      'customer-cancelled',
      'customer-cancelled-sms',
      'delivery-cancelled',
      'mission-cancelled',
      'mission-cancelled-sms',
    ])
    expect(await mailTo(client, 'delivery-cancelled')).toMatchObject([
      { language: 'fr', data: { by: 'office', reason: 'other', info: 'Litige', invoiced: false } },
    ])
    expect(await mailTo(winner, 'mission-cancelled')).toHaveLength(1)
  })

  it('the client, of the driver, in a short name, and of the end', async () => {
    const id = await books.assigned(client, winner.profileId)
    expect(await mailTo(client, 'driver-set')).toMatchObject([{ data: { driver: 'David D.' } }])
    await books.db.sql.delete(outbox)
    await books.terminate(id)
    expect(await told()).toEqual(['delivery-completed'])
    expect(await mailTo(client, 'delivery-completed')).toMatchObject([
      { data: { completedAt: books.clock.now().toISOString() } },
    ])
    await books.db.sql.delete(outbox)
    await books.cancel(id)
    expect(await mailTo(client, 'delivery-cancelled')).toMatchObject([{ data: { invoiced: true } }])
    // the vehicle was handed over long ago: nobody waits for it
    expect(await books.messages('customer-cancelled')).toEqual([])
  })

  it('not whoever did it: a client hears of what others cancelled', async () => {
    const colleague = await books.make.client(client.organizationId, 5)
    for (const [actor, mails] of [
      [client, 0],
      [colleague, 1],
    ] as const) {
      const id = await completeDelivery(books, client)
      await books.db.sql.delete(outbox)
      await books.deliveries.cancel(as(actor), { id, reason: 'customer_not_available' })
      expect(await mailTo(client, 'delivery-cancelled')).toHaveLength(mails)
      expect(await told()).toHaveLength(mails)
    }
    expect(await mailTo(client, 'delivery-cancelled')).toMatchObject([{ data: { by: 'client' } }])
  })

  it('the client, when the customer reports an anomaly; the customer has said it and hears nothing', async () => {
    const id = await completeDelivery(books, client)
    await books.confirmation.sendSms(as(books.admin), {
      deliveryId: id,
      recipient: '+33612345678',
      message: 'Oui ? {link}',
    })
    const [sms] = await books.messages('plainText')
    const token = /token=([\w-]+)/.exec(JSON.stringify(sms?.data))?.[1]
    await books.db.sql.delete(outbox)
    await books.confirmation.answer(token, 'CANCELLED_BY_CUSTOMER')
    expect(await told()).toEqual(['delivery-cancelled'])
    expect(await mailTo(client, 'delivery-cancelled')).toMatchObject([{ data: { by: 'customer', reason: null } }])
  })

  it('the customer in the language of the customer, whatever the client reads', async () => {
    const id = await completeDelivery(books, client)
    await books.db.sql.update(deliveries).set({ language: 'en' }).where(eq(deliveries.id, id))
    await books.dispatch.assign(as(books.admin), {
      id,
      driverId: winner.profileId,
      ...DEAL,
      ...dates(books.clock.now()),
    })
    expect(await books.messages('tracking-link')).toMatchObject([{ language: 'en' }])
    expect(await books.messages('tracking-link-sms')).toMatchObject([{ language: 'en' }])
    expect(await mailTo(client, 'driver-set')).toMatchObject([{ language: 'fr' }])
  })

  it('each of them once, when the same event comes again', async () => {
    const events: DeliveryChanged[] = []
    books.bus.add([{ on: 'delivery.changed', phase: 'committed', react: (event) => void events.push(event) }])
    const id = await books.assigned(client, winner.profileId)
    await books.cancel(id)
    const before = await told()
    for (const event of events.filter(({ after }) => after.id === id))
      await books.db.tx(async (tx) => tx.emit('delivery.changed', event))
    expect(before).toContain('mission-cancelled')
    expect(await told()).toEqual(before)
  })

  it('the office, when a driver gives a mission back or types five wrong codes', async () => {
    const id = await books.assigned(client, winner.profileId)
    await books.db.sql.delete(outbox)
    const delivery = await rowOf(books.db, id)
    const lockedUntil = new Date(books.clock.now().getTime() + 900_000)
    for (let times = 0; times < 2; times++)
      await books.db.tx(async (tx) => tx.emit('code.locked', { delivery, step: 'PICK_UP', actor: winner, lockedUntil }))
    expect(await told()).toEqual(['code-locked'])
    expect(await mailTo(books.admin, 'code-locked')).toMatchObject([{ data: { driver: 'David Driver' } }])
    const { db, clock, sealing } = books
    const missions = createMissions({ db, clock, prepareReport: createReports({ clock }, sealing) })
    await missions.advance(as(winner), {
      deliveryId: id,
      action: 'WITHDRAW',
      idempotencyKey: `${id}-0`,
      reason: 'Malade',
    })
    expect(await told()).toEqual(['code-locked', 'driver-withdrew'])
    const why = { driver: 'David Driver', reason: 'Malade' }
    expect(await mailTo(books.admin, 'driver-withdrew')).toMatchObject([{ data: why }])
    // the mission is open to offers again
    await books.writeBroadcasts()
    expect(await mailTo(loser, 'auction-open')).toMatchObject([{ language: 'en', priority: 2 }])
    expect(await mailTo(winner, 'auction-open')).toEqual([])
  })

  it('the office, once, of a problem that a driver reports', async () => {
    const id = await books.assigned(client, winner.profileId)
    await books.db.sql.delete(outbox)
    const delivery = await rowOf(books.db, id)
    const problem = { problemId: id, driverId: winner.profileId, kind: 'delay', text: 'Bouchon' } as const
    for (let times = 0; times < 2; times++)
      await books.db.tx(async (tx) =>
        tx.emit('problem.reported', { delivery, ...problem, capturedAt: books.clock.now() }),
      )
    expect(await told()).toEqual(['problem-reported'])
    expect(await mailTo(books.admin, 'problem-reported')).toMatchObject([
      { data: { driver: 'David Driver', kind: 'delay', text: 'Bouchon' } },
    ])
  })

  it('a driver of an expense that was refused, each time, and of none that was approved', async () => {
    const id = await books.assigned(client, winner.profileId)
    await books.db.sql.delete(outbox)
    const delivery = await rowOf(books.db, id)
    const expense = { expenseId: id, driverId: winner.profileId, kind: 'toll', amount: 4280 } as const
    const decided = async (approved: number | null, at: Date) =>
      books.db.tx(async (tx) => tx.emit('expense.decided', { delivery, ...expense, approved, reason: 'Illisible', at }))
    await decided(4280, books.clock.now())
    expect(await told()).toEqual([])
    for (const minutes of [0, 0, 5]) await decided(null, addMinutes(books.clock.now(), minutes))
    expect(await mailTo(winner, 'expense-refused')).toMatchObject(
      [1, 2].map(() => ({
        data: { expense: 'toll', amount: 4280, reason: 'Illisible', path: `/driver/missions/${id}` },
      })),
    )
  })

  it('nobody, when the action did not happen', async () => {
    const id = await completeDelivery(books, client)
    await books.db.sql.delete(outbox)
    await expect(
      books.db.tx(async (tx) => {
        tx.emit('code.locked', {
          delivery: await rowOf({ ...books.db, sql: tx.sql }, id),
          step: 'PICK_UP',
          actor: winner,
          lockedUntil: books.clock.now(),
        })
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    expect(await told()).toEqual([])
  })
})

describe('what nobody may read', () => {
  it('no driver reads a code, the tracking secret or the client price; no client the driver price', async () => {
    const id = await auction()
    await books.writeBroadcasts()
    const announced = await books.messages('auction-open')
    expect(announced).toHaveLength(2)
    await bid(id, loser)
    await books.offers.accept(as(books.admin), await bid(id, winner))
    await books.cancel(id)
    const { startCode, destinationCode, trackingId } = await rowOf(books.db, id)
    const [phone] = await books.db.sql.select().from(drivers).where(eq(drivers.id, winner.profileId))
    expect(phone?.phoneNumber).toBe('+33612345678')
    const CLIENT_PRICE = /500[,.]00|50000/
    const DRIVER_PRICE = /21[02][,.][05]0|21000|21250/
    for (const row of [...announced, ...(await books.db.sql.select().from(outbox))]) {
      const { text, html = '' } = await render(row.template, row.language, row.data as Record<string, unknown>)
      const all = `${JSON.stringify(row.data)}\n${text}\n${html}`
      const forCustomer = row.template.startsWith('tracking-link')
      const forClient = forCustomer || row.template === 'delivery-created'
      expect(all).not.toMatch(/\{\{/)
      expect(all).not.toMatch(CLIENT_PRICE)
      for (const code of [startCode, destinationCode]) expect(all).not.toContain(code)
      expect(all.includes(trackingId)).toBe(forCustomer)
      expect(forClient && DRIVER_PRICE.test(all)).toBe(false)
    }
    expect(await books.db.sql.$count(outbox, like(outbox.template, 'mission-%'))).toBe(4)
  })
})
