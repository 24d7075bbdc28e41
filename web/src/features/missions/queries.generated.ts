/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@volant/contract/schema.generated';

import { TypedDocumentString } from '@volant/contract/document'
export type OwnMissionsQueryVariables = Exact<{
  pagination: Types.Pagination;
  sort: Types.Sort;
  filter: Types.DeliveryFilter;
}>;


export type OwnMissionsQuery = { findAllDeliveries: { total: number, records: Array<{ id: string, publicId: string, type: Types.DeliveryType, status: Types.DeliveryStatus, carPickUpDate: string | null, carDeliveryDeadline: string | null, completedAt: string | null, finalPrice: number | null, fromAddress: { city: string | null, postalCode: string | null } | null, toAddress: { city: string | null, postalCode: string | null } | null, vehicles: Array<{ id: string, marque: string | null, model: string | null, vehicleCode: string | null }> }> } };

export type MissionAddressFragment = { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null, place_id: string | null };

export type InspectionPhotosFragment = { top: string | null, topLeft: string | null, topRight: string | null, bottomLeft: string | null, bottomRight: string | null, bottom: string | null, dashboard: string | null, cables: string | null, key: string | null };

export type SeenOfVehicleFragment = { marks: Array<{ id: string, view: Types.MarkView, x: number, y: number, kind: Types.MarkKind, size: Types.MarkSize, words: string | null, photos: Array<string> }>, list: { keys: number | null, registration: boolean | null, cable: boolean | null, adapter: boolean | null, spareWheel: Types.SpareWheel | null, warningLights: boolean | null, tyres: Types.TyreState | null, cleanOutside: boolean | null, cleanInside: boolean | null, remarks: string | null, reserves: string | null, mileageReason: string | null, fuelReason: string | null } };

export type InspectedVehicleFragment = { mileageBefore: number, mileageAfter: number, essenceBefore: number | null, essenceAfter: number | null, imagesBefore: { top: string | null, topLeft: string | null, topRight: string | null, bottomLeft: string | null, bottomRight: string | null, bottom: string | null, dashboard: string | null, cables: string | null, key: string | null }, imagesAfter: { top: string | null, topLeft: string | null, topRight: string | null, bottomLeft: string | null, bottomRight: string | null, bottom: string | null, dashboard: string | null, cables: string | null, key: string | null }, inspectionBefore: { marks: Array<{ id: string, view: Types.MarkView, x: number, y: number, kind: Types.MarkKind, size: Types.MarkSize, words: string | null, photos: Array<string> }>, list: { keys: number | null, registration: boolean | null, cable: boolean | null, adapter: boolean | null, spareWheel: Types.SpareWheel | null, warningLights: boolean | null, tyres: Types.TyreState | null, cleanOutside: boolean | null, cleanInside: boolean | null, remarks: string | null, reserves: string | null, mileageReason: string | null, fuelReason: string | null } }, inspectionAfter: { marks: Array<{ id: string, view: Types.MarkView, x: number, y: number, kind: Types.MarkKind, size: Types.MarkSize, words: string | null, photos: Array<string> }>, list: { keys: number | null, registration: boolean | null, cable: boolean | null, adapter: boolean | null, spareWheel: Types.SpareWheel | null, warningLights: boolean | null, tyres: Types.TyreState | null, cleanOutside: boolean | null, cleanInside: boolean | null, remarks: string | null, reserves: string | null, mileageReason: string | null, fuelReason: string | null } }, identity: { plate: string | null, vin: string | null, seenAt: string, acceptedAt: string | null } | null };

