import type { Workload } from './measure'
import type { Samples } from './samples'

const several = <T>(make: (index: number) => T, length = 16) => Array.from({ length }, (_, index) => make(index))
const hex = (index: number) => index.toString(16).toUpperCase()
/** Letter and number are odd together in the generated plates. */
const plate = (index: number) => [`G${String.fromCharCode(66 + 2 * (index % 12))}`, `${123 + 2 * index}`, 'B']

/** Typical search texts: three characters with other filters, five alone, a plate without its last letters. */
export const VIN_PARTS = {
  filter: several((index) => `A${hex(index)}B`),
  search: several((index) => `A${hex(index)}B2C`),
}
export const PLATE_PARTS = several((index) => plate(index).join('-'))

/** What is typed into the command bar: part of a surname, a town of every third delivery, a plate, a phone number. */
export const BAR = {
  name: 'beau clair grand haut long mar mont neuf petit roche saint val ville bois font gros'
    .split(' ')
    .map((start) => `${start}champ`),
  town: ['nantes', 'lyon', 'lille', 'bruxelles', 'metz'],
  plate: several((index) => plate(index).join('')),
  phone: several((index) => `060079${index}`, 10),
}
/** Pages that are turned to by whoever looks for what is old. */
export const OLD_PAGES = several((index) => 500 + index)

const ROW = `id publicId type status version carPickUpDate carDeliveryDeadline createdAt confirmedAt clientFirstName clientLastName
  number_of_offers clientFinalPrice finalPrice margin organization { name slug }
  fromAddress { city postalCode country } toAddress { city postalCode country } vehicles { marque model vehicleCode vin }`

export const LIST = `query List($page: Int!, $filter: DeliveryFilter) {
  findAllDeliveries(pagination: { page: $page, perPage: 10 }, sort: { field: "createdAt", order: desc }, filter: $filter) { total records { ${ROW} } }
}`

const OPEN =
  `REQUESTED PENDING_CUSTOMER_CONFIRMATION SMS_SENT CONFIRMED_BY_CUSTOMER RESCHEDULED_BY_ADMIN CONFIRMED WAITING_FOR_DRIVER SET
  PICKUP_DRIVER ONGOING PICKUP_CLIENT SWAP_PICKUP_DRIVER SWAP_IN_TRANSIT SWAP_PICKUP_CLIENT`.split(/\s+/)

const URGENT = `query Urgent($filter: DeliveryFilter) {
  findAllDeliveries(pagination: { page: 0, perPage: 10 }, sort: { field: "punctuality", order: asc }, filter: $filter) { total records { ${ROW} } }
}`

export const SEARCH = `query Search($filter: DeliveryFilter) {
  findAllDeliveries(pagination: { page: 0, perPage: 5 }, filter: $filter) { total records { id publicId type status } }
}`

export const EVERYWHERE = `query Everywhere($text: String!) { search(text: $text) {
  deliveries { delivery { id publicId type status clientFirstName clientLastName carDeliveryDeadline organization { name } fromAddress { city } toAddress { city } } }
  drivers { id name } organizations { id name } members { id name } managers { id name } invoices { id number }
} }`

export const COUNTS = `query Counts { getDeliveriesCountByAdmin {
  requestedCount confirmedCount onGoingCount waitingDriverCount setCount alertCount deliveredCount cancelledCount
} }`

const STATS = `query Stats { getDeliveryStatsByType { x y { STANDARD TO_RETURN TWO_WAY_DELIVERY OKM } } }`

const PLACE = `{ address addressPrecision city postalCode country latitude longitude }`

export const DETAIL = `query Detail($id: ID!) { findDeliveryById(id: $id) {
  id publicId type status category version carAvailabilityDate carPickUpDate carDeliveryDeadline confirmedAt departedAt completedAt cancelledAt createdAt
  clientInitialPrice clientFinalPrice finalPrice distance duration comment clientFirstName clientLastName clientEmail clientPhone
  representativeFirstName representativeLastName startCode destinationCode trackingId organization { name slug }
  fromAddress ${PLACE} toAddress ${PLACE} toReturnFromAddress ${PLACE} toReturnToAddress ${PLACE}
  vehicles { id vin vehicleCode marque model type toRetrieve mileageBefore mileageAfter essenceBefore essenceAfter }
  selectedDriver { id fullName phoneNumber } offers { id demandedPrice status createdAt driver { id fullName } } invoice { id number }
} }`

const CREATE = `mutation Create($input: CreateDeliveryInput!) { createDelivery(input: $input) { id publicId status version } }`

const DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()

/** The requests of an admin's pages, through the public API of the product. */
export function workloads(origin: string, token: string, samples: Samples): readonly Workload[] {
  const headers = { 'content-type': 'application/json', authorization: token }
  const ask = (name: string, query: string, ...variables: readonly object[]): Workload => ({
    name,
    requests: (variables.length > 0 ? variables : [{}]).map((each) => ({
      url: `${origin}/graphql`,
      method: 'POST',
      headers,
      body: JSON.stringify({ query, variables: each }),
    })),
  })
  const input = {
    type: 'STANDARD',
    clientFirstName: 'Camille',
    clientLastName: 'Laurent',
    clientEmail: 'camille@bench.test',
    clientPhone: '+33612345678',
    representativeId: samples.representative,
    carAvailabilityDate: inDays(1),
    carPickUpDate: inDays(2),
    carDeliveryDeadline: inDays(3),
  }
  const filtered = { organizationSlugs: [samples.organization], countries: ['FR'] }
  const state = { tab: 'completed', organizationSlug: samples.exported }
  return [
    ask('list', LIST, { page: 0 }),
    ask('list-tab', LIST, { page: 0, filter: { tab: 'CONFIRMED' } }),
    ask('list-page-500', LIST, ...OLD_PAGES.map((page) => ({ page }))),
    ask('list-urgent', URGENT, { filter: { statuses: OPEN } }),
    ask('list-filtered', LIST, ...VIN_PARTS.filter.map((vin) => ({ page: 0, filter: { ...filtered, vin } }))),
    ask('tab-counts', COUNTS),
    ask('month-stats', STATS),
    ask('search-vin', SEARCH, ...VIN_PARTS.search.map((vin) => ({ filter: { vin } }))),
    ask('search-plate', SEARCH, ...PLATE_PARTS.map((vehicleCode) => ({ filter: { vehicleCode } }))),
    ...Object.entries(BAR).map(([kind, texts]) => ask(`bar-${kind}`, EVERYWHERE, ...texts.map((text) => ({ text })))),
    ask('detail', DETAIL, ...samples.deliveries.map((id) => ({ id }))),
    {
      name: 'export-10000',
      requests: [{ url: `${origin}/delivery/downloadXlsx`, method: 'POST', headers, body: JSON.stringify(state) }],
      long: true,
    },
    // last, because its mails are sent during the next workload
    ask('create', CREATE, { input }),
  ]
}
