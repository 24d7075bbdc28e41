/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@volant/contract/schema.generated';

import { TypedDocumentString } from '@volant/contract/document'
export type SearchQueryVariables = Exact<{
  text: string;
  kinds?: Array<Types.SearchKind> | Types.SearchKind | null | undefined;
  number?: Types.DeliveryNumber | null | undefined;
}>;


export type SearchQuery = { search: { deliveries: Array<{ delivery: { id: string, publicId: string, type: Types.DeliveryType, status: Types.DeliveryStatus, category: Types.DeliveryCategory, clientFirstName: string | null, clientLastName: string | null, punctuality: { state: Types.PunctualityState } | null, organization: { name: string } | null, fromAddress: { city: string | null } | null, toAddress: { city: string | null } | null, toReturnFromAddress: { city: string | null } | null, toReturnToAddress: { city: string | null } | null, vehicles: Array<{ marque: string | null, model: string | null, vehicleCode: string | null }> }, matches: Array<{ field: Types.SearchField, text: string }> }>, drivers: Array<{ id: string, name: string, email: string, state: Types.DriverState }>, organizations: Array<{ id: string, name: string, slug: string }>, members: Array<{ id: string, name: string, email: string, rank: number, isRemoved: boolean, organization: { name: string, slug: string } | null }>, managers: Array<{ id: string, name: string, email: string, rank: number, isRemoved: boolean }>, invoices: Array<{ id: string, number: string, isCredit: boolean, contract: string, organizationName: string }> } };


export const SearchDocument = new TypedDocumentString(`
    query Search($text: String!, $kinds: [SearchKind!], $number: DeliveryNumber) {
  search(text: $text, kinds: $kinds, number: $number) {
    deliveries {
      delivery {
        id
        publicId
        type
        status
        category
        punctuality {
          state
        }
        clientFirstName
        clientLastName
        organization {
          name
        }
        fromAddress {
          city
        }
        toAddress {
          city
        }
        toReturnFromAddress {
          city
        }
        toReturnToAddress {
          city
        }
        vehicles {
          marque
          model
          vehicleCode
        }
      }
      matches {
        field
        text
      }
    }
    drivers {
      id
      name
      email
      state
    }
    organizations {
      id
      name
      slug
    }
    members {
      id
      name
      email
      rank
      isRemoved
      organization {
        name
        slug
      }
    }
    managers {
      id
      name
      email
      rank
      isRemoved
    }
    invoices {
      id
      number
      isCredit
      contract
      organizationName
    }
  }
}
    `) as unknown as TypedDocumentString<SearchQuery, SearchQueryVariables>;