export type MissionDeliveryFragment = { id: string, publicId: string, type: Types.DeliveryType, twoWayDeliverType: Types.TwoWayDeliverType | null, status: Types.DeliveryStatus, version: number, carAvailabilityDate: string | null, carPickUpDate: string | null, carDeliveryDeadline: string | null, completedAt: string | null, distance: number | null, duration: number | null, finalPrice: number | null, clientFirstName: string | null, clientLastName: string | null, clientPhone: string | null, representativeFirstName: string | null, representativeLastName: string | null, representativePhone: string | null, comment: string | null, sharingPausedAt: string | null, allowedActions: Array<Types.DeliveryAction>, steps: Array<{ name: Types.DeliveryStepName, state: Types.DeliveryStepState, at: string | null }>, options: Array<{ id: string, name: string }>, docs: Array<{ name: string, label: string | null, type: string | null, url: string | null, deleted: boolean | null }>, validationDocs: Array<{ name: string, label: string | null, type: string | null, url: string | null, deleted: boolean | null }>, fromAddress: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null, place_id: string | null } | null, toAddress: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null, place_id: string | null } | null, toReturnFromAddress: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null, place_id: string | null } | null, toReturnToAddress: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null, place_id: string | null } | null, vehicles: Array<{ id: string, vin: string | null, vehicleCode: string | null, marque: string | null, model: string | null, type: Types.Motorization, carType: Types.CarType, toRetrieve: boolean, mileageBefore: number, mileageAfter: number, essenceBefore: number | null, essenceAfter: number | null, imagesBefore: { top: string | null, topLeft: string | null, topRight: string | null, bottomLeft: string | null, bottomRight: string | null, bottom: string | null, dashboard: string | null, cables: string | null, key: string | null }, imagesAfter: { top: string | null, topLeft: string | null, topRight: string | null, bottomLeft: string | null, bottomRight: string | null, bottom: string | null, dashboard: string | null, cables: string | null, key: string | null }, inspectionBefore: { marks: Array<{ id: string, view: Types.MarkView, x: number, y: number, kind: Types.MarkKind, size: Types.MarkSize, words: string | null, photos: Array<string> }>, list: { keys: number | null, registration: boolean | null, cable: boolean | null, adapter: boolean | null, spareWheel: Types.SpareWheel | null, warningLights: boolean | null, tyres: Types.TyreState | null, cleanOutside: boolean | null, cleanInside: boolean | null, remarks: string | null, reserves: string | null, mileageReason: string | null, fuelReason: string | null } }, inspectionAfter: { marks: Array<{ id: string, view: Types.MarkView, x: number, y: number, kind: Types.MarkKind, size: Types.MarkSize, words: string | null, photos: Array<string> }>, list: { keys: number | null, registration: boolean | null, cable: boolean | null, adapter: boolean | null, spareWheel: Types.SpareWheel | null, warningLights: boolean | null, tyres: Types.TyreState | null, cleanOutside: boolean | null, cleanInside: boolean | null, remarks: string | null, reserves: string | null, mileageReason: string | null, fuelReason: string | null } }, identity: { plate: string | null, vin: string | null, seenAt: string, acceptedAt: string | null } | null }> };

export type OwnMissionQueryVariables = Exact<{
  id: string;
}>;


export type OwnMissionQuery = { findDeliveryById: { id: string, publicId: string, type: Types.DeliveryType, twoWayDeliverType: Types.TwoWayDeliverType | null, status: Types.DeliveryStatus, version: number, carAvailabilityDate: string | null, carPickUpDate: string | null, carDeliveryDeadline: string | null, completedAt: string | null, distance: number | null, duration: number | null, finalPrice: number | null, clientFirstName: string | null, clientLastName: string | null, clientPhone: string | null, representativeFirstName: string | null, representativeLastName: string | null, representativePhone: string | null, comment: string | null, sharingPausedAt: string | null, allowedActions: Array<Types.DeliveryAction>, steps: Array<{ name: Types.DeliveryStepName, state: Types.DeliveryStepState, at: string | null }>, options: Array<{ id: string, name: string }>, docs: Array<{ name: string, label: string | null, type: string | null, url: string | null, deleted: boolean | null }>, validationDocs: Array<{ name: string, label: string | null, type: string | null, url: string | null, deleted: boolean | null }>, fromAddress: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null, place_id: string | null } | null, toAddress: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null, place_id: string | null } | null, toReturnFromAddress: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null, place_id: string | null } | null, toReturnToAddress: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null, place_id: string | null } | null, vehicles: Array<{ id: string, vin: string | null, vehicleCode: string | null, marque: string | null, model: string | null, type: Types.Motorization, carType: Types.CarType, toRetrieve: boolean, mileageBefore: number, mileageAfter: number, essenceBefore: number | null, essenceAfter: number | null, imagesBefore: { top: string | null, topLeft: string | null, topRight: string | null, bottomLeft: string | null, bottomRight: string | null, bottom: string | null, dashboard: string | null, cables: string | null, key: string | null }, imagesAfter: { top: string | null, topLeft: string | null, topRight: string | null, bottomLeft: string | null, bottomRight: string | null, bottom: string | null, dashboard: string | null, cables: string | null, key: string | null }, inspectionBefore: { marks: Array<{ id: string, view: Types.MarkView, x: number, y: number, kind: Types.MarkKind, size: Types.MarkSize, words: string | null, photos: Array<string> }>, list: { keys: number | null, registration: boolean | null, cable: boolean | null, adapter: boolean | null, spareWheel: Types.SpareWheel | null, warningLights: boolean | null, tyres: Types.TyreState | null, cleanOutside: boolean | null, cleanInside: boolean | null, remarks: string | null, reserves: string | null, mileageReason: string | null, fuelReason: string | null } }, inspectionAfter: { marks: Array<{ id: string, view: Types.MarkView, x: number, y: number, kind: Types.MarkKind, size: Types.MarkSize, words: string | null, photos: Array<string> }>, list: { keys: number | null, registration: boolean | null, cable: boolean | null, adapter: boolean | null, spareWheel: Types.SpareWheel | null, warningLights: boolean | null, tyres: Types.TyreState | null, cleanOutside: boolean | null, cleanInside: boolean | null, remarks: string | null, reserves: string | null, mileageReason: string | null, fuelReason: string | null } }, identity: { plate: string | null, vin: string | null, seenAt: string, acceptedAt: string | null } | null }> } | null };

