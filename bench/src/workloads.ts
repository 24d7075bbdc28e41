import type { Workload } from './measure'
import type { Samples } from './samples'

/** Typical search texts: three characters with other filters, five alone, a plate without its last letters. */
export const VIN_PART = { filter: 'A1B', search: 'A1B2C' }
export const PLATE_PART = 'GB-123-B'

const ROW = `id publicId type status version carPickUpDate carDeliveryDeadline createdAt confirmedAt clientFirstName clientLastName
  number_of_offers clientFinalPrice finalPrice margin organization { name slug }
  fromAddress { city postalCode country } toAddress { city postalCode country } vehicles { marque model vehicleCode vin }`

const LIST = `query List($page: Int!, $filter: DeliveryFilter) {
  findAllDeliveries(pagination: { page: $page, perPage: 10 }, sort: { field: "createdAt", order: desc }, filter: $filter) { total records { ${ROW} } }
}`

const SEARCH = `query Search($filter: DeliveryFilter) {
  findAllDeliveries(pagination: { page: 0, perPage: 5 }, filter: $filter) { total records { id publicId type status } }
}`

const COUNTS = `query Counts { getDeliveriesCountByAdmin {
  requestedCount confirmedCount onGoingCount waitingDriverCount setCount alertCount deliveredCount cancelledCount
} }`

const STATS = `query Stats { getDeliveryStatsByType { x y { STANDARD TO_RETURN TWO_WAY_DELIVERY OKM } } }`

const PLACE = `{ address addressPrecision city postalCode country latitude longitude }`

const DETAIL = `query Detail($id: ID!) { findDeliveryById(id: $id) {
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
  const ask = (name: string, query: string, variables: object = {}): Workload => ({
    name,
    url: `${origin}/graphql`,
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables }),
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
  const filtered = { organizationSlugs: [samples.organization], countries: ['FR'], vin: VIN_PART.filter }
  const state = { tab: 'completed', organizationSlug: samples.exported }
  return [
    ask('list', LIST, { page: 0 }),
    ask('list-tab', LIST, { page: 0, filter: { tab: 'CONFIRMED' } }),
    ask('list-page-500', LIST, { page: 500 }),
    ask('list-filtered', LIST, { page: 0, filter: filtered }),
    ask('tab-counts', COUNTS),
    ask('month-stats', STATS),
    ask('search-vin', SEARCH, { filter: { vin: VIN_PART.search } }),
    ask('search-plate', SEARCH, { filter: { vehicleCode: PLATE_PART } }),
    ask('detail', DETAIL, { id: samples.delivery }),
    {
      name: 'export-10000',
      url: `${origin}/delivery/downloadXlsx`,
      method: 'POST',
      headers,
      body: JSON.stringify(state),
      long: true,
    },
    // last, because its mails are sent during the next workload
    ask('create', CREATE, { input }),
  ]
}
