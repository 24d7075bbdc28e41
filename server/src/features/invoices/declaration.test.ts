import exceljs from 'exceljs'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { v7 as uuid } from 'uuid'
import { insertDeliveryAt } from '../../../test/delivery-fixtures'
import { openProduct } from '../../../test/product'
import type { Product } from '../../../test/product'
import { drivers } from '../../tables/drivers'
import { payments } from '../../tables/invoices'
import { securityLog } from '../../tables/users'

let product: Product

/** A payment to the driver, as it stood since a moment. */
async function owe(
  mark: string,
  amount: number,
  status: 'PAID' | 'PENDING' | 'FAILED' | 'CANCELLED',
  since: string,
  disbursements = 0,
) {
  const { db, people, organization } = product
  const { id: deliveryId } = await insertDeliveryAt(db, {
    mark,
    organization,
    representative: people.C4.profileId,
    selected: people.DS.profileId,
    bidders: [],
    status: 'SET',
    type: 'STANDARD',
  })
  const at = new Date(since)
  const driverId = people.DS.profileId
  await db.sql.insert(payments).values({
    id: uuid(),
    driverId,
    deliveryId,
    amount: amount + disbursements,
    disbursements,
    status,
    createdAt: at,
    updatedAt: at,
  })
}

beforeAll(async () => {
  product = await openProduct()
  await product.db.sql.delete(payments)
  await product.db.sql
    .update(drivers)
    .set({
      firstName: '=1+1',
      lastName: 'Moreira',
      // midnight in Paris
      birthDate: new Date('1980-05-03T22:00:00Z'),
      company: 'Moreira SASU',
      siret: '732 829 320 00074',
      iban: 'FR7630006000011234567890189',
    })
    .where(eq(drivers.id, product.people.DS.profileId))
  // 2025 begins and ends at midnight in Paris
  await owe('1', 99, 'PAID', '2024-12-31T22:59:59.999Z')
  await owe('2', 10_001, 'PAID', '2024-12-31T23:00:00Z')
  // what was laid out and paid back is not declared
  await owe('3', 20_000, 'PAID', '2025-03-31T21:59:59Z', 4280)
  await owe('4', 30_050, 'PAID', '2025-03-31T22:00:00Z')
  await owe('5', 40_000, 'PAID', '2025-12-31T22:59:59.999Z')
  await owe('6', 77, 'PAID', '2025-12-31T23:00:00Z')
  await owe('7', 5000, 'PENDING', '2025-06-01T10:00:00Z')
  await owe('8', 6000, 'FAILED', '2025-06-01T10:00:00Z')
  await owe('9', 7000, 'CANCELLED', '2025-06-01T10:00:00Z')
})
afterAll(() => product.close())

async function download(year: unknown, { token } = product.people.A1, language = 'fr') {
  const answer = await product.app.http.inject({
    method: 'POST',
    url: '/invoice/download-declaration-xlsx',
    headers: { authorization: token, 'accept-language': language },
    payload: { year },
  })
  if (answer.statusCode !== 201) return { status: answer.statusCode, name: '', body: answer.json(), rows: [] }
  const workbook = new exceljs.Workbook()
  await workbook.xlsx.load(answer.rawPayload as never)
  const rows: unknown[][] = []
  workbook.worksheets[0]?.eachRow((row) => rows.push((row.values as unknown[]).slice(1)))
  return { status: 201, name: String(answer.headers['content-disposition']), body: null, rows }
}

it('holds who was paid in the year, and how much by quarters of Paris; nothing that was not paid', async () => {
  const { rows, name } = await download(2025)
  expect(name).toMatch(/declaration-2025-\d{4}-\d\d-\d\d\.xlsx/)
  expect(rows).toHaveLength(2)
  const [heading = [], cells = []] = rows
  expect(heading.slice(0, 6)).toEqual(['N° chauffeur', 'Nom', 'Prénom', 'Né(e) le', 'Société', 'SIREN'])
  expect(cells.slice(1, 6)).toEqual(['Moreira', '=1+1', new Date('1980-05-04T00:00:00Z'), 'Moreira SASU', '732829320'])
  expect(cells[10]).toBe('FR7630006000011234567890189')
  expect(heading.slice(11, 13)).toEqual(['Payé T1', 'Missions T1'])
  expect(cells.slice(11)).toEqual([300.01, 2, 300.5, 1, 0, 0, 400, 1, 1000.51, 4])
})

it('is of one year, in the language of the reader', async () => {
  const { rows } = await download(2024, product.people.A1, 'en')
  expect(rows[0]?.slice(11, 13)).toEqual(['Paid Q1', 'Missions Q1'])
  expect(rows[1]?.slice(11)).toEqual([0, 0, 0, 0, 0, 0, 0.99, 1, 0.99, 1])
  expect((await download(2023)).rows).toHaveLength(1)
})

it('is refused for a year to come, one too long ago, and what is none', async () => {
  for (const year of [2031, 2001])
    expect(await download(year)).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'year', code: 'outOfRange' }] },
    })
  for (const year of ['2025', null, 2025.5]) expect(await download(year)).toMatchObject({ status: 400 })
})

it('gives a driver the line that is declared of them, and no other', async () => {
  const { DS, DA } = product.people
  const { rows } = await download(2025, DS)
  expect(rows).toHaveLength(2)
  expect(rows[1]?.slice(11)).toEqual([300.01, 2, 300.5, 1, 0, 0, 400, 1, 1000.51, 4])
  expect((await download(2025, DA)).rows).toHaveLength(1)
})

it('is for super administrators and for the driver of whom it is, and written down', async () => {
  for (const person of [product.people.A2, product.people.C4])
    expect(await download(2025, person)).toMatchObject({ status: 403 })
  await product.db.sql.delete(securityLog)
  await download(2025)
  expect(await product.db.sql.select().from(securityLog)).toMatchObject([
    { kind: 'export.made', actorSub: product.people.A1.sub, data: { what: 'declaration', year: 2025 } },
  ])
})