export type MissionPaymentQueryVariables = Exact<{
  contract: string;
}>;


export type MissionPaymentQuery = { findAllDeliveryPayments: { records: Array<{ id: string, amount: number, disbursements: number, status: Types.PaymentStatus, contract: string }> } };

export type MissionsInMotionQueryVariables = Exact<{
  statuses: Array<Types.DeliveryStatus> | Types.DeliveryStatus;
}>;


export type MissionsInMotionQuery = { findAllDeliveries: { records: Array<{ id: string, publicId: string }> } };

export type AdvanceMissionMutationVariables = Exact<{
  input: Types.MissionStepInput;
}>;


export type AdvanceMissionMutation = { advanceMission: { id: string, publicId: string, type: Types.DeliveryType, twoWayDeliverType: Types.TwoWayDeliverType | null, status: Types.DeliveryStatus, version: number, carAvailabilityDate: string | null, carPickUpDate: string | null, carDeliveryDeadline: string | null, completedAt: string | null, distance: number | null, duration: number | null, finalPrice: number | null, clientFirstName: string | null, clientLastName: string | null, clientPhone: string | null, representativeFirstName: string | null, representativeLastName: string | null, representativePhone: string | null, comment: string | null, sharingPausedAt: string | null, allowedActions: Array<Types.DeliveryAction>, steps: Array<{ name: Types.DeliveryStepName, state: Types.DeliveryStepState, at: string | null }>, options: Array<{ id: string, name: string }>, docs: Array<{ name: string, label: string | null, type: string | null, url: string | null, deleted: boolean | null }>, validationDocs: Array<{ name: string, label: string | null, type: string | null, url: string | null, deleted: boolean | null }>, fromAddress: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null, place_id: string | null } | null, toAddress: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null, place_id: string | null } | null, toReturnFromAddress: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null, place_id: string | null } | null, toReturnToAddress: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null, place_id: string | null } | null, vehicles: Array<{ id: string, vin: string | null, vehicleCode: string | null, marque: string | null, model: string | null, type: Types.Motorization, carType: Types.CarType, toRetrieve: boolean, mileageBefore: number, mileageAfter: number, essenceBefore: number | null, essenceAfter: number | null, imagesBefore: { top: string | null, topLeft: string | null, topRight: string | null, bottomLeft: string | null, bottomRight: string | null, bottom: string | null, dashboard: string | null, cables: string | null, key: string | null }, imagesAfter: { top: string | null, topLeft: string | null, topRight: string | null, bottomLeft: string | null, bottomRight: string | null, bottom: string | null, dashboard: string | null, cables: string | null, key: string | null }, inspectionBefore: { marks: Array<{ id: string, view: Types.MarkView, x: number, y: number, kind: Types.MarkKind, size: Types.MarkSize, words: string | null, photos: Array<string> }>, list: { keys: number | null, registration: boolean | null, cable: boolean | null, adapter: boolean | null, spareWheel: Types.SpareWheel | null, warningLights: boolean | null, tyres: Types.TyreState | null, cleanOutside: boolean | null, cleanInside: boolean | null, remarks: string | null, reserves: string | null, mileageReason: string | null, fuelReason: string | null } }, inspectionAfter: { marks: Array<{ id: string, view: Types.MarkView, x: number, y: number, kind: Types.MarkKind, size: Types.MarkSize, words: string | null, photos: Array<string> }>, list: { keys: number | null, registration: boolean | null, cable: boolean | null, adapter: boolean | null, spareWheel: Types.SpareWheel | null, warningLights: boolean | null, tyres: Types.TyreState | null, cleanOutside: boolean | null, cleanInside: boolean | null, remarks: string | null, reserves: string | null, mileageReason: string | null, fuelReason: string | null } }, identity: { plate: string | null, vin: string | null, seenAt: string, acceptedAt: string | null } | null }> } };

