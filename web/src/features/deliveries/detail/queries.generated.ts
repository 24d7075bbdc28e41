/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@volant/contract/schema.generated';

import { TypedDocumentString } from '@volant/contract/document'
export type PlaceFragment = { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null };

export type PhotosFragment = { top: string | null, topLeft: string | null, topRight: string | null, bottomLeft: string | null, bottomRight: string | null, bottom: string | null, dashboard: string | null, cables: string | null, key: string | null };

export type ConditionFragment = { marks: Array<{ id: string, view: Types.MarkView, x: number, y: number, kind: Types.MarkKind, size: Types.MarkSize, words: string | null, photos: Array<string> }>, list: { keys: number | null, registration: boolean | null, cable: boolean | null, adapter: boolean | null, spareWheel: Types.SpareWheel | null, warningLights: boolean | null, tyres: Types.TyreState | null, cleanOutside: boolean | null, cleanInside: boolean | null, remarks: string | null, reserves: string | null, mileageReason: string | null, fuelReason: string | null } };

export type PaperFragment = { label: string | null, name: string, key: string | null, type: string | null, url: string | null, deleted: boolean | null };

export type StepsFragment = { steps: Array<{ name: Types.DeliveryStepName, state: Types.DeliveryStepState, at: string | null, awaits: Types.Awaited | null }> };

export type DeliveryDetailFragment = { id: string, publicId: string, type: Types.DeliveryType, twoWayDeliverType: Types.TwoWayDeliverType | null, status: Types.DeliveryStatus, category: Types.DeliveryCategory, version: number, carAvailabilityDate: string | null, carPickUpDate: string | null, carDeliveryDeadline: string | null, confirmedAt: string | null, departedAt: string | null, completedAt: string | null, cancelledAt: string | null, createdAt: string, clientInitialPrice: number | null, clientFinalPrice: number | null, distance: number | null, duration: number | null, comment: string | null, clientFirstName: string | null, clientLastName: string | null, clientEmail: string | null, clientPhone: string | null, clientCompany: string | null, representativeFirstName: string | null, representativeLastName: string | null, representativeEmail: string | null, representativePhone: string | null, representativeCompany: string | null, startCode: string | null, destinationCode: string | null, returnCode: string | null, routeLegs: Array<string> | null, sharingPausedAt: string | null, smsMessage: string | null, smsSentAt: string | null, allowedActions: Array<Types.DeliveryAction>, punctuality: { state: Types.PunctualityState, basis: Types.PunctualityBasis, slackMinutes: number | null, expectedAt: string | null, arrivesAt: string | null, seenAt: string | null } | null, options: Array<{ id: string, price: number }>, docs: Array<{ label: string | null, name: string, key: string | null, type: string | null, url: string | null, deleted: boolean | null }>, validationDocs: Array<{ label: string | null, name: string, key: string | null, type: string | null, url: string | null, deleted: boolean | null }>, organization: { name: string } | null, fromAddress: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null } | null, toAddress: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null } | null, toReturnFromAddress: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null } | null, toReturnToAddress: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null } | null, vehicles: Array<{ id: string, vin: string | null, vehicleCode: string | null, marque: string | null, model: string | null, type: Types.Motorization, carType: Types.CarType, toRetrieve: boolean, pickedUpAt: string | null, deliveredAt: string | null, mileageBefore: number, mileageAfter: number, essenceBefore: number | null, essenceAfter: number | null, imagesBefore: { top: string | null, topLeft: string | null, topRight: string | null, bottomLeft: string | null, bottomRight: string | null, bottom: string | null, dashboard: string | null, cables: string | null, key: string | null }, imagesAfter: { top: string | null, topLeft: string | null, topRight: string | null, bottomLeft: string | null, bottomRight: string | null, bottom: string | null, dashboard: string | null, cables: string | null, key: string | null }, inspectionBefore: { marks: Array<{ id: string, view: Types.MarkView, x: number, y: number, kind: Types.MarkKind, size: Types.MarkSize, words: string | null, photos: Array<string> }>, list: { keys: number | null, registration: boolean | null, cable: boolean | null, adapter: boolean | null, spareWheel: Types.SpareWheel | null, warningLights: boolean | null, tyres: Types.TyreState | null, cleanOutside: boolean | null, cleanInside: boolean | null, remarks: string | null, reserves: string | null, mileageReason: string | null, fuelReason: string | null } }, inspectionAfter: { marks: Array<{ id: string, view: Types.MarkView, x: number, y: number, kind: Types.MarkKind, size: Types.MarkSize, words: string | null, photos: Array<string> }>, list: { keys: number | null, registration: boolean | null, cable: boolean | null, adapter: boolean | null, spareWheel: Types.SpareWheel | null, warningLights: boolean | null, tyres: Types.TyreState | null, cleanOutside: boolean | null, cleanInside: boolean | null, remarks: string | null, reserves: string | null, mileageReason: string | null, fuelReason: string | null } }, identity: { plate: string | null, vin: string | null, seenAt: string, acceptedAt: string | null } | null, photoFacts: Array<{ side: string, view: string, takenAt: string | null, latitude: number | null, longitude: number | null, older: boolean }> }>, selectedDriver: { id: string, fullName: string, avatar: string | null, phoneNumber: string | null, email: string | null } | null, invoice: { id: string, number: string, issuedAt: string, totalExclTax: number, totalInclTax: number, electronicFaults: Array<string> | null } | null, cancelReason: { reason: Types.CancelReasonCode, additionalInfo: string | null } | null, position: { latitude: number, longitude: number, recordedAt: string } | null, steps: Array<{ name: Types.DeliveryStepName, state: Types.DeliveryStepState, at: string | null, awaits: Types.Awaited | null }> };

