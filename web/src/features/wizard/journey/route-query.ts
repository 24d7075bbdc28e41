import { queryOptions } from '@tanstack/react-query'
import type { findRoute } from '@volant/contract/rest/places'
import { call } from '../../../lib/api'
import type { MapPoint } from '../../../lib/map/points'

const latLng = ({ lat, lng }: MapPoint) => `${lat},${lng}`

/** The route through all points in order. */
export const routeQuery = (points: readonly MapPoint[]) => {
  const [from, via] = points
  const to = points.at(-1)
  const query =
    from && to ? { from: latLng(from), to: latLng(to), ...(points.length > 2 && via && { via: latLng(via) }) } : null
  return queryOptions({
    queryKey: ['route', query?.from, query?.via, query?.to],
    queryFn: ({ signal }) =>
      call<typeof findRoute>('GET /routes', { query: query ?? { from: '', to: '' } }, { signal }),
    enabled: points.length > 1,
    staleTime: Infinity,
  })
}
