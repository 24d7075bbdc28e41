/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@volant/contract/schema.generated';

import { TypedDocumentString } from '@volant/contract/document'
export type SearchDeliveriesQueryVariables = Exact<{
  pagination: Types.Pagination;
  filter: Types.DeliveryFilter;
}>;


export type SearchDeliveriesQuery = { findAllDeliveries: { total: number, records: Array<{ id: string, publicId: string, type: Types.DeliveryType, status: Types.DeliveryStatus }> } };

export type SearchDriversQueryVariables = Exact<{
  pagination: Types.Pagination;
  keyword: string;
}>;


export type SearchDriversQuery = { findAllDrivers: { total: number, records: Array<{ id: string, fullName: string, email: string | null, state: Types.DriverState }> } };

export type SearchManagersQueryVariables = Exact<{
  pagination: Types.Pagination;
  keyword: string;
}>;


export type SearchManagersQuery = { findAllAdmins: { total: number, records: Array<{ id: string, firstName: string, lastName: string, email: string, rank: number }> } };

export type SearchOrganizationsQueryVariables = Exact<{
  pagination: Types.Pagination;
  keyword: string;
}>;


export type SearchOrganizationsQuery = { findAllOrganizations: { total: number, records: Array<{ id: string, name: string, slug: string }> } };


export const SearchDeliveriesDocument = new TypedDocumentString(`
    query SearchDeliveries($pagination: Pagination!, $filter: DeliveryFilter!) {
  findAllDeliveries(
    pagination: $pagination
    sort: {field: "createdAt", order: desc}
    filter: $filter
  ) {
    total
    records {
      id
      publicId
      type
      status
    }
  }
}
    `) as unknown as TypedDocumentString<SearchDeliveriesQuery, SearchDeliveriesQueryVariables>;
export const SearchDriversDocument = new TypedDocumentString(`
    query SearchDrivers($pagination: Pagination!, $keyword: String!) {
  findAllDrivers(
    pagination: $pagination
    sort: {field: "lastName", order: asc}
    keyword: $keyword
  ) {
    total
    records {
      id
      fullName
      email
      state
    }
  }
}
    `) as unknown as TypedDocumentString<SearchDriversQuery, SearchDriversQueryVariables>;
export const SearchManagersDocument = new TypedDocumentString(`
    query SearchManagers($pagination: Pagination!, $keyword: String!) {
  findAllAdmins(
    pagination: $pagination
    sort: {field: "lastName", order: asc}
    keyword: $keyword
  ) {
    total
    records {
      id
      firstName
      lastName
      email
      rank
    }
  }
}
    `) as unknown as TypedDocumentString<SearchManagersQuery, SearchManagersQueryVariables>;
export const SearchOrganizationsDocument = new TypedDocumentString(`
    query SearchOrganizations($pagination: Pagination!, $keyword: String!) {
  findAllOrganizations(
    pagination: $pagination
    sort: {field: "name", order: asc}
    keyword: $keyword
  ) {
    total
    records {
      id
      name
      slug
    }
  }
}
    `) as unknown as TypedDocumentString<SearchOrganizationsQuery, SearchOrganizationsQueryVariables>;