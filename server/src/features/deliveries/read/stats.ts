import { CANCELLED_GROUP } from '@volant/domain/deliveries/statuses'
import type { DeliveryType } from '@volant/domain/deliveries/statuses'
import type { Actor } from '@volant/domain/kernel/actor'
import { lastMonths, lastMonthsWindow } from '@volant/domain/kernel/time'
import type { Reader } from '../../../platform/db/database'
import { statusCounts } from './counts'

type ByType = Readonly<Record<DeliveryType, number>>
type MonthRow = ByType & { readonly month: string }

const NONE: ByType = { STANDARD: 0, TO_RETURN: 0, TWO_WAY_DELIVERY: 0, OKM: 0 }
const COLUMNS = { STANDARD: 'standard', TO_RETURN: 'to_return', TWO_WAY_DELIVERY: 'two_way_delivery', OKM: 'okm' }
const columns = (write: (type: string, column: string) => string) =>
  Object.entries(COLUMNS)
    .map(([type, column]) => `${write(type, column)}::int AS "${type}"`)
    .join(', ')

const OF_ALL = `SELECT to_char(month, 'YYYY-MM') AS month, ${columns((_type, column) => `sum(${column})`)}
  FROM delivery_month_counts WHERE month >= $1::date GROUP BY delivery_month_counts.month`

const OF_ORGANIZATION = `SELECT to_char(created_at AT TIME ZONE 'Europe/Paris', 'YYYY-MM') AS month,
    ${columns((type) => `count(*) FILTER (WHERE type = '${type}')`)}
  FROM deliveries WHERE organization_id = $1 AND deleted_at IS NULL AND created_at >= $2::timestamptz GROUP BY 1`

function countMonths(db: Reader, actor: Actor, now: Date, first: string): Promise<MonthRow[]> {
  if (actor.role === 'ADMIN') return db.prepared({ name: 'months_by_type', text: OF_ALL, values: [`${first}-01`] })
  const organization = actor.role === 'CLIENT' ? actor.organizationId : null
  const values = [organization, lastMonthsWindow(now).from.toISOString()]
  return db.prepared({ name: 'months_by_type_of_organization', text: OF_ORGANIZATION, values })
}

/** Requests per month and type over the twelve months up to this one, as Paris counts them; all types side by side. */
export async function monthsByType(db: Reader, actor: Actor, now: Date): Promise<{ x: string; y: ByType }[]> {
  const months = lastMonths(now)
  const found = await countMonths(db, actor, now, months[0] ?? '')
  const counted = new Map(found.map(({ month, ...y }) => [month, y]))
  return months.map((x) => ({ x, y: counted.get(x) ?? NONE }))
}

/** Requests per month, of one type or of all. */
export async function progress(
  db: Reader,
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
export async function outcomes(db: Reader, actor: Actor): Promise<{ data: { x: string; y: number }[]; total: number }> {
  const counts = await statusCounts(db, actor)
  const sum = (wanted: readonly string[]) =>
    counts.reduce((n, count) => (wanted.includes(count.status) ? n + count.n : n), 0)
  const data = [
    { x: 'CANCELLED', y: sum(CANCELLED_GROUP) },
    { x: 'COMPLETED', y: sum(['COMPLETED']) },
  ]
  return { data, total: data.reduce((total, { y }) => total + y, 0) }
}
