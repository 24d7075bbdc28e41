import { alertHorizon, TABS } from '@volant/domain/deliveries/tabs'
import type { DeliveryStatus } from '@volant/domain/deliveries/statuses'
import type { Actor } from '@volant/domain/kernel/actor'
import type { Database } from '../../../platform/db/database'

interface StatusCount {
  readonly status: DeliveryStatus
  readonly n: number
}

function sumOf(counts: readonly StatusCount[], statuses: readonly DeliveryStatus[]): number {
  return counts.reduce((sum, { status, n }) => (statuses.includes(status) ? sum + n : sum), 0)
}

/** How many deliveries each status has in the viewer's scope: from the kept counters, or the organisation's own index. */
export async function statusCounts(db: Database, actor: Actor): Promise<StatusCount[]> {
  if (actor.role === 'ADMIN')
    return db.prepared({
      name: 'status_counts',
      text: 'SELECT status, sum(n)::int AS n FROM delivery_status_counts GROUP BY status',
      values: [],
      plan: 'generic',
    })
  if (actor.role !== 'CLIENT' || actor.organizationId === null) return []
  return db.prepared({
    name: 'status_counts_of_organization',
    text: 'SELECT status, count(*)::int AS n FROM deliveries WHERE organization_id = $1 AND deleted_at IS NULL GROUP BY status',
    values: [actor.organizationId],
    plan: 'generic',
  })
}

async function alertCount(db: Database, now: Date): Promise<number> {
  const [found] = await db.prepared<{ n: number }>({
    name: 'alert_count',
    text: `SELECT count(*)::int AS n FROM deliveries WHERE deleted_at IS NULL AND status = 'WAITING_FOR_DRIVER' AND pending_offers = 0 AND car_delivery_deadline <= $1::timestamptz`,
    values: [alertHorizon(now).toISOString()],
    plan: 'generic',
  })
  return found?.n ?? 0
}

export async function countsForAdmin(db: Database, actor: Actor, now: Date) {
  const [counts, alert] = await Promise.all([statusCounts(db, actor), alertCount(db, now)])
  const tabs = TABS.ADMIN
  return {
    requestedCount: sumOf(counts, tabs.REQUESTED.statuses),
    confirmedCount: sumOf(counts, tabs.CONFIRMED.statuses),
    onGoingCount: sumOf(counts, tabs.ONGOING.statuses),
    waitingDriverCount: sumOf(counts, tabs.WAITING_FOR_DRIVER.statuses),
    setCount: sumOf(counts, tabs.SET.statuses),
    alertCount: alert,
    deliveredCount: sumOf(counts, tabs.COMPLETED.statuses),
    cancelledCount: sumOf(counts, tabs.CANCELLED.statuses),
  }
}

export async function countsForClient(db: Database, actor: Actor) {
  const counts = await statusCounts(db, actor)
  const tabs = TABS.CLIENT
  return {
    cancelled: sumOf(counts, tabs.CANCELLED.statuses),
    requested: sumOf(counts, tabs.REQUESTED.statuses),
    confirmed: sumOf(counts, tabs.CONFIRMED.statuses),
    onGoing: sumOf(counts, tabs.ONGOING.statuses),
    delivered: sumOf(counts, tabs.COMPLETED.statuses),
  }
}
