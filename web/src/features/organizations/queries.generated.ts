/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@volant/contract/schema.generated';

import { TypedDocumentString } from '@volant/contract/document'
export type OrganizationsTableQueryVariables = Exact<{
  pagination: Types.Pagination;
  sort: Types.Sort;
  keyword?: string | null | undefined;
}>;


export type OrganizationsTableQuery = { findAllOrganizations: { total: number, records: Array<{ id: string, name: string, slug: string, createdAt: string, totalMembers: number, totalDeliveries: number, owner: { assigneeFirstName: string, assigneeLastName: string, assigneePhone: string | null } | null }> } };


export const OrganizationsTableDocument = new TypedDocumentString(`
    query OrganizationsTable($pagination: Pagination!, $sort: Sort!, $keyword: String) {
  findAllOrganizations(pagination: $pagination, sort: $sort, keyword: $keyword) {
    total
    records {
      id
      name
      slug
      createdAt
      totalMembers
      totalDeliveries
      owner {
        assigneeFirstName
        assigneeLastName
        assigneePhone
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OrganizationsTableQuery, OrganizationsTableQueryVariables>;