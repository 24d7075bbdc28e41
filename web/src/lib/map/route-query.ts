import { useMemo } from 'react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { findRoute } from '@volant/contract/rest/places'
import { call } from '../api'
import { isPlaced, type MapPoint, type RouteLine } from './points'
import { roadOf } from './road'

type Point = Pick<MapPoint, 'lat' | 'lng'>

const latLng = ({ lat, lng }: Point) => `${lat},${lng}`

/** The route A to B, or A to B to C. Fetched once, because it does not change. */
export const routeQuery = (points: readonly Point[]) => {
  const [from, second, third] = points.filter(isPlaced)
  const to = third ?? second
  const via = third && second ? latLng(second) : undefined
  return queryOptions({
    queryKey: ['route', from && latLng(from), via, to && latLng(to)],
    queryFn: ({ signal }) => {
      if (!from || !to) throw new Error('a route needs two places')
      return call<typeof findRoute>('GET /routes', { query: { from: latLng(from), to: latLng(to), via } }, { signal })
    },
    enabled: from !== undefined && to !== undefined,
    staleTime: Infinity,
  })
}

interface KnownRoute {
  readonly geometry: RouteLine
  readonly estimated: boolean
}

/**
 * The roads that were kept with a delivery; where there are none, what the routing service says of its places.
 * @param legs undefined until it is known whether there are any
 */
export function useKnownRoute(
  points: readonly Point[],
  legs: readonly string[] | null | undefined,
): KnownRoute | undefined {
  const kept = useMemo(() => (legs ? { geometry: roadOf(legs), estimated: false } : undefined), [legs])
  const query = routeQuery(points)
  const { data: asked } = useQuery({ ...query, enabled: query.enabled && legs === null })
  return kept ?? asked
}
