import { queryOptions } from '@tanstack/react-query'
import type { publicTracking } from '@volant/contract/rest/deliveries'
import type { findRoute } from '@volant/contract/rest/places'
import type { lastPosition } from '@volant/contract/rest/tracking'
import type { CallOutput } from '@volant/contract/rest/verb'
import { call } from '../../lib/api'
import { ApiError } from '../../lib/api-error'
import { isPlaced, type MapPoint } from '../../lib/map/points'

export type Tracked = CallOutput<typeof publicTracking>
export type TrackedPlace = NonNullable<Tracked['fromAddress']>

/** The live channel tells when the page is stale; where it cannot be reached the page asks again. */
const EVERY_MS = 60_000

/** The whole page; null for a link that is unknown or over, which are one and the same to a visitor. */
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
    refetchInterval: ({ state }) => (state.data === null ? false : EVERY_MS),
  })

/** Where the driver was last seen; null before the first position and after the hand-over. */
export const positionQuery = (trackingId: string) =>
  queryOptions({
    queryKey: ['tracking', trackingId, 'position'],
    queryFn: async ({ signal }) => {
      try {
        const params = { deliveryId: trackingId }
        return await call<typeof lastPosition>('GET /location/{deliveryId}', { params }, { signal, visitor: true })
      } catch (error) {
        if (error instanceof ApiError && error.code === 'NOT_FOUND') return null
        throw error
      }
    },
  })

const pair = ({ lat, lng }: MapPoint) => `${lat},${lng}`

/** The way between the points; the secret of the link opens this door too. */
export const roadQuery = (trackingId: string, points: readonly MapPoint[]) => {
  const [from, second, third] = points.filter(isPlaced)
  const to = third ?? second
  const via = third && second ? pair(second) : undefined
  return queryOptions({
    queryKey: ['tracking', trackingId, 'road', from && pair(from), via, to && pair(to)],
    queryFn: ({ signal }) => {
      if (!from || !to) throw new Error('a road needs two places')
      const asked = { query: { from: pair(from), to: pair(to), via }, headers: { token: trackingId } }
      return call<typeof findRoute>('GET /routes', asked, { signal, visitor: true })
    },
    enabled: from !== undefined && to !== undefined,
    staleTime: Infinity,
  })
}
