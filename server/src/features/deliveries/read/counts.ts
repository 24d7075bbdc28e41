import { TABS } from '@volant/domain/deliveries/tabs'
import type { DeliveryStatus } from '@volant/domain/deliveries/statuses'
import type { Actor, AdminActor } from '@volant/domain/kernel/actor'
import { startOfSecond } from 'date-fns'
import type { Database } from '../../../platform/db/database'
import { Params } from '../../../projections/engine'
import { inAlert, visibleTo } from '../scope'

interface StatusCount {
  readonly status: DeliveryStatus
  readonly n: number
}

function sumOf(counts: readonly StatusCount[], statuses: readonly DeliveryStatus[]): number {
  return counts.reduce((sum, { status, n }) => (statuses.includes(status) ? sum + n : sum), 0)
}

/** How many deliveries of the client's organisation each status has, from its own index. */
async function statusCounts(db: Database, actor: Actor): Promise<StatusCount[]> {
  if (actor.role !== 'CLIENT' || actor.organizationId === null) return []
  return db.read({
    name: 'status_counts_of_organization',
    text: 'SELECT status, count(*)::int AS n FROM deliveries WHERE organization_id = $1 AND deleted_at IS NULL GROUP BY status',
    values: [actor.organizationId],
  })
}

/** The kept counters and the alerts, in one statement: the tabs of the office ask for it all day, all of them the same within a second. */
async function countsAndAlerts(
  db: Database,
  admin: AdminActor,
  now: Date,
): Promise<{ counts: StatusCount[]; alert: number }> {
  const params = new Params()
  const [found] = await db.read<{ counts: StatusCount[]; alert: number }>({
    name: 'status_counts_and_alerts',
    text: `SELECT (SELECT coalesce(json_agg(c), '[]'::json) FROM (SELECT status, sum(n)::int AS n FROM delivery_status_counts GROUP BY status) c) AS counts,
      (SELECT count(*)::int FROM deliveries d WHERE ${visibleTo(admin, 'd', params)} AND ${inAlert('d', params, startOfSecond(now))}) AS alert`,
    values: params.values,
  })
  return found ?? { counts: [], alert: 0 }
}

export async function countsForAdmin(db: Database, actor: Actor, now: Date) {
  const { counts, alert } = actor.role === 'ADMIN' ? await countsAndAlerts(db, actor, now) : { counts: [], alert: 0 }
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
