/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@volant/contract/schema.generated';

import { TypedDocumentString } from '@volant/contract/document'
export type DriversTableQueryVariables = Exact<{
  pagination: Types.Pagination;
  sort: Types.Sort;
  filter: Types.DriverFilter;
}>;


export type DriversTableQuery = { findAllDrivers: { total: number, records: Array<{ id: string, publicId: string, fullName: string, email: string | null, phoneNumber: string | null, company: string | null, nbDeals: number, totalRating: number | null, createdAt: string, address: { city: string | null, postalCode: string | null } | null }> } };

export type DriverPageQueryVariables = Exact<{
  id: string;
}>;


export type DriverPageQuery = { getDriverById: { id: string, publicId: string, firstName: string, lastName: string, fullName: string, email: string | null, phoneNumber: string | null, birthDate: string | null, drivingLicenseDate: string | null, drivingPermitDueDate: string | null, vigilanceIssueDate: string | null, insuranceDueDate: string | null, drivingPermitNumber: string | null, iban: string | null, company: string | null, siret: string | null, state: Types.DriverState, nbDeals: number, lossDeals: number, driverOffersPrice: number | null, driverAttentePrice: number | null, driverAverageBills: number | null, totalRating: number | null, ratedDeliveries: number, mcqAnswers: unknown, createdAt: string, updatedAt: string | null, radiusKm: number | null, paperChecks: Array<{ paper: Types.DriverPaper, verifiedAt: string, verifiedBy: string | null }>, moves: Array<{ id: string, move: Types.DriverMove, reason: string | null, movedAt: string, movedBy: string }>, daysOff: Array<{ id: string, firstDay: string, lastDay: string }>, address: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null, place_id: string | null } | null, docs: { kbisPath: string | null, ribPath: string | null, permit_solde_path: string | null, idPath: string | null, idPath2: string | null, drivingLicensePath: string | null, drivingLicensePath2: string | null, vigilancePath: string | null, insurancePath: string | null, withheld: Array<string> } | null, ratings: { takeOffRating: number | null, outfitRating: number | null, qualityRating: number | null, correspondenceRating: number | null, justiceRating: number | null, communicationRating: number | null } } | null };

export type DriverHistoryQueryVariables = Exact<{
  pagination: Types.Pagination;
  sort: Types.Sort;
  filter: Types.DeliveryFilter;
}>;


export type DriverHistoryQuery = { findAllDeliveries: { total: number, records: Array<{ id: string, publicId: string, type: Types.DeliveryType, status: Types.DeliveryStatus, completedAt: string | null, finalPrice: number | null, fromAddress: { city: string | null } | null, toAddress: { city: string | null } | null, vehicles: Array<{ marque: string | null, model: string | null, vin: string | null }> }> } };

export type AcceptDriverMutationVariables = Exact<{
  driverId: string;
}>;


export type AcceptDriverMutation = { acceptDriver: { id: string } };

export type RejectDriverMutationVariables = Exact<{
  email: string;
}>;


export type RejectDriverMutation = { rejectDriver: { id: string } };

export type CancelRejectDriverMutationVariables = Exact<{
  email: string;
}>;


export type CancelRejectDriverMutation = { cancelRejectDriver: { id: string } };

export type DisableDriverMutationVariables = Exact<{
  email: string;
  reason: string;
}>;


export type DisableDriverMutation = { disableDriver: { id: string } };

export type EnableDriverMutationVariables = Exact<{
  email: string;
}>;


export type EnableDriverMutation = { enableDriver: { id: string } };

export type VerifyPaperMutationVariables = Exact<{
  driverId: string;
  paper: Types.DriverPaper;
  verified: boolean;
  seen?: Date | string | null | undefined;
}>;


export type VerifyPaperMutation = { verifyDriverPaper: { id: string } };

export type UpdateDriverMutationVariables = Exact<{
  input: Types.UpdateDriverInput;
}>;


export type UpdateDriverMutation = { updateDriver: { id: string } };

export type DriverPanelQueryVariables = Exact<{
  id: string;
  statuses: Array<Types.DeliveryStatus> | Types.DeliveryStatus;
}>;


