/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@volant/contract/schema.generated';

import { TypedDocumentString } from '@volant/contract/document'
export type OwnNoticeSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnNoticeSettingsQuery = { ownNoticeSettings: { muted: Array<Types.NoticeKind>, publicKey: string } };

export type UpdateOwnNoticeSettingsMutationVariables = Exact<{
  input: Types.OwnNoticeSettingsInput;
}>;


export type UpdateOwnNoticeSettingsMutation = { updateOwnNoticeSettings: { muted: Array<Types.NoticeKind>, publicKey: string } };


export const OwnNoticeSettingsDocument = new TypedDocumentString(`
    query OwnNoticeSettings {
  ownNoticeSettings {
    muted
    publicKey
  }
}
    `) as unknown as TypedDocumentString<OwnNoticeSettingsQuery, OwnNoticeSettingsQueryVariables>;
export const UpdateOwnNoticeSettingsDocument = new TypedDocumentString(`
    mutation UpdateOwnNoticeSettings($input: OwnNoticeSettingsInput!) {
  updateOwnNoticeSettings(input: $input) {
    muted
    publicKey
  }
}
    `) as unknown as TypedDocumentString<UpdateOwnNoticeSettingsMutation, UpdateOwnNoticeSettingsMutationVariables>;