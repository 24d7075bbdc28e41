import type { AdminActor, DriverActor } from '@volant/domain/kernel/actor'
import { PAYMENT_MOVES, PAYMENT_STATUSES } from '@volant/domain/offers/payments'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { v7 as uuid } from 'uuid'
import { as } from '../../../test/world'
import { payments, subscriptionPayments } from '../../tables/invoices'
import { securityLog } from '../../tables/users'
import { openBooks } from './books.testing'
import type { Books } from './books.testing'
import { createPaymentReads } from './read/payments'
import { createPayments } from './service/payments'
import type { Payments } from './service/payments'

let books: Books
let work: Payments
let driver: DriverActor
let support: AdminActor

beforeAll(async () => {
  books = await openBooks()
  work = createPayments(books)
  driver = await books.make.driver()
  support = await books.make.admin(3)
  const client = await books.buyer()
  await books.terminate(await books.assigned(client, driver.profileId))
})
afterAll(() => books.close())

const office = () => as(books.admin)
const month = (more: object = {}) => ({
  driverId: driver.profileId,
  subscriptionId: 'LIGHT',
  month: '2026-06',
  amount: 29.9,
  ...more,
})

describe('the status of a payment', () => {
  it.each(PAYMENT_STATUSES.flatMap((from) => PAYMENT_STATUSES.map((to) => [from, to] as const)))(
    '%s becomes %s where the rules say so, for missions and subscriptions alike, and says who did it',
    async (from, to) => {
      const recorded = await work.record(office(), month({ month: '2026-05' }))
      const [owed] = await books.db.sql.select().from(payments)
      for (const [table, id] of [
        [payments, owed!.id],
        [subscriptionPayments, recorded.id],
      ] as const) {
        await books.db.sql.update(table).set({ status: from }).where(eq(table.id, id))
        const moved = work.move(office(), { id, status: to })
        if (PAYMENT_MOVES[from].includes(to)) {
          expect(await moved).toEqual({ id, status: to })
          expect(await books.db.sql.select().from(table).where(eq(table.id, id))).toMatchObject([{ status: to }])
          const lines = await books.db.sql.select().from(securityLog).where(eq(securityLog.kind, 'payment.moved'))
          expect(lines).toContainEqual(
            expect.objectContaining({
              actorSub: books.admin.sub,
              subject: driver.sub,
              data: { payment: id, from, to },
            }),
          )
        } else await expect(moved).rejects.toMatchObject({ code: 'CONFLICT', reason: 'ILLEGAL_TRANSITION' })
      }
      await books.db.sql.delete(subscriptionPayments)
    },
  )

  it('is the business of maintainers, and of payments that exist', async () => {
    const [owed] = await books.db.sql.select().from(payments)
    const input = { id: owed!.id, status: 'PAID' } as const
    await expect(work.move(as(support), input)).rejects.toMatchObject({ code: 'FORBIDDEN', reason: 'RANK_TOO_LOW' })
    await expect(work.move(as(driver), input)).rejects.toMatchObject({ code: 'FORBIDDEN', reason: 'WRONG_ROLE' })
    for (const id of [uuid(), 'x'])
      await expect(work.move(office(), { id, status: 'PAID' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('a month of a subscription', () => {
  it('is recorded once for a driver, unless it was cancelled', async () => {
    const { id, status } = await work.record(office(), month())
    expect(status).toBe('PENDING')
    expect(await books.db.sql.select().from(subscriptionPayments)).toMatchObject([
      { id, driverId: driver.profileId, tier: 'LIGHT', month: '2026-06', amount: 2990, createdAt: books.clock.now() },
    ])
    await expect(work.record(office(), month({ subscriptionId: 'REGULAR' }))).rejects.toThrow()
    await work.move(office(), { id, status: 'CANCELLED' })
    await work.record(office(), month({ subscriptionId: 'REGULAR' }))
    expect(await books.db.sql.$count(subscriptionPayments)).toBe(2)
  })

  it.each([
    ['a month to come', { month: '2026-07' }, 'month', 'outOfRange'],
    ['no month', { month: '2026-13' }, 'month', 'invalid'],
    ['nothing for a month', { month: undefined }, 'month', 'required'],
    ['an unknown subscription', { subscriptionId: 'GOLD' }, 'subscriptionId', 'notAllowed'],
    ['too little', { amount: 0.99 }, 'amount', 'outOfRange'],
    ['too much', { amount: 10_000.01 }, 'amount', 'outOfRange'],
    ['a tenth of a cent', { amount: 29.901 }, 'amount', 'outOfRange'],
  ])('is refused for %s', async (_what, wrong, path, code) => {
    const input = month({ month: '2026-04', ...wrong }) as Parameters<Payments['record']>[1]
    await expect(work.record(office(), input)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path, code }],
    })
  })

  it('is for drivers whom the house knows, by whoever handles money', async () => {
    const candidate = await books.make.driver('WAITING')
    await expect(work.record(office(), month({ driverId: candidate.profileId }))).rejects.toMatchObject({
      code: 'CONFLICT',
      reason: 'DRIVER_UNAVAILABLE',
    })
    await expect(work.record(office(), month({ driverId: uuid() }))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(work.record(as(support), month())).rejects.toMatchObject({ reason: 'RANK_TOO_LOW' })
    await expect(work.record(as(driver), month())).rejects.toMatchObject({ reason: 'WRONG_ROLE' })
  })
})

describe('the lists', () => {
  const fields = (...names: string[]) => new Map(names.map((name) => [name, new Map()] as const))

  it('are narrowed to a period, both ends included, to statuses and to a text', async () => {
    await books.db.sql.delete(subscriptionPayments)
    const { ofSubscriptions, ofDeliveries } = createPaymentReads(books.db, books.clock)
    const at = (iso: string) => ({ createdAt: new Date(iso), updatedAt: new Date(iso) })
    const row = { driverId: driver.profileId, tier: 'LIGHT', amount: 2990, status: 'PAID' } as const
    await books.db.sql.insert(subscriptionPayments).values([
      { id: uuid(), month: '2026-01', ...row, ...at('2026-03-01T22:59:59.999Z') },
      { id: uuid(), month: '2026-02', ...row, ...at('2026-03-01T23:00:00Z') },
      { id: uuid(), month: '2026-03', ...row, ...at('2026-03-02T22:59:59.999Z'), status: 'FAILED' },
      { id: uuid(), month: '2026-04', ...row, ...at('2026-03-02T23:00:00Z') },
    ])
    const months = async (input: Parameters<typeof ofSubscriptions>[1]) =>
      (await ofSubscriptions(books.admin, input, fields('month'))).records.map((found) => found.month)
    // the second of March in Paris
    const day = { createdFrom: '2026-03-01T23:00:00Z', createdTo: '2026-03-02T22:59:59.999Z' }
    expect(await months({ filter: day })).toEqual(['2026-03', '2026-02'])
    expect(await months({ filter: { ...day, statuses: ['FAILED'] } })).toEqual(['2026-03'])
    expect(await months({ filter: { createdTo: day.createdFrom } })).toEqual(['2026-02', '2026-01'])
    expect(await months({ keyword: 'david dri', pagination: { page: 1, perPage: 3 } })).toEqual(['2026-01'])
    expect(await months({ keyword: 'nobody' })).toEqual([])
    const [delivery] = (await ofDeliveries(books.admin, {}, fields('contract'))).records
    expect(delivery?.contract).toMatch(/^\d+$/)
    expect((await ofDeliveries(books.admin, { keyword: delivery?.contract }, fields('id'))).total).toBe(1)
  })
})
