/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@volant/contract/schema.generated';

import { TypedDocumentString } from '@volant/contract/document'
export type DealQueryVariables = Exact<{
  id: string;
}>;


export type DealQuery = { findDeliveryById: { id: string, publicId: string, type: Types.DeliveryType, status: Types.DeliveryStatus, version: number, carAvailabilityDate: string | null, carPickUpDate: string | null, duration: number | null, carDeliveryDeadline: string | null, clientInitialPrice: number | null, clientFinalPrice: number | null, wantedPrice: number | null, minPrice: number | null, maxPrice: number | null, allowedActions: Array<Types.DeliveryAction>, organization: { settings: { one_date: boolean } } | null, selectedDriver: { id: string, fullName: string } | null } | null };

export type AllowDeliveryMutationVariables = Exact<{
  input: Types.AllowDeliveryInput;
}>;


export type AllowDeliveryMutation = { allowDelivery: { id: string, status: Types.DeliveryStatus } };

export type AssignDriverMutationVariables = Exact<{
  input: Types.AssignDriverInput;
}>;


export type AssignDriverMutation = { assignDriverToDelivery: { id: string, status: Types.DeliveryStatus } };

export type ChangeDriverMutationVariables = Exact<{
  input: Types.AssignDriverInput;
}>;


export type ChangeDriverMutation = { changeDriver: { id: string, status: Types.DeliveryStatus } };

export type EditDealMutationVariables = Exact<{
  input: Types.UpdateDeliveryInput;
}>;


export type EditDealMutation = { updateDelivery: { id: string, status: Types.DeliveryStatus } };


export const DealDocument = new TypedDocumentString(`
    query Deal($id: ID!) {
  findDeliveryById(id: $id) {
    id
    publicId
    type
    status
    version
    carAvailabilityDate
    carPickUpDate
    duration
    carDeliveryDeadline
    clientInitialPrice
    clientFinalPrice
    wantedPrice
    minPrice
    maxPrice
    organization {
      settings {
        one_date
      }
    }
    selectedDriver {
      id
      fullName
    }
    allowedActions
  }
}
    `) as unknown as TypedDocumentString<DealQuery, DealQueryVariables>;
export const AllowDeliveryDocument = new TypedDocumentString(`
    mutation AllowDelivery($input: AllowDeliveryInput!) {
  allowDelivery(input: $input) {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<AllowDeliveryMutation, AllowDeliveryMutationVariables>;
export const AssignDriverDocument = new TypedDocumentString(`
    mutation AssignDriver($input: AssignDriverInput!) {
  assignDriverToDelivery(input: $input) {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<AssignDriverMutation, AssignDriverMutationVariables>;
export const ChangeDriverDocument = new TypedDocumentString(`
    mutation ChangeDriver($input: AssignDriverInput!) {
  changeDriver(input: $input) {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<ChangeDriverMutation, ChangeDriverMutationVariables>;
export const EditDealDocument = new TypedDocumentString(`
    mutation EditDeal($input: UpdateDeliveryInput!) {
  updateDelivery(input: $input) {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<EditDealMutation, EditDealMutationVariables>;