export type FileInspectionMutationVariables = Exact<{
  input: Types.UpdateVehicleInput;
}>;


export type FileInspectionMutation = { updateVehicle: { id: string, mileageBefore: number, mileageAfter: number, essenceBefore: number | null, essenceAfter: number | null, imagesBefore: { top: string | null, topLeft: string | null, topRight: string | null, bottomLeft: string | null, bottomRight: string | null, bottom: string | null, dashboard: string | null, cables: string | null, key: string | null }, imagesAfter: { top: string | null, topLeft: string | null, topRight: string | null, bottomLeft: string | null, bottomRight: string | null, bottom: string | null, dashboard: string | null, cables: string | null, key: string | null }, inspectionBefore: { marks: Array<{ id: string, view: Types.MarkView, x: number, y: number, kind: Types.MarkKind, size: Types.MarkSize, words: string | null, photos: Array<string> }>, list: { keys: number | null, registration: boolean | null, cable: boolean | null, adapter: boolean | null, spareWheel: Types.SpareWheel | null, warningLights: boolean | null, tyres: Types.TyreState | null, cleanOutside: boolean | null, cleanInside: boolean | null, remarks: string | null, reserves: string | null, mileageReason: string | null, fuelReason: string | null } }, inspectionAfter: { marks: Array<{ id: string, view: Types.MarkView, x: number, y: number, kind: Types.MarkKind, size: Types.MarkSize, words: string | null, photos: Array<string> }>, list: { keys: number | null, registration: boolean | null, cable: boolean | null, adapter: boolean | null, spareWheel: Types.SpareWheel | null, warningLights: boolean | null, tyres: Types.TyreState | null, cleanOutside: boolean | null, cleanInside: boolean | null, remarks: string | null, reserves: string | null, mileageReason: string | null, fuelReason: string | null } }, identity: { plate: string | null, vin: string | null, seenAt: string, acceptedAt: string | null } | null } };

export type KeepEvidenceMutationVariables = Exact<{
  input: Types.EvidenceInput;
}>;


export type KeepEvidenceMutation = { keepEvidence: string };

export type ReportedProblemsQueryVariables = Exact<{
  deliveryId: string;
}>;


export type ReportedProblemsQuery = { missionProblems: Array<{ id: string, kind: Types.ProblemKind, text: string, capturedAt: string, photo: string | null, seenAt: string | null }> };

export type ReportProblemMutationVariables = Exact<{
  input: Types.ReportProblemInput;
}>;


export type ReportProblemMutation = { reportProblem: string };

export type OwnExpenseFragment = { id: string, kind: Types.ExpenseKind, amount: number, text: string | null, state: Types.ExpenseState, approved: number | null, reason: string | null, capturedAt: string };

export type OwnExpensesQueryVariables = Exact<{
  deliveryId: string;
}>;


export type OwnExpensesQuery = { missionExpenses: Array<{ id: string, kind: Types.ExpenseKind, amount: number, text: string | null, state: Types.ExpenseState, approved: number | null, reason: string | null, capturedAt: string }> };

export type DeclareExpenseMutationVariables = Exact<{
  input: Types.DeclareExpenseInput;
}>;


export type DeclareExpenseMutation = { declareExpense: { id: string, kind: Types.ExpenseKind, amount: number, text: string | null, state: Types.ExpenseState, approved: number | null, reason: string | null, capturedAt: string } };