export type DriverPanelQuery = { getDriverById: { id: string, fullName: string, email: string | null, phoneNumber: string | null, company: string | null, nbDeals: number, lossDeals: number, totalRating: number | null, driverAverageBills: number | null, createdAt: string, address: { city: string | null, postalCode: string | null } | null } | null, findAllDeliveries: { total: number, records: Array<{ id: string, publicId: string, carDeliveryDeadline: string | null, fromAddress: { city: string | null } | null, toAddress: { city: string | null } | null }> } };

export type HeldMissionsFragment = { total: number, records: Array<{ id: string, publicId: string, carDeliveryDeadline: string | null, fromAddress: { city: string | null } | null, toAddress: { city: string | null } | null }> };

export type DriverHoldsQueryVariables = Exact<{
  id: string;
  statuses: Array<Types.DeliveryStatus> | Types.DeliveryStatus;
}>;


export type DriverHoldsQuery = { findAllDeliveries: { total: number, records: Array<{ id: string, publicId: string, carDeliveryDeadline: string | null, fromAddress: { city: string | null } | null, toAddress: { city: string | null } | null }> } };

export type AddDaysOffMutationVariables = Exact<{
  input: Types.DriverDaysOffInput;
}>;


export type AddDaysOffMutation = { addDriverDaysOff: { id: string } };

export type RemoveDaysOffMutationVariables = Exact<{
  input: Types.DriverDaysOffIdInput;
}>;


export type RemoveDaysOffMutation = { removeDriverDaysOff: { id: string } };

export type OwnPapersQueryVariables = Exact<{
  id: string;
}>;


export type OwnPapersQuery = { getDriverById: { id: string, state: Types.DriverState, drivingPermitDueDate: string | null, vigilanceIssueDate: string | null, insuranceDueDate: string | null, docs: { kbisPath: string | null, ribPath: string | null, permit_solde_path: string | null, idPath: string | null, idPath2: string | null, drivingLicensePath: string | null, drivingLicensePath2: string | null, vigilancePath: string | null, insurancePath: string | null } | null } | null };

