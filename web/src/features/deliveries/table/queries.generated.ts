/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@volant/contract/schema.generated';

import { TypedDocumentString } from '@volant/contract/document'
export type TableRowFragment = { id: string, publicId: string, type: Types.DeliveryType, status: Types.DeliveryStatus, version: number, clientFirstName: string | null, clientLastName: string | null, clientCompany: string | null, carPickUpDate: string | null, carDeliveryDeadline: string | null, confirmedAt: string | null, cancelledAt: string | null, completedAt: string | null, sharingPausedAt: string | null, clientInitialPrice: number | null, clientFinalPrice: number | null, category: Types.DeliveryCategory, allowedActions: Array<Types.DeliveryAction>, punctuality: { state: Types.PunctualityState, basis: Types.PunctualityBasis, slackMinutes: number | null, expectedAt: string | null, arrivesAt: string | null, seenAt: string | null } | null, fromAddress: { city: string | null, postalCode: string | null } | null, toAddress: { city: string | null, postalCode: string | null } | null, toReturnFromAddress: { city: string | null } | null, toReturnToAddress: { city: string | null } | null, vehicles: Array<{ marque: string | null, model: string | null, vehicleCode: string | null }> };

export type OfficeTableQueryVariables = Exact<{
  pagination: Types.Pagination;
  sort: Types.Sort;
  filter: Types.DeliveryFilter;
}>;


export type OfficeTableQuery = { findAllDeliveries: { total: number, records: Array<{ margin: number | null, number_of_offers: number, id: string, publicId: string, type: Types.DeliveryType, status: Types.DeliveryStatus, version: number, clientFirstName: string | null, clientLastName: string | null, clientCompany: string | null, carPickUpDate: string | null, carDeliveryDeadline: string | null, confirmedAt: string | null, cancelledAt: string | null, completedAt: string | null, sharingPausedAt: string | null, clientInitialPrice: number | null, clientFinalPrice: number | null, category: Types.DeliveryCategory, allowedActions: Array<Types.DeliveryAction>, organization: { name: string } | null, punctuality: { state: Types.PunctualityState, basis: Types.PunctualityBasis, slackMinutes: number | null, expectedAt: string | null, arrivesAt: string | null, seenAt: string | null } | null, fromAddress: { city: string | null, postalCode: string | null } | null, toAddress: { city: string | null, postalCode: string | null } | null, toReturnFromAddress: { city: string | null } | null, toReturnToAddress: { city: string | null } | null, vehicles: Array<{ marque: string | null, model: string | null, vehicleCode: string | null }> }> } };

export type ToHandleQueryVariables = Exact<{
  pagination: Types.Pagination;
}>;


export type ToHandleQuery = { findAllDeliveries: { total: number, records: Array<{ id: string, publicId: string, type: Types.DeliveryType, status: Types.DeliveryStatus, version: number, clientFirstName: string | null, clientLastName: string | null, clientCompany: string | null, carPickUpDate: string | null, carDeliveryDeadline: string | null, confirmedAt: string | null, cancelledAt: string | null, completedAt: string | null, sharingPausedAt: string | null, clientInitialPrice: number | null, clientFinalPrice: number | null, category: Types.DeliveryCategory, allowedActions: Array<Types.DeliveryAction>, organization: { name: string } | null, punctuality: { state: Types.PunctualityState, basis: Types.PunctualityBasis, slackMinutes: number | null, expectedAt: string | null, arrivesAt: string | null, seenAt: string | null } | null, fromAddress: { city: string | null, postalCode: string | null } | null, toAddress: { city: string | null, postalCode: string | null } | null, toReturnFromAddress: { city: string | null } | null, toReturnToAddress: { city: string | null } | null, vehicles: Array<{ marque: string | null, model: string | null, vehicleCode: string | null }> }> } };

export type ClientTableQueryVariables = Exact<{
  pagination: Types.Pagination;
  sort: Types.Sort;
  filter: Types.DeliveryFilter;
}>;


