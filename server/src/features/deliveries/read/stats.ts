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

/** The twelve months up to this one, as Paris counts them; each a day, its first. */
const THIS_MONTH = `date_trunc('month', $1::timestamptz AT TIME ZONE 'Europe/Paris')`
const FIRST_MONTH = `${THIS_MONTH} - interval '11 months'`

const COLUMNS = { STANDARD: 'standard', TO_RETURN: 'to_return', TWO_WAY_DELIVERY: 'two_way_delivery', OKM: 'okm' }
const columns = (write: (type: string, column: string) => string) =>
  Object.entries(COLUMNS)
    .map(([type, column]) => write(type, column))
    .join(', ')

const OF_ALL = `SELECT month, ${columns((_type, column) => column)} FROM delivery_month_counts WHERE month >= (${FIRST_MONTH})::date`

const OF_ORGANIZATION = `SELECT date_trunc('month', created_at AT TIME ZONE 'Europe/Paris')::date AS month,
    ${columns((type, column) => `(type = '${type}')::int AS ${column}`)} FROM deliveries
  WHERE organization_id = $2 AND deleted_at IS NULL AND created_at >= (${FIRST_MONTH}) AT TIME ZONE 'Europe/Paris'`

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
    text: `SELECT to_char(m.month, 'YYYY-MM') AS x, ${columns((type, column) => `coalesce(sum(c.${column}), 0)::int AS "${type}"`)}
      FROM generate_series(${FIRST_MONTH}, ${THIS_MONTH}, interval '1 month') AS m (month)
      LEFT JOIN (${source}) c ON c.month = m.month::date GROUP BY m.month ORDER BY m.month`,
    values: actor.role === 'ADMIN' ? [now.toISOString()] : [now.toISOString(), organization],
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
