import { order, type Ordered } from './order'
import { graphql, send, type Person } from './people'
import { requestRating } from './rating'

interface FoundDelivery {
  readonly id: string
  readonly publicId: string
  readonly type: string
  readonly status: string
  readonly trackingId?: string
  readonly selectedDriverId?: string
  readonly vehicles?: readonly { readonly id: string; readonly vehicleCode: string }[]
}

const FIELDS = 'id publicId type status'
const segment = (key: string) => key.toLowerCase().replaceAll('_', '-')

async function find(baseURL: string, person: Person, fields: string, filter: object): Promise<FoundDelivery> {
  const query = `query($filter: DeliveryFilter) { findAllDeliveries(filter: $filter, pagination: { perPage: 1 }) { records { ${fields} } } }`
  const { findAllDeliveries } = await graphql<{ findAllDeliveries: { records: FoundDelivery[] } }>(
    baseURL,
    person,
    query,
    {
      filter,
    },
  )
  const [first] = findAllDeliveries.records
  if (!first) throw new Error(`the demo has no delivery with ${JSON.stringify(filter)} for ${person}`)
  return first
}

const ACCOUNT = ['profile', 'account']
const LISTS = [
  'drivers/drivers-table/accepted-requests',
  'drivers/drivers-table/refused-requests?nameSearch=zzz',
  'organizations/organizations-table',
  'organizations/organizations-table/flotteva',
  'organizations/organizations-table/new-organization',
  'organizations/organizations-table/view-members/Horizon%20Autos/horizon-autos',
  'organizations/organizations-table/view-managers/Horizon%20Autos/horizon-autos',
  'organizations/organizations-table/view-owners/Horizon%20Autos/horizon-autos',
  'manage-admins/admins',
  'tariff',
  'invoices/deliveries',
  'invoices/driver/delivery',
  'survey',
  'invoices/driver/subscription',
  'invoices/expenses',
  'upkeep/messages',
  'upkeep/messages?state=GIVEN_UP',
  'upkeep/jobs',
  'upkeep/security',
]
const tables = (panel: string, tabs: readonly string[]) => tabs.map((tab) => `/${panel}/pilot/delivery-table/${tab}`)

async function details(baseURL: string, person: Person, wanted: readonly object[], prefix: string): Promise<string[]> {
  const found = await Promise.all(wanted.map((filter) => find(baseURL, person, FIELDS, filter)))
  return found.map(({ type, status, publicId }) => `${prefix}/${segment(type)}/${segment(status)}/${publicId}`)
}

const one = (status: string, type = 'STANDARD') => ({ statuses: [status], types: [type] })
const SHOWN = [one('REQUESTED'), one('ONGOING'), one('COMPLETED'), one('COMPLETED', 'TWO_WAY_DELIVERY')]

const requested = new Map<string, Promise<Ordered>>()

/** A request whose wizard has four steps; created once for each worker and server. */
function requestedBothWays(baseURL: string): Promise<Ordered> {
  const known = requested.get(baseURL) ?? order(baseURL, { type: 'TWO_WAY_DELIVERY' })
  requested.set(baseURL, known)
  return known
}

async function adminPages(baseURL: string): Promise<string[]> {
  const [requested, confirmed, waiting, set] = await Promise.all([
    requestedBothWays(baseURL),
    find(baseURL, 'superAdmin', FIELDS, { tab: 'CONFIRMED' }),
    find(baseURL, 'superAdmin', FIELDS, { tab: 'WAITING_FOR_DRIVER' }),
    find(baseURL, 'superAdmin', `${FIELDS} selectedDriverId`, { tab: 'SET' }),
  ])
  const wizard = `/admin/pilot/edit-deal/two-way-delivery/requested/${requested.id}`
  return [
    '/admin/dashboard',
    '/admin/help',
    ...LISTS.map((page) => `/admin/${page}`),
    ...ACCOUNT.map((page) => `/admin/${page}`),
    ...tables('admin', ['requested', 'waiting-for-driver', 'alert', 'completed', 'cancelled']),
    '/admin/pilot/ongoing/delivery-map',
    '/admin/pilot/planning',
    ...(await details(
      baseURL,
      'superAdmin',
      [...SHOWN, one('CANCELLED_BY_ADMIN'), one('SWAP_IN_TRANSIT', 'TWO_WAY_DELIVERY')],
      '/admin/pilot/details',
    )),
    `/admin/pilot/create-deal/confirmed/${segment(confirmed.type)}/${confirmed.publicId}`,
    `/admin/pilot/edit-deal/${segment(set.type)}/waiting-for-driver/${set.publicId}`,
    `/admin/pilot/${segment(set.type)}/set/${set.publicId}`,
    `/admin/profile/${set.selectedDriverId}`,
    `/admin/pilot/delivery-table/waiting-for-driver/${waiting.id}/offers`,
    `/admin/drivers/drivers-table/accepted-requests/${set.selectedDriverId}`,
    `/admin/drivers/drivers-table/accepted-requests/${set.selectedDriverId}/history`,
    '/admin/new-delivery/standard',
    ...[1, 2, 3, 4].map((step) => `${wizard}?step=${step}`),
    '/admin/no-such-page',
  ]
}

