/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@volant/contract/schema.generated';

import { TypedDocumentString } from '@volant/contract/document'
export type WizardAddressFragment = { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null, place_id: string | null };

export type WizardDeliveryFragment = { id: string, publicId: string, type: Types.DeliveryType, status: Types.DeliveryStatus, version: number, allowedActions: Array<Types.DeliveryAction>, twoWayDeliverType: Types.TwoWayDeliverType | null, category: Types.DeliveryCategory, clientStatus: Types.ClientStatus, language: string, carAvailabilityDate: string | null, carPickUpDate: string | null, carDeliveryDeadline: string | null, clientFinalPrice: number | null, clientFirstName: string | null, clientLastName: string | null, clientEmail: string | null, clientPhone: string | null, clientCompany: string | null, clientSiret: string | null, clientDrivingLicenceNumber: string | null, representativeId: string | null, representativeFirstName: string | null, representativeLastName: string | null, representativeEmail: string | null, representativePhone: string | null, representativeCompany: string | null, comment: string | null, options: Array<{ id: string }>, docs: Array<{ label: string | null, name: string, key: string | null, type: string | null, url: string | null, deleted: boolean | null }>, organization: { name: string, slug: string } | null, fromAddress: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null, place_id: string | null } | null, toAddress: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null, place_id: string | null } | null, toReturnFromAddress: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null, place_id: string | null } | null, toReturnToAddress: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null, place_id: string | null } | null, vehicles: Array<{ id: string, vin: string | null, carType: Types.CarType, vehicleCode: string | null, marque: string | null, model: string | null, type: Types.Motorization, toRetrieve: boolean }> };

export type WizardDeliveryQueryVariables = Exact<{
  id: string;
}>;


export type WizardDeliveryQuery = { findDeliveryById: { id: string, publicId: string, type: Types.DeliveryType, status: Types.DeliveryStatus, version: number, allowedActions: Array<Types.DeliveryAction>, twoWayDeliverType: Types.TwoWayDeliverType | null, category: Types.DeliveryCategory, clientStatus: Types.ClientStatus, language: string, carAvailabilityDate: string | null, carPickUpDate: string | null, carDeliveryDeadline: string | null, clientFinalPrice: number | null, clientFirstName: string | null, clientLastName: string | null, clientEmail: string | null, clientPhone: string | null, clientCompany: string | null, clientSiret: string | null, clientDrivingLicenceNumber: string | null, representativeId: string | null, representativeFirstName: string | null, representativeLastName: string | null, representativeEmail: string | null, representativePhone: string | null, representativeCompany: string | null, comment: string | null, options: Array<{ id: string }>, docs: Array<{ label: string | null, name: string, key: string | null, type: string | null, url: string | null, deleted: boolean | null }>, organization: { name: string, slug: string } | null, fromAddress: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null, place_id: string | null } | null, toAddress: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null, place_id: string | null } | null, toReturnFromAddress: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null, place_id: string | null } | null, toReturnToAddress: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null, place_id: string | null } | null, vehicles: Array<{ id: string, vin: string | null, carType: Types.CarType, vehicleCode: string | null, marque: string | null, model: string | null, type: Types.Motorization, toRetrieve: boolean }> } | null };

export type WizardOrganizationQueryVariables = Exact<{
  slug: string;
}>;


export type WizardOrganizationQuery = { findOrganizationBySlug: { name: string, settings: { one_date: boolean, no_docs: boolean, defaultValues: unknown, carModels: unknown } } | null };

export type OwnRepresentativeQueryVariables = Exact<{
  sub: string;
}>;


export type OwnRepresentativeQuery = { findClientBySub: { id: string, assigneeFirstName: string, assigneeLastName: string, assigneeEmail: string, assigneePhone: string | null } | null };

export type DeliveryCodesQueryVariables = Exact<{
  id: string;
}>;


export type DeliveryCodesQuery = { findDeliveryById: { id: string, publicId: string, type: Types.DeliveryType, status: Types.DeliveryStatus, startCode: string | null, destinationCode: string | null, returnCode: string | null } | null };

export type CreateDeliveryMutationVariables = Exact<{
  input: Types.CreateDeliveryInput;
}>;


export type CreateDeliveryMutation = { createDelivery: { id: string, publicId: string, type: Types.DeliveryType, status: Types.DeliveryStatus } };

export type UpdateDeliveryMutationVariables = Exact<{
  input: Types.UpdateDeliveryInput;
}>;


