import type { DriverActor, DriverState } from '@volant/domain/kernel/actor'
import { addDays, subDays, subMonths } from 'date-fns'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { NOW } from '../../../test/world'
import { outbox } from '../../platform/outbox/table'
import { drivers } from '../../tables/drivers'
import { users } from '../../tables/users'
import { openBooks, PUBLIC_URL } from '../invoices/books.testing'
import type { Books } from '../invoices/books.testing'
import { createRenderer } from './draw/render'
import { createPaperReminders } from './service/paper-reminders'

let books: Books
let remind: () => Promise<void>

beforeAll(async () => {
  books = await openBooks()
  remind = createPaperReminders(books)
})
afterAll(() => books.close())
beforeEach(async () => {
  books.setTime(NOW)
  await books.db.sql.delete(outbox)
  await books.db.sql
    .update(drivers)
    .set({ insuranceDueDate: null, vigilanceIssueDate: null, drivingPermitDueDate: null })
})

async function driverWith(row: Partial<typeof drivers.$inferInsert>, state?: DriverState): Promise<DriverActor> {
  const driver = await books.make.driver(state)
  await books.db.sql.update(drivers).set(row).where(eq(drivers.id, driver.profileId))
  return driver
}
const told = async () =>
  (await books.db.sql.select().from(outbox)).map(
    ({ template, data }) => `${template} ${(data as { paper: string }).paper}`,
  )

it('tells the driver 30 days and a week before the end, and on the last day, once each, and never afterwards', async () => {
  const driver = await driverWith({ insuranceDueDate: addDays(NOW, 31) })
  const found: string[] = []
  for (let day = 0; day <= 33; day += 1) {
    books.setTime(addDays(NOW, day))
    await remind()
    await remind()
    const count = (await told()).length
    if (count > found.length) found.push(`day ${day}`)
    expect(count).toBe(found.length)
  }
  expect(found).toEqual(['day 1', 'day 24', 'day 31'])
  const [mail] = await books.db.sql.select().from(outbox)
  const [account] = await books.db.sql.select().from(users).where(eq(users.id, driver.sub))
  expect(mail).toMatchObject({ channel: 'email', recipient: account?.email })
  const { subject, text } = await createRenderer(PUBLIC_URL, 'aide@volant.example', books.seller)(
    'paper-ends',
    'fr',
    mail!.data,
  )
  expect(subject).toMatch(/RC Pro$/)
  expect(text).toContain(`${PUBLIC_URL}/driver/profile#papers`)
})

it('tells anew of another date', async () => {
  const { profileId } = await driverWith({ insuranceDueDate: addDays(NOW, 3) })
  await remind()
  await books.db.sql
    .update(drivers)
    .set({ insuranceDueDate: addDays(NOW, 5) })
    .where(eq(drivers.id, profileId))
  await remind()
  expect(await told()).toHaveLength(2)
})

it('tells of each paper that ends, of an attestation half a year after it was issued', async () => {
  await driverWith({
    vigilanceIssueDate: subMonths(NOW, 5),
    drivingPermitDueDate: NOW,
    insuranceDueDate: subDays(NOW, 1),
  })
  await remind()
  expect((await told()).toSorted()).toEqual(['paper-ends licence', 'paper-ends vigilance'])
})

it.each(['WAITING', 'REFUSED', 'DISABLED'] as const)('tells nobody who is %s', async (state) => {
  await driverWith({ insuranceDueDate: NOW }, state)
  await remind()
  expect(await told()).toEqual([])
})