const HeldMissions = `fragment HeldMissions on DeliveryList {
  total
  records {
    id
    publicId
    carDeliveryDeadline
    fromAddress {
      city
    }
    toAddress {
      city
    }
  }
}`
export const DriversTableDocument = new TypedDocumentString(`
    query DriversTable($pagination: Pagination!, $sort: Sort!, $filter: DriverFilter!) {
  findAllDrivers(pagination: $pagination, sort: $sort, filter: $filter) {
    total
    records {
      id
      publicId
      fullName
      email
      phoneNumber
      company
      nbDeals
      totalRating
      createdAt
      address {
        city
        postalCode
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DriversTableQuery, DriversTableQueryVariables>;
export const DriverPageDocument = new TypedDocumentString(`
    query DriverPage($id: ID!) {
  getDriverById(id: $id) {
    id
    publicId
    firstName
    lastName
    fullName
    email
    phoneNumber
    birthDate
    drivingLicenseDate
    drivingPermitDueDate
    vigilanceIssueDate
    insuranceDueDate
    paperChecks {
      paper
      verifiedAt
      verifiedBy
    }
    moves {
      id
      move
      reason
      movedAt
      movedBy
    }
    drivingPermitNumber
    iban
    company
    siret
    state
    nbDeals
    lossDeals
    driverOffersPrice
    driverAttentePrice
    driverAverageBills
    totalRating
    ratedDeliveries
    mcqAnswers
    createdAt
    updatedAt
    radiusKm
    daysOff {
      id
      firstDay
      lastDay
    }
    address {
      address
      addressPrecision
      city
      postalCode
      country
      latitude
      longitude
      place_id
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
      withheld
    }
    ratings {
      takeOffRating
      outfitRating
      qualityRating
      correspondenceRating
      justiceRating
      communicationRating
    }
  }
}
    `) as unknown as TypedDocumentString<DriverPageQuery, DriverPageQueryVariables>;
export const DriverHistoryDocument = new TypedDocumentString(`
    query DriverHistory($pagination: Pagination!, $sort: Sort!, $filter: DeliveryFilter!) {
  findAllDeliveries(pagination: $pagination, sort: $sort, filter: $filter) {
    total
    records {
      id
      publicId
      type
      status
      completedAt
      finalPrice
      fromAddress {
        city
      }
      toAddress {
        city
      }
      vehicles {
        marque
        model
        vin
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DriverHistoryQuery, DriverHistoryQueryVariables>;
export const AcceptDriverDocument = new TypedDocumentString(`
    mutation AcceptDriver($driverId: ID!) {
  acceptDriver(driverId: $driverId) {
    id
  }
}
    `) as unknown as TypedDocumentString<AcceptDriverMutation, AcceptDriverMutationVariables>;
export const RejectDriverDocument = new TypedDocumentString(`
    mutation RejectDriver($email: String!) {
  rejectDriver(email: $email) {
    id
  }
}
    `) as unknown as TypedDocumentString<RejectDriverMutation, RejectDriverMutationVariables>;
export const CancelRejectDriverDocument = new TypedDocumentString(`
    mutation CancelRejectDriver($email: String!) {
  cancelRejectDriver(email: $email) {
    id
  }
}
    `) as unknown as TypedDocumentString<CancelRejectDriverMutation, CancelRejectDriverMutationVariables>;
export const DisableDriverDocument = new TypedDocumentString(`
    mutation DisableDriver($email: String!, $reason: String!) {
  disableDriver(email: $email, reason: $reason) {
    id
  }
}
    `) as unknown as TypedDocumentString<DisableDriverMutation, DisableDriverMutationVariables>;
export const EnableDriverDocument = new TypedDocumentString(`
    mutation EnableDriver($email: String!) {
  enableDriver(email: $email) {
    id
  }
}
    `) as unknown as TypedDocumentString<EnableDriverMutation, EnableDriverMutationVariables>;
export const VerifyPaperDocument = new TypedDocumentString(`
    mutation VerifyPaper($driverId: ID!, $paper: DriverPaper!, $verified: Boolean!, $seen: DateTime) {
  verifyDriverPaper(
    driverId: $driverId
    paper: $paper
    verified: $verified
    seen: $seen
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<VerifyPaperMutation, VerifyPaperMutationVariables>;
export const UpdateDriverDocument = new TypedDocumentString(`
    mutation UpdateDriver($input: UpdateDriverInput!) {
  updateDriver(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateDriverMutation, UpdateDriverMutationVariables>;
export const DriverPanelDocument = new TypedDocumentString(`
    query DriverPanel($id: ID!, $statuses: [DeliveryStatus!]!) {
  getDriverById(id: $id) {
    id
    fullName
    email
    phoneNumber
    company
    nbDeals
    lossDeals
    totalRating
    driverAverageBills
    createdAt
    address {
      city
      postalCode
    }
  }
  findAllDeliveries(
    pagination: {page: 0, perPage: 5}
    sort: {field: "carDeliveryDeadline", order: asc}
    filter: {driverId: $id, statuses: $statuses}
  ) {
    ...HeldMissions
  }
}
${HeldMissions}`) as unknown as TypedDocumentString<DriverPanelQuery, DriverPanelQueryVariables>;
export const DriverHoldsDocument = new TypedDocumentString(`
    query DriverHolds($id: ID!, $statuses: [DeliveryStatus!]!) {
  findAllDeliveries(
    pagination: {page: 0, perPage: 100}
    sort: {field: "carDeliveryDeadline", order: asc}
    filter: {driverId: $id, statuses: $statuses}
  ) {
    ...HeldMissions
  }
}
${HeldMissions}`) as unknown as TypedDocumentString<DriverHoldsQuery, DriverHoldsQueryVariables>;
export const AddDaysOffDocument = new TypedDocumentString(`
    mutation AddDaysOff($input: DriverDaysOffInput!) {
  addDriverDaysOff(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<AddDaysOffMutation, AddDaysOffMutationVariables>;
export const RemoveDaysOffDocument = new TypedDocumentString(`
    mutation RemoveDaysOff($input: DriverDaysOffIdInput!) {
  removeDriverDaysOff(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<RemoveDaysOffMutation, RemoveDaysOffMutationVariables>;
export const OwnPapersDocument = new TypedDocumentString(`
    query OwnPapers($id: ID!) {
  getDriverById(id: $id) {
    id
    state
    drivingPermitDueDate
    vigilanceIssueDate
    insuranceDueDate
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
    `) as unknown as TypedDocumentString<OwnPapersQuery, OwnPapersQueryVariables>;