/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@volant/contract/schema.generated';

import { TypedDocumentString } from '@volant/contract/document'
export type InvoicedDeliveriesQueryVariables = Exact<{
  pagination: Types.Pagination;
  sort: Types.Sort;
  filter: Types.DeliveryFilter;
}>;


export type InvoicedDeliveriesQuery = { findAllDeliveries: { total: number, records: Array<{ id: string, publicId: string, type: Types.DeliveryType, status: Types.DeliveryStatus, clientFirstName: string | null, clientLastName: string | null, completedAt: string | null, organization: { name: string } | null, fromAddress: { city: string | null } | null, toAddress: { city: string | null } | null, invoice: { number: string, totalExclTax: number } | null }> } };

export type DriverPaymentsQueryVariables = Exact<{
  pagination: Types.Pagination;
  sort: Types.Sort;
  keyword?: string | null | undefined;
}>;


export type DriverPaymentsQuery = { findAllDeliveryPayments: { total: number, records: Array<{ id: string, createdAt: string, amount: number, status: Types.PaymentStatus, driver: { fullName: string, publicId: string } | null }> } };

export type PaymentsOfDriverQueryVariables = Exact<{
  driverId: string;
  pagination: Types.Pagination;
  sort: Types.Sort;
}>;


export type PaymentsOfDriverQuery = { findAllDeliveryPayments: { total: number, records: Array<{ id: string, createdAt: string, amount: number, status: Types.PaymentStatus }> } };


export const InvoicedDeliveriesDocument = new TypedDocumentString(`
    query InvoicedDeliveries($pagination: Pagination!, $sort: Sort!, $filter: DeliveryFilter!) {
  findAllDeliveries(pagination: $pagination, sort: $sort, filter: $filter) {
    total
    records {
      id
      publicId
      type
      status
      clientFirstName
      clientLastName
      completedAt
      organization {
        name
      }
      fromAddress {
        city
      }
      toAddress {
        city
      }
      invoice {
        number
        totalExclTax
      }
    }
  }
}
    `) as unknown as TypedDocumentString<InvoicedDeliveriesQuery, InvoicedDeliveriesQueryVariables>;
export const DriverPaymentsDocument = new TypedDocumentString(`
    query DriverPayments($pagination: Pagination!, $sort: Sort!, $keyword: String) {
  findAllDeliveryPayments(pagination: $pagination, sort: $sort, keyword: $keyword) {
    total
    records {
      id
      createdAt
      amount
      status
      driver {
        fullName
        publicId
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DriverPaymentsQuery, DriverPaymentsQueryVariables>;
export const PaymentsOfDriverDocument = new TypedDocumentString(`
    query PaymentsOfDriver($driverId: ID!, $pagination: Pagination!, $sort: Sort!) {
  findAllDeliveryPayments(
    filter: {driverId: $driverId}
    pagination: $pagination
    sort: $sort
  ) {
    total
    records {
      id
      createdAt
      amount
      status
    }
  }
}
    `) as unknown as TypedDocumentString<PaymentsOfDriverQuery, PaymentsOfDriverQueryVariables>;