export type OfficeDeliveryQueryVariables = Exact<{
  id: string;
}>;


export type OfficeDeliveryQuery = { findDeliveryById: { finalPrice: number | null, wantedPrice: number | null, minPrice: number | null, maxPrice: number | null, margin: number | null, number_of_offers: number, smsSentAt: string | null, confirmedByCustomerAt: string | null, language: string, id: string, publicId: string, type: Types.DeliveryType, twoWayDeliverType: Types.TwoWayDeliverType | null, status: Types.DeliveryStatus, category: Types.DeliveryCategory, version: number, carAvailabilityDate: string | null, carPickUpDate: string | null, carDeliveryDeadline: string | null, confirmedAt: string | null, departedAt: string | null, completedAt: string | null, cancelledAt: string | null, createdAt: string, clientInitialPrice: number | null, clientFinalPrice: number | null, distance: number | null, duration: number | null, comment: string | null, clientFirstName: string | null, clientLastName: string | null, clientEmail: string | null, clientPhone: string | null, clientCompany: string | null, representativeFirstName: string | null, representativeLastName: string | null, representativeEmail: string | null, representativePhone: string | null, representativeCompany: string | null, startCode: string | null, destinationCode: string | null, returnCode: string | null, routeLegs: Array<string> | null, sharingPausedAt: string | null, smsMessage: string | null, allowedActions: Array<Types.DeliveryAction>, punctuality: { state: Types.PunctualityState, basis: Types.PunctualityBasis, slackMinutes: number | null, expectedAt: string | null, arrivesAt: string | null, seenAt: string | null } | null, options: Array<{ id: string, price: number }>, docs: Array<{ label: string | null, name: string, key: string | null, type: string | null, url: string | null, deleted: boolean | null }>, validationDocs: Array<{ label: string | null, name: string, key: string | null, type: string | null, url: string | null, deleted: boolean | null }>, organization: { name: string } | null, fromAddress: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null } | null, toAddress: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null } | null, toReturnFromAddress: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null } | null, toReturnToAddress: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null } | null, vehicles: Array<{ id: string, vin: string | null, vehicleCode: string | null, marque: string | null, model: string | null, type: Types.Motorization, carType: Types.CarType, toRetrieve: boolean, pickedUpAt: string | null, deliveredAt: string | null, mileageBefore: number, mileageAfter: number, essenceBefore: number | null, essenceAfter: number | null, imagesBefore: { top: string | null, topLeft: string | null, topRight: string | null, bottomLeft: string | null, bottomRight: string | null, bottom: string | null, dashboard: string | null, cables: string | null, key: string | null }, imagesAfter: { top: string | null, topLeft: string | null, topRight: string | null, bottomLeft: string | null, bottomRight: string | null, bottom: string | null, dashboard: string | null, cables: string | null, key: string | null }, inspectionBefore: { marks: Array<{ id: string, view: Types.MarkView, x: number, y: number, kind: Types.MarkKind, size: Types.MarkSize, words: string | null, photos: Array<string> }>, list: { keys: number | null, registration: boolean | null, cable: boolean | null, adapter: boolean | null, spareWheel: Types.SpareWheel | null, warningLights: boolean | null, tyres: Types.TyreState | null, cleanOutside: boolean | null, cleanInside: boolean | null, remarks: string | null, reserves: string | null, mileageReason: string | null, fuelReason: string | null } }, inspectionAfter: { marks: Array<{ id: string, view: Types.MarkView, x: number, y: number, kind: Types.MarkKind, size: Types.MarkSize, words: string | null, photos: Array<string> }>, list: { keys: number | null, registration: boolean | null, cable: boolean | null, adapter: boolean | null, spareWheel: Types.SpareWheel | null, warningLights: boolean | null, tyres: Types.TyreState | null, cleanOutside: boolean | null, cleanInside: boolean | null, remarks: string | null, reserves: string | null, mileageReason: string | null, fuelReason: string | null } }, identity: { plate: string | null, vin: string | null, seenAt: string, acceptedAt: string | null } | null, photoFacts: Array<{ side: string, view: string, takenAt: string | null, latitude: number | null, longitude: number | null, older: boolean }> }>, selectedDriver: { id: string, fullName: string, avatar: string | null, phoneNumber: string | null, email: string | null } | null, invoice: { id: string, number: string, issuedAt: string, totalExclTax: number, totalInclTax: number, electronicFaults: Array<string> | null } | null, cancelReason: { reason: Types.CancelReasonCode, additionalInfo: string | null } | null, position: { latitude: number, longitude: number, recordedAt: string } | null, steps: Array<{ name: Types.DeliveryStepName, state: Types.DeliveryStepState, at: string | null, awaits: Types.Awaited | null }> } | null };

