import exceljs from 'exceljs'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { v7 as uuid } from 'uuid'
import { insertDeliveryAt } from '../../../test/delivery-fixtures'
import { openProduct } from '../../../test/product'
import type { Product } from '../../../test/product'
import { drivers } from '../../tables/drivers'
import { payments, subscriptionPayments } from '../../tables/invoices'
import { securityLog } from '../../tables/users'

let product: Product
let contract: number

beforeAll(async () => {
  product = await openProduct()
  const { db, people, organization } = product
  const staged = await insertDeliveryAt(db, {
    mark: '1',
    organization,
    representative: people.C4.profileId,
    selected: people.DS.profileId,
    bidders: [],
    status: 'COMPLETED',
    type: 'STANDARD',
  })
  contract = Number(staged.publicId)
  await db.sql
    .update(drivers)
    .set({ firstName: '=1+1', lastName: 'Moreira', iban: 'FR7630006000011234567890189' })
    .where(eq(drivers.id, people.DS.profileId))
  // half past midnight in Paris
  await db.sql
    .update(payments)
    .set({ amount: 21_250, disbursements: 1250, createdAt: new Date('2026-03-01T23:30:00Z') })
  await db.sql.delete(subscriptionPayments)
  const row = { driverId: people.DS.profileId, tier: 'REGULAR', amount: 5900, status: 'FAILED' } as const
  await db.sql.insert(subscriptionPayments).values([
    { id: uuid(), month: '2026-02', ...row, createdAt: new Date('2026-02-05T09:00:00Z') },
    { id: uuid(), month: '2026-03', ...row, createdAt: new Date('2026-03-05T09:00:00Z') },
  ])
})
afterAll(() => product.close())

async function download(body: object, { token } = product.people.A2, language = 'fr') {
  const answer = await product.app.http.inject({
    method: 'POST',
    url: '/invoice/download-delivery-payments-xlsx',
    headers: { authorization: token, 'accept-language': language },
    payload: body,
  })
  if (answer.statusCode !== 201) return { status: answer.statusCode, name: '', body: answer.json(), rows: [] }
  const workbook = new exceljs.Workbook()
  await workbook.xlsx.load(answer.rawPayload as never)
  const rows: unknown[][] = []
  workbook.worksheets[0]?.eachRow((row) => rows.push((row.values as unknown[]).slice(1)))
  return { status: 201, name: String(answer.headers['content-disposition']), body: null, rows }
}

it('holds what drivers are owed for their missions: dates as dates, sums as numbers, names as text', async () => {
  const { rows, name } = await download({ tab: 'delivery' })
  expect(name).toMatch(/paiements-livraisons-\d{4}-\d\d-\d\d\.xlsx/)
  expect(rows).toEqual([
    ['Date', 'N° chauffeur', 'Chauffeur', 'Contrat', 'Montant', 'Statut', 'Dont débours'],
    [new Date('2026-03-02T00:30:00Z'), expect.any(Number), '=1+1 Moreira', contract, 212.5, 'Transféré', 12.5],
  ])
  expect((await download({})).rows).toEqual(rows)
})

it('holds the months of subscriptions, in the language of the reader', async () => {
  const { rows, name } = await download(
    { tab: 'subscription', order: 'asc', orderBy: 'createdAt' },
    product.people.A1,
    'en',
  )
  expect(name).toMatch(/subscription-payments-/)
  const month = (first: string) => ['=1+1 Moreira', 'Regular plan', new Date(first), 59, 'Failed']
  expect(rows[0]).toContain('Amount excl. tax')
  expect(rows.slice(1).map((row) => row.slice(2))).toEqual([month('2026-02-01'), month('2026-03-01')])
})

it('keeps the period and the text of the list', async () => {
  const from = Date.parse('2026-03-01T00:00:00Z')
  expect((await download({ tab: 'subscription', from })).rows).toHaveLength(2)
  expect((await download({ tab: 'subscription', to: String(from) })).rows).toHaveLength(2)
  expect((await download({ tab: 'subscription', search: 'nobody' })).rows).toHaveLength(1)
  expect((await download({ search: String(contract) })).rows).toHaveLength(2)
  expect((await download({ tab: 'weekly' })).status).toBe(400)
  expect((await download({ from: 'yesterday' })).body).toMatchObject({ fields: [{ path: 'from', code: 'invalid' }] })
})

it('is for those who handle money, and written down', async () => {
  expect((await download({}, product.people.A3)).status).toBe(403)
  await download({ tab: 'subscription' })
  const lines = await product.db.sql.select().from(securityLog).where(eq(securityLog.actorSub, product.people.A2.sub))
  expect(lines).toContainEqual(
    expect.objectContaining({ kind: 'export.made', data: { what: 'payments', tab: 'subscription' } }),
  )
})
