import { queryOptions } from '@tanstack/react-query'
import type { DeliveryTab } from '@volant/domain/deliveries/tabs'
import { request } from '../../lib/api'
import { FOLLOWS_TIME } from '../../lib/follows-time'
import { CountsByAdminDocument, CountsByClientDocument } from './queries.generated'

export type TabCounts = Partial<Record<DeliveryTab, number>>

async function adminCounts(): Promise<TabCounts> {
  const { getDeliveriesCountByAdmin: counts } = await request(CountsByAdminDocument, {})
  return {
    REQUESTED: counts.requestedCount,
    CONFIRMED: counts.confirmedCount,
    WAITING_FOR_DRIVER: counts.waitingDriverCount,
    SET: counts.setCount,
    ALERT: counts.alertCount,
    ONGOING: counts.onGoingCount,
    COMPLETED: counts.deliveredCount,
    CANCELLED: counts.cancelledCount,
  }
}

async function clientCounts(): Promise<TabCounts> {
  const { getDeliveriesCountByClient: counts } = await request(CountsByClientDocument, {})
  return {
    REQUESTED: counts.requested,
    CONFIRMED: counts.confirmed,
    ONGOING: counts.onGoing,
    COMPLETED: counts.delivered,
    CANCELLED: counts.cancelled,
  }
}

/** The counts of the tabs; live hints invalidate them. */
export const countsQuery = (role: 'ADMIN' | 'CLIENT') =>
  queryOptions({
    queryKey: ['deliveries', 'counts', role],
    queryFn: role === 'ADMIN' ? adminCounts : clientCounts,
    staleTime: 60_000,
    ...FOLLOWS_TIME,
  })

/** The tabs that show a count, in their order. Description 2.3. */
export const COUNTED_TABS = {
  ADMIN: ['REQUESTED', 'CONFIRMED', 'WAITING_FOR_DRIVER', 'SET', 'ALERT', 'ONGOING', 'COMPLETED', 'CANCELLED'],
  CLIENT: ['REQUESTED', 'CONFIRMED', 'ONGOING', 'COMPLETED', 'CANCELLED'],
} as const satisfies Record<'ADMIN' | 'CLIENT', readonly DeliveryTab[]>