export type ClientDeliveryQueryVariables = Exact<{
  id: string;
}>;


export type ClientDeliveryQuery = { findDeliveryById: { id: string, publicId: string, type: Types.DeliveryType, twoWayDeliverType: Types.TwoWayDeliverType | null, status: Types.DeliveryStatus, category: Types.DeliveryCategory, version: number, carAvailabilityDate: string | null, carPickUpDate: string | null, carDeliveryDeadline: string | null, confirmedAt: string | null, departedAt: string | null, completedAt: string | null, cancelledAt: string | null, createdAt: string, clientInitialPrice: number | null, clientFinalPrice: number | null, distance: number | null, duration: number | null, comment: string | null, clientFirstName: string | null, clientLastName: string | null, clientEmail: string | null, clientPhone: string | null, clientCompany: string | null, representativeFirstName: string | null, representativeLastName: string | null, representativeEmail: string | null, representativePhone: string | null, representativeCompany: string | null, startCode: string | null, destinationCode: string | null, returnCode: string | null, routeLegs: Array<string> | null, sharingPausedAt: string | null, smsMessage: string | null, smsSentAt: string | null, allowedActions: Array<Types.DeliveryAction>, punctuality: { state: Types.PunctualityState, basis: Types.PunctualityBasis, slackMinutes: number | null, expectedAt: string | null, arrivesAt: string | null, seenAt: string | null } | null, options: Array<{ id: string, price: number }>, docs: Array<{ label: string | null, name: string, key: string | null, type: string | null, url: string | null, deleted: boolean | null }>, validationDocs: Array<{ label: string | null, name: string, key: string | null, type: string | null, url: string | null, deleted: boolean | null }>, organization: { name: string } | null, fromAddress: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null } | null, toAddress: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null } | null, toReturnFromAddress: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null } | null, toReturnToAddress: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null } | null, vehicles: Array<{ id: string, vin: string | null, vehicleCode: string | null, marque: string | null, model: string | null, type: Types.Motorization, carType: Types.CarType, toRetrieve: boolean, pickedUpAt: string | null, deliveredAt: string | null, mileageBefore: number, mileageAfter: number, essenceBefore: number | null, essenceAfter: number | null, imagesBefore: { top: string | null, topLeft: string | null, topRight: string | null, bottomLeft: string | null, bottomRight: string | null, bottom: string | null, dashboard: string | null, cables: string | null, key: string | null }, imagesAfter: { top: string | null, topLeft: string | null, topRight: string | null, bottomLeft: string | null, bottomRight: string | null, bottom: string | null, dashboard: string | null, cables: string | null, key: string | null }, inspectionBefore: { marks: Array<{ id: string, view: Types.MarkView, x: number, y: number, kind: Types.MarkKind, size: Types.MarkSize, words: string | null, photos: Array<string> }>, list: { keys: number | null, registration: boolean | null, cable: boolean | null, adapter: boolean | null, spareWheel: Types.SpareWheel | null, warningLights: boolean | null, tyres: Types.TyreState | null, cleanOutside: boolean | null, cleanInside: boolean | null, remarks: string | null, reserves: string | null, mileageReason: string | null, fuelReason: string | null } }, inspectionAfter: { marks: Array<{ id: string, view: Types.MarkView, x: number, y: number, kind: Types.MarkKind, size: Types.MarkSize, words: string | null, photos: Array<string> }>, list: { keys: number | null, registration: boolean | null, cable: boolean | null, adapter: boolean | null, spareWheel: Types.SpareWheel | null, warningLights: boolean | null, tyres: Types.TyreState | null, cleanOutside: boolean | null, cleanInside: boolean | null, remarks: string | null, reserves: string | null, mileageReason: string | null, fuelReason: string | null } }, identity: { plate: string | null, vin: string | null, seenAt: string, acceptedAt: string | null } | null, photoFacts: Array<{ side: string, view: string, takenAt: string | null, latitude: number | null, longitude: number | null, older: boolean }> }>, selectedDriver: { id: string, fullName: string, avatar: string | null, phoneNumber: string | null, email: string | null } | null, invoice: { id: string, number: string, issuedAt: string, totalExclTax: number, totalInclTax: number, electronicFaults: Array<string> | null } | null, cancelReason: { reason: Types.CancelReasonCode, additionalInfo: string | null } | null, position: { latitude: number, longitude: number, recordedAt: string } | null, steps: Array<{ name: Types.DeliveryStepName, state: Types.DeliveryStepState, at: string | null, awaits: Types.Awaited | null }> } | null };

