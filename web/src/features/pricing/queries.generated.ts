/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@volant/contract/schema.generated';

import { TypedDocumentString } from '@volant/contract/document'
export type TariffQueryVariables = Exact<{ [key: string]: never; }>;


export type TariffQuery = { tariff: unknown };

export type UpdateTariffMutationVariables = Exact<{
  tariff: unknown;
  version?: number | null | undefined;
}>;


export type UpdateTariffMutation = { updateTariff: unknown };


export const TariffDocument = new TypedDocumentString(`
    query Tariff {
  tariff
}
    `) as unknown as TypedDocumentString<TariffQuery, TariffQueryVariables>;
export const UpdateTariffDocument = new TypedDocumentString(`
    mutation UpdateTariff($tariff: JSON!, $version: Int) {
  updateTariff(tariff: $tariff, version: $version)
}
    `) as unknown as TypedDocumentString<UpdateTariffMutation, UpdateTariffMutationVariables>;