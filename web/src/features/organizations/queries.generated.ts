/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@volant/contract/schema.generated';

import { TypedDocumentString } from '@volant/contract/document'
export type OrganizationsTableQueryVariables = Exact<{
  pagination: Types.Pagination;
  sort: Types.Sort;
  keyword?: string | null | undefined;
}>;


export type OrganizationsTableQuery = { findAllOrganizations: { total: number, records: Array<{ id: string, name: string, slug: string, createdAt: string, totalMembers: number, totalDeliveries: number, owner: { assigneeFirstName: string, assigneeLastName: string, assigneePhone: string | null } | null }> } };

export type OrganizationAddressFragment = { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null, place_id: string | null };

export type OrganizationDetailsQueryVariables = Exact<{
  slug: string;
}>;


export type OrganizationDetailsQuery = { findOrganizationBySlug: { id: string, name: string, slug: string, siren: string | null, vatId: string | null, electronicAddress: string | null, paymentDays: number | null, updatedAt: string, settings: { one_date: boolean, no_docs: boolean, defaultValues: unknown, carModels: unknown }, owner: { assigneeFirstName: string, assigneeLastName: string, assigneeEmail: string, assigneePhone: string | null, assigneeFunction: string | null, assigneeService: string | null } | null, address: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null, place_id: string | null } | null, billingAddress: { address: string | null, addressPrecision: string | null, city: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null, place_id: string | null } | null } | null };

export type CreateOrganizationMutationVariables = Exact<{
  input: Types.OrganizationInput;
}>;


export type CreateOrganizationMutation = { createOrganization: { id: string, name: string, slug: string } };

export type UpdateOrganizationMutationVariables = Exact<{
  input: Types.UpdateOrganizationInput;
}>;


export type UpdateOrganizationMutation = { updateOrganization: { id: string } };

export type OrganizationPanelQueryVariables = Exact<{
  slug: string;
  slugs?: Array<string> | string | null | undefined;
  statuses: Array<Types.DeliveryStatus> | Types.DeliveryStatus;
}>;


export type OrganizationPanelQuery = { findOrganizationBySlug: { id: string, name: string, slug: string, totalMembers: number, totalDeliveries: number, createdAt: string, owner: { assigneeFirstName: string, assigneeLastName: string, assigneeEmail: string, assigneePhone: string | null } | null } | null, findAllDeliveries: { total: number, records: Array<{ id: string, publicId: string, carDeliveryDeadline: string | null, fromAddress: { city: string | null } | null, toAddress: { city: string | null } | null }> } };

export const OrganizationsTableDocument = new TypedDocumentString(`
    query OrganizationsTable($pagination: Pagination!, $sort: Sort!, $keyword: String) {
  findAllOrganizations(pagination: $pagination, sort: $sort, keyword: $keyword) {
    total
    records {
      id
      name
      slug
      createdAt
      totalMembers
      totalDeliveries
      owner {
        assigneeFirstName
        assigneeLastName
        assigneePhone
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OrganizationsTableQuery, OrganizationsTableQueryVariables>;
export const OrganizationDetailsDocument = new TypedDocumentString(`
    query OrganizationDetails($slug: String!) {
  findOrganizationBySlug(slug: $slug) {
    id
    name
    slug
    siren
    vatId
    electronicAddress
    paymentDays
    updatedAt
    settings {
      one_date
      no_docs
      defaultValues
      carModels
    }
    owner {
      assigneeFirstName
      assigneeLastName
      assigneeEmail
      assigneePhone
      assigneeFunction
      assigneeService
    }
    address {
      ...OrganizationAddress
    }
    billingAddress {
      ...OrganizationAddress
    }
  }
}
    fragment OrganizationAddress on Address {
  address
  addressPrecision
  city
  postalCode
  country
  latitude
  longitude
  place_id
}`) as unknown as TypedDocumentString<OrganizationDetailsQuery, OrganizationDetailsQueryVariables>;
export const CreateOrganizationDocument = new TypedDocumentString(`
    mutation CreateOrganization($input: OrganizationInput!) {
  createOrganization(input: $input) {
    id
    name
    slug
  }
}
    `) as unknown as TypedDocumentString<CreateOrganizationMutation, CreateOrganizationMutationVariables>;
export const UpdateOrganizationDocument = new TypedDocumentString(`
    mutation UpdateOrganization($input: UpdateOrganizationInput!) {
  updateOrganization(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateOrganizationMutation, UpdateOrganizationMutationVariables>;
export const OrganizationPanelDocument = new TypedDocumentString(`
    query OrganizationPanel($slug: String!, $slugs: [String!], $statuses: [DeliveryStatus!]!) {
  findOrganizationBySlug(slug: $slug) {
    id
    name
    slug
    totalMembers
    totalDeliveries
    createdAt
    owner {
      assigneeFirstName
      assigneeLastName
      assigneeEmail
      assigneePhone
    }
  }
  findAllDeliveries(
    pagination: {page: 0, perPage: 5}
    sort: {field: "carDeliveryDeadline", order: asc}
    filter: {organizationSlugs: $slugs, statuses: $statuses}
  ) {
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
  }
}
    `) as unknown as TypedDocumentString<OrganizationPanelQuery, OrganizationPanelQueryVariables>;