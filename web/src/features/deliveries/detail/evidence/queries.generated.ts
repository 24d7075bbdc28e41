/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@volant/contract/schema.generated';

import { TypedDocumentString } from '@volant/contract/document'
export type MissionEvidenceQueryVariables = Exact<{
  deliveryId: string;
}>;


export type MissionEvidenceQuery = { missionEvidence: Array<{ id: string, driverName: string, action: Types.DeliveryAction | null, capturedAt: string, refusal: string, content: unknown, files: Array<string> }> };


export const MissionEvidenceDocument = new TypedDocumentString(`
    query MissionEvidence($deliveryId: ID!) {
  missionEvidence(deliveryId: $deliveryId) {
    id
    driverName
    action
    capturedAt
    refusal
    content
    files
  }
}
    `) as unknown as TypedDocumentString<MissionEvidenceQuery, MissionEvidenceQueryVariables>;