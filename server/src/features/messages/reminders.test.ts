import { addMinutes, subHours } from 'date-fns'
import { eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { SUBSCRIPTION } from '../../../test/push-server'
import { NOW, rowOf } from '../../../test/world'
import { outbox } from '../../platform/outbox/table'
import { deliveries } from '../../tables/deliveries'
import { pushSubscriptions } from '../../tables/users'
import { openBooks } from '../invoices/books.testing'
import type { Books } from '../invoices/books.testing'
import { createReminders } from './service/reminders'

let books: Books

beforeAll(async () => {
  books = await openBooks()
})
afterAll(() => books.close())
beforeEach(async () => {
  books.setTime(NOW)
  // missions of other tests
  await books.db.sql.update(deliveries).set({ deletedAt: NOW })
})

/** A mission whose driver has a telephone. */
async function given(): Promise<string> {
  const driver = await books.make.driver()
  const id = uuid()
  const subscription = { ...SUBSCRIPTION, endpoint: `${SUBSCRIPTION.endpoint}-${id}` }
  await books.db.sql.insert(pushSubscriptions).values({ id, userId: driver.sub, subscription, createdAt: NOW })
  return books.assigned(await books.buyer(), driver.profileId)
}

/** What is queued at that moment: what it is, and until when it is of use. */
async function remindedAt(time: Date) {
  books.setTime(time)
  await books.db.sql.delete(outbox)
  await createReminders({ db: books.db, clock: books.clock }).remind()
  const rows = await books.db.sql.select().from(outbox).where(eq(outbox.channel, 'push'))
  return rows.map(({ template, data }) => [template, data['until']])
}

it('a reminder is of use until what it says is over: tomorrow until midnight in Paris, a pick-up until it is', async () => {
  const { carPickUpDate: pickUp } = await rowOf(books.db, await given())
  const evening = new Date('2026-06-16T16:05:00Z')
  expect(await remindedAt(evening)).toEqual([['reminder-evening-push', '2026-06-16T22:00:00.000Z']])
  expect(await remindedAt(subHours(pickUp, 1))).toEqual([['reminder-soon-push', pickUp.toISOString()]])
})

it('with one date for all only the evening before is told', async () => {
  const id = await given()
  const { carPickUpDate } = await rowOf(books.db, id)
  await books.db.sql.update(deliveries).set({ carDeliveryDeadline: carPickUpDate }).where(eq(deliveries.id, id))
  expect(await remindedAt(addMinutes(new Date('2026-06-16T16:05:00Z'), 1))).toHaveLength(1)
  expect(await remindedAt(subHours(carPickUpDate, 1))).toEqual([])
})
