import exceljs from 'exceljs'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openProduct } from '../../../test/product'
import type { Product } from '../../../test/product'
import { drivers } from '../../tables/drivers'
import { securityLog } from '../../tables/users'

let product: Product

beforeAll(async () => {
  product = await openProduct()
  await product.db.sql.update(drivers).set({ iban: 'FR7630006000011234567890189', company: '=1+1' })
})
afterAll(() => product.close())

async function download(body: object, token = product.people.A3.token) {
  const answer = await product.app.http.inject({
    method: 'POST',
    url: '/drivers/downloadXlsx',
    headers: { authorization: token },
    payload: body,
  })
  if (answer.statusCode !== 201) return { status: answer.statusCode, body: answer.json(), rows: [] }
  const workbook = new exceljs.Workbook()
  await workbook.xlsx.load(answer.rawPayload as never)
  const rows: string[][] = []
  workbook.worksheets[0]?.eachRow((row) => rows.push(row.values instanceof Array ? row.values.map(String) : []))
  return { status: 201, body: answer.headers, rows }
}

it('holds the rows of the list, without account numbers', async () => {
  const { rows, body } = await download({ state: 'ACCEPTED' })
  expect(String(body['content-disposition'])).toMatch(/chauffeurs-\d{4}-\d{2}-\d{2}\.xlsx/)
  expect(rows).toHaveLength(3)
  expect(rows[0]).toEqual(expect.arrayContaining(['Nom', 'E-mail', 'État']))
  expect(rows.slice(1).every((row) => row.includes('Accepté'))).toBe(true)
  expect(JSON.stringify(rows)).not.toContain('FR76')
  expect((await download({ email: product.people.DA.email })).rows).toHaveLength(2)
})

it('refuses what is no postal code, and writes down who took it', async () => {
  expect(await download({ postalCode: '99999' })).toMatchObject({ status: 400 })
  const { sub, token } = product.people.A1
  await download({ state: 'WAITING' }, token)
  const lines = await product.db.sql.select().from(securityLog).where(eq(securityLog.actorSub, sub))
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'export.made', data: { what: 'drivers', state: 'WAITING' } }),
    ]),
  )
})
