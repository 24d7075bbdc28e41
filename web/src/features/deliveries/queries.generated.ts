/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@volant/contract/schema.generated';

import { TypedDocumentString } from '@volant/contract/document'
export type CountsByAdminQueryVariables = Exact<{ [key: string]: never; }>;


export type CountsByAdminQuery = { getDeliveriesCountByAdmin: { requestedCount: number, confirmedCount: number, waitingDriverCount: number, setCount: number, alertCount: number, onGoingCount: number, deliveredCount: number, cancelledCount: number } };

export type CountsByClientQueryVariables = Exact<{ [key: string]: never; }>;


export type CountsByClientQuery = { getDeliveriesCountByClient: { requested: number, confirmed: number, onGoing: number, delivered: number, cancelled: number } };

export type LateCountQueryVariables = Exact<{ [key: string]: never; }>;


export type LateCountQuery = { findAllDeliveries: { total: number } };


export const CountsByAdminDocument = new TypedDocumentString(`
    query CountsByAdmin {
  getDeliveriesCountByAdmin {
    requestedCount
    confirmedCount
    waitingDriverCount
    setCount
    alertCount
    onGoingCount
    deliveredCount
    cancelledCount
  }
}
    `) as unknown as TypedDocumentString<CountsByAdminQuery, CountsByAdminQueryVariables>;
export const CountsByClientDocument = new TypedDocumentString(`
    query CountsByClient {
  getDeliveriesCountByClient {
    requested
    confirmed
    onGoing
    delivered
    cancelled
  }
}
    `) as unknown as TypedDocumentString<CountsByClientQuery, CountsByClientQueryVariables>;
export const LateCountDocument = new TypedDocumentString(`
    query LateCount {
  findAllDeliveries(
    pagination: {page: 0, perPage: 1}
    filter: {punctuality: [LATE], statuses: [CONFIRMED, WAITING_FOR_DRIVER, SET, PICKUP_DRIVER, ONGOING, PICKUP_CLIENT, DELIVERED, SWAP_PICKUP_DRIVER, SWAP_IN_TRANSIT, SWAP_PICKUP_CLIENT]}
  ) {
    total
  }
}
    `) as unknown as TypedDocumentString<LateCountQuery, LateCountQueryVariables>;