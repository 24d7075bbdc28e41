import type { ClientActor, DriverActor } from '@volant/domain/kernel/actor'
import type { NoticeKind } from '@volant/domain/notices/kinds'
import { addDays, addHours, addMinutes, subHours } from 'date-fns'
import { eq, sql } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDispatcher } from '../../../test/dispatcher'
import { onPostgres } from '../../../test/database'
import { startPushServer } from '../../../test/push-server'
import type { PushServer } from '../../../test/push-server'
import { as, completeDelivery, dates, DEAL, LYON, NOW, rowOf } from '../../../test/world'
import { outbox } from '../../platform/outbox/table'
import { createPushDelivery } from '../../platform/push/delivery'
import { choosePush } from '../../platform/push/choose'
import { readConfig } from '../../config'
import { deliveries } from '../../tables/deliveries'
import { driverDaysOff, drivers } from '../../tables/drivers'
import { mutedNotices } from '../../tables/notices'
import { addresses } from '../../tables/organizations'
import { pushSubscriptions, users } from '../../tables/users'
import { createSubscriptions } from '../identity/accounts/push-subscriptions'
import { openBooks, PUBLIC_URL } from '../invoices/books.testing'
import type { Books } from '../invoices/books.testing'
import { createRenderer } from './draw/render'
import { createReminders } from './service/reminders'

let books: Books
let server: PushServer
let client: ClientActor
let winner: DriverActor
let loser: DriverActor

/** A telephone of this driver. @returns the id of its subscription */
async function subscribe(driver: DriverActor, name: string): Promise<string> {
  const id = uuid()
  await books.db.sql
    .insert(pushSubscriptions)
    .values({ id, userId: driver.sub, subscription: server.subscribe(name), createdAt: NOW })
  return id
}

beforeAll(async () => {
  books = await openBooks()
  server = await startPushServer()
  client = await books.buyer()
  winner = await books.make.driver()
  loser = await books.make.driver()
  await books.db.sql.update(users).set({ language: 'en' }).where(eq(users.id, loser.sub))
  await subscribe(winner, 'winner')
  await subscribe(loser, 'loser')
  // who may not sign in hears nothing
  await subscribe(await books.make.driver('DISABLED'), 'disabled')
})
afterAll(async () => {
  server.close()
  await books.close()
})
beforeEach(async () => {
  books.setTime(NOW)
  await books.db.sql.delete(outbox)
  // missions of other tests
  await books.db.sql.update(deliveries).set({ deletedAt: NOW })
  await books.db.sql.delete(mutedNotices)
  await books.db.sql.delete(driverDaysOff)
  await books.db.sql.update(drivers).set({ radiusKm: null, addressId: null })
})

const mute = (driver: DriverActor, kind: NoticeKind) =>
  books.db.sql.insert(mutedNotices).values({ userId: driver.sub, kind })

/** What waits for telephones: to whom, what, and from when on. */
async function waiting() {
  const rows = await books.db.sql
    .select({ template: outbox.template, at: outbox.nextAttemptAt, endpoint: sql<string>`subscription->>'endpoint'` })
    .from(outbox)
    .innerJoin(pushSubscriptions, sql`${pushSubscriptions.id}::text = ${outbox.recipient}`)
    .where(eq(outbox.channel, 'push'))
  return rows.map(({ endpoint, template, at }) => ({ to: endpoint.split('/').at(-1), template, at }))
}
const told = async () => (await waiting()).map(({ to, template }) => `${to} ${template}`).toSorted()
const clear = () => books.db.sql.delete(outbox)

async function auction(): Promise<string> {
  const id = await completeDelivery(books, client)
  await books.dispatch.allow(as(books.admin), { id, ...DEAL, ...dates(books.clock.now()) })
  return id
}
async function bid(deliveryId: string, driver: DriverActor): Promise<string> {
  const offer = { deliveryId, driverId: driver.profileId, demandedPrice: 210 }
  return (await books.offers.create(as(driver), offer)).id
}
const assigned = () => books.assigned(client, winner.profileId)

