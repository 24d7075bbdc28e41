/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@volant/contract/schema.generated';

import { TypedDocumentString } from '@volant/contract/document'
export type ProblemFragment = { id: string, contract: number, from: string | null, to: string | null, driverName: string, kind: Types.ProblemKind, text: string, capturedAt: string, receivedAt: string, photo: string | null, seenAt: string | null, seenBy: string | null };

export type MissionProblemsQueryVariables = Exact<{
  deliveryId: string;
}>;


export type MissionProblemsQuery = { missionProblems: Array<{ id: string, contract: number, from: string | null, to: string | null, driverName: string, kind: Types.ProblemKind, text: string, capturedAt: string, receivedAt: string, photo: string | null, seenAt: string | null, seenBy: string | null }> };

export type OpenProblemsQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenProblemsQuery = { openProblems: Array<{ id: string, contract: number, from: string | null, to: string | null, driverName: string, kind: Types.ProblemKind, text: string, capturedAt: string, receivedAt: string, photo: string | null, seenAt: string | null, seenBy: string | null }> };

export type MarkProblemSeenMutationVariables = Exact<{
  id: string;
}>;


export type MarkProblemSeenMutation = { markProblemSeen: string };

const Problem = `fragment Problem on MissionProblem {
  id
  contract
  from
  to
  driverName
  kind
  text
  capturedAt
  receivedAt
  photo
  seenAt
  seenBy
}`
export const MissionProblemsDocument = new TypedDocumentString(`
    query MissionProblems($deliveryId: ID!) {
  missionProblems(deliveryId: $deliveryId) {
    ...Problem
  }
}
${Problem}`) as unknown as TypedDocumentString<MissionProblemsQuery, MissionProblemsQueryVariables>;
export const OpenProblemsDocument = new TypedDocumentString(`
    query OpenProblems {
  openProblems {
    ...Problem
  }
}
${Problem}`) as unknown as TypedDocumentString<OpenProblemsQuery, OpenProblemsQueryVariables>;
export const MarkProblemSeenDocument = new TypedDocumentString(`
    mutation MarkProblemSeen($id: ID!) {
  markProblemSeen(id: $id)
}
    `) as unknown as TypedDocumentString<MarkProblemSeenMutation, MarkProblemSeenMutationVariables>;