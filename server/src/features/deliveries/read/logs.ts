import type { LifecycleAction } from '@volant/domain/deliveries/actions'
import type { LogData } from '@volant/domain/deliveries/log-data'
import type { Database } from '../../../platform/db/database'

/** One row of the log with the name of whoever did it, as it is now. */
export interface LogRow {
  readonly id: string
  readonly at: Date
  readonly deliveryId: string
  readonly actorRole: 'ADMIN' | 'CLIENT' | 'DRIVER' | 'ANONYMOUS'
  readonly actorName: string | null
  readonly action: LifecycleAction
  readonly fromStatus: string | null
  readonly toStatus: string
  readonly reason: string | null
  readonly data: LogData
}

/** "All" in the table means this many. */
export const LOGS_MOST = 1000

/** The newest first; callers have checked that the delivery is in scope. */
export async function readLogs(
  db: Database,
  deliveryId: string,
  page: number,
  pageSize: number,
): Promise<{ totalCount: number; logs: LogRow[] }> {
  const [found] = await db.read<{ totalCount: number; logs: LogRow[] }>({
    name: 'delivery_logs',
    text: `SELECT (SELECT count(*)::int FROM delivery_logs WHERE delivery_id = $1) AS "totalCount",
      (SELECT coalesce(json_agg(row_to_json(r)), '[]'::json) FROM (
        SELECT l.id, l.created_at AS at, l.delivery_id AS "deliveryId", l.actor_role AS "actorRole", l.action, l.from_status AS "fromStatus",
          l.to_status AS "toStatus", l.reason, l.data,
          coalesce(
            (SELECT first_name || ' ' || last_name FROM admins WHERE user_id = l.actor_sub),
            (SELECT first_name || ' ' || last_name FROM clients WHERE user_id = l.actor_sub),
            (SELECT first_name || ' ' || last_name FROM drivers WHERE user_id = l.actor_sub)) AS "actorName"
        FROM delivery_logs l WHERE l.delivery_id = $1 ORDER BY l.version DESC LIMIT $2 OFFSET $3) r) AS logs`,
    values: [deliveryId, pageSize, (page - 1) * pageSize],
  })
  return found ?? { totalCount: 0, logs: [] }
}
