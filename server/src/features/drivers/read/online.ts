import type { OnlineDriver } from '@volant/contract/live'
import { TRACKED_STATUSES } from '@volant/domain/deliveries/statuses'
import { fullName } from '@volant/domain/drivers/names'
import type { Database } from '../../../platform/db/database'

interface Row {
  readonly driverId: string
  readonly firstName: string
  readonly lastName: string
  readonly at: { readonly latitude: number; readonly longitude: number } | null
}

const TRACKED = TRACKED_STATUSES.map((status) => `'${status}'`).join(', ')

/** The names of drivers, and of those who carry a vehicle where it was last seen: nobody is followed otherwise. */
export function createOnlineDrivers(db: Database) {
  return async (profileIds: readonly string[]): Promise<OnlineDriver[]> => {
    if (profileIds.length === 0) return []
    const rows = await db.prepared<Row>({
      name: 'online_drivers',
      text: `SELECT d.id AS "driverId", d.first_name AS "firstName", d.last_name AS "lastName",
        (SELECT json_build_object('latitude', p.latitude, 'longitude', p.longitude) FROM positions p
          JOIN deliveries m ON m.id = p.delivery_id
          WHERE m.selected_driver_id = d.id AND m.deleted_at IS NULL AND m.status IN (${TRACKED}) AND p.driver_id = d.id
          ORDER BY p.recorded_at DESC LIMIT 1) AS at
        FROM drivers d WHERE d.id = ANY($1::uuid[]) ORDER BY d.last_name, d.first_name, d.id`,
      values: [profileIds],
    })
    return rows.map(({ at, ...driver }) => ({ driverId: driver.driverId, fullName: fullName(driver), ...at }))
  }
}
