import { eq } from 'drizzle-orm'
import exceljs from 'exceljs'
import type { Worksheet } from 'exceljs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openProduct } from '../../../test/product'
import { clients, organizations } from '../../tables/organizations'
import { securityLog } from '../../tables/users'

let product: Awaited<ReturnType<typeof openProduct>>
let slug = ''

const FORMULA = '=HYPERLINK("http://x")'

beforeAll(async () => {
  product = await openProduct()
  const { db, organization, people } = product
  const createdAt = new Date('2026-07-14T22:30:00Z')
  const [row] = await db.sql
    .update(organizations)
    .set({ name: FORMULA, siren: '732829320', createdAt })
    .where(eq(organizations.id, organization))
    .returning()
  slug = row?.slug ?? ''
  await db.sql.update(clients).set({ lastName: '+Roy' }).where(eq(clients.id, people.C5.profileId))
})
afterAll(() => product.close())

const download = (url: string, payload: object = {}, token = product.people.A3.token) =>
  product.app.http.inject({ method: 'POST', url, headers: { authorization: token }, payload })

async function sheetOf(url: string, payload?: object): Promise<Worksheet> {
  const response = await download(url, payload)
  expect(response.statusCode).toBe(201)
  const workbook = new exceljs.Workbook()
  await workbook.xlsx.load(response.rawPayload as never)
  return workbook.worksheets[0]!
}

function rowsOf(sheet: Worksheet): Record<string, exceljs.Cell>[] {
  const headings = (sheet.getRow(1).values as string[]).slice(1)
  return Array.from({ length: sheet.rowCount - 1 }, (_, index) =>
    Object.fromEntries(headings.map((name, place) => [name, sheet.getRow(index + 2).getCell(place + 1)])),
  )
}

describe('the workbook of organisations', () => {
  it('holds each with its owner, in cells of the right kind', async () => {
    const found = rowsOf(await sheetOf('/organization/downloadXlsx'))
    expect(found).toHaveLength(2)
    const own = found.find((row) => row['SIREN']?.value === '732829320')
    expect(own?.['Organisation']).toMatchObject({ type: exceljs.ValueType.String, value: FORMULA })
    expect(own?.['Organisation']?.formula).toBeUndefined()
    expect(own?.['Créée le']?.value).toEqual(new Date('2026-07-15T00:30:00.000Z'))
    expect(own?.['Membres']?.value).toBe(3)
    expect(own?.['Livraisons']?.value).toBe(0)
    expect(own?.['E-mail']?.value).toBe(product.people.C4.email)
  })

  it('is named after what it holds', async () => {
    const { headers } = await download('/organization/downloadXlsx')
    expect(headers['content-disposition']).toMatch(/^attachment; filename="?organisations-\d{4}-\d\d-\d\d\.xlsx"?$/)
  })
})

describe('the workbook of clients', () => {
  it('holds everybody, or whom the filters leave, in the order asked for', async () => {
    const everybody = rowsOf(await sheetOf('/clients/downloadXlsx'))
    expect(everybody).toHaveLength(5)
    const own = rowsOf(
      await sheetOf('/clients/downloadXlsx', {
        organizationSlug: `${slug},none`,
        orderBy: 'assigneeLastName',
        order: 'asc',
      }),
    )
    expect(own.map((row) => row['Nom']?.value)).toEqual(['+Roy', 'Client', 'Client'])
    expect(own[0]?.['Nom']?.formula).toBeUndefined()
    expect(own[0]?.['Rang']?.value).toBe('Gestionnaire')
    const named = rowsOf(await sheetOf('/clients/downloadXlsx', { keyword: 'roy' }))
    expect(named.map((row) => row['E-mail']?.value)).toEqual([product.people.C5.email])
  })

  it('is refused for an order that is not offered', async () => {
    const response = await download('/clients/downloadXlsx', { orderBy: 'passwordHash' })
    expect(response.statusCode).toBe(400)
  })
})

it('both are written down: who took what', async () => {
  const { sub } = product.people.A3
  await download('/organization/downloadXlsx')
  await download('/clients/downloadXlsx', { organizationSlug: slug })
  const lines = await product.db.sql.select().from(securityLog).where(eq(securityLog.actorSub, sub))
  const taken = lines.filter(({ kind }) => kind === 'export.made').map(({ data }) => data)
  expect(taken).toContainEqual({ what: 'organizations' })
  expect(taken).toContainEqual({ what: 'clients', organizations: [slug] })
})
