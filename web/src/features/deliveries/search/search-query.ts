import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { DeliveryNumber } from '@volant/contract/schema.generated'
import type { SearchKind } from '@volant/domain/search/kinds'
import { request } from '../../../lib/api'
import { SearchDocument, type SearchQuery } from './queries.generated'

export type Found = SearchQuery['search']

export const DELIVERY_NUMBERS = ['CONTRACT', 'PLATE', 'VIN'] as const satisfies readonly DeliveryNumber[]

/** What is looked at: everything, one number of deliveries, or one of the other kinds. */
export type Narrowing = 'everything' | (typeof DELIVERY_NUMBERS)[number] | Exclude<SearchKind, 'DELIVERY'>

function argumentsOf(narrowing: Narrowing): { number?: DeliveryNumber; kinds?: SearchKind[] } {
  if (narrowing === 'everything') return {}
  const number = DELIVERY_NUMBERS.find((known) => known === narrowing)
  // what is no number is a kind
  return number ? { number } : { kinds: [narrowing as SearchKind] }
}

/** What is found while typing: a question that was overtaken is dropped, and its answer stays until the next one comes. */
export const searchQuery = (text: string, narrowing: Narrowing) =>
  queryOptions({
    queryKey: ['deliveries', 'search', narrowing, text],
    queryFn: async ({ signal }) =>
      (await request(SearchDocument, { text, ...argumentsOf(narrowing) }, { signal })).search,
    enabled: text !== '',
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  })
