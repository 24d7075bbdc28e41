import { queryOptions } from '@tanstack/react-query'
import type { findRoute } from '@volant/contract/rest/places'
import { call } from '../../../lib/api'
import type { MapPoint } from '../../../lib/map/points'

const pair = ({ lat, lng }: MapPoint) => `${lat},${lng}`

/** The way from the first point to the last, through the one between. */
export const routeQuery = (points: readonly MapPoint[]) => {
  const [from, via] = points
  const to = points.at(-1)
  const query =
    from && to ? { from: pair(from), to: pair(to), ...(points.length > 2 && via && { via: pair(via) }) } : null
  return queryOptions({
    queryKey: ['route', query?.from, query?.via, query?.to],
    queryFn: ({ signal }) =>
      call<typeof findRoute>('GET /routes', { query: query ?? { from: '', to: '' } }, { signal }),
    enabled: points.length > 1,
    staleTime: Infinity,
  })
}
