import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readRows } from '../../test/all-rows'
import type { Rows } from '../../test/all-rows'
import { makeDistinct } from '../../test/distinct'
import { ROOTS } from '../../test/documents'
import { openProduct } from '../../test/product'
import type { Persona, Product } from '../../test/product'
import { insertEverything } from '../../test/read-everything'
import { deliveries as deliveryTable } from '../tables/deliveries'
import { payments, subscriptionPayments } from '../tables/invoices'

let product: Product
let all: Rows
beforeAll(async () => {
  product = await openProduct()
  await insertEverything(product)
  const { db } = product
  await makeDistinct(db)
  // what is computed of two columns, and what keeps its few values, differ from row to row too
  // without a route only the deadline counts: an order that stays while time passes
  await db.sql.update(deliveryTable).set({ finalPrice: sql`${deliveryTable.finalPrice} * 2`, duration: null })
  const [owed] = await db.sql.select().from(payments).limit(1)
  await db.sql
    .update(payments)
    .set({ status: 'PAID' })
    .where(eq(payments.id, owed?.id ?? ''))
  const [month] = await db.sql.select().from(subscriptionPayments).limit(1)
  await db.sql
    .update(subscriptionPayments)
    .set({ status: 'PAID' })
    .where(eq(subscriptionPayments.id, month?.id ?? ''))
  // some auctions are over, others not
  await db.sql
    .update(deliveryTable)
    .set({ carDeliveryDeadline: new Date('2020-01-01T08:00:00Z') })
    .where(sql`${deliveryTable.status} = 'WAITING_FOR_DRIVER' AND ${deliveryTable.type} = 'STANDARD'`)
  // some prices are agreed and others not; one recipient was erased
  await db.sql
    .update(deliveryTable)
    .set({ clientFinalPrice: null })
    .where(sql`${deliveryTable.status} <> 'COMPLETED' AND ${deliveryTable.type} = 'STANDARD'`)
  const [erased] = await db.sql.select().from(deliveryTable).limit(1)
  await db.sql
    .update(deliveryTable)
    .set({ clientLastName: '' })
    .where(eq(deliveryTable.id, erased?.id ?? ''))
  all = await readRows(product.db)
})
afterAll(() => product.close())

type Value = string | number | Date | null
type Values<Row> = Readonly<Record<string, (row: Row) => Value>>

interface Sorted {
  readonly list: string
  readonly who: Persona
  readonly fields: readonly string[]
  /** What stands behind a field in each row of the answer. */
  valuesOf(field: string, ids: readonly string[]): Value[]
}

type Kind =
  | 'deliveries'
  | 'vehicles'
  | 'offers'
  | 'drivers'
  | 'organizations'
  | 'clients'
  | 'admins'
  | 'payments'
  | 'subscriptionPayments'

function sorted<K extends Kind>(list: string, who: Persona, kind: K, values: Values<Rows[K][number]>): Sorted {
  return {
    list,
    who,
    fields: Object.keys(values),
    valuesOf: (field, ids) =>
      ids.map((id) => {
        const rows: readonly Rows[K][number][] = all[kind]
        const row = rows.find((one) => one.id === id)
        if (row === undefined) throw new Error(`${list} gives ${id}, which is no row`)
        return values[field]?.(row) ?? null
      }),
  }
}

type Delivery = Rows['deliveries'][number]
const nameOf = (id: string | null) => all.organizations.find((row) => row.id === id)?.name ?? null
const accountOf = (id: string) => all.users.find((row) => row.id === id)
const marginOf = ({ clientFinalPrice, finalPrice }: Delivery) =>
  clientFinalPrice === null || finalPrice === null ? null : clientFinalPrice - finalPrice

const FOR_DRIVERS: Values<Delivery> = {
  createdAt: (row) => row.createdAt,
  id: (row) => row.createdAt,
  publicId: (row) => row.createdAt,
  status: (row) => row.status,
  type: (row) => row.type,
  carAvailabilityDate: (row) => row.carAvailabilityDate,
  carPickUpDate: (row) => row.carPickUpDate,
  carDeliveryDeadline: (row) => row.carDeliveryDeadline,
  completedAt: (row) => row.completedAt,
  auction: (row) => `${row.carDeliveryDeadline < new Date() ? 'passed' : 'ahead'} ${row.carPickUpDate.toISOString()}`,
}
const FOR_CLIENTS: Values<Delivery> = {
  ...FOR_DRIVERS,
  confirmedAt: (row) => row.confirmedAt,
  cancelledAt: (row) => row.cancelledAt,
  clientFinalPrice: (row) => row.clientFinalPrice ?? row.clientInitialPrice,
  clientLastName: (row) => row.clientLastName || null,
  punctuality: (row) => row.lateAfter,
}
const FOR_ADMINS: Values<Delivery> = {
  ...FOR_CLIENTS,
  number_of_offers: (row) => row.offersCount,
  finalPrice: (row) => row.finalPrice,
  margin: marginOf,
  organization: (row) => nameOf(row.organizationId),
}

