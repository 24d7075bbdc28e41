/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@volant/contract/schema.generated';

import { TypedDocumentString } from '@volant/contract/document'
export type CalendarMissionsQueryVariables = Exact<{
  pagination: Types.Pagination;
  filter: Types.DeliveryFilter;
}>;


export type CalendarMissionsQuery = { findAllDeliveries: { total: number, records: Array<{ id: string, publicId: string, type: Types.DeliveryType, status: Types.DeliveryStatus, carDeliveryDeadline: string | null, fromAddress: { city: string | null } | null, toAddress: { city: string | null } | null }> } };


export const CalendarMissionsDocument = new TypedDocumentString(`
    query CalendarMissions($pagination: Pagination!, $filter: DeliveryFilter!) {
  findAllDeliveries(
    pagination: $pagination
    sort: {field: "carDeliveryDeadline", order: asc}
    filter: $filter
  ) {
    total
    records {
      id
      publicId
      type
      status
      carDeliveryDeadline
      fromAddress {
        city
      }
      toAddress {
        city
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CalendarMissionsQuery, CalendarMissionsQueryVariables>;