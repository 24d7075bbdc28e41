/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@volant/contract/schema.generated';

import { TypedDocumentString } from '@volant/contract/document'
export type FilePhotoMutationVariables = Exact<{
  input: Types.UpdateVehicleInput;
}>;


export type FilePhotoMutation = { updateVehicle: { id: string } };


export const FilePhotoDocument = new TypedDocumentString(`
    mutation FilePhoto($input: UpdateVehicleInput!) {
  updateVehicle(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<FilePhotoMutation, FilePhotoMutationVariables>;