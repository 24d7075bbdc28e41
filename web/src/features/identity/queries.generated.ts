/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@volant/contract/schema.generated';

import { TypedDocumentString } from '@volant/contract/document'
export type OwnClientQueryVariables = Exact<{
  sub: string;
}>;


export type OwnClientQuery = { findClientBySub: { assigneeFirstName: string, assigneeLastName: string, assigneePhone: string | null, assigneeFunction: string | null, assigneeService: string | null } | null };

export type OwnDriverQueryVariables = Exact<{
  sub: string;
}>;


export type OwnDriverQuery = { findDriverBySub: { firstName: string, lastName: string, email: string | null } | null };

export type UpdateOwnAdminMutationVariables = Exact<{
  input: Types.UpdateAdminInput;
}>;


export type UpdateOwnAdminMutation = { updateAdmin: { id: string } };

export type UpdateOwnDriverMutationVariables = Exact<{
  input: Types.UpdateDriverInput;
}>;


export type UpdateOwnDriverMutation = { updateDriver: { id: string } };

export type PersonQueryVariables = Exact<{
  id: string;
}>;


export type PersonQuery = { findClientById: { assigneeFirstName: string, assigneeLastName: string, assigneeEmail: string, assigneePhone: string | null, assigneeFunction: string | null, assigneeService: string | null, assigneeRank: number, deletedAt: string | null, organization: { name: string, slug: string } | null } | null, findAdminById: { firstName: string, lastName: string, email: string, rank: number, deletedAt: string | null } | null, findDriverById: { publicId: string, firstName: string, lastName: string, email: string | null, phoneNumber: string | null, company: string | null, state: Types.DriverState } | null };


export const OwnClientDocument = new TypedDocumentString(`
    query OwnClient($sub: String!) {
  findClientBySub(sub: $sub) {
    assigneeFirstName
    assigneeLastName
    assigneePhone
    assigneeFunction
    assigneeService
  }
}
    `) as unknown as TypedDocumentString<OwnClientQuery, OwnClientQueryVariables>;
export const OwnDriverDocument = new TypedDocumentString(`
    query OwnDriver($sub: String!) {
  findDriverBySub(sub: $sub) {
    firstName
    lastName
    email
  }
}
    `) as unknown as TypedDocumentString<OwnDriverQuery, OwnDriverQueryVariables>;
export const UpdateOwnAdminDocument = new TypedDocumentString(`
    mutation UpdateOwnAdmin($input: UpdateAdminInput!) {
  updateAdmin(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateOwnAdminMutation, UpdateOwnAdminMutationVariables>;
export const UpdateOwnDriverDocument = new TypedDocumentString(`
    mutation UpdateOwnDriver($input: UpdateDriverInput!) {
  updateDriver(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateOwnDriverMutation, UpdateOwnDriverMutationVariables>;
export const PersonDocument = new TypedDocumentString(`
    query Person($id: ID!) {
  findClientById(id: $id) {
    assigneeFirstName
    assigneeLastName
    assigneeEmail
    assigneePhone
    assigneeFunction
    assigneeService
    assigneeRank
    deletedAt
    organization {
      name
      slug
    }
  }
  findAdminById(id: $id) {
    firstName
    lastName
    email
    rank
    deletedAt
  }
  findDriverById(id: $id) {
    publicId
    firstName
    lastName
    email
    phoneNumber
    company
    state
  }
}
    `) as unknown as TypedDocumentString<PersonQuery, PersonQueryVariables>;