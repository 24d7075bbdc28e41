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


export type InvoicedDeliveriesQuery = { findAllDeliveries: { total: number, records: Array<{ id: string, publicId: string, type: Types.DeliveryType, status: Types.DeliveryStatus, clientFirstName: string | null, clientLastName: string | null, completedAt: string | null, organization: { name: string } | null, fromAddress: { city: string | null } | null, toAddress: { city: string | null } | null, invoice: { id: string, number: string, totalExclTax: number } | null, creditNote: { id: string, number: string } | null }> } };

export type DeliveryPaymentsQueryVariables = Exact<{
  pagination: Types.Pagination;
  sort: Types.Sort;
  keyword?: string | null | undefined;
  filter: Types.DeliveryPaymentFilter;
}>;


export type DeliveryPaymentsQuery = { findAllDeliveryPayments: { total: number, records: Array<{ id: string, createdAt: string, amount: number, disbursements: number, status: Types.PaymentStatus, contract: string, driver: { id: string, fullName: string, state: Types.DriverState } | null }> } };

export type SubscriptionPaymentsQueryVariables = Exact<{
  pagination: Types.Pagination;
  sort: Types.Sort;
  keyword?: string | null | undefined;
  filter: Types.DeliveryPaymentFilter;
}>;


export type SubscriptionPaymentsQuery = { findAllSubscriptionPayments: { total: number, records: Array<{ id: string, createdAt: string, amount: number, status: Types.PaymentStatus, month: string, subscription: { id: string } | null, driver: { id: string, fullName: string, state: Types.DriverState } | null }> } };

export type MovePaymentMutationVariables = Exact<{
  input: Types.PaymentStatusInput;
}>;


export type MovePaymentMutation = { updatePaymentStatus: { id: string, status: Types.PaymentStatus } };

export type RecordSubscriptionMutationVariables = Exact<{
  input: Types.SubscriptionPaymentInput;
}>;


export type RecordSubscriptionMutation = { createSubscriptionPayment: { id: string } };

export type EarningsByMonthQueryVariables = Exact<{ [key: string]: never; }>;


export type EarningsByMonthQuery = { findEarningsByMonth: Array<{ month: string, deliveries: number, total: number, paid: number, waiting: number }> };

export type MonthPaymentsQueryVariables = Exact<{
  pagination: Types.Pagination;
  filter: Types.DeliveryPaymentFilter;
}>;


export type MonthPaymentsQuery = { findAllDeliveryPayments: { total: number, records: Array<{ id: string, createdAt: string, completedAt: string | null, amount: number, disbursements: number, status: Types.PaymentStatus, contract: string, deliveryId: string | null, fromCity: string | null, toCity: string | null, vehicles: Array<string> }> } };


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
        id
        number
        totalExclTax
      }
      creditNote {
        id
        number
      }
    }
  }
}
    `) as unknown as TypedDocumentString<InvoicedDeliveriesQuery, InvoicedDeliveriesQueryVariables>;
export const DeliveryPaymentsDocument = new TypedDocumentString(`
    query DeliveryPayments($pagination: Pagination!, $sort: Sort!, $keyword: String, $filter: DeliveryPaymentFilter!) {
  findAllDeliveryPayments(
    pagination: $pagination
    sort: $sort
    keyword: $keyword
    filter: $filter
  ) {
    total
    records {
      id
      createdAt
      amount
      disbursements
      status
      contract
      driver {
        id
        fullName
        state
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DeliveryPaymentsQuery, DeliveryPaymentsQueryVariables>;
export const SubscriptionPaymentsDocument = new TypedDocumentString(`
    query SubscriptionPayments($pagination: Pagination!, $sort: Sort!, $keyword: String, $filter: DeliveryPaymentFilter!) {
  findAllSubscriptionPayments(
    pagination: $pagination
    sort: $sort
    keyword: $keyword
    filter: $filter
  ) {
    total
    records {
      id
      createdAt
      amount
      status
      month
      subscription {
        id
      }
      driver {
        id
        fullName
        state
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SubscriptionPaymentsQuery, SubscriptionPaymentsQueryVariables>;
export const MovePaymentDocument = new TypedDocumentString(`
    mutation MovePayment($input: PaymentStatusInput!) {
  updatePaymentStatus(input: $input) {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<MovePaymentMutation, MovePaymentMutationVariables>;
export const RecordSubscriptionDocument = new TypedDocumentString(`
    mutation RecordSubscription($input: SubscriptionPaymentInput!) {
  createSubscriptionPayment(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<RecordSubscriptionMutation, RecordSubscriptionMutationVariables>;
export const EarningsByMonthDocument = new TypedDocumentString(`
    query EarningsByMonth {
  findEarningsByMonth {
    month
    deliveries
    total
    paid
    waiting
  }
}
    `) as unknown as TypedDocumentString<EarningsByMonthQuery, EarningsByMonthQueryVariables>;
export const MonthPaymentsDocument = new TypedDocumentString(`
    query MonthPayments($pagination: Pagination!, $filter: DeliveryPaymentFilter!) {
  findAllDeliveryPayments(
    pagination: $pagination
    sort: {field: "createdAt", order: desc}
    filter: $filter
  ) {
    total
    records {
      id
      createdAt
      completedAt
      amount
      disbursements
      status
      contract
      deliveryId
      fromCity
      toCity
      vehicles
    }
  }
}
    `) as unknown as TypedDocumentString<MonthPaymentsQuery, MonthPaymentsQueryVariables>;