import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '../../lib/api'
import { SearchDeliveriesDocument } from './queries.generated'

export const SEARCH_FIELDS = ['deliveryId', 'vin', 'vehicleCode'] as const
export type SearchField = (typeof SEARCH_FIELDS)[number]

/** Spec 1, section 9. */
export const SEARCH_PAGE_SIZE = 5

/** One page of what the search dialog found; scope and organisation are the server's business. */
export const searchQuery = (field: SearchField, text: string, page: number) =>
  queryOptions({
    queryKey: ['deliveries', 'search', field, text, page],
    queryFn: async ({ signal }) => {
      const variables = { pagination: { page, perPage: SEARCH_PAGE_SIZE }, filter: { [field]: text } }
      const answer = await request(SearchDeliveriesDocument, variables, { signal })
      return answer.findAllDeliveries
    },
    enabled: text !== '',
    placeholderData: keepPreviousData,
  })
