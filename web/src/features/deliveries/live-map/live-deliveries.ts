import { queryOptions } from '@tanstack/react-query'
import { isIn, MISSION_GROUP, TRACKED_STATUSES } from '@volant/domain/deliveries/statuses'
import { request } from '../../../lib/api'
import { OLD_POSITION_MS, type MapPoint, type PointKind } from '../../../lib/map/points'
import { storedStatus } from '../links'
import type { ShownStatus } from '../looks'
import { LiveDeliveriesDocument, type LiveDeliveriesQuery, type LivePlaceFragment } from './queries.generated'

export type LiveDelivery = LiveDeliveriesQuery['findAllDeliveries']['records'][number]
type Seen = NonNullable<LiveDelivery['position']>

/** The most that the server gives at once. */
const MOST = 1000

/**
 * Everything on the road. Description 2.8: fetched once on each visit, no interval; cars move through the live channel,
 * and only a hint about what is on the map, or comes onto it, asks again.
 */
export const liveDeliveriesQuery = (role: 'ADMIN' | 'CLIENT') =>
  queryOptions({
    queryKey: ['live-map', role],
    queryFn: async ({ signal }) =>
      (await request(LiveDeliveriesDocument, { pagination: { page: 0, perPage: MOST } }, { signal })).findAllDeliveries,
    staleTime: Infinity,
    gcTime: 0,
  })

/** Does a delivery of this status belong on the map? */
export function isUnderWay(status: string): boolean {
  return MISSION_GROUP.some((under) => under === status)
}

/** Does anybody drive now, so that there is a position to wait for? */
export function isTracked(status: ShownStatus): boolean {
  const stored = storedStatus(status)
  return stored !== null && isIn(stored, TRACKED_STATUSES)
}

/** Where the car was last seen: what the list said, or what has been heard since. */
export function lastSeen(delivery: Pick<LiveDelivery, 'status' | 'position'>, heard: Seen | undefined) {
  if (!isTracked(delivery.status)) return undefined
  const { position } = delivery
  if (!position || !heard) return position ?? heard
  return Date.parse(heard.recordedAt) > Date.parse(position.recordedAt) ? heard : position
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
