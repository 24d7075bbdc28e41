import type { BenchRequest } from './measure'

export interface Workload {
  /** The same name as its limit. */
  readonly name: string
  readonly path: string
  readonly request: BenchRequest
}

const LIST = `query List($page: Int!, $tab: DeliveryTab) {
  findAllDeliveries(pagination: { page: $page, perPage: 10 }, sort: { field: "createdAt", order: desc }, filter: { tab: $tab }) {
    total
    records {
      id publicId type status version carPickUpDate carDeliveryDeadline createdAt confirmedAt clientFirstName clientLastName
      number_of_offers clientFinalPrice finalPrice margin organization { name slug }
      fromAddress { city postalCode country } toAddress { city postalCode country } vehicles { marque model vehicleCode vin }
    }
  }
}`

const COUNTS = `query Counts { getDeliveriesCountByAdmin {
  requestedCount confirmedCount onGoingCount waitingDriverCount setCount alertCount deliveredCount cancelledCount
} }`

/** What a signed-in admin's screens ask, through GraphQL with everything switched on. */
export function workloads(token: string): readonly Workload[] {
  const ask = (name: string, query: string, variables: object = {}): Workload => ({
    name,
    path: '/graphql',
    request: {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token },
      body: JSON.stringify({ query, variables }),
    },
  })
  return [
    ask('list', LIST, { page: 0 }),
    ask('list-tab', LIST, { page: 0, tab: 'CONFIRMED' }),
    ask('list-page-500', LIST, { page: 500 }),
    ask('tab-counts', COUNTS),
  ]
}
