/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@volant/contract/schema.generated';

import { TypedDocumentString } from '@volant/contract/document'
export type PanelDeliveryFragment = { id: string, publicId: string, type: Types.DeliveryType, status: Types.DeliveryStatus, category: Types.DeliveryCategory, version: number, carPickUpDate: string | null, carDeliveryDeadline: string | null, duration: number | null, clientFirstName: string | null, clientLastName: string | null, clientPhone: string | null, language: string, representativeFirstName: string | null, representativeLastName: string | null, representativePhone: string | null, routeLegs: Array<string> | null, sharingPausedAt: string | null, allowedActions: Array<Types.DeliveryAction>, organization: { name: string } | null, fromAddress: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null } | null, toAddress: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null } | null, toReturnFromAddress: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null } | null, toReturnToAddress: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null } | null, vehicles: Array<{ marque: string | null, model: string | null, vehicleCode: string | null }>, selectedDriver: { id: string, fullName: string, avatar: string | null, phoneNumber: string | null, email: string | null } | null, position: { latitude: number, longitude: number, recordedAt: string } | null, punctuality: { state: Types.PunctualityState, basis: Types.PunctualityBasis, slackMinutes: number | null, expectedAt: string | null, arrivesAt: string | null, seenAt: string | null } | null, steps: Array<{ name: Types.DeliveryStepName, state: Types.DeliveryStepState, at: string | null, awaits: Types.Awaited | null }> };

export type OfficePanelQueryVariables = Exact<{
  id: string;
}>;


export type OfficePanelQuery = { findDeliveryById: { id: string, publicId: string, type: Types.DeliveryType, status: Types.DeliveryStatus, category: Types.DeliveryCategory, version: number, carPickUpDate: string | null, carDeliveryDeadline: string | null, duration: number | null, clientFirstName: string | null, clientLastName: string | null, clientPhone: string | null, language: string, representativeFirstName: string | null, representativeLastName: string | null, representativePhone: string | null, routeLegs: Array<string> | null, sharingPausedAt: string | null, allowedActions: Array<Types.DeliveryAction>, organization: { name: string } | null, fromAddress: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null } | null, toAddress: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null } | null, toReturnFromAddress: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null } | null, toReturnToAddress: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null } | null, vehicles: Array<{ marque: string | null, model: string | null, vehicleCode: string | null }>, selectedDriver: { id: string, fullName: string, avatar: string | null, phoneNumber: string | null, email: string | null } | null, position: { latitude: number, longitude: number, recordedAt: string } | null, punctuality: { state: Types.PunctualityState, basis: Types.PunctualityBasis, slackMinutes: number | null, expectedAt: string | null, arrivesAt: string | null, seenAt: string | null } | null, steps: Array<{ name: Types.DeliveryStepName, state: Types.DeliveryStepState, at: string | null, awaits: Types.Awaited | null }> } | null, findDeliveryLogs: { logs: Array<{ id: string, createdAt: string, log: string }> } };

export type ClientPanelQueryVariables = Exact<{
  id: string;
}>;


export type ClientPanelQuery = { findDeliveryById: { id: string, publicId: string, type: Types.DeliveryType, status: Types.DeliveryStatus, category: Types.DeliveryCategory, version: number, carPickUpDate: string | null, carDeliveryDeadline: string | null, duration: number | null, clientFirstName: string | null, clientLastName: string | null, clientPhone: string | null, language: string, representativeFirstName: string | null, representativeLastName: string | null, representativePhone: string | null, routeLegs: Array<string> | null, sharingPausedAt: string | null, allowedActions: Array<Types.DeliveryAction>, organization: { name: string } | null, fromAddress: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null } | null, toAddress: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null } | null, toReturnFromAddress: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null } | null, toReturnToAddress: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null } | null, vehicles: Array<{ marque: string | null, model: string | null, vehicleCode: string | null }>, selectedDriver: { id: string, fullName: string, avatar: string | null, phoneNumber: string | null, email: string | null } | null, position: { latitude: number, longitude: number, recordedAt: string } | null, punctuality: { state: Types.PunctualityState, basis: Types.PunctualityBasis, slackMinutes: number | null, expectedAt: string | null, arrivesAt: string | null, seenAt: string | null } | null, steps: Array<{ name: Types.DeliveryStepName, state: Types.DeliveryStepState, at: string | null, awaits: Types.Awaited | null }> } | null };

const PanelDelivery = `fragment PanelDelivery on Delivery {
  id
  publicId
  type
  status
  category
  version
  carPickUpDate
  carDeliveryDeadline
  duration
  clientFirstName
  clientLastName
  clientPhone
  language
  representativeFirstName
  representativeLastName
  representativePhone
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
    marque
    model
    vehicleCode
  }
  selectedDriver {
    id
    fullName
    avatar
    phoneNumber
    email
  }
  routeLegs
  position {
    latitude
    longitude
    recordedAt
  }
  punctuality {
    state
    basis
    slackMinutes
    expectedAt
    arrivesAt
    seenAt
  }
  sharingPausedAt
  allowedActions
  ...Steps
}`
const Place = `fragment Place on Address {
  address
  addressPrecision
  city
  postalCode
  country
  latitude
  longitude
}`
const Steps = `fragment Steps on Delivery {
  steps {
    name
    state
    at
    awaits
  }
}`
export const OfficePanelDocument = new TypedDocumentString(`
    query OfficePanel($id: ID!) {
  findDeliveryById(id: $id) {
    ...PanelDelivery
  }
  findDeliveryLogs(deliveryId: $id, page: 1, pageSize: 4) {
    logs {
      id
      createdAt
      log
    }
  }
}
${PanelDelivery}
${Place}
${Steps}`) as unknown as TypedDocumentString<OfficePanelQuery, OfficePanelQueryVariables>;
export const ClientPanelDocument = new TypedDocumentString(`
    query ClientPanel($id: ID!) {
  findDeliveryById(id: $id) {
    ...PanelDelivery
  }
}
${PanelDelivery}
${Place}
${Steps}`) as unknown as TypedDocumentString<ClientPanelQuery, ClientPanelQueryVariables>;