export type AcceptVehicleMutationVariables = Exact<{
  input: Types.AcceptVehicleInput;
}>;


export type AcceptVehicleMutation = { acceptVehicle: string };

const Place = `fragment Place on Address {
  address
  addressPrecision
  city
  postalCode
  country
  latitude
  longitude
}`
const Photos = `fragment Photos on VehicleImages {
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
const Condition = `fragment Condition on Inspection {
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
const Paper = `fragment Paper on DocumentFile {
  label
  name
  key
  type
  url
  deleted
}`
const Steps = `fragment Steps on Delivery {
  steps {
    name
    state
    at
    awaits
  }
}`
const DeliveryDetail = `fragment DeliveryDetail on Delivery {
  id
  publicId
  type
  twoWayDeliverType
  status
  category
  version
  carAvailabilityDate
  carPickUpDate
  carDeliveryDeadline
  confirmedAt
  departedAt
  completedAt
  cancelledAt
  createdAt
  punctuality {
    state
    basis
    slackMinutes
    expectedAt
    arrivesAt
    seenAt
  }
  clientInitialPrice
  clientFinalPrice
  distance
  duration
  comment
  clientFirstName
  clientLastName
  clientEmail
  clientPhone
  clientCompany
  representativeFirstName
  representativeLastName
  representativeEmail
  representativePhone
  representativeCompany
  options {
    id
    price
  }
  docs {
    ...Paper
  }
  validationDocs {
    ...Paper
  }
  organization {
    name
  }
  fromAddress {
    ...Place
  }
  toAddress {
    ...Place
  }
  toReturnFromAddress {
    ...Place
  }
  toReturnToAddress {
    ...Place
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
    pickedUpAt
    deliveredAt
    mileageBefore
    mileageAfter
    essenceBefore
    essenceAfter
    imagesBefore {
      ...Photos
    }
    imagesAfter {
      ...Photos
    }
    inspectionBefore {
      ...Condition
    }
    inspectionAfter {
      ...Condition
    }
    identity {
      plate
      vin
      seenAt
      acceptedAt
    }
    photoFacts {
      side
      view
      takenAt
      latitude
      longitude
      older
    }
  }
  selectedDriver {
    id
    fullName
    avatar
    phoneNumber
    email
  }
  invoice {
    id
    number
    issuedAt
    totalExclTax
    totalInclTax
    electronicFaults
  }
  startCode
  destinationCode
  returnCode
  cancelReason {
    reason
    additionalInfo
  }
  routeLegs
  position {
    latitude
    longitude
    recordedAt
  }
  sharingPausedAt
  smsMessage
  smsSentAt
  allowedActions
  ...Steps
}`
export const OfficeDeliveryDocument = new TypedDocumentString(`
    query OfficeDelivery($id: ID!) {
  findDeliveryById(id: $id) {
    ...DeliveryDetail
    finalPrice
    wantedPrice
    minPrice
    maxPrice
    margin
    number_of_offers
    smsSentAt
    confirmedByCustomerAt
    language
  }
}
${Place}
${Photos}
${Condition}
${Paper}
${Steps}
${DeliveryDetail}`) as unknown as TypedDocumentString<OfficeDeliveryQuery, OfficeDeliveryQueryVariables>;
export const ClientDeliveryDocument = new TypedDocumentString(`
    query ClientDelivery($id: ID!) {
  findDeliveryById(id: $id) {
    ...DeliveryDetail
  }
}
${Place}
${Photos}
${Condition}
${Paper}
${Steps}
${DeliveryDetail}`) as unknown as TypedDocumentString<ClientDeliveryQuery, ClientDeliveryQueryVariables>;
export const AcceptVehicleDocument = new TypedDocumentString(`
    mutation AcceptVehicle($input: AcceptVehicleInput!) {
  acceptVehicle(input: $input)
}
    `) as unknown as TypedDocumentString<AcceptVehicleMutation, AcceptVehicleMutationVariables>;