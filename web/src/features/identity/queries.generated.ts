/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@volant/contract/schema.generated';

import { TypedDocumentString } from '@volant/contract/document'
export type OwnClientQueryVariables = Exact<{
  sub: string;
}>;


export type OwnClientQuery = { findClientBySub: { id: string, assigneeFirstName: string, assigneeLastName: string, assigneePhone: string | null, assigneeFunction: string | null, assigneeService: string | null } | null };


export const OwnClientDocument = new TypedDocumentString(`
    query OwnClient($sub: String!) {
  findClientBySub(sub: $sub) {
    id
    assigneeFirstName
    assigneeLastName
    assigneePhone
    assigneeFunction
    assigneeService
  }
}
    `) as unknown as TypedDocumentString<OwnClientQuery, OwnClientQueryVariables>;