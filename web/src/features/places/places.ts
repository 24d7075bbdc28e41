import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { autocompletePlaces, findPlace } from '@volant/contract/rest/places'
import { call } from '../../lib/api'

/** Below this the server answers nothing. */
const SHORTEST = 2

/** @param session one text from the first letter to the choice: providers bill them together */
export const suggestionsQuery = (typed: string, session: string) =>
  queryOptions({
    queryKey: ['places', typed],
    queryFn: ({ signal }) =>
      call<typeof autocompletePlaces>('GET /places/autocomplete', { query: { q: typed, session } }, { signal }),
    enabled: typed.length >= SHORTEST,
    placeholderData: keepPreviousData,
    staleTime: 300_000,
  })

export function readPlace(placeId: string, session: string) {
  return call<typeof findPlace>('GET /places/{place_id}', { params: { place_id: placeId }, query: { session } })
}
