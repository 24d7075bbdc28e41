import { queryOptions } from '@tanstack/react-query'
import type { publicTracking } from '@volant/contract/rest/deliveries'
import type { lastPosition } from '@volant/contract/rest/tracking'
import type { CallOutput } from '@volant/contract/rest/verb'
import { call } from '../../lib/api'
import { ApiError } from '../../lib/api-error'

export type Tracked = CallOutput<typeof publicTracking>
export type TrackedPlace = NonNullable<Tracked['fromAddress']>

/** Guests are told positions, not changes of status: the page asks again. */
const EVERY_MS = 20_000

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
