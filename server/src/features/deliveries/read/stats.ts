import { CANCELLED_GROUP } from '@volant/domain/deliveries/statuses'
import type { DeliveryType } from '@volant/domain/deliveries/statuses'
import type { Actor } from '@volant/domain/kernel/actor'
import type { Database } from '../../../platform/db/database'
import { statusCounts } from './counts'

interface MonthRow {
  readonly x: string
  readonly STANDARD: number
  readonly TO_RETURN: number
  readonly TWO_WAY_DELIVERY: number
  readonly OKM: number
}

/** The twelve months up to this one, as Paris counts them. */
const MONTHS = `SELECT to_char(date_trunc('month', $1::timestamptz AT TIME ZONE 'Europe/Paris') - make_interval(months => 11 - i), 'YYYY-MM') AS month FROM generate_series(0, 11) i`

const TYPES = ['STANDARD', 'TO_RETURN', 'TWO_WAY_DELIVERY', 'OKM'] as const
const SUMS = TYPES.map((type) => `sum(n) FILTER (WHERE type = '${type}')::int AS "${type}"`).join(', ')
const COUNTS = TYPES.map((type) => `coalesce(c."${type}", 0) AS "${type}"`).join(', ')

/** Only the months that are shown, by the index of the counters. */
const OF_ALL = `SELECT month, type, n FROM delivery_month_counts
  WHERE month > to_char(($1::timestamptz AT TIME ZONE 'Europe/Paris') - interval '12 months', 'YYYY-MM')`

const OF_ORGANIZATION = `SELECT to_char(created_at AT TIME ZONE 'Europe/Paris', 'YYYY-MM') AS month, type, count(*)::int AS n FROM deliveries
  WHERE organization_id = $2 AND deleted_at IS NULL AND created_at >= $1::timestamptz - interval '13 months' GROUP BY 1, 2`

/** Requests per month and type over the last twelve months, all types side by side. */
export async function monthsByType(
  db: Database,
  actor: Actor,
  now: Date,
): Promise<{ x: string; y: Omit<MonthRow, 'x'> }[]> {
  const organization = actor.role === 'CLIENT' ? actor.organizationId : null
  const source = actor.role === 'ADMIN' ? OF_ALL : OF_ORGANIZATION
  const found = await db.prepared<MonthRow>({
    name: actor.role === 'ADMIN' ? 'months_by_type' : 'months_by_type_of_organization',
    text: `SELECT m.month AS x, ${COUNTS} FROM (${MONTHS}) m
      LEFT JOIN (SELECT month, ${SUMS} FROM (${source}) found GROUP BY month) c ON c.month = m.month ORDER BY m.month`,
    values: actor.role === 'ADMIN' ? [now.toISOString()] : [now.toISOString(), organization],
    plan: 'generic',
  })
  return found.map(({ x, ...y }) => ({ x, y }))
}

/** Requests per month, of one type or of all. */
export async function progress(
  db: Database,
  actor: Actor,
  type: DeliveryType | null,
  now: Date,
): Promise<{ x: string; y: number }[]> {
  const months = await monthsByType(db, actor, now)
  return months.map(({ x, y }) => ({
    x,
    y: type === null ? y.STANDARD + y.TO_RETURN + y.TWO_WAY_DELIVERY + y.OKM : y[type],
  }))
}

/** Cancelled beside completed. */
export async function outcomes(
  db: Database,
  actor: Actor,
): Promise<{ data: { x: string; y: number }[]; total: number }> {
  const counts = await statusCounts(db, actor)
  const sum = (wanted: readonly string[]) =>
    counts.reduce((n, count) => (wanted.includes(count.status) ? n + count.n : n), 0)
  const data = [
    { x: 'CANCELLED', y: sum(CANCELLED_GROUP) },
    { x: 'COMPLETED', y: sum(['COMPLETED']) },
  ]
  return { data, total: data.reduce((total, { y }) => total + y, 0) }
}
