import type { positionViews } from '@volant/contract/rest/tracking'
import type { CallOutput } from '@volant/contract/rest/verb'
import type { Database } from '../../platform/db/database'

export interface View {
  readonly deliveryId: string
  readonly userId: string
  readonly day: string
  readonly viewedAt: Date
}

// what was deleted meanwhile costs the others nothing
const INSERT_VIEWS = `INSERT INTO position_views (delivery_id, user_id, day, viewed_at)
  SELECT v."deliveryId", v."userId", v.day, v."viewedAt"
  FROM json_to_recordset($1::json) AS v("deliveryId" uuid, "userId" uuid, day date, "viewedAt" timestamptz)
  JOIN deliveries d ON d.id = v."deliveryId" JOIN users u ON u.id = v."userId"
  ON CONFLICT DO NOTHING`

/** The first look of a day stays. */
export async function insertViews(db: Database, views: readonly View[]): Promise<void> {
  await db.prepared({ name: 'insert_position_views', text: INSERT_VIEWS, values: [JSON.stringify(views)] })
}

const VIEWS = `SELECT trim(concat_ws(' ', a.first_name, a.last_name, c.first_name, c.last_name)) AS name, g.name AS organization,
    json_agg(v.viewed_at ORDER BY v.viewed_at DESC) AS "viewedAt"
  FROM position_views v LEFT JOIN admins a ON a.user_id = v.user_id LEFT JOIN clients c ON c.user_id = v.user_id
  LEFT JOIN organizations g ON g.id = c.organization_id
  WHERE v.delivery_id = $1 GROUP BY v.user_id, 1, 2 ORDER BY max(v.viewed_at) DESC`

/** Everybody who looked at the positions of a delivery, who did last first. */
export async function viewsOf(db: Database, deliveryId: string): Promise<CallOutput<typeof positionViews>> {
  const found = await db.prepared<CallOutput<typeof positionViews>[number]>({ text: VIEWS, values: [deliveryId] })
  return found.map((one) => ({ ...one, viewedAt: one.viewedAt.map((at) => new Date(at).toISOString()) }))
}
