/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@volant/contract/schema.generated';

import { TypedDocumentString } from '@volant/contract/document'
export type OpenAuctionsQueryVariables = Exact<{
  pagination: Types.Pagination;
  filter: Types.DeliveryFilter;
}>;


export type OpenAuctionsQuery = { findAllDeliveries: { total: number, records: Array<{ id: string, publicId: string, type: Types.DeliveryType, status: Types.DeliveryStatus, version: number, category: Types.DeliveryCategory, carAvailabilityDate: string | null, carPickUpDate: string | null, carDeliveryDeadline: string | null, distance: number | null, duration: number | null, wantedPrice: number | null, allowedActions: Array<Types.DeliveryAction>, fromAddress: { city: string | null, postalCode: string | null } | null, toAddress: { city: string | null, postalCode: string | null } | null, toReturnFromAddress: { city: string | null, postalCode: string | null } | null, toReturnToAddress: { city: string | null, postalCode: string | null } | null, vehicles: Array<{ id: string, marque: string | null, model: string | null, carType: Types.CarType, type: Types.Motorization, toRetrieve: boolean }>, options: Array<{ id: string, name: string }>, offers: Array<{ id: string, demandedPrice: number, status: Types.OfferStatus }> }> } };

export type MissionDatesQueryVariables = Exact<{ [key: string]: never; }>;


export type MissionDatesQuery = { findAllDeliveries: { records: Array<{ id: string, publicId: string, type: Types.DeliveryType, status: Types.DeliveryStatus, carPickUpDate: string | null, carDeliveryDeadline: string | null, handedOverAt: string | null, duration: number | null }> } };

export type SendOfferMutationVariables = Exact<{
  input: Types.CreateOfferInput;
}>;


export type SendOfferMutation = { createOffer: { id: string, demandedPrice: number } };

export type WithdrawOfferMutationVariables = Exact<{
  input: Types.OfferIdInput;
}>;


export type WithdrawOfferMutation = { withdrawOffer: { id: string, status: Types.OfferStatus } };


export const OpenAuctionsDocument = new TypedDocumentString(`
    query OpenAuctions($pagination: Pagination!, $filter: DeliveryFilter!) {
  findAllDeliveries(
    pagination: $pagination
    sort: {field: "auction", order: asc}
    filter: $filter
  ) {
    total
    records {
      id
      publicId
      type
      status
      version
      category
      carAvailabilityDate
      carPickUpDate
      carDeliveryDeadline
      distance
      duration
      wantedPrice
      allowedActions
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
        postalCode
      }
      toReturnToAddress {
        city
        postalCode
      }
      vehicles {
        id
        marque
        model
        carType
        type
        toRetrieve
      }
      options {
        id
        name
      }
      offers {
        id
        demandedPrice
        status
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OpenAuctionsQuery, OpenAuctionsQueryVariables>;
export const MissionDatesDocument = new TypedDocumentString(`
    query MissionDates {
  findAllDeliveries(
    pagination: {page: 0, perPage: 100}
    filter: {statuses: [SET, PICKUP_DRIVER, ONGOING, PICKUP_CLIENT, DELIVERED, SWAP_PICKUP_DRIVER, SWAP_IN_TRANSIT, SWAP_PICKUP_CLIENT, SWAP_DELIVERED]}
  ) {
    records {
      id
      publicId
      type
      status
      carPickUpDate
      carDeliveryDeadline
      handedOverAt
      duration
    }
  }
}
    `) as unknown as TypedDocumentString<MissionDatesQuery, MissionDatesQueryVariables>;
export const SendOfferDocument = new TypedDocumentString(`
    mutation SendOffer($input: CreateOfferInput!) {
  createOffer(input: $input) {
    id
    demandedPrice
  }
}
    `) as unknown as TypedDocumentString<SendOfferMutation, SendOfferMutationVariables>;
export const WithdrawOfferDocument = new TypedDocumentString(`
    mutation WithdrawOffer($input: OfferIdInput!) {
  withdrawOffer(input: $input) {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<WithdrawOfferMutation, WithdrawOfferMutationVariables>;