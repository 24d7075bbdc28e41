import { queryOptions } from '@tanstack/react-query'
import { isIn, MISSION_GROUP, TRACKED_STATUSES } from '@volant/domain/deliveries/statuses'
import { request } from '../../../lib/api'
import { OLD_POSITION_MS, type MapPoint, type PointKind } from '../../../lib/map/points'
import { storedStatus } from '../links'
import type { ShownStatus } from '../colours'
import {
  LiveDeliveriesDocument,
  LiveRouteDocument,
  type LiveDeliveriesQuery,
  type LivePlaceFragment,
} from './queries.generated'

export type LiveDelivery = LiveDeliveriesQuery['findAllDeliveries']['records'][number]
type Seen = NonNullable<LiveDelivery['position']>

/** The maximum page size of the server. */
const MAX_PAGE_SIZE = 1000

/**
 * All deliveries under way. Description 2.8: fetched once on each visit, without an interval. Positions come through the live
 * channel; only a hint about a delivery that is or will be on the map fetches again.
 */
export const liveDeliveriesQuery = (role: 'ADMIN' | 'CLIENT') =>
  queryOptions({
    queryKey: ['live-map', role],
    queryFn: async ({ signal }) =>
      (await request(LiveDeliveriesDocument, { pagination: { page: 0, perPage: MAX_PAGE_SIZE } }, { signal }))
        .findAllDeliveries,
    staleTime: Infinity,
    gcTime: 0,
  })

/** The roads kept with one delivery: those of all would weigh more than everything else on the map. */
export const liveRouteQuery = (id: string | undefined) =>
  queryOptions({
    queryKey: ['live-map', 'route', id],
    queryFn: async ({ signal }) =>
      id === undefined
        ? null
        : ((await request(LiveRouteDocument, { id }, { signal })).findDeliveryById?.routeLegs ?? null),
    enabled: id !== undefined,
    staleTime: Infinity,
  })

/** Whether deliveries of this status are on the map. */
export function isUnderWay(status: string): boolean {
  return MISSION_GROUP.some((under) => under === status)
}

/** Whether a driver is on the road and sends positions. */
export function isTracked(status: ShownStatus): boolean {
  const stored = storedStatus(status)
  return stored !== null && isIn(stored, TRACKED_STATUSES)
}

/** The newest position: from the list or from the live channel. */
export function lastSeen(delivery: Pick<LiveDelivery, 'status' | 'position'>, received: Seen | undefined) {
  if (!isTracked(delivery.status)) return undefined
  const { position } = delivery
  if (!position || !received) return position ?? received
  return Date.parse(received.recordedAt) > Date.parse(position.recordedAt) ? received : position
}

export function isOld(seen: Seen, now: Date): boolean {
  return now.getTime() - Date.parse(seen.recordedAt) > OLD_POSITION_MS
}

const place = (of: LivePlaceFragment | null) =>
  of && of.latitude !== null && of.longitude !== null ? { latitude: of.latitude, longitude: of.longitude } : null

/** A departure, B arrival, C restitution. */
export function pointsOf(delivery: LiveDelivery, say: (kind: PointKind, place: string) => string): MapPoint[] {
  const { fromAddress: A, toAddress: B, toReturnToAddress: C } = delivery
  return (Object.entries({ A, B, C }) as [PointKind, LivePlaceFragment | null][]).flatMap(([kind, of]) => {
    const at = place(of)
    const where = [of?.postalCode, of?.city].filter(Boolean).join(' ')
    return at ? [{ kind, lat: at.latitude, lng: at.longitude, label: say(kind, where) }] : []
  })
}
