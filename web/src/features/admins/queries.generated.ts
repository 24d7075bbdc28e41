/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@volant/contract/schema.generated';

import { TypedDocumentString } from '@volant/contract/document'
export type AdminsTableQueryVariables = Exact<{
  pagination: Types.Pagination;
  sort: Types.Sort;
  filter: Types.AdminFilter;
  keyword?: string | null | undefined;
}>;


export type AdminsTableQuery = { findAllAdmins: { total: number, records: Array<{ id: string, sub: string, firstName: string, lastName: string, email: string, status: string, rank: number, createdAt: string }> } };

export type CreateAdminMutationVariables = Exact<{
  input: Types.CreateAdminInput;
}>;


export type CreateAdminMutation = { createAdmin: { id: string } };

export type UpdateAdminMutationVariables = Exact<{
  input: Types.UpdateAdminInput;
}>;


export type UpdateAdminMutation = { updateAdmin: { id: string } };

export type DeleteAdminMutationVariables = Exact<{
  id: string;
}>;


export type DeleteAdminMutation = { deleteAdmin: string };


export const AdminsTableDocument = new TypedDocumentString(`
    query AdminsTable($pagination: Pagination!, $sort: Sort!, $filter: AdminFilter!, $keyword: String) {
  findAllAdmins(
    pagination: $pagination
    sort: $sort
    filter: $filter
    keyword: $keyword
  ) {
    total
    records {
      id
      sub
      firstName
      lastName
      email
      status
      rank
      createdAt
    }
  }
}
    `) as unknown as TypedDocumentString<AdminsTableQuery, AdminsTableQueryVariables>;
export const CreateAdminDocument = new TypedDocumentString(`
    mutation CreateAdmin($input: CreateAdminInput!) {
  createAdmin(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateAdminMutation, CreateAdminMutationVariables>;
export const UpdateAdminDocument = new TypedDocumentString(`
    mutation UpdateAdmin($input: UpdateAdminInput!) {
  updateAdmin(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateAdminMutation, UpdateAdminMutationVariables>;
export const DeleteAdminDocument = new TypedDocumentString(`
    mutation DeleteAdmin($id: ID!) {
  deleteAdmin(id: $id)
}
    `) as unknown as TypedDocumentString<DeleteAdminMutation, DeleteAdminMutationVariables>;