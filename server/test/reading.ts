import { isAdminRank, RANK } from '@volant/domain/kernel/actor'
import type { Actor } from '@volant/domain/kernel/actor'
import { isEnumType, isListType, isNonNullType, isObjectType, Kind, parse } from 'graphql'
import type { GraphQLOutputType, SelectionSetNode } from 'graphql'
import type { Rows } from './all-rows'
import { schema, walkingDocuments } from './documents'
import { SAYS } from './expected-fields'
import { About, To } from './expected-values'
import type { Asking } from './expected-values'
import { isGiven, viewOfDriver, WITHHELD } from './expected-masks'
import type { ViewName } from './expected-masks'

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
  if (wanted instanceof About) return wanted.holds(got)
  // hours from now pass while the test runs; half a cent is no other price
  if (typeof got === 'number' && typeof wanted === 'number')
    return Math.abs(got - wanted) < (Number.isInteger(wanted) ? 1e-9 : 5e-3)
  if (typeof got !== 'object' || typeof wanted !== 'object' || got === null || wanted === null) return got === wanted
  const [a, b] = [Object.entries(got), Object.entries(wanted)]
  const values = new Map(b)
  return a.length === b.length && a.every(([name, value]) => values.has(name) && isSame(value, values.get(name)))
}

const statusOf = (row: object) => ('status' in row ? row.status : null) as never

/** The types that stood in some answer. */
export const met = new Set<string>()

/** What an answer holds and should not, or the other way round: one line for each. */
function wrong(got: unknown, row: object, type: string, view: ViewName, asking: Asking, path: string): string[] {
  met.add(type)
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
  if (type === 'Address' && field === 'postalCode' && view === 'auction' && 'postalCode' in row && 'country' in row)
    return got === (row.country === 'FR' ? String(row.postalCode).slice(0, 2) : null)
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

/** @param later 1 where of two rows of one moment the smaller id stands first, -1 where the greater does */
const newestFirst = <Row extends { id: string; createdAt: Date }>(list: readonly Row[], later: 1 | -1 = 1) =>
  list.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? -later : later))

const live = <Row extends { deletedAt: Date | null }>(list: readonly Row[]) =>
  list.filter((row) => row.deletedAt === null)
const isSuperAdmin = (actor: Actor) => actor.role === 'ADMIN' && actor.rank === RANK.SUPER_ADMIN

/** The rows of each list for this person, newest first, and through which view each is seen. Permissions, section 4. */
function listsFor({ actor, rows }: Asking): Readonly<Record<string, Listed>> {
  const { role } = actor
  const office = role === 'ADMIN'
  const id = actor.role === 'ANONYMOUS' ? '' : actor.profileId
  const own = actor.role === 'CLIENT' ? actor.organizationId : null
  const isWorking = actor.role === 'DRIVER' && actor.state === 'ACCEPTED'
  const deliveries = rows.deliveries.filter((row) => {
    if (row.deletedAt !== null) return false
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
      rows: newestFirst(deliveries, -1),
      view: (row) => (role === 'DRIVER' ? ofDriver(row) : base),
    },
    findAllVehicles: {
      type: 'Vehicle',
      rows: newestFirst(
        rows.vehicles.filter((row) => row.removedAt === null && detailed.some((one) => one.id === row.deliveryId)),
      ),
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
      rows: newestFirst(live(rows.organizations).filter((row) => office || row.id === own)),
      view: () => base,
    },
    findAllClients: {
      type: 'Client',
      rows: newestFirst(live(rows.clients).filter((row) => office || row.id === id)),
      view: () => base,
    },
    findAllAdmins: {
      type: 'Admin',
      rows: newestFirst(live(rows.admins).filter((row) => isSuperAdmin(actor) || row.id === id)),
      view: () => 'office',
    },
    findAllDeliveryPayments: {
      type: 'DeliveryPayment',
      rows: newestFirst(rows.payments.filter((row) => office || row.driverId === id)),
      view: () => drivers,
    },
    findAllSubscriptionPayments: {
      type: 'SubscriptionPayment',
      rows: newestFirst(rows.subscriptionPayments.filter((row) => office || row.driverId === id)),
      view: () => drivers,
    },
  }
}

/** Support reads the last four characters of an account number, and that the paper which bears it is there. */
function asSupport(all: Rows): Rows {
  return {
    ...all,
    drivers: all.drivers.map((row) => ({
      ...row,
      iban: row.iban && masked(row.iban),
      docs: { ...row.docs, ribPath: null, withheld: row.docs.ribPath ? ['ribPath'] : [] },
    })),
  }
}
const masked = (iban: string) => `•••• ${iban.slice(-4)}`

