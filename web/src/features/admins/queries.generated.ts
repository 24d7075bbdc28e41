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


export type AdminsTableQuery = { findAllAdmins: { total: number, records: Array<{ id: string, firstName: string, lastName: string, email: string, status: string, createdAt: string }> } };


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
      firstName
      lastName
      email
      status
      createdAt
    }
  }
}
    `) as unknown as TypedDocumentString<AdminsTableQuery, AdminsTableQueryVariables>;