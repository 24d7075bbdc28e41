/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@volant/contract/schema.generated';

import { TypedDocumentString } from '@volant/contract/document'
export type PlannedDeliveryFragment = { id: string, publicId: string, type: Types.DeliveryType, status: Types.DeliveryStatus, selectedDriverId: string | null, carPickUpDate: string | null, carDeliveryDeadline: string | null, handedOverAt: string | null, completedAt: string | null, duration: number | null, selectedDriver: { id: string, fullName: string, state: Types.DriverState } | null, punctuality: { state: Types.PunctualityState } | null, fromAddress: { city: string | null, latitude: number | null, longitude: number | null } | null, toAddress: { city: string | null, latitude: number | null, longitude: number | null } | null, toReturnToAddress: { city: string | null, latitude: number | null, longitude: number | null } | null };

export type PlannedMissionsQueryVariables = Exact<{
  filter: Types.DeliveryFilter;
  pagination: Types.Pagination;
}>;


export type PlannedMissionsQuery = { findAllDeliveries: { total: number, records: Array<{ id: string, publicId: string, type: Types.DeliveryType, status: Types.DeliveryStatus, selectedDriverId: string | null, carPickUpDate: string | null, carDeliveryDeadline: string | null, handedOverAt: string | null, completedAt: string | null, duration: number | null, selectedDriver: { id: string, fullName: string, state: Types.DriverState } | null, punctuality: { state: Types.PunctualityState } | null, fromAddress: { city: string | null, latitude: number | null, longitude: number | null } | null, toAddress: { city: string | null, latitude: number | null, longitude: number | null } | null, toReturnToAddress: { city: string | null, latitude: number | null, longitude: number | null } | null }> } };

export type DeliveriesToAssignQueryVariables = Exact<{
  keyword?: string | null | undefined;
  filter: Types.DeliveryFilter;
  pagination: Types.Pagination;
}>;


export type DeliveriesToAssignQuery = { findAllDeliveries: { total: number, records: Array<{ id: string, publicId: string, type: Types.DeliveryType, status: Types.DeliveryStatus, selectedDriverId: string | null, carPickUpDate: string | null, carDeliveryDeadline: string | null, handedOverAt: string | null, completedAt: string | null, duration: number | null, selectedDriver: { id: string, fullName: string, state: Types.DriverState } | null, punctuality: { state: Types.PunctualityState } | null, fromAddress: { city: string | null, latitude: number | null, longitude: number | null } | null, toAddress: { city: string | null, latitude: number | null, longitude: number | null } | null, toReturnToAddress: { city: string | null, latitude: number | null, longitude: number | null } | null }> } };

export type PlannedDriversQueryVariables = Exact<{
  filter: Types.DriverFilter;
  pagination: Types.Pagination;
}>;


export type PlannedDriversQuery = { findAllDrivers: { total: number, records: Array<{ id: string, fullName: string, state: Types.DriverState, address: { city: string | null } | null, daysOff: Array<{ firstDay: string, lastDay: string }> }> } };

export type DeliveryToPlanQueryVariables = Exact<{
  id: string;
}>;


export type DeliveryToPlanQuery = { findDeliveryById: { version: number, carAvailabilityDate: string | null, clientInitialPrice: number | null, clientFinalPrice: number | null, wantedPrice: number | null, finalPrice: number | null, allowedActions: Array<Types.DeliveryAction>, id: string, publicId: string, type: Types.DeliveryType, status: Types.DeliveryStatus, selectedDriverId: string | null, carPickUpDate: string | null, carDeliveryDeadline: string | null, handedOverAt: string | null, completedAt: string | null, duration: number | null, selectedDriver: { id: string, fullName: string, state: Types.DriverState } | null, punctuality: { state: Types.PunctualityState } | null, fromAddress: { city: string | null, latitude: number | null, longitude: number | null } | null, toAddress: { city: string | null, latitude: number | null, longitude: number | null } | null, toReturnToAddress: { city: string | null, latitude: number | null, longitude: number | null } | null } | null };