const common = { id: (row: { id: string }) => row.id, createdAt: (row: { createdAt: Date }) => row.createdAt }

/** What each list may be sorted by and what stands behind it, written from what should be. */
const SORTED: readonly Sorted[] = [
  sorted('findAllDeliveries', 'DS', 'deliveries', FOR_DRIVERS),
  sorted('findAllDeliveries', 'C4', 'deliveries', FOR_CLIENTS),
  sorted('findAllDeliveries', 'A1', 'deliveries', FOR_ADMINS),
  sorted('findAllVehicles', 'A1', 'vehicles', {
    ...common,
    vin: (row) => row.vin,
    vehicleCode: (row) => row.vehicleCode,
    marque: (row) => row.marque,
    model: (row) => row.model,
  }),
  sorted('findAllOffers', 'A1', 'offers', {
    ...common,
    demandedPrice: (row) => row.demandedPrice,
    status: (row) => row.status,
  }),
  sorted('findAllDrivers', 'A1', 'drivers', {
    ...common,
    lastName: (row) => row.lastName,
    nbDeals: (row) => row.nbDeals,
    totalRating: (row) => row.totalRating,
  }),
  sorted('findAllOrganizations', 'A1', 'organizations', { ...common, name: (row) => row.name }),
  sorted('findAllClients', 'A1', 'clients', {
    ...common,
    assigneeLastName: (row) => row.lastName,
    name: (row) => row.name ?? nameOf(row.organizationId),
  }),
  sorted('findAllAdmins', 'A1', 'admins', {
    ...common,
    lastName: (row) => row.lastName,
    email: (row) => accountOf(row.userId)?.email ?? null,
    rank: (row) => accountOf(row.userId)?.rank ?? null,
  }),
  sorted('findAllDeliveryPayments', 'A1', 'payments', {
    ...common,
    amount: (row) => row.amount,
    status: (row) => row.status,
  }),
  sorted('findAllSubscriptionPayments', 'A1', 'subscriptionPayments', {
    ...common,
    amount: (row) => row.amount,
    status: (row) => row.status,
  }),
]

function ask({ list, who }: Sorted, sort?: { field: string; order: 'asc' | 'desc' }) {
  const document = `query ($sort: Sort) { ${list}(sort: $sort, pagination: { page: 0, perPage: 100 }) { total records { id } } }`
  return product.graphql(product.people[who].token, document, { sort })
}

async function idsOf(one: Sorted, sort?: { field: string; order: 'asc' | 'desc' }): Promise<string[]> {
  const { text } = await ask(one, sort)
  const { data }: { data: Record<string, { total: number; records: { id: string }[] }> } = JSON.parse(text)
  const found = data[one.list]
  expect(found?.records, text).toHaveLength(found?.total ?? -1)
  return found?.records.map(({ id }) => id) ?? []
}

/** Smaller first; what is empty stands last in both directions. */
function inOrder(values: readonly Value[], order: 'asc' | 'desc'): Value[] {
  const compare = (a: NonNullable<Value>, b: NonNullable<Value>) => (a < b ? -1 : a > b ? 1 : 0)
  const known = values.filter((value) => value !== null).toSorted(compare)
  return [...(order === 'asc' ? known : known.toReversed()), ...values.filter((value) => value === null)]
}

describe('the order of a list', () => {
  it.each(SORTED)('$list is for $who as every field that it may be sorted by says', async (one) => {
    for (const field of one.fields)
      for (const order of ['asc', 'desc'] as const) {
        const values = one.valuesOf(field, await idsOf(one, { field, order }))
        expect(values, `${field} ${order}`).toEqual(inOrder(values, order))
        // where all are the same every order is right
        expect(new Set(values.map((value) => JSON.stringify(value))).size, field).toBeGreaterThan(1)
      }
  })

  it.each(SORTED)('$list is for $who the newest first where nobody says', async (one) => {
    const values = one.valuesOf('createdAt', await idsOf(one))
    expect(values).toEqual(inOrder(values, 'desc'))
  })

  it.each(SORTED)('$list offers $who these fields and no other', async (one) => {
    const { status, text } = await ask(one, { field: '__proto__', order: 'asc' })
    expect(status).toBe(400)
    const [, offered = ''] = /sort\.field: ([\w, ]+)/.exec(text) ?? []
    expect(offered.split(', ').toSorted()).toEqual([...one.fields].toSorted())
  })

  it('is proved of every list that may be sorted', () => {
    const lists = [...ROOTS].filter(([, { field }]) => field.args.some(({ name }) => name === 'sort'))
    expect(new Set(SORTED.map(({ list }) => list))).toEqual(new Set(lists.map(([name]) => name)))
  })
})
