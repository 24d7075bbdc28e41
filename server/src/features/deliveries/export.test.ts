import { TABS } from '@volant/domain/deliveries/tabs'
import type { DeliveryTab } from '@volant/domain/deliveries/tabs'
import { DELIVERY_TYPES, STORED_STATUSES } from '@volant/domain/deliveries/statuses'
import { and, arrayOverlaps, eq, inArray, sql } from 'drizzle-orm'
import exceljs from 'exceljs'
import type { Worksheet } from 'exceljs'
import { once } from 'node:events'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openProduct } from '../../../test/product'
import { insertDeliveryAt } from '../../../test/delivery-fixtures'
import { rows } from '../../platform/db/rows'
import { deliveries } from '../../tables/deliveries'
import { addresses, organizations } from '../../tables/organizations'
import { securityLog, users } from '../../tables/users'

let product: Awaited<ReturnType<typeof openProduct>>
let slug: string
const staged: string[] = []

const COUNTRIES = [['FR'], ['MC', 'LU'], ['BE'], ['DE'], ['LU']]
const TEXTS = ['=1+1', '+33612345678', '-2', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://x")']

beforeAll(async () => {
  product = await openProduct()
  const { db, people, organization, other } = product
  for (const [index, status] of [...STORED_STATUSES, ...STORED_STATUSES].entries()) {
    const { id } = await insertDeliveryAt(db, {
      mark: '1',
      organization: index % 3 === 0 ? other : organization,
      representative: index % 3 === 0 ? people.CX.profileId : people.C4.profileId,
      selected: people.DS.profileId,
      bidders: index % 2 === 0 ? [people.DA.profileId] : [],
      status,
      type: DELIVERY_TYPES[index % 4],
    })
    const carDeliveryDeadline = new Date(Date.now() + (index - 20) * 3_600_000)
    await db.sql
      .update(deliveries)
      .set({
        pendingOffers: index % 2 === 0 ? 0 : 1,
        countries: COUNTRIES[index % 5],
        services: [`00${index % 3}`],
        carDeliveryDeadline,
      })
      .where(eq(deliveries.id, id))
    staged.push(id)
  }
  const [found] = await db.sql.select().from(organizations).where(eq(organizations.id, organization))
  slug = found?.slug ?? ''
})
afterAll(() => product.close())

async function download(state: object, token = product.people.A3.token) {
  return product.app.http.inject({
    method: 'POST',
    url: '/delivery/downloadXlsx',
    headers: { authorization: token, 'accept-encoding': 'br, gzip' },
    payload: state,
  })
}

async function sheetOf(state: object, token?: string): Promise<Worksheet> {
  const response = await download(state, token)
  expect(response.statusCode, response.statusCode === 201 ? '' : response.body).toBe(201)
  const workbook = new exceljs.Workbook()
  await workbook.xlsx.load(response.rawPayload as never)
  return workbook.worksheets[0]!
}

const contractsOf = (sheet: Worksheet) => (sheet.getColumn(1).values as unknown[]).slice(2)

/** The same table through the list: its contracts in order, and its total. */
async function listed(filter: object, sort: object = { field: 'id', order: 'desc' }) {
  const query = `query ($filter: DeliveryFilter, $sort: Sort) {
    findAllDeliveries(filter: $filter, sort: $sort, pagination: { page: 0, perPage: 100 }) { total records { publicId } } }`
  const { body } = await product.call('POST', '/graphql', {
    token: product.people.A3.token,
    body: { query, variables: { filter, sort } },
  })
  const { total, records } = (body.data as unknown as { findAllDeliveries: { total: number; records: object[] } })
    .findAllDeliveries
  return { total, contracts: records.map((record) => Number((record as { publicId: string }).publicId)) }
}

const keyOf = (tab: DeliveryTab) => tab.toLowerCase().replaceAll('_', '-')

const FILTERS: [object, object][] = [
  [{}, {}],
  [{ deliveryCountries: 'FR' }, { countries: ['FR'] }],
  [{ deliveryCountries: ['BE'] }, { countries: ['BE'] }],
  [{ deliveryType: 'STANDARD,OKM' }, { types: ['STANDARD', 'OKM'] }],
  [{ deliveryServices: '001' }, { services: ['001'] }],
  [{ punctuality: 'ON_TIME' }, { punctuality: ['ON_TIME'] }],
  [{ vin: 'zq1.vin' }, { vin: 'zq1.vin' }],
  [{ vehicleCode: 'plate.1' }, { vehicleCode: 'plate.1' }],
]

describe('the workbook of a tab', () => {
  const tabs = Object.keys(TABS.ADMIN) as (keyof typeof TABS.ADMIN)[]

  it.each(tabs)('%s holds the rows of the list, in its order, with and without filters', async (tab) => {
    const counted = { total: 0 }
    for (const [state, filter] of [
      ...FILTERS,
      [{ organizationSlug: slug }, { organizationSlugs: [slug] }] as [object, object],
      [{ carDeliveryDeadlineTo: Date.now() }, { carDeliveryDeadlineTo: new Date().toISOString() }] as [object, object],
    ]) {
      const list = await listed({ tab, ...filter })
      const sheet = await sheetOf({ tab: keyOf(tab), ...state })
      expect(contractsOf(sheet), JSON.stringify(state)).toEqual(list.contracts)
      expect(list.contracts).toHaveLength(list.total)
      counted.total += list.total
    }
    expect(counted.total).toBeGreaterThan(0)
  })

  it('holds as many rows as the tab’s badge says', async () => {
    const query = `{ getDeliveriesCountByAdmin { requestedCount confirmedCount onGoingCount waitingDriverCount setCount alertCount deliveredCount cancelledCount } }`
    const { body } = await product.call('POST', '/graphql', { token: product.people.A3.token, body: { query } })
    const counts = (body.data as unknown as { getDeliveriesCountByAdmin: object }).getDeliveriesCountByAdmin
    const found: Record<string, number> = {}
    for (const [badge, tab] of Object.entries({
      requestedCount: 'requested',
      confirmedCount: 'confirmed',
      onGoingCount: 'ongoing',
      waitingDriverCount: 'waiting-for-driver',
      setCount: 'set',
      alertCount: 'alert',
      deliveredCount: 'completed',
      cancelledCount: 'cancelled',
    }))
      found[badge] = contractsOf(await sheetOf({ tab })).length
    expect(found).toEqual(counts)
  })

  it('selects Monaco with France and Germany with Belgium', async () => {
    const contracts = async (country: string) =>
      contractsOf(await sheetOf({ tab: 'requested', deliveryCountries: country }))
    const of = async (countries: string[]) => {
      const found = await product.db.sql
        .select()
        .from(deliveries)
        .where(
          and(
            inArray(deliveries.status, TABS.ADMIN.REQUESTED.statuses),
            arrayOverlaps(deliveries.countries, countries),
          ),
        )
      return found.map(({ publicId }) => publicId).toSorted((a, b) => b - a)
    }
    expect(await contracts('FR')).toEqual(await of(['FR', 'MC']))
    expect(await contracts('BE')).toEqual(await of(['BE', 'DE']))
    expect((await contracts('MC')).length).toBeLessThan((await contracts('FR')).length)
  })

  it('keeps the order asked for', async () => {
    for (const field of ['carDeliveryDeadline', 'margin', 'organization', 'status'])
      for (const order of ['asc', 'desc']) {
        const sheet = await sheetOf({ tab: 'ongoing', orderBy: field, order })
        expect(contractsOf(sheet), `${field} ${order}`).toEqual(
          (await listed({ tab: 'ONGOING' }, { field, order })).contracts,
        )
      }
  })

  it('is the confirmed one where none is named, and may be empty', async () => {
    expect(contractsOf(await sheetOf({}))).toEqual((await listed({ tab: 'CONFIRMED' })).contracts)
    const empty = await sheetOf({ tab: 'set', deliveryId: 'nothing' })
    expect(empty.rowCount).toBe(1)
  })
})

describe('a cell', () => {
  const cellOf = async (heading: string, state: object = { tab: 'completed' }) => {
    const sheet = await sheetOf(state)
    const column = (sheet.getRow(1).values as string[]).indexOf(heading)
    expect(column, heading).toBeGreaterThan(0)
    return sheet.getRow(2).getCell(column)
  }

  it('that begins like a formula is text', async () => {
    const [id = ''] = (await product.db.sql.select().from(deliveries).where(eq(deliveries.status, 'COMPLETED'))).map(
      (row) => row.id,
    )
    for (const text of TEXTS) {
      await product.db.sql
        .update(deliveries)
        .set({ clientCompany: text, clientPhone: text })
        .where(eq(deliveries.id, id))
      const { publicId } = (await product.db.sql.select().from(deliveries).where(eq(deliveries.id, id)))[0]!
      for (const heading of ['Société', 'Téléphone']) {
        const cell = await cellOf(heading, { tab: 'completed', deliveryId: String(publicId) })
        expect(cell.type, text).toBe(exceljs.ValueType.String)
        expect(cell.formula).toBeUndefined()
        expect(cell.hyperlink).toBeUndefined()
        expect(cell.text.trim()).toBe(text.trim())
        expect(cell.numFmt).toBe('@')
      }
    }
  })

  it('of a moment is a date that shows the hour of Paris, in winter and in summer', async () => {
    for (const [instant, shown] of [
      ['2026-01-15T23:30:00Z', '2026-01-16T00:30:00.000Z'],
      ['2026-07-14T22:30:00Z', '2026-07-15T00:30:00.000Z'],
    ] as const) {
      await product.db.sql.update(deliveries).set({ carPickUpDate: new Date(instant) })
      const cell = await cellOf('Enlèvement')
      expect(cell.type).toBe(exceljs.ValueType.Date)
      expect((cell.value as Date).toISOString()).toBe(shown)
      expect(cell.numFmt).toBe('dd/mm/yyyy hh:mm')
    }
  })

  it('of money is a number of euros', async () => {
    await product.db.sql.update(deliveries).set({ clientFinalPrice: 50_013, finalPrice: 21_250 })
    expect((await cellOf('Prix client HT')).value).toBe(500.13)
    expect((await cellOf('Prix chauffeur HT')).value).toBe(212.5)
    const margin = await cellOf('Marge HT')
    expect(margin.value).toBe(287.63)
    expect(margin.numFmt).toBe('#,##0.00 "€"')
  })

  it('of a place is that of its end of the way', async () => {
    const [id] = contractsOf(await sheetOf({ tab: 'completed' }))
    const [row] = await product.db.sql
      .select()
      .from(deliveries)
      .where(eq(deliveries.publicId, Number(id)))
    for (const [end, place] of [
      [row?.fromAddressId, { address: '1 rue Haute', postalCode: '10001', city: 'Amont', country: 'FR' }],
      [row?.toAddressId, { address: '2 rue Basse', postalCode: '20002', city: 'Aval', country: 'BE' }],
    ] as const)
      await product.db.sql
        .update(addresses)
        .set(place)
        .where(eq(addresses.id, end ?? ''))
    for (const [heading, value] of [
      ['Adresse de départ', '1 rue Haute'],
      ['CP départ', '10001'],
      ['Ville de départ', 'Amont'],
      ['Adresse d’arrivée', '2 rue Basse'],
      ['CP arrivée', '20002'],
      ['Ville d’arrivée', 'Aval'],
    ] as const)
      expect([heading, (await cellOf(heading)).value]).toEqual([heading, value])
    expect((await cellOf('Pays de départ')).value).not.toBe((await cellOf('Pays d’arrivée')).value)
  })

  it('names what is stored as a code', async () => {
    expect((await cellOf('Statut')).value).toBe('Complété')
    expect((await cellOf('Services')).value).toMatch(/^(W Garage|Carburant|Lavage)$/)
    expect((await cellOf('Motif d’annulation', { tab: 'cancelled' })).value).toBe('Autre')
  })

  it('never holds a code or a secret', async () => {
    const all: string[] = []
    for (const tab of Object.keys(TABS.ADMIN) as DeliveryTab[])
      (await sheetOf({ tab: keyOf(tab) })).eachRow((row) => all.push(JSON.stringify(row.values)))
    const text = all.join()
    expect(text).toContain('zq1.clientFirstName')
    for (const field of ['startCode', 'destinationCode', 'returnCode', 'trackingId', 'iban'])
      expect(text).not.toContain(`zq1.${field}`)
  })
})

describe('the sheet', () => {
  it('has a frozen, bold, filtered first row in the reader’s language, and a name of its own', async () => {
    const sheet = await sheetOf({ tab: 'waiting-for-driver' })
    expect(sheet.name).toBe('Livraisons')
    expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 })
    expect(sheet.getRow(1).getCell(1).font.bold).toBe(true)
    expect(sheet.autoFilter).toBe('A1:AI1')
    expect(sheet.getColumn(1).width).toBe(10)
    const { headers } = await download({ tab: 'waiting-for-driver' })
    expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="?livraisons-waiting-for-driver-\d{4}-\d\d-\d\d\.xlsx"?$/,
    )
    await product.db.sql.update(users).set({ language: 'en' }).where(eq(users.id, product.people.A2.sub))
    const { IdToken } = await product.signIn(product.people.A2.sub)
    const english = await sheetOf({ tab: 'waiting-for-driver' }, IdToken)
    expect(english.getRow(1).getCell(3).value).toBe('Status')
    const { headers: named } = await download({ tab: 'waiting-for-driver' }, IdToken)
    expect(named['content-disposition']).toMatch(/filename="?deliveries-waiting-for-driver-/)
  })
})