export type PlanAssignmentMutationVariables = Exact<{
  input: Types.AssignDriverInput;
}>;


export type PlanAssignmentMutation = { assignDriverToDelivery: { id: string } };

export type PlanChangeMutationVariables = Exact<{
  input: Types.AssignDriverInput;
}>;


export type PlanChangeMutation = { changeDriver: { id: string } };

export type PlanDatesMutationVariables = Exact<{
  input: Types.UpdateDeliveryInput;
}>;


export type PlanDatesMutation = { updateDelivery: { id: string } };

export type PlanOfferMutationVariables = Exact<{
  input: Types.CreateOfferInput;
}>;


export type PlanOfferMutation = { createOffer: { id: string } };

const PlannedDelivery = `fragment PlannedDelivery on Delivery {
  id
  publicId
  type
  status
  selectedDriverId
  selectedDriver {
    id
    fullName
    state
  }
  carPickUpDate
  carDeliveryDeadline
  handedOverAt
  completedAt
  duration
  punctuality {
    state
  }
  fromAddress {
    city
    latitude
    longitude
  }
  toAddress {
    city
    latitude
    longitude
  }
  toReturnToAddress {
    city
    latitude
    longitude
  }
}`
export const PlannedMissionsDocument = new TypedDocumentString(`
    query PlannedMissions($filter: DeliveryFilter!, $pagination: Pagination!) {
  findAllDeliveries(
    filter: $filter
    pagination: $pagination
    sort: {field: "carPickUpDate", order: asc}
  ) {
    total
    records {
      ...PlannedDelivery
    }
  }
}
${PlannedDelivery}`) as unknown as TypedDocumentString<PlannedMissionsQuery, PlannedMissionsQueryVariables>;
export const DeliveriesToAssignDocument = new TypedDocumentString(`
    query DeliveriesToAssign($keyword: String, $filter: DeliveryFilter!, $pagination: Pagination!) {
  findAllDeliveries(
    keyword: $keyword
    filter: $filter
    pagination: $pagination
    sort: {field: "carPickUpDate", order: asc}
  ) {
    total
    records {
      ...PlannedDelivery
    }
  }
}
${PlannedDelivery}`) as unknown as TypedDocumentString<DeliveriesToAssignQuery, DeliveriesToAssignQueryVariables>;
export const PlannedDriversDocument = new TypedDocumentString(`
    query PlannedDrivers($filter: DriverFilter!, $pagination: Pagination!) {
  findAllDrivers(
    filter: $filter
    pagination: $pagination
    sort: {field: "lastName", order: asc}
  ) {
    total
    records {
      id
      fullName
      state
      address {
        city
      }
      daysOff {
        firstDay
        lastDay
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PlannedDriversQuery, PlannedDriversQueryVariables>;
export const DeliveryToPlanDocument = new TypedDocumentString(`
    query DeliveryToPlan($id: ID!) {
  findDeliveryById(id: $id) {
    ...PlannedDelivery
    version
    carAvailabilityDate
    clientInitialPrice
    clientFinalPrice
    wantedPrice
    finalPrice
    allowedActions
  }
}
${PlannedDelivery}`) as unknown as TypedDocumentString<DeliveryToPlanQuery, DeliveryToPlanQueryVariables>;
export const PlanAssignmentDocument = new TypedDocumentString(`
    mutation PlanAssignment($input: AssignDriverInput!) {
  assignDriverToDelivery(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<PlanAssignmentMutation, PlanAssignmentMutationVariables>;
export const PlanChangeDocument = new TypedDocumentString(`
    mutation PlanChange($input: AssignDriverInput!) {
  changeDriver(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<PlanChangeMutation, PlanChangeMutationVariables>;
export const PlanDatesDocument = new TypedDocumentString(`
    mutation PlanDates($input: UpdateDeliveryInput!) {
  updateDelivery(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<PlanDatesMutation, PlanDatesMutationVariables>;
export const PlanOfferDocument = new TypedDocumentString(`
    mutation PlanOffer($input: CreateOfferInput!) {
  createOffer(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<PlanOfferMutation, PlanOfferMutationVariables>;