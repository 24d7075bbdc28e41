import { RANK } from '@volant/domain/kernel/actor'
import type { Actor } from '@volant/domain/kernel/actor'
import { isObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readRows } from '../../test/all-rows'
import type { Rows } from '../../test/all-rows'
import { makeDistinct } from '../../test/distinct'
import { schema, walkingDocuments } from '../../test/documents'
import { SAYS, To } from '../../test/expected-fields'
import type { Asking } from '../../test/expected-fields'
import { isGiven, viewOfDriver, WITHHELD } from '../../test/expected-masks'
import type { ViewName } from '../../test/expected-masks'
import { insertEverything } from '../../test/read-everything'
import { openProduct } from '../../test/product'
import type { Persona, Product } from '../../test/product'

const EVERYBODY = ['C6', 'C5', 'C4', 'CX', 'DW', 'DA', 'DS', 'A3', 'A2', 'A1'] as const

let product: Product
let rows: Rows
beforeAll(async () => {
  product = await openProduct()
  await insertEverything(product)
  await makeDistinct(product.db)
  rows = await readRows(product.db)
})
afterAll(() => product.close())

function actorOf(who: (typeof EVERYBODY)[number]): Actor {
  const { sub, profileId } = product.people[who]
  const person = { sub, profileId, language: 'fr' } as const
  if (who.startsWith('A')) return { ...person, role: 'ADMIN', rank: { A1: 1, A2: 2, A3: 3 }[who as 'A1'] as 1 }
  if (who.startsWith('C')) {
    const organizationId = who === 'CX' ? product.other : product.organization
    return { ...person, role: 'CLIENT', rank: RANK.ORGANIZATION_OWNER, organizationId }
  }
  return { ...person, role: 'DRIVER', state: who === 'DW' ? 'WAITING' : 'ACCEPTED' }
}

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** A stored picture or paper is answered by an address that holds its key; moments are told in more than one way. */
function keyed(value: unknown): unknown {
  if (typeof value === 'string' && MOMENT.test(value)) return new Date(value).toISOString()
  if (typeof value === 'string') return /^(?:https?:\/\/[^/]+)?\/files\/(.+)\?/.exec(value)?.[1] ?? value
  if (Array.isArray(value)) return value.map(keyed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, keyed(inner)]))
}

function isSame(got: unknown, wanted: unknown): boolean {
  // hours from now pass while the test runs
  if (typeof got === 'number' && typeof wanted === 'number')
    return Math.abs(got - wanted) < (Number.isInteger(wanted) ? 1e-9 : 2e-4)
  if (typeof got !== 'object' || typeof wanted !== 'object' || got === null || wanted === null) return got === wanted
  const [a, b] = [Object.entries(got), Object.entries(wanted)]
  const values = new Map(b)
  return a.length === b.length && a.every(([name, value]) => values.has(name) && isSame(value, values.get(name)))
}

const statusOf = (row: object) => ('status' in row ? row.status : null) as never

/** What an answer holds and should not, or the other way round: one line for each. */
function wrong(got: unknown, row: object, type: string, view: ViewName, asking: Asking, path: string): string[] {
  if (typeof got !== 'object' || got === null) return [`${path}: nothing, for a ${type}`]
  return Object.entries(got).flatMap(([field, value]) => {
    const here = `${path}.${field}`
    const says = SAYS[type]?.[field]
    if (says === undefined) return [`${here}: unknown`]
    const withheld = WITHHELD[type]?.[field] ?? null
    if (!isGiven(view, type, field, statusOf(row))) {
      if (narrowed(type, field, row, view, value)) return []
      return isSame(keyed(value), withheld) || isEmpty(value) ? [] : [`${here}: ${JSON.stringify(value)} is given`]
    }
    const wanted = says(row as never, asking)
    if (wanted instanceof To) return wrongRows(value, wanted, view, asking, here)
    return isSame(keyed(value), wanted) ? [] : [`${here}: ${JSON.stringify(value)}, not ${JSON.stringify(wanted)}`]
  })
}

/** An object whose every field is empty is given nothing of. */
function isEmpty(value: unknown): boolean {
  if (value === null) return true
  return typeof value === 'object' && Object.values(value).every(isEmpty)
}

/** What some views are told instead of the whole. */
function narrowed(type: string, field: string, row: object, view: ViewName, got: unknown): boolean {
  if (type === 'Address' && field === 'postalCode' && view === 'auction' && 'postalCode' in row)
    return got === String(row.postalCode).slice(0, 2)
  if (type !== 'Driver' || view !== 'own' || !('firstName' in row) || !('lastName' in row)) return false
  const initial = `${String(row.lastName).slice(0, 1)}.`
  if (field === 'lastName') return got === initial
  return field === 'fullName' && got === `${String(row.firstName)} ${initial}`
}

function wrongRows(got: unknown, to: To, view: ViewName, asking: Asking, path: string): string[] {
  if (!to.isList) {
    const [row] = to.rows
    if (row === undefined) return got === null ? [] : [`${path}: ${JSON.stringify(got)}, not null`]
    return wrong(got, row, to.type, view, asking, path)
  }
  if (!Array.isArray(got) || got.length !== to.rows.length) return [`${path}: not ${to.rows.length} of them`]
  return to.rows.flatMap((row, index) => wrong(got[index], row, to.type, view, asking, `${path}[${index}]`))
}

interface Listed {
  readonly type: string
  readonly rows: readonly object[]
  readonly view: (row: object) => ViewName
}

const newestFirst = <Row extends { createdAt: Date }>(list: readonly Row[]) =>
  list.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())