async function clientPages(baseURL: string): Promise<string[]> {
  const requested = await find(baseURL, 'owner', FIELDS, { statuses: ['REQUESTED'] })
  const kind = segment(requested.type)
  return [
    '/client/dashboard',
    '/client/dashboard?type=OKM',
    '/client/organization/members',
    '/client/organization/managers',
    '/client/organization/add-member',
    '/client/invoices/deliveries',
    '/client/help',
    ...ACCOUNT.map((page) => `/client/${page}`),
    ...tables('client', ['requested', 'confirmed', 'ongoing', 'completed', 'cancelled']),
    '/client/pilot/ongoing/delivery-map',
    ...['month', 'agenda'].map((view) => `/client/pilot/calendar?view=${view}`),
    ...(await details(baseURL, 'owner', SHOWN.slice(0, 3), '/client/pilot')),
    '/client/new-delivery/two-way-delivery',
    `/client/new-delivery/${kind}/created/${requested.id}/${requested.publicId}/1`,
    ...[1, 2, 3].map((step) => `/client/edit-delivery/${kind}/requested/${requested.id}?step=${step}`),
    '/admin/dashboard',
  ]
}

async function driverPages(baseURL: string): Promise<string[]> {
  const [set, done] = await Promise.all([
    find(baseURL, 'driver', `${FIELDS} vehicles { id vehicleCode }`, { statuses: ['SET'] }),
    find(baseURL, 'driver', FIELDS, { statuses: ['COMPLETED'] }),
  ])
  // up to the inspection a vehicle has been identified
  const [car] = set.vehicles ?? []
  const identity = { plate: car?.vehicleCode, seenAt: new Date().toISOString() }
  const query = 'mutation($input: UpdateVehicleInput!) { updateVehicle(input: $input) { id } }'
  await graphql(baseURL, 'driver', query, { input: { id: car?.id, identity } })
  return [
    '/driver/auctions',
    '/driver/missions',
    '/driver/earnings',
    ...[set, done].map(({ id }) => `/driver/missions/${id}`),
    `/driver/missions/${set.id}?step=PICK_UP&phase=identity`,
    `/driver/missions/${set.id}?step=PICK_UP&phase=inspection`,
    `/driver/missions/${set.id}?step=PICK_UP&phase=code`,
    ...[...ACCOUNT, 'help'].map((page) => `/driver/${page}`),
  ]
}

const PHONE = '+33612345678'

/** A confirmation link of a new delivery: another link for the same delivery would invalidate it. */
async function freshLink(baseURL: string): Promise<string> {
  const { id: deliveryId } = await order(baseURL, { phone: PHONE })
  const message = 'Bonjour, merci de confirmer la livraison :'
  await send(baseURL, 'superAdmin', 'POST', '/sms/send-delivery-confirmation', {
    deliveryId,
    recipient: PHONE,
    message,
  })
  const url = `/delivery/sms-confirmation-url/${deliveryId}`
  return (await send<{ token: string }>(baseURL, 'superAdmin', 'GET', url)).token
}

async function publicPages(baseURL: string): Promise<string[]> {
  const followed = await Promise.all(
    [one('SET'), one('ONGOING'), one('SWAP_IN_TRANSIT', 'TWO_WAY_DELIVERY')].map((filter) =>
      find(baseURL, 'superAdmin', `${FIELDS} trackingId`, filter),
    ),
  )
  const token = await freshLink(baseURL)
  const { link } = await requestRating(baseURL)
  return [
    '/login',
    '/become-driver',
    '/driver-mandate',
    '/verify',
    '/login?step=1',
    '/login?step=2',
    ...followed.map(({ trackingId }) => `/tracking/${trackingId}`),
    '/tracking/no-such-link',
    `/delivery-customer-confirmation?token=${token}`,
    '/delivery-customer-confirmation',
    '/survey',
    link,
    '/not-authorised',
    '/no-such-page',
  ]
}

/** The addresses of every page, with records of the demo. */
export const PAGES = {
  superAdmin: adminPages,
  owner: clientPages,
  driver: driverPages,
  visitor: publicPages,
} as const
