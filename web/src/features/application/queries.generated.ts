/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@volant/contract/schema.generated';

import { TypedDocumentString } from '@volant/contract/document'
export type OwnApplicationQueryVariables = Exact<{
  id: string;
}>;


export type OwnApplicationQuery = { findDriverById: { firstName: string, state: Types.DriverState, phoneNumber: string | null, birthDate: string | null, drivingLicenseDate: string | null, drivingPermitDueDate: string | null, vigilanceIssueDate: string | null, insuranceDueDate: string | null, drivingPermitNumber: string | null, iban: string | null, address: { city: string | null } | null, docs: { kbisPath: string | null, ribPath: string | null, permit_solde_path: string | null, idPath: string | null, idPath2: string | null, drivingLicensePath: string | null, drivingLicensePath2: string | null, vigilancePath: string | null, insurancePath: string | null } | null } | null };


export const OwnApplicationDocument = new TypedDocumentString(`
    query OwnApplication($id: ID!) {
  findDriverById(id: $id) {
    firstName
    state
    phoneNumber
    birthDate
    drivingLicenseDate
    drivingPermitDueDate
    vigilanceIssueDate
    insuranceDueDate
    drivingPermitNumber
    iban
    address {
      city
    }
    docs {
      kbisPath
      ribPath
      permit_solde_path
      idPath
      idPath2
      drivingLicensePath
      drivingLicensePath2
      vigilancePath
      insurancePath
    }
  }
}
    `) as unknown as TypedDocumentString<OwnApplicationQuery, OwnApplicationQueryVariables>;