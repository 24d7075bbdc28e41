import type { PunctualityStats } from '@volant/contract/schema.generated'
import type { Actor } from '@volant/domain/kernel/actor'
import { subDays } from 'date-fns'
import type { Reader } from '../../../platform/db/database'
import { Params } from '../../../projections/engine'
import { statementOf } from '../../../projections/statement'
import { visibleTo } from '../scope'

const DAYS = 30
/** Fewer missions say nothing of anybody. */
const AT_LEAST = 3
const MOST = 5

const FIGURES = `json_build_object('completed', count(*), 'onTime', count(*) FILTER (WHERE e.late <= 0),
  'medianLateMinutes', ceil(percentile_cont(0.5) WITHIN GROUP (ORDER BY e.late) FILTER (WHERE e.late > 0) / 60)::int)`

/** The least punctual first, of those who had some missions. */
function leastPunctual(noun: 'organizations' | 'drivers', key: string, name: string): string {
  return `SELECT coalesce(json_agg(g), '[]'::json) FROM (SELECT n.id, ${name} AS name, f.figures FROM (
    SELECT e.${key} AS id, ${FIGURES} AS figures, count(*) FILTER (WHERE e.late > 0)::float8 / count(*) AS share
    FROM ended e WHERE e.${key} IS NOT NULL GROUP BY e.${key} HAVING count(*) >= ${AT_LEAST} AND count(*) FILTER (WHERE e.late > 0) > 0
    ORDER BY share DESC, e.${key} LIMIT ${MOST}) f JOIN ${noun} n ON n.id = f.id ORDER BY f.share DESC, n.id) g`
}

/** How punctual the deliveries of the last thirty days were, of everybody for admins and of the own organisation for clients. */
export async function punctualityStats(db: Reader, actor: Actor, now: Date): Promise<PunctualityStats> {
  const params = new Params()
  const office = actor.role === 'ADMIN'
  const statement = statementOf(params)`WITH ended AS MATERIALIZED (
    SELECT d.organization_id, d.selected_driver_id,
      floor(extract(epoch FROM date_trunc('second', coalesce(d.handed_over_at, d.completed_at)) - date_trunc('second', d.car_delivery_deadline)))::int AS late
    FROM deliveries d WHERE ${visibleTo(actor, 'd', params)} AND d.status = 'COMPLETED' AND d.completed_at >= ${params.add(subDays(now, DAYS).toISOString())}::timestamptz)
  SELECT json_build_object('days', ${DAYS}, 'all', (SELECT ${FIGURES} FROM ended e),
    'organizations', ${office ? `(${leastPunctual('organizations', 'organization_id', 'n.name')})` : `'[]'::json`},
    'drivers', ${office ? `(${leastPunctual('drivers', 'selected_driver_id', `n.first_name || ' ' || n.last_name`)})` : `'[]'::json`}) AS stats`
  const [found] = await db.prepared<{ stats: PunctualityStats }>(statement)
  if (found === undefined) throw new Error('a statement without FROM gives one row')
  return found.stats
}
