/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@volant/contract/schema.generated';

import { TypedDocumentString } from '@volant/contract/document'
export type ConfirmDeliveryMutationVariables = Exact<{
  deliveryId: string;
}>;


export type ConfirmDeliveryMutation = { confirmDelivery: { id: string, status: Types.DeliveryStatus } };

export type CancelDeliveryMutationVariables = Exact<{
  input: Types.CancelDeliveryInput;
}>;


export type CancelDeliveryMutation = { cancelDelivery: { id: string, type: Types.DeliveryType, publicId: string, status: Types.DeliveryStatus } };

export type ChangeStatusMutationVariables = Exact<{
  input: Types.UpdateDeliveryStatusInput;
}>;


export type ChangeStatusMutation = { updateDeliveryStatus: { id: string, type: Types.DeliveryType, publicId: string, status: Types.DeliveryStatus } };

export type CancelRestitutionMutationVariables = Exact<{
  input: Types.UpdateDeliveryTypeInput;
}>;


export type CancelRestitutionMutation = { updateDeliveryType: { id: string, type: Types.DeliveryType, publicId: string, status: Types.DeliveryStatus } };

export type DeleteDeliveryMutationVariables = Exact<{
  id: string;
}>;


export type DeleteDeliveryMutation = { deleteDelivery: string };


export const ConfirmDeliveryDocument = new TypedDocumentString(`
    mutation ConfirmDelivery($deliveryId: ID!) {
  confirmDelivery(deliveryId: $deliveryId) {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<ConfirmDeliveryMutation, ConfirmDeliveryMutationVariables>;
export const CancelDeliveryDocument = new TypedDocumentString(`
    mutation CancelDelivery($input: CancelDeliveryInput!) {
  cancelDelivery(input: $input) {
    id
    type
    publicId
    status
  }
}
    `) as unknown as TypedDocumentString<CancelDeliveryMutation, CancelDeliveryMutationVariables>;
export const ChangeStatusDocument = new TypedDocumentString(`
    mutation ChangeStatus($input: UpdateDeliveryStatusInput!) {
  updateDeliveryStatus(input: $input) {
    id
    type
    publicId
    status
  }
}
    `) as unknown as TypedDocumentString<ChangeStatusMutation, ChangeStatusMutationVariables>;
export const CancelRestitutionDocument = new TypedDocumentString(`
    mutation CancelRestitution($input: UpdateDeliveryTypeInput!) {
  updateDeliveryType(input: $input) {
    id
    type
    publicId
    status
  }
}
    `) as unknown as TypedDocumentString<CancelRestitutionMutation, CancelRestitutionMutationVariables>;
export const DeleteDeliveryDocument = new TypedDocumentString(`
    mutation DeleteDelivery($id: ID!) {
  deleteDelivery(id: $id)
}
    `) as unknown as TypedDocumentString<DeleteDeliveryMutation, DeleteDeliveryMutationVariables>;