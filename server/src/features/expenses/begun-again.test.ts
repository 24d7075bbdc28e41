import type { ClientActor, DriverActor } from '@volant/domain/kernel/actor'
import { eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { as, dates, DEAL } from '../../../test/world'
import { deliveries } from '../../tables/deliveries'
import { openBooks } from '../invoices/books.testing'
import type { Books } from '../invoices/books.testing'
import { expenseReactions } from './reactions'
import { addReceipt } from './receipt.testing'
import { createExpenses } from './service/expenses'
import type { Expenses } from './service/expenses'

let books: Books
let work: Expenses
let client: ClientActor
let driver: DriverActor
let rival: DriverActor

beforeAll(async () => {
  books = await openBooks()
  books.bus.add(expenseReactions({ hint: () => undefined }))
  work = createExpenses({ db: books.db, clock: books.clock, presenter: { fileUrl: (key) => `/files/${key}` } })
  client = await books.buyer()
  rival = await books.make.driver()
})
beforeEach(async () => {
  driver = await books.make.driver()
})
afterAll(() => books.close())

const office = () => as(books.admin)
const at = (id: string, status: 'ONGOING' | 'DELIVERED') =>
  books.db.sql.update(deliveries).set({ status }).where(eq(deliveries.id, id))

async function declare(deliveryId: string, by: DriverActor = driver) {
  const { key: photoKey } = await addReceipt(books.db.sql, deliveryId, by)
  const spent = { id: uuid(), deliveryId, kind: 'toll', amount: 42.8, capturedAt: books.clock.now(), photoKey } as const
  return work.declare(as(by), spent)
}
const approve = (id: string, approved: number) => work.decide(office(), { id, approved })

describe('a delivery that begins again', () => {
  async function begunAgain(): Promise<{ id: string; approved: string; declared: string }> {
    const id = await books.assigned(client, driver.profileId)
    await at(id, 'ONGOING')
    const [approved, declared] = [(await declare(id)).id, (await declare(id)).id]
    await approve(approved, 42.8)
    await books.cancel(id)
    await books.deliveries.setStatus(office(), { id, status: 'REQUESTED' })
    return { id, approved, declared }
  }
  const assignAgain = (id: string, { profileId: driverId }: DriverActor) =>
    books.dispatch.assign(office(), { id, driverId, ...DEAL, ...dates(books.clock.now()) })

  it('shows whoever drives next nothing of the driver before, and the office all of it', async () => {
    const { id } = await begunAgain()
    await assignAgain(id, rival)
    await at(id, 'ONGOING')
    expect(await work.list(rival, id)).toEqual([])
    const own = await declare(id, rival)
    expect(await work.list(rival, id)).toEqual([own])
    expect((await work.list(books.admin, id)).map(({ state }) => state).toSorted()).toEqual([
      'DECLARED',
      'LAPSED',
      'LAPSED',
    ])
  })

  it('owes nothing of what was laid out before, also to the same driver, and nobody decides on it', async () => {
    const { id, approved, declared } = await begunAgain()
    expect((await work.open(books.admin)).filter(({ deliveryId }) => deliveryId === id)).toEqual([])
    await assignAgain(id, driver)
    await at(id, 'DELIVERED')
    for (const former of [approved, declared]) {
      await expect(approve(former, 1)).rejects.toMatchObject({ reason: 'ILLEGAL_TRANSITION' })
      await expect(work.takeBack(as(driver), former)).rejects.toMatchObject({ reason: 'ALREADY_ANSWERED' })
    }
    await approve((await declare(id)).id, 10)
    await books.terminate(id)
    expect((await books.owed(id)).at(-1)).toMatchObject({ amount: 22_250, disbursements: 1000 })
    expect(await work.list(driver, id)).toMatchObject([
      { state: 'APPROVED', approved: 10 },
      { state: 'LAPSED', approved: null },
      { state: 'LAPSED', approved: null },
    ])
  })
})
