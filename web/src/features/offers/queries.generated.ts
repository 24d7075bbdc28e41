/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@volant/contract/schema.generated';

import { TypedDocumentString } from '@volant/contract/document'
export type AuctionOffersQueryVariables = Exact<{
  pagination: Types.Pagination;
  sort: Types.Sort;
  filter: Types.OfferFilter;
}>;


export type AuctionOffersQuery = { findAllOffers: { total: number, records: Array<{ id: string, status: Types.OfferStatus, demandedPrice: number, createdAt: string, proposedByDriver: boolean, withdrawalReason: string | null, driver: { id: string, fullName: string, state: Types.DriverState } | null }> } };

export type AuctionHeaderQueryVariables = Exact<{
  id: string;
}>;


export type AuctionHeaderQuery = { findDeliveryById: { id: string, publicId: string, type: Types.DeliveryType, status: Types.DeliveryStatus, version: number, carPickUpDate: string | null, clientFirstName: string | null, clientLastName: string | null, representativeFirstName: string | null, representativeLastName: string | null, numberOfVehicles: number, clientInitialPrice: number | null, clientFinalPrice: number | null, wantedPrice: number | null, minPrice: number | null, maxPrice: number | null, allowedActions: Array<Types.DeliveryAction>, fromAddress: { city: string | null } | null, toAddress: { city: string | null } | null } | null };

export type AcceptOfferMutationVariables = Exact<{
  input: Types.OfferIdInput;
  despiteExpiredPapers: boolean;
}>;


export type AcceptOfferMutation = { acceptOffer: { id: string, status: Types.OfferStatus } };

export type RejectOfferMutationVariables = Exact<{
  input: Types.OfferIdInput;
}>;


export type RejectOfferMutation = { rejectOffer: { id: string, status: Types.OfferStatus } };

export type DeleteOfferMutationVariables = Exact<{
  input: Types.OfferIdInput;
}>;


export type DeleteOfferMutation = { deleteOffer: { id: string } };

export type ProposeOfferMutationVariables = Exact<{
  input: Types.CreateOfferInput;
}>;


export type ProposeOfferMutation = { createOffer: { id: string } };


export const AuctionOffersDocument = new TypedDocumentString(`
    query AuctionOffers($pagination: Pagination!, $sort: Sort!, $filter: OfferFilter!) {
  findAllOffers(pagination: $pagination, sort: $sort, filter: $filter) {
    total
    records {
      id
      status
      demandedPrice
      createdAt
      proposedByDriver
      withdrawalReason
      driver {
        id
        fullName
        state
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AuctionOffersQuery, AuctionOffersQueryVariables>;
export const AuctionHeaderDocument = new TypedDocumentString(`
    query AuctionHeader($id: ID!) {
  findDeliveryById(id: $id) {
    id
    publicId
    type
    status
    version
    carPickUpDate
    clientFirstName
    clientLastName
    representativeFirstName
    representativeLastName
    numberOfVehicles
    clientInitialPrice
    clientFinalPrice
    wantedPrice
    minPrice
    maxPrice
    fromAddress {
      city
    }
    toAddress {
      city
    }
    allowedActions
  }
}
    `) as unknown as TypedDocumentString<AuctionHeaderQuery, AuctionHeaderQueryVariables>;
export const AcceptOfferDocument = new TypedDocumentString(`
    mutation AcceptOffer($input: OfferIdInput!, $despiteExpiredPapers: Boolean!) {
  acceptOffer(input: $input, despiteExpiredPapers: $despiteExpiredPapers) {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<AcceptOfferMutation, AcceptOfferMutationVariables>;
export const RejectOfferDocument = new TypedDocumentString(`
    mutation RejectOffer($input: OfferIdInput!) {
  rejectOffer(input: $input) {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<RejectOfferMutation, RejectOfferMutationVariables>;
export const DeleteOfferDocument = new TypedDocumentString(`
    mutation DeleteOffer($input: OfferIdInput!) {
  deleteOffer(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<DeleteOfferMutation, DeleteOfferMutationVariables>;
export const ProposeOfferDocument = new TypedDocumentString(`
    mutation ProposeOffer($input: CreateOfferInput!) {
  createOffer(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<ProposeOfferMutation, ProposeOfferMutationVariables>;