export type TakeBackExpenseMutationVariables = Exact<{
  id: string;
}>;


export type TakeBackExpenseMutation = { takeBackExpense: string };

export type PauseSharingMutationVariables = Exact<{
  input: Types.PauseSharingInput;
}>;


export type PauseSharingMutation = { pauseSharing: string | null };

export type MissionPunctualityQueryVariables = Exact<{
  id: string;
}>;


export type MissionPunctualityQuery = { findDeliveryById: { status: Types.DeliveryStatus, sharingPausedAt: string | null, punctuality: { state: Types.PunctualityState, basis: Types.PunctualityBasis, slackMinutes: number | null, expectedAt: string | null, arrivesAt: string | null, seenAt: string | null } | null } | null };

const MissionAddress = `fragment MissionAddress on Address {
  address
  addressPrecision
  city
  postalCode
  country
  latitude
  longitude
  place_id
}`
const InspectionPhotos = `fragment InspectionPhotos on VehicleImages {
  top
  topLeft
  topRight
  bottomLeft
  bottomRight
  bottom
  dashboard
  cables
  key
}`
const SeenOfVehicle = `fragment SeenOfVehicle on Inspection {
  marks {
    id
    view
    x
    y
    kind
    size
    words
    photos
  }
  list {
    keys
    registration
    cable
    adapter
    spareWheel
    warningLights
    tyres
    cleanOutside
    cleanInside
    remarks
    reserves
    mileageReason
    fuelReason
  }
}`
const InspectedVehicle = `fragment InspectedVehicle on Vehicle {
  mileageBefore
  mileageAfter
  essenceBefore
  essenceAfter
  imagesBefore {
    ...InspectionPhotos
  }
  imagesAfter {
    ...InspectionPhotos
  }
  inspectionBefore {
    ...SeenOfVehicle
  }
  inspectionAfter {
    ...SeenOfVehicle
  }
  identity {
    plate
    vin
    seenAt
    acceptedAt
  }
}`
const MissionDelivery = `fragment MissionDelivery on Delivery {
  id
  publicId
  type
  twoWayDeliverType
  status
  version
  carAvailabilityDate
  carPickUpDate
  carDeliveryDeadline
  completedAt
  distance
  duration
  finalPrice
  clientFirstName
  clientLastName
  clientPhone
  representativeFirstName
  representativeLastName
  representativePhone
  comment
  sharingPausedAt
  allowedActions
  steps {
    name
    state
    at
  }
  options {
    id
    name
  }
  docs {
    name
    label
    type
    url
    deleted
  }
  validationDocs {
    name
    label
    type
    url
    deleted
  }
  fromAddress {
    ...MissionAddress
  }
  toAddress {
    ...MissionAddress
  }
  toReturnFromAddress {
    ...MissionAddress
  }
  toReturnToAddress {
    ...MissionAddress
  }
  vehicles {
    id
    vin
    vehicleCode
    marque
    model
    type
    carType
    toRetrieve
    ...InspectedVehicle
  }
}`
const OwnExpense = `fragment OwnExpense on MissionExpense {
  id
  kind
  amount
  text
  state
  approved
  reason
  capturedAt
}`
export const OwnMissionsDocument = new TypedDocumentString(`
    query OwnMissions($pagination: Pagination!, $sort: Sort!, $filter: DeliveryFilter!) {
  findAllDeliveries(pagination: $pagination, sort: $sort, filter: $filter) {
    total
    records {
      id
      publicId
      type
      status
      carPickUpDate
      carDeliveryDeadline
      completedAt
      finalPrice
      fromAddress {
        city
        postalCode
      }
      toAddress {
        city
        postalCode
      }
      vehicles {
        id
        marque
        model
        vehicleCode
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OwnMissionsQuery, OwnMissionsQueryVariables>;
export const OwnMissionDocument = new TypedDocumentString(`
    query OwnMission($id: ID!) {
  findDeliveryById(id: $id) {
    ...MissionDelivery
  }
}
${MissionAddress}
${InspectionPhotos}
${SeenOfVehicle}
${InspectedVehicle}
${MissionDelivery}`) as unknown as TypedDocumentString<OwnMissionQuery, OwnMissionQueryVariables>;
export const MissionPaymentDocument = new TypedDocumentString(`
    query MissionPayment($contract: String!) {
  findAllDeliveryPayments(pagination: {page: 0, perPage: 5}, keyword: $contract) {
    records {
      id
      amount
      disbursements
      status
      contract
    }
  }
}
    `) as unknown as TypedDocumentString<MissionPaymentQuery, MissionPaymentQueryVariables>;
export const MissionsInMotionDocument = new TypedDocumentString(`
    query MissionsInMotion($statuses: [DeliveryStatus!]!) {
  findAllDeliveries(
    pagination: {page: 0, perPage: 2}
    filter: {statuses: $statuses}
  ) {
    records {
      id
      publicId
    }
  }
}
    `) as unknown as TypedDocumentString<MissionsInMotionQuery, MissionsInMotionQueryVariables>;
export const AdvanceMissionDocument = new TypedDocumentString(`
    mutation AdvanceMission($input: MissionStepInput!) {
  advanceMission(input: $input) {
    ...MissionDelivery
  }
}
${MissionAddress}
${InspectionPhotos}
${SeenOfVehicle}
${InspectedVehicle}
${MissionDelivery}`) as unknown as TypedDocumentString<AdvanceMissionMutation, AdvanceMissionMutationVariables>;
export const FileInspectionDocument = new TypedDocumentString(`
    mutation FileInspection($input: UpdateVehicleInput!) {
  updateVehicle(input: $input) {
    id
    ...InspectedVehicle
  }
}
${InspectionPhotos}
${SeenOfVehicle}
${InspectedVehicle}`) as unknown as TypedDocumentString<FileInspectionMutation, FileInspectionMutationVariables>;
export const KeepEvidenceDocument = new TypedDocumentString(`
    mutation KeepEvidence($input: EvidenceInput!) {
  keepEvidence(input: $input)
}
    `) as unknown as TypedDocumentString<KeepEvidenceMutation, KeepEvidenceMutationVariables>;
export const ReportedProblemsDocument = new TypedDocumentString(`
    query ReportedProblems($deliveryId: ID!) {
  missionProblems(deliveryId: $deliveryId) {
    id
    kind
    text
    capturedAt
    photo
    seenAt
  }
}
    `) as unknown as TypedDocumentString<ReportedProblemsQuery, ReportedProblemsQueryVariables>;
export const ReportProblemDocument = new TypedDocumentString(`
    mutation ReportProblem($input: ReportProblemInput!) {
  reportProblem(input: $input)
}
    `) as unknown as TypedDocumentString<ReportProblemMutation, ReportProblemMutationVariables>;
export const OwnExpensesDocument = new TypedDocumentString(`
    query OwnExpenses($deliveryId: ID!) {
  missionExpenses(deliveryId: $deliveryId) {
    ...OwnExpense
  }
}
${OwnExpense}`) as unknown as TypedDocumentString<OwnExpensesQuery, OwnExpensesQueryVariables>;
export const DeclareExpenseDocument = new TypedDocumentString(`
    mutation DeclareExpense($input: DeclareExpenseInput!) {
  declareExpense(input: $input) {
    ...OwnExpense
  }
}
${OwnExpense}`) as unknown as TypedDocumentString<DeclareExpenseMutation, DeclareExpenseMutationVariables>;
export const TakeBackExpenseDocument = new TypedDocumentString(`
    mutation TakeBackExpense($id: ID!) {
  takeBackExpense(id: $id)
}
    `) as unknown as TypedDocumentString<TakeBackExpenseMutation, TakeBackExpenseMutationVariables>;
export const PauseSharingDocument = new TypedDocumentString(`
    mutation PauseSharing($input: PauseSharingInput!) {
  pauseSharing(input: $input)
}
    `) as unknown as TypedDocumentString<PauseSharingMutation, PauseSharingMutationVariables>;
export const MissionPunctualityDocument = new TypedDocumentString(`
    query MissionPunctuality($id: ID!) {
  findDeliveryById(id: $id) {
    status
    sharingPausedAt
    punctuality {
      state
      basis
      slackMinutes
      expectedAt
      arrivesAt
      seenAt
    }
  }
}
    `) as unknown as TypedDocumentString<MissionPunctualityQuery, MissionPunctualityQueryVariables>;