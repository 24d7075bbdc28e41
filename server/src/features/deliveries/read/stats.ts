import type { DeliveryType } from '@volant/domain/deliveries/statuses'
import type { Actor } from '@volant/domain/kernel/actor'
import { lastMonths, lastMonthsWindow } from '@volant/domain/kernel/time'
import type { Reader } from '../../../platform/db/database'

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

interface Statement {
  readonly name: string
  readonly text: string
}

/** Twelve months up to this one: of everybody from the kept counters, of an organisation from its own rows. */
function countOfYear<Row>(
  db: Reader,
  actor: Actor,
  now: Date,
  { ofAll, ofOrganization }: { ofAll: Statement; ofOrganization: Statement },
): Promise<Row[]> {
  if (actor.role === 'ADMIN') return db.prepared({ ...ofAll, values: [`${lastMonths(now)[0] ?? ''}-01`] })
  const organization = actor.role === 'CLIENT' ? actor.organizationId : null
  return db.prepared({ ...ofOrganization, values: [organization, lastMonthsWindow(now).from.toISOString()] })
}

/** Requests per month and type over the twelve months up to this one, as Paris counts them; all types side by side. */
export async function monthsByType(db: Reader, actor: Actor, now: Date): Promise<{ x: string; y: ByType }[]> {
  const found = await countOfYear<MonthRow>(db, actor, now, {
    ofAll: { name: 'months_by_type', text: OF_ALL },
    ofOrganization: { name: 'months_by_type_of_organization', text: OF_ORGANIZATION },
  })
  const counted = new Map(found.map(({ month, ...y }) => [month, y]))
  return lastMonths(now).map((x) => ({ x, y: counted.get(x) ?? NONE }))
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

const ENDED_OF_ALL = `SELECT coalesce(sum(completed), 0)::int AS completed, coalesce(sum(cancelled), 0)::int AS cancelled
  FROM delivery_month_counts WHERE month >= $1::date`

const ENDED_OF_ORGANIZATION = `SELECT count(*) FILTER (WHERE status = 'COMPLETED')::int AS completed,
    count(*) FILTER (WHERE status LIKE 'CANCELLED%')::int AS cancelled
  FROM deliveries WHERE organization_id = $1 AND deleted_at IS NULL AND created_at >= $2::timestamptz`

/** How those of the twelve months up to this one ended: cancelled beside completed. */
export async function outcomes(
  db: Reader,
  actor: Actor,
  now: Date,
): Promise<{ data: { x: string; y: number }[]; total: number }> {
  const [ended] = await countOfYear<{ completed: number; cancelled: number }>(db, actor, now, {
    ofAll: { name: 'ended', text: ENDED_OF_ALL },
    ofOrganization: { name: 'ended_of_organization', text: ENDED_OF_ORGANIZATION },
  })
  const { completed, cancelled } = ended ?? { completed: 0, cancelled: 0 }
  const data = [
    { x: 'CANCELLED', y: cancelled },
    { x: 'COMPLETED', y: completed },
  ]
  return { data, total: cancelled + completed }
}
