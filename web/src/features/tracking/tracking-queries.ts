import { queryOptions } from '@tanstack/react-query'
import type { publicTracking } from '@volant/contract/rest/deliveries'
import type { findRoute } from '@volant/contract/rest/places'
import type { CallOutput } from '@volant/contract/rest/verb'
import { call } from '../../lib/api'
import { ApiError } from '../../lib/api-error'
import { isPlaced, type MapPoint } from '../../lib/map/points'

export type Tracked = CallOutput<typeof publicTracking>
export type TrackedPlace = NonNullable<Tracked['fromAddress']>

/** Polled as a fallback, because the live channel may be unreachable, and because a link opens again with the next driver. */
const POLL_MS = 60_000

/** The tracked delivery; null for an unknown or expired link, which look the same to a visitor. */
export const trackingQuery = (trackingId: string) =>
  queryOptions({
    queryKey: ['tracking', trackingId],
    queryFn: async ({ signal }) => {
      try {
        const params = { id: trackingId }
        return await call<typeof publicTracking>('GET /delivery/unAuth/{id}', { params }, { signal, visitor: true })
      } catch (error) {
        if (error instanceof ApiError && (error.code === 'NOT_FOUND' || error.code === 'BAD_USER_INPUT')) return null
        throw error
      }
    },
    refetchInterval: POLL_MS,
  })

const latLng = ({ lat, lng }: MapPoint) => `${lat},${lng}`

/** The route between the points, authorised by the tracking id. */
export const routeQuery = (trackingId: string, points: readonly MapPoint[]) => {
  const [from, second, third] = points.filter(isPlaced)
  const to = third ?? second
  const via = third && second ? latLng(second) : undefined
  return queryOptions({
    queryKey: ['tracking', trackingId, 'road', from && latLng(from), via, to && latLng(to)],
    queryFn: ({ signal }) => {
      if (!from || !to) throw new Error('a road needs two places')
      const input = { query: { from: latLng(from), to: latLng(to), via }, headers: { token: trackingId } }
      return call<typeof findRoute>('GET /routes', input, { signal, visitor: true })
    },
    enabled: from !== undefined && to !== undefined,
    staleTime: Infinity,
  })
}