describe('what a telephone is told', () => {
  it('comes from the change to the locked screen, in the language of its owner', async () => {
    const config = readConfig({ DEMO: '1', DATA_DIR: books.folder, PUSH_SERVICES: server.origin })
    const dispatcher = testDispatcher({
      database: books.db,
      bus: books.bus,
      push: createPushDelivery(choosePush(config), createSubscriptions({ db: books.db })),
      render: createRenderer(PUBLIC_URL, 'aide@volant.example', books.seller),
    })
    const id = await auction()
    const offer = await bid(id, winner)
    await bid(id, loser)
    await clear()
    await books.offers.accept(as(books.admin), offer)
    // the clock of the tests stands months before that of the telephone
    const soon = addHours(new Date(), 1).toISOString()
    await books.db.sql
      .update(outbox)
      .set({ data: sql`${outbox.data} || jsonb_build_object('until', ${soon}::text)` })
      .where(eq(outbox.channel, 'push'))
    await dispatcher.drain()
    const { publicId } = await rowOf(books.db, id)
    const notices = Object.fromEntries(server.received.map(({ name, notice }) => [name, notice]))
    expect(notices).toEqual({
      winner: {
        title: `Mission ${publicId}\u00a0: elle est à vous`,
        body: 'Paris → Lyon, prise en charge le 17/06/2026 10:00',
        url: `/driver/missions/${id}`,
        tag: `mission-${publicId}`,
      },
      loser: {
        title: `Mission ${publicId}: offer not selected`,
        body: 'Paris → Lyon',
        url: '/driver/auctions',
        tag: `mission-${publicId}`,
      },
    })
  })

  it('a mission given, and the same one taken away again', async () => {
    const id = await assigned()
    expect(await told()).toEqual(['winner offer-won-push'])
    await clear()
    await books.dispatch.change(as(books.admin), { id, driverId: loser.profileId, ...DEAL, ...dates(NOW) })
    expect(await told()).toEqual(['loser offer-won-push', 'winner mission-withdrawn-push'])
    await clear()
    await books.cancel(id)
    expect(await told()).toEqual(['loser mission-cancelled-push'])
  })

  it('an offer turned down by the office, once', async () => {
    const id = await auction()
    const offer = await bid(id, loser)
    await clear()
    await books.offers.reject(as(books.admin), offer)
    await books.cancel(id)
    expect(await told()).toEqual(['loser offer-lost-push'])
  })

  it('other dates and other addresses of a mission of theirs, and nothing of its other changes', async () => {
    const id = await assigned()
    await clear()
    const edit = (change: object) => books.deliveries.edit(as(books.admin), { id, ...change })
    await edit({ clientFirstName: 'Camélia' })
    expect(await told()).toEqual([])
    const later = addHours((await rowOf(books.db, id)).carPickUpDate, 1)
    await edit({ carPickUpDate: later })
    await edit({ fromAddress: { ...LYON, address: '7 place Bellecour', place_id: 'gz:FR:69382:69002-7' } })
    expect(await told()).toEqual(['winner mission-changed-push', 'winner mission-changed-push'])
  })

  it('nothing of what they have switched off; the mail goes on', async () => {
    const id = await auction()
    const offer = await bid(id, winner)
    await bid(id, loser)
    await clear()
    await mute(winner, 'OFFER_WON')
    await mute(winner, 'OFFER_LOST')
    await books.offers.accept(as(books.admin), offer)
    expect(await told()).toEqual(['loser offer-lost-push'])
    expect(await books.messages('mission-given')).toHaveLength(1)
  })

  it('each of their telephones, and no more once one has signed out', async () => {
    const second = await subscribe(winner, 'second')
    await assigned()
    expect(await told()).toEqual(['second offer-won-push', 'winner offer-won-push'])
    await books.db.sql.delete(pushSubscriptions).where(eq(pushSubscriptions.id, second))
    await clear()
    await assigned()
    expect(await told()).toEqual(['winner offer-won-push'])
  })
})