/** The rows of each list for this person, newest first, and through which view each is seen. Permissions, section 4. */
function listsFor({ actor, rows }: Asking): Readonly<Record<string, Listed>> {
  const { role } = actor
  const office = role === 'ADMIN'
  const id = actor.role === 'ANONYMOUS' ? '' : actor.profileId
  const own = actor.role === 'CLIENT' ? actor.organizationId : null
  const isWorking = actor.role === 'DRIVER' && actor.state === 'ACCEPTED'
  const deliveries = rows.deliveries.filter((row) => {
    if (office) return true
    if (role === 'CLIENT') return row.organizationId === own
    return isWorking && (row.selectedDriverId === id || row.status === 'WAITING_FOR_DRIVER')
  })
  const base: ViewName = office ? 'office' : 'own'
  const ofDriver = (row: object) => viewOfDriver(id, row as (typeof deliveries)[number])
  const detailed = deliveries.filter((row) => role !== 'DRIVER' || ofDriver(row) === 'mission')
  const drivers: ViewName = office ? 'drivers' : 'self'
  return {
    findAllDeliveries: {
      type: 'Delivery',
      rows: newestFirst(deliveries),
      view: (row) => (role === 'DRIVER' ? ofDriver(row) : base),
    },
    findAllVehicles: {
      type: 'Vehicle',
      rows: newestFirst(rows.vehicles.filter((row) => detailed.some((one) => one.id === row.deliveryId))),
      view: () => (role === 'DRIVER' ? 'mission' : base),
    },
    findAllOffers: {
      type: 'Offer',
      rows: newestFirst(rows.offers.filter((row) => office || row.driverId === id)),
      view: () => (office ? 'office' : 'auction'),
    },
    findAllDrivers: {
      type: 'Driver',
      rows: newestFirst(rows.drivers.filter((row) => office || row.id === id)),
      view: () => drivers,
    },
    findAllOrganizations: {
      type: 'Organization',
      rows: newestFirst(rows.organizations.filter((row) => office || row.id === own)),
      view: () => base,
    },
    findAllClients: {
      type: 'Client',
      rows: newestFirst(rows.clients.filter((row) => office || row.id === id)),
      view: () => base,
    },
    findAllAdmins: {
      type: 'Admin',
      rows: newestFirst(rows.admins.filter((row) => (actor.role === 'ADMIN' && actor.rank === 1) || row.id === id)),
      view: () => 'office',
    },
    findAllDeliveryPayments: {
      type: 'DeliveryPayment',
      rows: newestFirst(rows.payments.filter((row) => office || row.driverId === id)),
      view: () => drivers,
    },
  }
}

async function recordsOf(who: Persona, name: string, document: string, variables: object = {}) {
  const answer = await product.graphql(product.people[who].token, document, {
    pagination: { page: 0, perPage: 100 },
    ...variables,
  })
  if (answer.status !== 200) return { status: answer.status, text: answer.text, records: [] }
  const data = answer.body.data as unknown as Record<string, { records?: unknown[] }>
  return { status: 200, text: '', records: data[name]?.records ?? [] }
}

/** Support reads the last four characters of an account number. */
function asSupport(all: Rows): Rows {
  return {
    ...all,
    drivers: all.drivers.map((row) => ({ ...row, iban: row.iban && masked(row.iban) })),
  }
}
const masked = (iban: string) => `•••• ${iban.slice(-4)}`

describe('what each person reads', () => {
  it.each(EVERYBODY)(
    '%s is told of every row what stands in it, of each field that they may read, and nothing of the others',
    async (who) => {
      const actor = actorOf(who)
      const asking = { actor, rows: who === 'A3' ? asSupport(rows) : rows }
      const faults = new Set<string>()
      let read = 0
      for (const [name, { type, rows: wanted, view }] of Object.entries(listsFor(asking)))
        for (const document of walkingDocuments(name, name === 'findAllDeliveries' ? 3 : 2)) {
          const { status, text, records } = await recordsOf(who, name, document)
          if (status >= 500 || status === 400) faults.add(`${name}: ${text}`)
          if (status !== 200 || !document.includes('records')) continue
          if (records.length !== wanted.length) faults.add(`${name}: ${records.length} records, not ${wanted.length}`)
          for (const [index, record] of records.entries()) {
            const row = wanted[index]
            if (row === undefined) continue
            read += 1
            for (const fault of wrong(record, row, type, view(row), asking, `${name} ${String(statusOf(row))}`))
              faults.add(fault)
          }
        }
      expect([...faults].slice(0, 40), `${faults.size} faults`).toEqual([])
      // an answer that holds nothing proves nothing
      expect(read).toBeGreaterThan(who === 'DW' ? 0 : 20)
    },
    170_000,
  )

  it('every field of every type has its expectation', () => {
    const ELSEWHERE =
      /List$|^(Query|Mutation|Subscription|SubscriptionPayment)$|^(DriverRatings|DriverDocs|OrganizationSettings|ServiceOption|DocumentFile|CancelReason|VehicleImages)$|^(AutoCompleteItem|DeliveriesCountBy.*|DeliveryTypeCounts|MonthByType|Chart.*|DeliveryLog.*|AllowedDelivery|CreatedOffer|OfferOutcome)$|^__/
    for (const type of Object.values(schema.getTypeMap())) {
      if (!isObjectType(type) || ELSEWHERE.test(type.name)) continue
      expect(Object.keys(SAYS[type.name] ?? {}).toSorted(), type.name).toEqual(Object.keys(type.getFields()).toSorted())
    }
  })
})
