import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '../api'
import {
  SuggestDriversDocument,
  type SuggestDriversQuery,
  type SuggestDriversQueryVariables,
} from './queries.generated'

type Suggestions = SuggestDriversQuery['suggestDrivers']

/** Drivers for a delivery with the reasons. Live hints about drivers ask again. */
export const suggestionsQuery = (asked: SuggestDriversQueryVariables) =>
  queryOptions({
    queryKey: ['drivers', 'suggestions', asked],
    queryFn: async ({ signal }): Promise<Suggestions> =>
      (await request(SuggestDriversDocument, asked, { signal })).suggestDrivers,
    placeholderData: keepPreviousData,
  })
