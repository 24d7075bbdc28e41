import type { DeclareExpenseInput } from '@volant/contract/schema.generated'
import type { DeliveryStatus } from '@volant/domain/deliveries/statuses'
import { EXPENSES_MAX } from '@volant/domain/expenses/expenses'
import type { AdminActor, ClientActor, DriverActor } from '@volant/domain/kernel/actor'
import type { PaymentStatus } from '@volant/domain/offers/payments'
import { addHours, addMinutes, subDays } from 'date-fns'
import { eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { as } from '../../../test/world'
import { deliveries } from '../../tables/deliveries'
import { expenses } from '../../tables/expenses'
import { payments } from '../../tables/invoices'
import { securityLog } from '../../tables/users'
import { openBooks } from '../invoices/books.testing'
import type { Books } from '../invoices/books.testing'
import { createPayments } from '../invoices/service/payments'
import { deliveryFiles } from '../missions/files'
import { addReceipt } from './receipt.testing'
import { createExpenses } from './service/expenses'
import type { Expenses } from './service/expenses'

const NOT_FOUND = { code: 'NOT_FOUND' }
const conflict = (reason: string) => ({ code: 'CONFLICT', reason })

let books: Books
let work: Expenses
let client: ClientActor
let driver: DriverActor
let rival: DriverActor
let support: AdminActor

beforeAll(async () => {
  books = await openBooks()
  const presenter = { fileUrl: (key: string) => `/files/${key}` }
  work = createExpenses({ db: books.db, clock: books.clock, presenter })
  client = await books.buyer()
  rival = await books.make.driver()
  support = await books.make.admin(3)
})
beforeEach(async () => {
  driver = await books.make.driver()
})
afterAll(() => books.close())

const office = () => as(books.admin)
const at = (id: string, status: DeliveryStatus) =>
  books.db.sql.update(deliveries).set({ status }).where(eq(deliveries.id, id))
const rowsOf = (id: string) => books.db.sql.select().from(expenses).where(eq(expenses.deliveryId, id))

/** A mission under way. */
async function onTheRoad(status: DeliveryStatus = 'ONGOING'): Promise<string> {
  const id = await books.assigned(client, driver.profileId)
  await at(id, status)
  return id
}

const receipt = (deliveryId: string, by: DriverActor = driver, kind?: string) =>
  addReceipt(books.db.sql, deliveryId, by, kind)

async function spent(deliveryId: string, more: Partial<DeclareExpenseInput> = {}): Promise<DeclareExpenseInput> {
  const photoKey = more.photoKey ?? (await receipt(deliveryId)).key
  return { id: uuid(), deliveryId, kind: 'toll', amount: 42.8, capturedAt: books.clock.now(), ...more, photoKey }
}
const declare = async (deliveryId: string, more: Partial<DeclareExpenseInput> = {}) =>
  work.declare(as(driver), await spent(deliveryId, more))
const approve = (id: string, approved: number) => work.decide(office(), { id, approved })
const owed = async (id: string) => (await books.owed(id)).map(({ amount, disbursements }) => [amount, disbursements])

describe('a driver', () => {
  it('declares an expense, kept once however often it is sent', async () => {
    const id = await onTheRoad()
    const sent = await spent(id, { capturedAt: addHours(books.clock.now(), 3), text: ' A1 ' })
    const first = await work.declare(as(driver), sent)
    expect(first).toMatchObject({
      id: sent.id,
      deliveryId: id,
      driverName: 'David Driver',
      kind: 'toll',
      amount: 42.8,
      text: 'A1',
      state: 'DECLARED',
      approved: null,
      photo: `/files/${sent.photoKey}`,
      // the clock of a phone that runs ahead
      capturedAt: books.clock.now(),
      decidedBy: null,
    })
    expect(await work.declare(as(driver), sent)).toEqual(first)
    expect(await rowsOf(id)).toMatchObject([{ amount: 4280, driverId: driver.profileId }])
    expect(await work.list(driver, id)).toEqual([first])
  })

  it('says when it was, at most three days ago', async () => {
    const id = await onTheRoad()
    const { capturedAt } = await declare(id, { capturedAt: subDays(books.clock.now(), 9) })
    expect(capturedAt).toEqual(subDays(books.clock.now(), 3))
  })

  it('says it by a clock that is wrong, which the server puts right', async () => {
    const id = await onTheRoad()
    const now = books.clock.now()
    const sentAt = addMinutes(now, 20)
    const noted = await spent(id, { capturedAt: addMinutes(sentAt, -45) })
    expect((await work.declare(as(driver, { sentAt }), noted)).capturedAt).toEqual(addMinutes(now, -45))
  })

  it('may do so from departure until the payment is settled', async () => {
    const id = await onTheRoad('SET')
    await expect(declare(id)).rejects.toMatchObject(conflict('ILLEGAL_TRANSITION'))
    for (const status of ['PICKUP_DRIVER', 'DELIVERED'] as const) {
      await at(id, status)
      expect(await declare(id)).toMatchObject({ state: 'DECLARED' })
    }
    await books.terminate(id)
    const moves: [PaymentStatus, boolean][] = [
      ['PENDING', true],
      ['FAILED', true],
      ['PAID', false],
      ['CANCELLED', false],
    ]
    for (const [status, open] of moves) {
      await books.db.sql.update(payments).set({ status }).where(eq(payments.deliveryId, id))
      if (open) expect(await declare(id)).toMatchObject({ state: 'DECLARED' })
      else await expect(declare(id)).rejects.toMatchObject(conflict('PAYMENT_NOT_PENDING'))
    }
    const cancelled = await onTheRoad()
    await books.cancel(cancelled)
    await expect(declare(cancelled)).rejects.toMatchObject(conflict('ILLEGAL_TRANSITION'))
  })

  it('shows a receipt of their own, sent with this mission', async () => {
    const [id, other] = [await onTheRoad(), await onTheRoad()]
    const wrong = [
      (await receipt(other)).key,
      (await receipt(id, rival)).key,
      (await receipt(id, driver, 'problem')).key,
      'Deliveries/nothing.jpg',
    ]
    for (const photoKey of wrong)
      await expect(declare(id, { photoKey })).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: [{ path: 'photoKey', code: 'invalid' }],
      })
    expect(await rowsOf(id)).toEqual([])
  })

  it('names what is wrong', async () => {
    const id = await onTheRoad()
    await expect(declare(id, { amount: 0 })).rejects.toMatchObject({ fields: [{ path: 'amount', code: 'outOfRange' }] })
    await expect(declare(id, { kind: 'other' })).rejects.toMatchObject({ fields: [{ path: 'text', code: 'required' }] })
  })

  it('has an end of expenses', async () => {
    const id = await onTheRoad()
    const { id: first } = await declare(id)
    const [row] = await rowsOf(id)
    const more = Array.from({ length: EXPENSES_MAX - 1 }, () => ({ ...row!, id: uuid() }))
    await books.db.sql.insert(expenses).values(more)
    await expect(declare(id)).rejects.toMatchObject(conflict('QUOTA_EXCEEDED'))
    await work.takeBack(as(driver), first)
    await expect(declare(id)).rejects.toMatchObject(conflict('QUOTA_EXCEEDED'))
  })

  it('takes one back until the office decided; sent again it stays taken back', async () => {
    const id = await onTheRoad()
    const sent = await spent(id)
    await work.declare(as(driver), sent)
    for (let times = 0; times < 2; times++) expect(await work.takeBack(as(driver), sent.id)).toEqual({ id: sent.id })
    expect(await work.declare(as(driver), sent)).toMatchObject({ state: 'TAKEN_BACK' })
    expect(await work.list(driver, id)).toEqual([])
    expect(await work.list(books.admin, id)).toEqual([])
    await expect(approve(sent.id, 1)).rejects.toMatchObject(conflict('ILLEGAL_TRANSITION'))
    const { id: decided } = await declare(id)
    await approve(decided, 1)
    await expect(work.takeBack(as(driver), decided)).rejects.toMatchObject(conflict('ALREADY_ANSWERED'))
  })

  it('has nothing to do with the expenses of others', async () => {
    const id = await onTheRoad()
    const sent = await spent(id)
    await work.declare(as(driver), sent)
    await expect(work.declare(as(rival), sent)).rejects.toMatchObject(NOT_FOUND)
    await expect(work.takeBack(as(rival), sent.id)).rejects.toMatchObject(NOT_FOUND)
    await expect(work.list(rival, id)).rejects.toMatchObject(NOT_FOUND)
    for (const none of [uuid(), 'x']) {
      await expect(work.takeBack(as(driver), none)).rejects.toMatchObject(NOT_FOUND)
      await expect(work.list(driver, none)).rejects.toMatchObject(NOT_FOUND)
    }
    // an id that is taken is nobody else's
    const theirs = await onTheRoad()
    await books.db.sql.update(expenses).set({ driverId: rival.profileId }).where(eq(expenses.id, sent.id))
    await expect(declare(theirs, { id: sent.id })).rejects.toMatchObject({ fields: [{ path: 'id', code: 'invalid' }] })
  })

  it('may send the photo of a receipt as long as the mission has expenses, and it stays once it is declared', async () => {
    const id = await onTheRoad('SET')
    const owner = deliveryFiles()
    const metadata = { module: 'delivery', deliveryId: id, kind: 'expense' } as const
    const upload = () => books.db.tx((tx) => owner.mayUpload(tx.sql, driver, metadata))
    expect(await upload()).toMatchObject(conflict('ILLEGAL_TRANSITION'))
    await at(id, 'ONGOING')
    expect(await upload()).toMatchObject({ ok: true })
    const file = await receipt(id)
    const inUse = () => books.db.tx((tx) => owner.isInUse(tx, file))
    expect(await inUse()).toBe(false)
    await declare(id, { photoKey: file.key })
    expect(await inUse()).toBe(true)
  })
})