describe('the door', () => {
  it('is for administrators alone', async () => {
    for (const persona of ['A1', 'A2', 'A3'] as const)
      expect((await download({}, product.people[persona].token)).statusCode, persona).toBe(201)
    for (const persona of ['C4', 'C5', 'C6', 'CX', 'C0', 'DA', 'DS', 'DW'] as const)
      expect((await download({}, product.people[persona].token)).statusCode, persona).toBe(403)
    expect((await download({}, 'no-token')).statusCode).toBe(401)
  })

  it('refuses what is no state of a table', async () => {
    for (const state of [
      { tab: 'all' },
      { orderBy: 'startCode' },
      { order: 'up' },
      { vin: 'x'.repeat(65) },
      { a: 1 },
      [],
    ]) {
      const response = await download(state)
      expect(response.statusCode, JSON.stringify(state)).toBe(400)
      expect(response.json()).toMatchObject({ code: 'BAD_USER_INPUT' })
      expect(response.headers['content-disposition']).toBeUndefined()
    }
  })
})

describe('ten thousand rows', () => {
  // in steps: on a busy machine ten thousand at once take longer than a statement may
  const STEP = 1000
  const more = async (n: number) => {
    for (let left = n; left > 0; left -= STEP) await insert(Math.min(left, STEP))
  }
  const insert = (n: number) =>
    rows(
      product.db.sql,
      sql`INSERT INTO deliveries (id, type, status, organization_id, representative_id, representative_first_name, representative_last_name,
          representative_email, client_first_name, client_last_name, client_email, car_availability_date, car_pick_up_date, car_delivery_deadline,
          start_code, destination_code, tracking_id)
        SELECT gen_random_uuid(), d.type, 'SET', d.organization_id, d.representative_id, 'a', 'b', 'c', 'd', 'e', 'f', now(), now(), now(), '1', '2', gen_random_uuid()::text
        FROM deliveries d, generate_series(1, ${n}::int) WHERE d.id = ${staged[0]}`,
    )
  const held = async () => {
    const [found] = await rows<{ n: number }>(
      product.db.sql,
      product.db.engine === 'pglite'
        ? sql`SELECT count(*) AS n FROM pg_cursors WHERE is_holdable`
        : sql`SELECT count(*) AS n FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
    )
    return found?.n
  }

  it('fit; one more is refused before the first byte', async () => {
    const { total } = await listed({ tab: 'SET' })
    await more(10_000 - total)
    const sheet = await sheetOf({ tab: 'set', orderBy: 'carPickUpDate', order: 'asc' })
    expect(new Set(contractsOf(sheet)).size).toBe(10_000)
    await more(1)
    const refused = await download({ tab: 'set' })
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({ fields: [{ path: 'rows', code: 'outOfRange' }] })
    await rows(
      product.db.sql,
      sql`DELETE FROM deliveries WHERE client_first_name = 'd' AND ctid IN (SELECT ctid FROM deliveries WHERE client_first_name = 'd' LIMIT 1)`,
    )
  })

  it('leave nothing open when the reader goes in the middle, and the next one is served', async () => {
    await product.app.http.listen({ port: 0, host: '127.0.0.1' })
    const { port } = product.app.http.server.address() as AddressInfo
    const ask = async () => {
      const asked = request({
        port,
        path: '/delivery/downloadXlsx',
        method: 'POST',
        agent: false,
        headers: { authorization: product.people.A1.token, 'content-type': 'application/json' },
      })
      asked.end(JSON.stringify({ tab: 'set' }))
      const [response] = (await once(asked, 'response')) as [IncomingMessage]
      expect(response.statusCode).toBe(201)
      return response
    }
    for (let n = 0; n < 6; n++) {
      const response = await ask()
      await once(response, 'readable')
      response.destroy()
    }
    await expect.poll(held, { timeout: 20_000 }).toBe(0)
    expect((await buffer(await ask())).byteLength).toBeGreaterThan(500_000)
    expect(await held()).toBe(0)
  })
})

it('whoever takes deliveries away is written down', async () => {
  const { sub, token } = product.people.A1
  await download({ tab: 'completed' }, token)
  const lines = await product.db.sql.select().from(securityLog).where(eq(securityLog.actorSub, sub))
  expect(lines).toContainEqual(
    expect.objectContaining({ kind: 'export.made', data: { what: 'deliveries', tab: 'completed' } }),
  )
})
