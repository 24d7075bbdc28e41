import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '../api'
import {
  SuggestDriversDocument,
  type SuggestDriversQuery,
  type SuggestDriversQueryVariables,
} from './queries.generated'

type Suggestions = SuggestDriversQuery['suggestDrivers']

/** Drivers for a delivery with the reasons. Live hints about deliveries and about drivers ask again: who is free hangs on both. */
export const suggestionsQuery = (asked: SuggestDriversQueryVariables) =>
  queryOptions({
    queryKey: ['deliveries', 'drivers', 'suggestions', asked],
    queryFn: async ({ signal }): Promise<Suggestions> =>
      (await request(SuggestDriversDocument, asked, { signal })).suggestDrivers,
    placeholderData: keepPreviousData,
  })
