/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@volant/contract/schema.generated';

import { TypedDocumentString } from '@volant/contract/document'
export type DriversTableQueryVariables = Exact<{
  pagination: Types.Pagination;
  sort: Types.Sort;
  filter: Types.DriverFilter;
}>;


export type DriversTableQuery = { findAllDrivers: { total: number, records: Array<{ id: string, publicId: string, fullName: string, email: string | null, phoneNumber: string | null, company: string | null, nbDeals: number, totalRating: number | null, createdAt: string, address: { city: string | null, postalCode: string | null } | null }> } };


export const DriversTableDocument = new TypedDocumentString(`
    query DriversTable($pagination: Pagination!, $sort: Sort!, $filter: DriverFilter!) {
  findAllDrivers(pagination: $pagination, sort: $sort, filter: $filter) {
    total
    records {
      id
      publicId
      fullName
      email
      phoneNumber
      company
      nbDeals
      totalRating
      createdAt
      address {
        city
        postalCode
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DriversTableQuery, DriversTableQueryVariables>;