export type ClientTableQuery = { findAllDeliveries: { total: number, records: Array<{ id: string, publicId: string, type: Types.DeliveryType, status: Types.DeliveryStatus, version: number, clientFirstName: string | null, clientLastName: string | null, clientCompany: string | null, carPickUpDate: string | null, carDeliveryDeadline: string | null, confirmedAt: string | null, cancelledAt: string | null, completedAt: string | null, sharingPausedAt: string | null, clientInitialPrice: number | null, clientFinalPrice: number | null, category: Types.DeliveryCategory, allowedActions: Array<Types.DeliveryAction>, punctuality: { state: Types.PunctualityState, basis: Types.PunctualityBasis, slackMinutes: number | null, expectedAt: string | null, arrivesAt: string | null, seenAt: string | null } | null, fromAddress: { city: string | null, postalCode: string | null } | null, toAddress: { city: string | null, postalCode: string | null } | null, toReturnFromAddress: { city: string | null } | null, toReturnToAddress: { city: string | null } | null, vehicles: Array<{ marque: string | null, model: string | null, vehicleCode: string | null }> }> } };

export type OrganizationChoicesQueryVariables = Exact<{
  keyword?: string | null | undefined;
}>;


export type OrganizationChoicesQuery = { findAutoCompleteListOrganizations: Array<{ label: string, slug: string | null }> };

export type OrganizationNameQueryVariables = Exact<{
  slug: string;
}>;


export type OrganizationNameQuery = { findOrganizationBySlug: { name: string } | null };

const TableRow = `fragment TableRow on Delivery {
  id
  publicId
  type
  status
  version
  clientFirstName
  clientLastName
  clientCompany
  carPickUpDate
  carDeliveryDeadline
  confirmedAt
  cancelledAt
  completedAt
  punctuality {
    state
    basis
    slackMinutes
    expectedAt
    arrivesAt
    seenAt
  }
  sharingPausedAt
  clientInitialPrice
  clientFinalPrice
  fromAddress {
    city
    postalCode
  }
  toAddress {
    city
    postalCode
  }
  toReturnFromAddress {
    city
  }
  toReturnToAddress {
    city
  }
  category
  vehicles {
    marque
    model
    vehicleCode
  }
  allowedActions
}`
export const OfficeTableDocument = new TypedDocumentString(`
    query OfficeTable($pagination: Pagination!, $sort: Sort!, $filter: DeliveryFilter!) {
  findAllDeliveries(pagination: $pagination, sort: $sort, filter: $filter) {
    total
    records {
      ...TableRow
      margin
      number_of_offers
      organization {
        name
      }
    }
  }
}
${TableRow}`) as unknown as TypedDocumentString<OfficeTableQuery, OfficeTableQueryVariables>;
export const ToHandleDocument = new TypedDocumentString(`
    query ToHandle($pagination: Pagination!) {
  findAllDeliveries(
    pagination: $pagination
    sort: {field: "punctuality", order: asc}
    filter: {toHandle: true, statuses: [REQUESTED, PENDING_CUSTOMER_CONFIRMATION, SMS_SENT, CONFIRMED_BY_CUSTOMER, RESCHEDULED_BY_ADMIN, CONFIRMED, WAITING_FOR_DRIVER, SET, PICKUP_DRIVER, ONGOING, PICKUP_CLIENT, DELIVERED, SWAP_PICKUP_DRIVER, SWAP_IN_TRANSIT, SWAP_PICKUP_CLIENT]}
  ) {
    total
    records {
      ...TableRow
      organization {
        name
      }
    }
  }
}
${TableRow}`) as unknown as TypedDocumentString<ToHandleQuery, ToHandleQueryVariables>;
export const ClientTableDocument = new TypedDocumentString(`
    query ClientTable($pagination: Pagination!, $sort: Sort!, $filter: DeliveryFilter!) {
  findAllDeliveries(pagination: $pagination, sort: $sort, filter: $filter) {
    total
    records {
      ...TableRow
    }
  }
}
${TableRow}`) as unknown as TypedDocumentString<ClientTableQuery, ClientTableQueryVariables>;
export const OrganizationChoicesDocument = new TypedDocumentString(`
    query OrganizationChoices($keyword: String) {
  findAutoCompleteListOrganizations(keyword: $keyword, limit: 20) {
    label
    slug
  }
}
    `) as unknown as TypedDocumentString<OrganizationChoicesQuery, OrganizationChoicesQueryVariables>;
export const OrganizationNameDocument = new TypedDocumentString(`
    query OrganizationName($slug: String!) {
  findOrganizationBySlug(slug: $slug) {
    name
  }
}
    `) as unknown as TypedDocumentString<OrganizationNameQuery, OrganizationNameQueryVariables>;