describe('the office', () => {
  it('approves and refuses, each written down, and another decision may follow', async () => {
    const id = await onTheRoad()
    const { id: expense, contract } = await declare(id)
    expect(await work.decide(office(), { id: expense, reason: 'Illisible' })).toMatchObject({
      state: 'REFUSED',
      approved: null,
      reason: 'Illisible',
      decidedAt: books.clock.now(),
      decidedBy: 'Anne Admin',
    })
    expect(await approve(expense, 40)).toMatchObject({ state: 'APPROVED', approved: 40, reason: null })
    expect(await work.list(driver, id)).toMatchObject([{ state: 'APPROVED', approved: 40, decidedBy: null }])
    expect(await books.db.sql.select().from(securityLog).where(eq(securityLog.subject, driver.sub))).toMatchObject([
      {
        kind: 'expense.decided',
        actorSub: books.admin.sub,
        data: { expense, contract, from: 'DECLARED', to: 'REFUSED', amount: 42.8 },
      },
      { kind: 'expense.decided', data: { contract, from: 'REFUSED', to: 'APPROVED', amount: 42.8, paidBack: 40 } },
    ])
  })

  it('does so once for its key', async () => {
    const { id } = await declare(await onTheRoad())
    const ctx = as(books.admin, { idempotencyKey: uuid() })
    const first = await work.decide(ctx, { id, approved: 5 })
    await approve(id, 7)
    // the answer tells how it stands by now
    expect(await work.decide(ctx, { id, approved: 5 })).toMatchObject({ id: first.id, approved: 7 })
    await expect(work.decide(ctx, { id, approved: 6 })).rejects.toMatchObject(conflict('IDEMPOTENCY_MISMATCH'))
  })

  it('decides on what it saw: of two the second is told, and may decide anew on the decision of the first', async () => {
    const { id } = await declare(await onTheRoad())
    const decide = (approved: number, decidedAt: Date | null) => work.decide(office(), { id, approved, decidedAt })
    const { decidedAt: first } = await decide(40, null)
    books.setTime(addMinutes(books.clock.now(), 1))
    await expect(decide(30, null)).rejects.toMatchObject(conflict('STALE_VERSION'))
    const { decidedAt: second } = await decide(20, first)
    await expect(decide(10, first)).rejects.toMatchObject(conflict('STALE_VERSION'))
    expect(await decide(10, second)).toMatchObject({ approved: 10 })
    // whoever does not say what they saw is not asked
    expect(await approve(id, 5)).toMatchObject({ approved: 5 })
  })

  it('of two at the same moment takes one decision', async () => {
    const { id } = await declare(await onTheRoad())
    const both = await Promise.allSettled(
      [40, 30].map((approved) => work.decide(office(), { id, approved, decidedAt: null })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: conflict('STALE_VERSION') })
  })

  it('pays back no more than was declared, and says why it refuses', async () => {
    const { id } = await declare(await onTheRoad())
    await expect(approve(id, 42.81)).rejects.toMatchObject({ fields: [{ path: 'approved', code: 'outOfRange' }] })
    await expect(work.decide(office(), { id })).rejects.toMatchObject({
      fields: [{ path: 'reason', code: 'required' }],
    })
    expect(await approve(id, 0)).toMatchObject({ state: 'APPROVED', approved: 0 })
  })

  it('reads what waits for a decision, the oldest first, with the mission it belongs to', async () => {
    await books.db.sql.delete(expenses)
    const [first, second] = [await onTheRoad(), await onTheRoad('DELIVERED')]
    const younger = await declare(first, { kind: 'fuel' })
    const older = await declare(second, { capturedAt: subDays(books.clock.now(), 1) })
    const [{ publicId, finalPrice } = {}] = await books.db.sql.select().from(deliveries).where(eq(deliveries.id, first))
    expect(await work.open(books.admin)).toMatchObject([
      { id: older.id, deliveryId: second },
      { id: younger.id, contract: publicId, price: finalPrice! / 100, from: 'Paris', to: 'Lyon', amount: 42.8 },
    ])
    await approve(younger.id, 1)
    await work.takeBack(as(driver), older.id)
    expect(await work.open(books.admin)).toEqual([])
  })

  it('reads nothing that may not be decided on', async () => {
    await books.db.sql.delete(expenses)
    const id = await onTheRoad('DELIVERED')
    const { id: expense } = await declare(id)
    const open = async () => (await work.open(books.admin)).map((row) => row.id)
    await books.terminate(id)
    const pay = (status: PaymentStatus) =>
      books.db.sql.update(payments).set({ status }).where(eq(payments.deliveryId, id))
    for (const status of ['PAID', 'FAILED', 'CANCELLED'] as const) {
      await pay(status)
      expect(await open()).toEqual([])
    }
    // a payment that was cancelled, and the one that took its place
    const [former] = await books.db.sql.select().from(payments).where(eq(payments.deliveryId, id))
    await books.db.sql.insert(payments).values({ ...former!, id: uuid(), status: 'PENDING' })
    expect(await open()).toEqual([expense])
    const gone = { deletedAt: books.clock.now() }
    const cancelled = { deletedAt: null, status: 'CANCELLED_BY_ADMIN', cancelledAt: books.clock.now() } as const
    for (const change of [gone, cancelled]) {
      await books.db.sql.update(deliveries).set(change).where(eq(deliveries.id, id))
      expect(await open()).toEqual([])
    }
  })

  it('is whoever handles payments', async () => {
    const delivery = await onTheRoad()
    const { id } = await declare(delivery)
    await expect(work.decide(as(support), { id, approved: 1 })).rejects.toMatchObject({ reason: 'RANK_TOO_LOW' })
    await expect(work.list(support, delivery)).rejects.toMatchObject({ reason: 'RANK_TOO_LOW' })
    await expect(work.decide(as(driver), { id, approved: 1 })).rejects.toMatchObject({ reason: 'WRONG_ROLE' })
    for (const none of [uuid(), 'x']) await expect(approve(none, 1)).rejects.toMatchObject(NOT_FOUND)
  })
})