describe('a new auction', () => {
  const both = ['loser auction-open-push', 'winner auction-open-push']

  async function livesIn(driver: DriverActor, place: { latitude: number; longitude: number }, radiusKm: number | null) {
    const id = uuid()
    const rest = { address: '1 rue', city: 'Ville', postalCode: '1', country: 'FR' }
    await books.db.sql.insert(addresses).values({ id, ...rest, ...place })
    await books.db.sql.update(drivers).set({ addressId: id, radiusKm }).where(eq(drivers.id, driver.profileId))
  }

  it('is told to whoever may bid and has not switched it off', async () => {
    const candidate = await books.make.driver('WAITING')
    await subscribe(candidate, 'candidate')
    await auction()
    expect(await told()).toEqual(both)
    await clear()
    await mute(loser, 'NEW_AUCTION')
    await auction()
    expect(await told()).toEqual(['winner auction-open-push'])
  })

  it('is told of a mission that is open again, but not to whoever has just had it', async () => {
    const id = await assigned()
    await clear()
    await books.dispatch.allow(as(books.admin), { id, ...DEAL, ...dates(books.clock.now()) })
    expect(await told()).toEqual(['loser auction-open-push', 'winner mission-withdrawn-push'])
  })

  it('is told within a radius by road: Versailles has 20 km to Paris, Lyon 460', async () => {
    await livesIn(winner, { latitude: 48.8049, longitude: 2.1204 }, 30)
    await livesIn(loser, LYON, 400)
    await auction()
    expect(await told()).toEqual(['winner auction-open-push'])
    await clear()
    await livesIn(winner, { latitude: 48.8049, longitude: 2.1204 }, 15)
    await livesIn(loser, LYON, 500)
    await auction()
    expect(await told()).toEqual(['loser auction-open-push'])
    await clear()
    await livesIn(winner, LYON, null)
    await auction()
    expect(await told()).toEqual(both)
  })

  it('is not told to whoever takes no mission on one of its days', async () => {
    const { profileId: driverId } = winner
    const off = (firstDay: string, lastDay: string) =>
      books.db.sql.insert(driverDaysOff).values({ id: uuid(), driverId, firstDay, lastDay })
    // from 17 to 18 June
    await off('2026-06-01', '2026-06-16')
    await off('2026-06-19', '2026-06-30')
    await auction()
    expect(await told()).toEqual(both)
    await clear()
    await off('2026-06-18', '2026-06-18')
    await auction()
    expect(await told()).toEqual(['loser auction-open-push'])
  })
})

describe('at night', () => {
  // 23:30 in Paris
  const night = new Date('2026-06-15T21:30:00Z')
  const morning = new Date('2026-06-16T05:00:00Z')

  it('a notice waits until seven, but for a mission that is fetched or due that night', async () => {
    books.setTime(night)
    const id = await assigned()
    expect(await waiting()).toEqual([{ to: 'winner', template: 'offer-won-push', at: morning }])
    await clear()
    books.setTime(addMinutes(night, 1))
    const fetched = addHours(night, 4)
    await books.deliveries.edit(as(books.admin), {
      id,
      carAvailabilityDate: addHours(night, 1),
      carPickUpDate: fetched,
    })
    const [row] = await waiting()
    expect(row?.template).toBe('mission-changed-push')
    expect(row?.at.getTime()).toBeLessThanOrEqual(addMinutes(night, 1).getTime())
  })

  it('an auction waits as well, and is told to nobody once it is over', async () => {
    books.setTime(night)
    const other = await auction()
    const id = await auction()
    const announced = async () => (await told()).filter((line) => line.endsWith('auction-open-push'))
    expect((await waiting()).map(({ at }) => at)).toEqual([morning, morning, morning, morning])
    await books.offers.accept(as(books.admin), await bid(id, winner))
    expect(await announced()).toEqual(['loser auction-open-push', 'winner auction-open-push'])
    await books.writeBroadcasts()
    const contracts = (await books.messages('auction-open')).map(({ data }) => data['contract'])
    expect(contracts).toContain((await rowOf(books.db, other)).publicId)
    expect(contracts).not.toContain((await rowOf(books.db, id)).publicId)
    await books.cancel(other)
    expect(await announced()).toEqual([])
  })
})

