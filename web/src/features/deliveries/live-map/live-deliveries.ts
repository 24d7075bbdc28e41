import { useMemo } from 'react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { isIn, MISSION_GROUP, TRACKED_STATUSES } from '@volant/domain/deliveries/statuses'
import { request } from '../../../lib/api'
import { FOLLOWS_TIME } from '../../../lib/follows-time'
import { OLD_POSITION_MS, type MapPoint, type PointKind } from '../../../lib/map/points'
import { storedStatus } from '../links'
import type { ShownStatus } from '../colours'
import {
  LiveDeliveriesDocument,
  LiveRouteDocument,
  LiveVerdictsDocument,
  type LiveDeliveriesQuery,
  type LivePlaceFragment,
  type LiveVerdictFragment,
} from './queries.generated'

export type LiveDelivery = LiveDeliveriesQuery['findAllDeliveries']['records'][number]
type Seen = NonNullable<LiveDelivery['position']>

/** The maximum page size of the server. */
const ALL = { page: 0, perPage: 1000 }

/**
 * All deliveries under way. Description 2.8: fetched once on each visit, without an interval. Positions come through the live
 * channel; only a hint about a delivery that is or will be on the map fetches again.
 */
export const liveDeliveriesQuery = (role: 'ADMIN' | 'CLIENT') =>
  queryOptions({
    queryKey: ['live-map', role],
    queryFn: async ({ signal }) =>
      (await request(LiveDeliveriesDocument, { pagination: ALL }, { signal })).findAllDeliveries,
    staleTime: Infinity,
    gcTime: 0,
  })

const NONE: readonly LiveVerdictFragment[] = []

/** The verdicts alone, which change while time passes and cars drive. The list brings the first. */
export const liveVerdictsQuery = (role: 'ADMIN' | 'CLIENT') =>
  queryOptions({
    queryKey: [...liveDeliveriesQuery(role).queryKey, 'verdicts'],
    queryFn: async ({ signal }): Promise<readonly LiveVerdictFragment[]> =>
      (await request(LiveVerdictsDocument, { pagination: ALL }, { signal })).findAllDeliveries.records,
    initialData: NONE,
    staleTime: FOLLOWS_TIME.refetchInterval / 2,
    gcTime: 0,
    ...FOLLOWS_TIME,
  })

/** The list as the verdicts of now judge and order it; what they do not name yet stays as it was, at the end. */
export function withVerdicts(
  listed: readonly LiveDelivery[],
  verdicts: readonly LiveVerdictFragment[],
): readonly LiveDelivery[] {
  if (verdicts.length === 0) return listed
  const judged = new Map(verdicts.map((verdict, place) => [verdict.id, { ...verdict, place }]))
  const placeOf = ({ id }: LiveDelivery) => judged.get(id)?.place ?? verdicts.length
  return listed
    .map((delivery) => ({ ...delivery, punctuality: judged.get(delivery.id)?.punctuality ?? delivery.punctuality }))
    .toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** What is under way, from the one that needs a hand most. */
export function useLiveDeliveries(role: 'ADMIN' | 'CLIENT') {
  const found = useQuery(liveDeliveriesQuery(role))
  const judged = useQuery(liveVerdictsQuery(role))
  const listed = found.data?.records
  // a list that was read later judges by itself
  const verdicts = judged.dataUpdatedAt > found.dataUpdatedAt ? judged.data : NONE
  const deliveries = useMemo(() => withVerdicts(listed ?? [], verdicts), [listed, verdicts])
  return { found, deliveries }
}

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
