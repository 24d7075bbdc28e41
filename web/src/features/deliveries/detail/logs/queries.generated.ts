/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@volant/contract/schema.generated';

import { TypedDocumentString } from '@volant/contract/document'
export type DeliveryLogsQueryVariables = Exact<{
  deliveryId: string;
  page: number;
  pageSize: number;
}>;


export type DeliveryLogsQuery = { findDeliveryLogs: { totalCount: number, logs: Array<{ id: string, createdAt: string, log: string }> } };


export const DeliveryLogsDocument = new TypedDocumentString(`
    query DeliveryLogs($deliveryId: ID!, $page: Int!, $pageSize: Int!) {
  findDeliveryLogs(deliveryId: $deliveryId, page: $page, pageSize: $pageSize) {
    totalCount
    logs {
      id
      createdAt
      log
    }
  }
}
    `) as unknown as TypedDocumentString<DeliveryLogsQuery, DeliveryLogsQueryVariables>;