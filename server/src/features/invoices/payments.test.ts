import type { AdminActor, DriverActor } from '@volant/domain/kernel/actor'
import { PAYMENT_MOVES, PAYMENT_STATUSES } from '@volant/domain/offers/payments'
import type { PaymentStatus } from '@volant/domain/offers/payments'
import { addDays, subMonths } from 'date-fns'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { v7 as uuid } from 'uuid'
import { as } from '../../../test/world'
import { deliveries } from '../../tables/deliveries'
import { driverMandates } from '../../tables/drivers'
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
      const [owed] = await books.db.sql
        .select({ id: payments.id, amount: payments.amount, contract: deliveries.publicId })
        .from(payments)
        .innerJoin(deliveries, eq(deliveries.id, payments.deliveryId))
      for (const [table, id, said] of [
        [payments, owed!.id, { contract: owed!.contract, amount: owed!.amount / 100 }],
        [subscriptionPayments, recorded.id, { month: '2026-05', amount: 29.9 }],
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
              data: { payment: id, from, to, ...said },
            }),
          )
        } else await expect(moved).rejects.toMatchObject({ code: 'CONFLICT', reason: 'ILLEGAL_TRANSITION' })
      }
      await books.db.sql.delete(subscriptionPayments)
    },
  )

  it('is told to the lists of the office, and so is a month that is recorded', async () => {
    const told: string[] = []
    books.bus.add([{ on: 'driver.changed', phase: 'committed', react: ({ driverId }) => void told.push(driverId) }])
    const { id } = await work.record(office(), month({ month: '2026-05' }))
    expect(told).toEqual([driver.profileId])
    await work.move(office(), { id, status: 'FAILED' })
    const [owed] = await books.db.sql.update(payments).set({ status: 'PENDING' }).returning()
    await work.move(office(), { id: owed!.id, status: 'FAILED' })
    expect(told).toEqual([driver.profileId, driver.profileId, driver.profileId])
    await expect(work.move(office(), { id: owed!.id, status: 'FAILED' })).rejects.toThrow()
    expect(told).toHaveLength(3)
    await books.db.sql.delete(subscriptionPayments)
  })

  it('of a month of a subscription moves with the amount that was seen as well', async () => {
    const { id } = await work.record(office(), month({ month: '2026-05' }))
    const pay = (amount: number) => work.move(office(), { id, status: 'PAID', amount })
    await expect(pay(29.89)).rejects.toMatchObject({ code: 'CONFLICT', reason: 'STALE_VERSION' })
    expect(await pay(29.9)).toEqual({ id, status: 'PAID' })
    await books.db.sql.delete(subscriptionPayments)
  })

  it('is the business of maintainers, and of payments that exist', async () => {
    const [owed] = await books.db.sql.select().from(payments)
    const input = { id: owed!.id, status: 'PAID' } as const
    await expect(work.move(as(support), input)).rejects.toMatchObject({ code: 'FORBIDDEN', reason: 'RANK_TOO_LOW' })
    await expect(work.move(as(driver), input)).rejects.toMatchObject({ code: 'FORBIDDEN', reason: 'WRONG_ROLE' })
    for (const id of [uuid(), 'x'])
      await expect(work.move(office(), { id, status: 'PAID' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

async function signs(driverId: string, signedAt: Date): Promise<void> {
  const snapshot = {
    creditor: { name: 'Volant', address: '1 rue Faidherbe, 59000 Lille', identifier: 'FR72ZZZ123456' },
    debtor: { name: 'Ana', address: [], iban: 'FR7630006000011234567890189' },
  }
  const mandate = { id: uuid(), secret: driverId, driverId, reference: driverId, snapshot, fileKey: 'm.pdf' }
  await books.db.sql.insert(driverMandates).values({ ...mandate, signedAt })
}

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

  it('is told to the driver: under a mandate with its reference, fourteen days before it is debited', async () => {
    const told = async (mandate: boolean) => {
      const { profileId: driverId } = await books.make.driver()
      if (mandate) await signs(driverId, subMonths(books.clock.now(), 1))
      const { id } = await work.record(office(), month({ driverId }))
      await books.db.sql.delete(subscriptionPayments).where(eq(subscriptionPayments.id, id))
      const mails = await books.messages('subscription-recorded')
      return { driverId, data: mails.at(-1)?.data }
    }
    const { driverId, data } = await told(true)
    const debit = { reference: driverId, from: addDays(books.clock.now(), 14).toISOString() }
    // debited is the amount with the French tax
    expect(data).toMatchObject({ month: '2026-06', amount: 2990, gross: 3588, debit })
    expect(await told(false)).toMatchObject({ data: { month: '2026-06', amount: 2990, debit: null } })
  })

  it('that is cancelled is said to be void, and what had not left to announce it does not', async () => {
    const { profileId: driverId } = await books.make.driver()
    const announced = async () =>
      (await books.messages('subscription-recorded')).filter(({ data }) => data['amount'] === 29_900)
    const { id } = await work.record(office(), month({ driverId, amount: 299 }))
    expect(await announced()).toHaveLength(1)
    const { id: failed } = await work.record(office(), month({ driverId, month: '2026-05' }))
    await work.move(office(), { id: failed, status: 'FAILED' })
    const before = await books.messages('subscription-cancelled')
    await work.move(office(), { id, status: 'CANCELLED' })
    expect(await announced()).toEqual([])
    const told = (await books.messages('subscription-cancelled')).slice(before.length)
    expect(told.map(({ data }) => data['month'])).toEqual(['2026-06'])
    await books.db.sql.delete(subscriptionPayments).where(eq(subscriptionPayments.driverId, driverId))
  })

  it('is not recorded under a mandate that has lapsed', async () => {
    const { profileId: driverId } = await books.make.driver()
    await signs(driverId, subMonths(books.clock.now(), 36))
    await expect(work.record(office(), month({ driverId }))).rejects.toMatchObject({
      code: 'CONFLICT',
      reason: 'MANDATE_LAPSED',
    })
    const signedAt = subMonths(books.clock.now(), 35)
    await books.db.sql.update(driverMandates).set({ signedAt }).where(eq(driverMandates.driverId, driverId))
    expect(await work.record(office(), month({ driverId }))).toMatchObject({ status: 'PENDING' })
    await books.db.sql.delete(subscriptionPayments).where(eq(subscriptionPayments.driverId, driverId))
  })

  it('is for drivers whom the office knows, by whoever handles money', async () => {
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

  it('say where a delivery led, with what, and when it was done', async () => {
    const { ofDeliveries } = createPaymentReads(books.db, books.clock)
    const wanted = fields('fromCity', 'toCity', 'vehicles', 'completedAt')
    const [own] = (await ofDeliveries(driver, {}, wanted)).records
    expect(own).toMatchObject({ fromCity: 'Paris', toCity: 'Lyon', vehicles: ['Peugeot 308'] })
    expect(new Date(own?.completedAt ?? 0)).toEqual(books.clock.now())
    const stranger = await books.make.driver()
    expect(await ofDeliveries(stranger, {}, wanted)).toEqual({ records: [], total: 0 })
  })
})

describe('the months of a driver', () => {
  it('add up what is paid and what waits by Paris months; what was cancelled has its month and counts nowhere', async () => {
    const { byMonth } = createPaymentReads(books.db, books.clock)
    const earner = await books.make.driver()
    const client = await books.buyer()
    const owed = async (createdAt: string, amount: number, status: PaymentStatus) => {
      const deliveryId = await books.assigned(client, earner.profileId)
      const at = new Date(createdAt)
      const row = { id: uuid(), driverId: earner.profileId, deliveryId, amount, status, createdAt: at, updatedAt: at }
      await books.db.sql.insert(payments).values(row)
    }
    await owed('2026-03-31T22:00:00Z', 30_001, 'PENDING')
    await owed('2026-04-30T21:59:59Z', 20_000, 'PAID')
    await owed('2026-04-10T10:00:00Z', 10_000, 'FAILED')
    await owed('2026-04-11T10:00:00Z', 99_900, 'CANCELLED')
    await owed('2026-03-31T21:59:59Z', 5000, 'PAID')
    await owed('2025-12-31T23:00:00Z', 7000, 'CANCELLED')
    const months = [
      { month: '2026-04', deliveries: 3, total: 600.01, paid: 200, waiting: 400.01 },
      { month: '2026-03', deliveries: 1, total: 50, paid: 50, waiting: 0 },
      // its only payment was cancelled: it is listed there, with its statement
      { month: '2026-01', deliveries: 0, total: 0, paid: 0, waiting: 0 },
    ]
    expect(await byMonth(earner, {})).toEqual(months)
    // the office names the driver; a driver who names another is told nothing
    expect(await byMonth(books.admin, { filter: { driverId: earner.profileId } })).toEqual(months)
    expect(await byMonth(driver, { filter: { driverId: earner.profileId } })).toEqual([])
    expect(await byMonth(earner, { filter: { statuses: ['PAID'] } })).toMatchObject([{ total: 200 }, { total: 50 }])
    expect(await byMonth(await books.make.driver(), {})).toEqual([])
    await expect(byMonth(books.admin, { filter: { driverId: 'x' } })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path: 'filter.driverId', code: 'invalid' }],
    })
  })
})