describe('the payment', () => {
  it('is the price and what was approved, before the end and after it, as long as it is pending', async () => {
    const id = await onTheRoad('DELIVERED')
    const [toll, fuel, parking] = [
      await declare(id),
      await declare(id, { kind: 'fuel', amount: 60.01 }),
      await declare(id),
    ]
    await approve(toll.id, 42.8)
    await work.decide(office(), { id: parking.id, reason: 'Illisible' })
    await books.terminate(id)
    expect(await owed(id)).toEqual([[25_530, 4280]])
    await approve(fuel.id, 60.01)
    expect(await owed(id)).toEqual([[31_531, 10_281]])
    await approve(fuel.id, 10)
    await work.decide(office(), { id: toll.id, reason: 'Compris dans le prix' })
    expect(await owed(id)).toEqual([[22_250, 1000]])
  })

  it('does not change any more once it is not pending', async () => {
    const id = await onTheRoad('DELIVERED')
    const { id: expense } = await declare(id)
    await approve(expense, 1)
    await books.terminate(id)
    for (const status of ['PAID', 'FAILED', 'CANCELLED'] as const) {
      await books.db.sql.update(payments).set({ status }).where(eq(payments.deliveryId, id))
      await expect(approve(expense, 2)).rejects.toMatchObject(conflict('PAYMENT_NOT_PENDING'))
    }
    expect(await owed(id)).toEqual([[21_350, 100]])
  })

  it('is neither marked as paid nor cancelled while an expense waits for a decision', async () => {
    const id = await onTheRoad('DELIVERED')
    const { id: expense } = await declare(id)
    await books.terminate(id)
    const [payment] = await books.owed(id)
    const becomes = (status: PaymentStatus) => createPayments(books).move(office(), { id: payment!.id, status })
    for (const status of ['PAID', 'CANCELLED'] as const)
      await expect(becomes(status)).rejects.toMatchObject(conflict('EXPENSES_UNDECIDED'))
    await work.decide(office(), { id: expense, reason: 'Illisible' })
    expect(await work.list(books.admin, id)).toMatchObject([{ payment: 'PENDING' }])
    expect(await becomes('PAID')).toMatchObject({ status: 'PAID' })
    expect(await work.list(books.admin, id)).toMatchObject([{ payment: 'PAID' }])
  })

  it('is settled for the amount that was seen, or not at all', async () => {
    const id = await onTheRoad('DELIVERED')
    const { id: expense } = await declare(id, { amount: 60 })
    await books.terminate(id)
    const [{ id: payment, amount } = { id: '', amount: 0 }] = await books.owed(id)
    const pay = (seen: number | null) =>
      createPayments(books).move(office(), { id: payment, status: 'PAID', amount: seen })
    await approve(expense, 60)
    await expect(pay(amount / 100)).rejects.toMatchObject(conflict('STALE_VERSION'))
    await expect(pay(-1)).rejects.toMatchObject({ fields: [{ path: 'amount', code: 'outOfRange' }] })
    expect(await books.owed(id)).toMatchObject([{ status: 'PENDING', amount: amount + 6000 }])
    expect(await pay(amount / 100 + 60)).toMatchObject({ status: 'PAID' })
  })

  it('of a mission that is cancelled is owed no more, and nor are its expenses', async () => {
    const id = await onTheRoad('DELIVERED')
    const { id: expense } = await declare(id)
    await approve(expense, 12.5)
    await books.terminate(id)
    await books.cancel(id)
    await expect(approve(expense, 1)).rejects.toMatchObject(conflict('ILLEGAL_TRANSITION'))
    expect((await books.owed(id)).map(({ status, amount }) => [status, amount])).toEqual([['CANCELLED', 22_500]])
  })
})
