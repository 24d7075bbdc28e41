/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@volant/contract/schema.generated';

import { TypedDocumentString } from '@volant/contract/document'
export type LivePlaceFragment = { city: string | null, postalCode: string | null, latitude: number | null, longitude: number | null };

export type LiveVerdictFragment = { id: string, punctuality: { state: Types.PunctualityState, basis: Types.PunctualityBasis, slackMinutes: number | null, expectedAt: string | null, arrivesAt: string | null, seenAt: string | null } | null };

export type LiveDeliveriesQueryVariables = Exact<{
  pagination: Types.Pagination;
}>;


export type LiveDeliveriesQuery = { findAllDeliveries: { total: number, records: Array<{ publicId: string, type: Types.DeliveryType, status: Types.DeliveryStatus, carDeliveryDeadline: string | null, sharingPausedAt: string | null, id: string, organization: { name: string } | null, vehicles: Array<{ marque: string | null, model: string | null, vehicleCode: string | null, toRetrieve: boolean }>, selectedDriver: { fullName: string } | null, fromAddress: { city: string | null, postalCode: string | null, latitude: number | null, longitude: number | null } | null, toAddress: { city: string | null, postalCode: string | null, latitude: number | null, longitude: number | null } | null, toReturnToAddress: { city: string | null, postalCode: string | null, latitude: number | null, longitude: number | null } | null, position: { latitude: number, longitude: number, recordedAt: string } | null, punctuality: { state: Types.PunctualityState, basis: Types.PunctualityBasis, slackMinutes: number | null, expectedAt: string | null, arrivesAt: string | null, seenAt: string | null } | null }> } };

export type LiveVerdictsQueryVariables = Exact<{
  pagination: Types.Pagination;
}>;


export type LiveVerdictsQuery = { findAllDeliveries: { records: Array<{ id: string, punctuality: { state: Types.PunctualityState, basis: Types.PunctualityBasis, slackMinutes: number | null, expectedAt: string | null, arrivesAt: string | null, seenAt: string | null } | null }> } };

export type LiveRouteQueryVariables = Exact<{
  id: string;
}>;


export type LiveRouteQuery = { findDeliveryById: { id: string, routeLegs: Array<string> | null } | null };

const LiveVerdict = `fragment LiveVerdict on Delivery {
  id
  punctuality {
    state
    basis
    slackMinutes
    expectedAt
    arrivesAt
    seenAt
  }
}`
export const LiveDeliveriesDocument = new TypedDocumentString(`
    query LiveDeliveries($pagination: Pagination!) {
  findAllDeliveries(
    pagination: $pagination
    sort: {field: "punctuality", order: asc}
    filter: {tab: ONGOING}
  ) {
    total
    records {
      ...LiveVerdict
      publicId
      type
      status
      carDeliveryDeadline
      organization {
        name
      }
      vehicles {
        marque
        model
        vehicleCode
        toRetrieve
      }
      selectedDriver {
        fullName
      }
      fromAddress {
        ...LivePlace
      }
      toAddress {
        ...LivePlace
      }
      toReturnToAddress {
        ...LivePlace
      }
      position {
        latitude
        longitude
        recordedAt
      }
      sharingPausedAt
    }
  }
}
    fragment LivePlace on Address {
  city
  postalCode
  latitude
  longitude
}
${LiveVerdict}`) as unknown as TypedDocumentString<LiveDeliveriesQuery, LiveDeliveriesQueryVariables>;
export const LiveVerdictsDocument = new TypedDocumentString(`
    query LiveVerdicts($pagination: Pagination!) {
  findAllDeliveries(
    pagination: $pagination
    sort: {field: "punctuality", order: asc}
    filter: {tab: ONGOING}
  ) {
    records {
      ...LiveVerdict
    }
  }
}
${LiveVerdict}`) as unknown as TypedDocumentString<LiveVerdictsQuery, LiveVerdictsQueryVariables>;
export const LiveRouteDocument = new TypedDocumentString(`
    query LiveRoute($id: ID!) {
  findDeliveryById(id: $id) {
    id
    routeLegs
  }
}
    `) as unknown as TypedDocumentString<LiveRouteQuery, LiveRouteQueryVariables>;