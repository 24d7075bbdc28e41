import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { autocompletePlaces, findPlace } from '@volant/contract/rest/places'
import { call } from '../../lib/api'

/** Shorter texts have no results. */
const MIN_LENGTH = 2

/** @param session groups the requests from typing to selecting, which providers bill together */
export const suggestionsQuery = (typed: string, session: string) =>
  queryOptions({
    queryKey: ['places', typed],
    queryFn: ({ signal }) =>
      call<typeof autocompletePlaces>('GET /places/autocomplete', { query: { q: typed, session } }, { signal }),
    enabled: typed.length >= MIN_LENGTH,
    placeholderData: keepPreviousData,
    staleTime: 300_000,
  })

export function readPlace(placeId: string, session: string) {
  return call<typeof findPlace>('GET /places/{place_id}', { params: { place_id: placeId }, query: { session } })
}