/** Who stands behind an account. */
export function actorOf(rows: Rows, sub: string): Actor {
  const account = rows.users.find((row) => row.id === sub)
  const behind = (list: readonly { id: string; userId: string }[]) =>
    list.find(({ userId }) => userId === sub)?.id ?? ''
  if (account === undefined) throw new Error(`nobody has the account ${sub}`)
  const { role, rank, language } = account
  const person = { sub, language } as const
  if (role === 'ADMIN' && isAdminRank(rank)) return { ...person, role, rank, profileId: behind(rows.admins) }
  if (role === 'DRIVER') {
    const driver = rows.drivers.find(({ userId }) => userId === sub)
    return { ...person, role, profileId: behind(rows.drivers), state: driver?.confirmedByAlb ? 'ACCEPTED' : 'WAITING' }
  }
  const client = rows.clients.find(({ userId }) => userId === sub)
  const organizationId = client?.organizationId ?? null
  return { ...person, role: 'CLIENT', rank: RANK.ORGANIZATION_OWNER, profileId: behind(rows.clients), organizationId }
}

/** Each value that is of another type than the schema promises. */
function misshapen(
  value: unknown,
  type: GraphQLOutputType,
  selected: SelectionSetNode | undefined,
  path: string,
): string[] {
  if (isNonNullType(type))
    return value === null ? [`${path}: null is promised not to be`] : misshapen(value, type.ofType, selected, path)
  if (value === null) return []
  const fault = [`${path}: ${JSON.stringify(value)} is no ${String(type)}`]
  if (isListType(type))
    return Array.isArray(value) ? value.flatMap((item) => misshapen(item, type.ofType, selected, path)) : fault
  if (isObjectType(type)) {
    if (typeof value !== 'object') return fault
    const given = new Map<string, unknown>(Object.entries(value))
    return (selected?.selections ?? []).flatMap((node) => {
      const field = node.kind === Kind.FIELD ? type.getFields()[node.name.value] : undefined
      if (node.kind !== Kind.FIELD || field === undefined) return fault
      return misshapen(given.get(field.name), field.type, node.selectionSet, `${path}.${field.name}`)
    })
  }
  return isOf(value, String(type), isEnumType(type) ? type.getValues().map(({ name }) => name) : null) ? [] : fault
}

function isOf(value: unknown, type: string, names: readonly string[] | null): boolean {
  if (names !== null) return typeof value === 'string' && names.includes(value)
  switch (type) {
    case 'Int':
      return Number.isInteger(value)
    case 'Float':
      return Number.isFinite(value)
    case 'Boolean':
      return typeof value === 'boolean'
    case 'DateTime':
      return typeof value === 'string' && !Number.isNaN(Date.parse(value)) && /^\d{4}-\d\d-\d\dT/.test(value)
    case 'JSON':
      return true
    default:
      return typeof value === 'string'
  }
}

const queryType = schema.getQueryType()

function misshapenIn(data: unknown, document: string): string[] {
  const [operation] = parse(document).definitions
  if (operation?.kind !== Kind.OPERATION_DEFINITION || !queryType) throw new Error('no query')
  return misshapen(data, queryType, operation.selectionSet, 'Query')
}

function recordsIn(data: unknown, name: string): unknown[] {
  if (typeof data !== 'object' || data === null) return []
  const list: unknown = new Map<string, unknown>(Object.entries(data)).get(name)
  return typeof list === 'object' && list !== null && 'records' in list && Array.isArray(list.records)
    ? list.records
    : []
}

/** The longest page that a table may ask for. */
const MOST = 100

/** Answers a document as the person whose reading is checked. */
export type Ask = (
  document: string,
  variables: object,
) => Promise<{ readonly status: number; readonly text: string; readonly body: { readonly data?: unknown } }>

/** Reads every list along every path of its relations, and says what is told wrongly or withheld from whom it belongs to. */
export async function readAll(ask: Ask, asked: Asking): Promise<{ readonly faults: string[]; readonly read: number }> {
  const { actor } = asked
  const asking = actor.role === 'ADMIN' && actor.rank === 3 ? { actor, rows: asSupport(asked.rows) } : asked
  const faults = new Set<string>()
  let read = 0
  for (const [name, { type, rows, view }] of Object.entries(listsFor(asking)))
    for (const document of walkingDocuments(name, name === 'findAllDeliveries' ? 3 : 2)) {
      const { status, text, body } = await ask(document, { pagination: { page: 0, perPage: MOST } })
      if (status >= 500 || status === 400) faults.add(`${name}: ${text}`)
      if (status !== 200 || !document.includes('records')) continue
      for (const fault of misshapenIn(body.data, document)) faults.add(`${name}: ${fault}`)
      const records = recordsIn(body.data, name)
      const wanted = rows.slice(0, MOST)
      if (records.length !== wanted.length) faults.add(`${name}: ${records.length} records, not ${wanted.length}`)
      for (const [index, record] of records.entries()) {
        const row = wanted[index]
        if (row === undefined) continue
        read += 1
        for (const fault of wrong(record, row, type, view(row), asking, `${name} ${String(statusOf(row))}`))
          faults.add(fault)
      }
    }
  return { faults: [...faults], read }
}