export type UpdateDeliveryMutation = { updateDelivery: { id: string, publicId: string, type: Types.DeliveryType, status: Types.DeliveryStatus, version: number, allowedActions: Array<Types.DeliveryAction>, twoWayDeliverType: Types.TwoWayDeliverType | null, category: Types.DeliveryCategory, clientStatus: Types.ClientStatus, language: string, carAvailabilityDate: string | null, carPickUpDate: string | null, carDeliveryDeadline: string | null, clientFinalPrice: number | null, clientFirstName: string | null, clientLastName: string | null, clientEmail: string | null, clientPhone: string | null, clientCompany: string | null, clientSiret: string | null, clientDrivingLicenceNumber: string | null, representativeId: string | null, representativeFirstName: string | null, representativeLastName: string | null, representativeEmail: string | null, representativePhone: string | null, representativeCompany: string | null, comment: string | null, options: Array<{ id: string }>, docs: Array<{ label: string | null, name: string, key: string | null, type: string | null, url: string | null, deleted: boolean | null }>, organization: { name: string, slug: string } | null, fromAddress: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null, place_id: string | null } | null, toAddress: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null, place_id: string | null } | null, toReturnFromAddress: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null, place_id: string | null } | null, toReturnToAddress: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null, place_id: string | null } | null, vehicles: Array<{ id: string, vin: string | null, carType: Types.CarType, vehicleCode: string | null, marque: string | null, model: string | null, type: Types.Motorization, toRetrieve: boolean }> } };

const WizardAddress = `fragment WizardAddress on Address {
  address
  addressPrecision
  city
  postalCode
  country
  latitude
  longitude
  place_id
}`
const WizardDelivery = `fragment WizardDelivery on Delivery {
  id
  publicId
  type
  status
  version
  allowedActions
  twoWayDeliverType
  category
  clientStatus
  language
  carAvailabilityDate
  carPickUpDate
  carDeliveryDeadline
  clientFinalPrice
  clientFirstName
  clientLastName
  clientEmail
  clientPhone
  clientCompany
  clientSiret
  clientDrivingLicenceNumber
  representativeId
  representativeFirstName
  representativeLastName
  representativeEmail
  representativePhone
  representativeCompany
  comment
  options {
    id
  }
  docs {
    label
    name
    key
    type
    url
    deleted
  }
  organization {
    name
    slug
  }
  fromAddress {
    ...WizardAddress
  }
  toAddress {
    ...WizardAddress
  }
  toReturnFromAddress {
    ...WizardAddress
  }
  toReturnToAddress {
    ...WizardAddress
  }
  vehicles {
    id
    vin
    carType
    vehicleCode
    marque
    model
    type
    toRetrieve
  }
}`
export const WizardDeliveryDocument = new TypedDocumentString(`
    query WizardDelivery($id: ID!) {
  findDeliveryById(id: $id) {
    ...WizardDelivery
  }
}
${WizardAddress}
${WizardDelivery}`) as unknown as TypedDocumentString<WizardDeliveryQuery, WizardDeliveryQueryVariables>;
export const WizardOrganizationDocument = new TypedDocumentString(`
    query WizardOrganization($slug: String!) {
  findOrganizationBySlug(slug: $slug) {
    name
    settings {
      one_date
      no_docs
      defaultValues
      carModels
    }
  }
}
    `) as unknown as TypedDocumentString<WizardOrganizationQuery, WizardOrganizationQueryVariables>;
export const OwnRepresentativeDocument = new TypedDocumentString(`
    query OwnRepresentative($sub: String!) {
  findClientBySub(sub: $sub) {
    id
    assigneeFirstName
    assigneeLastName
    assigneeEmail
    assigneePhone
  }
}
    `) as unknown as TypedDocumentString<OwnRepresentativeQuery, OwnRepresentativeQueryVariables>;
export const DeliveryCodesDocument = new TypedDocumentString(`
    query DeliveryCodes($id: ID!) {
  findDeliveryById(id: $id) {
    id
    publicId
    type
    status
    startCode
    destinationCode
    returnCode
  }
}
    `) as unknown as TypedDocumentString<DeliveryCodesQuery, DeliveryCodesQueryVariables>;
export const CreateDeliveryDocument = new TypedDocumentString(`
    mutation CreateDelivery($input: CreateDeliveryInput!) {
  createDelivery(input: $input) {
    id
    publicId
    type
    status
  }
}
    `) as unknown as TypedDocumentString<CreateDeliveryMutation, CreateDeliveryMutationVariables>;
export const UpdateDeliveryDocument = new TypedDocumentString(`
    mutation UpdateDelivery($input: UpdateDeliveryInput!) {
  updateDelivery(input: $input) {
    ...WizardDelivery
  }
}
${WizardAddress}
${WizardDelivery}`) as unknown as TypedDocumentString<UpdateDeliveryMutation, UpdateDeliveryMutationVariables>;