describe('a reminder', () => {
  const reminders = () => createReminders({ db: books.db, clock: books.clock })
  const pickUp = addDays(NOW, 2)
  // 18:00 in Paris
  const evening = new Date('2026-06-16T16:00:00Z')
  const at = async (time: Date) => {
    books.setTime(time)
    await clear()
    await reminders().remind()
    await reminders().remind()
    return told()
  }

  it('comes on the evening before and two hours before the pick-up, once each', async () => {
    await assigned()
    expect(await at(addMinutes(evening, -1))).toEqual([])
    expect(await at(evening)).toEqual(['winner reminder-evening-push'])
    expect(await at(addMinutes(subHours(pickUp, 2), -1))).toEqual([])
    expect(await at(subHours(pickUp, 2))).toEqual(['winner reminder-soon-push'])
    expect(await at(pickUp)).toEqual([])
  })

  it('follows the dates, and the mission to another driver', async () => {
    const id = await assigned()
    const later = addHours(pickUp, 3)
    await books.deliveries.edit(as(books.admin), { id, carPickUpDate: later })
    expect(await at(subHours(pickUp, 2))).toEqual([])
    await books.dispatch.change(as(books.admin), {
      id,
      driverId: loser.profileId,
      ...DEAL,
      ...dates(NOW),
      carPickUpDate: later,
    })
    expect(await at(subHours(later, 2))).toEqual(['loser reminder-soon-push'])
    await books.cancel(id)
    expect(await at(subHours(later, 1))).toEqual([])
  })

  it('comes again for another pick-up, though it had come for the one before', async () => {
    const id = await assigned()
    const later = addHours(pickUp, 3)
    expect(await at(subHours(pickUp, 2))).toEqual(['winner reminder-soon-push'])
    await books.deliveries.edit(as(books.admin), { id, carPickUpDate: later })
    books.setTime(subHours(later, 2))
    await reminders().remind()
    expect(await told()).toEqual([
      'winner mission-changed-push',
      'winner reminder-soon-push',
      'winner reminder-soon-push',
    ])
  })

  it('is not sent to who was given the mission after its time, nor where it is switched off', async () => {
    books.setTime(addMinutes(evening, 5))
    const late = await books.assigned(client, winner.profileId)
    const { carPickUpDate } = await rowOf(books.db, late)
    const before = new Date('2026-06-17T16:00:00Z')
    expect(carPickUpDate).toEqual(addDays(addMinutes(evening, 5), 2))
    await books.dispatch.change(as(books.admin), {
      id: late,
      driverId: loser.profileId,
      ...DEAL,
      ...dates(addMinutes(evening, 5)),
    })
    await mute(loser, 'REMINDER')
    expect(await at(before)).toEqual([])
    await books.db.sql.delete(mutedNotices)
    expect(await at(addMinutes(before, 1))).toEqual(['loser reminder-evening-push'])
    books.setTime(addMinutes(before, 2))
    await books.dispatch.change(as(books.admin), {
      id: late,
      driverId: winner.profileId,
      ...DEAL,
      ...dates(addMinutes(evening, 5)),
    })
    expect(await at(addMinutes(before, 3))).toEqual([])
  })

  it('holds no mission of which its driver was told, and leaves the others to others', async () => {
    const [first, second] = [await assigned(), await assigned()]
    books.setTime(evening)
    await clear()
    let begun = 0
    const db: typeof books.db = {
      ...books.db,
      tx(work, finish) {
        begun += 1
        return books.db.tx(work, finish)
      },
    }
    const { remind } = createReminders({ db, clock: books.clock })
    await remind()
    expect([await told(), begun]).toEqual([Array(2).fill('winner reminder-evening-push'), 2])
    await remind()
    expect(begun).toBe(2)
    await books.cancel(first)
    await books.cancel(second)
  })

  it('waits for nobody: a mission that somebody just changes comes with the next look', async () => {
    const id = await assigned()
    await books.db.tx(async (tx) => {
      await tx.sql.execute(sql`SELECT 1 FROM deliveries WHERE id = ${id} FOR UPDATE`)
      // the other engine has one connection
      if (onPostgres) expect(await at(evening)).toEqual([])
    })
    expect(await at(evening)).toEqual(['winner reminder-evening-push'])
  })
})
