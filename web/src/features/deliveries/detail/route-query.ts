import { queryOptions } from '@tanstack/react-query'
import type { findRoute } from '@volant/contract/rest/places'
import { call } from '../../../lib/api'
import { isPlaced, type MapPoint } from '../../../lib/map/points'

const pair = ({ lat, lng }: MapPoint) => `${lat},${lng}`

/** The way A to B, or A to B to C. Asked once for a pair of places: roads do not move while one looks. */
export const routeQuery = (points: readonly MapPoint[]) => {
  const [from, second, third] = points.filter(isPlaced)
  const to = third ?? second
  const via = third && second ? pair(second) : undefined
  return queryOptions({
    queryKey: ['route', from && pair(from), via, to && pair(to)],
    queryFn: ({ signal }) => {
      if (!from || !to) throw new Error('a route needs two places')
      return call<typeof findRoute>('GET /routes', { query: { from: pair(from), to: pair(to), via } }, { signal })
    },
    enabled: from !== undefined && to !== undefined,
    staleTime: Infinity,
  })
}
