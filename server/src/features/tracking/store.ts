import type { Carried } from '@volant/domain/tracking/position'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { validate } from 'uuid'
import type { Executor, Tx } from '../../platform/db/database'
import { deliveries } from '../../tables/deliveries'
import { positions } from '../../tables/tracking'
import { vehicles } from '../../tables/vehicles'

export type TrackedRow = Pick<
  typeof deliveries.$inferSelect,
  | 'id'
  | 'trackingId'
  | 'status'
  | 'type'
  | 'organizationId'
  | 'selectedDriverId'
  | 'completedAt'
  | 'cancelledAt'
  | 'deletedAt'
  | 'seenAt'
  | 'version'
  | 'sharingPausedAt'
>

const columns = {
  id: deliveries.id,
  trackingId: deliveries.trackingId,
  status: deliveries.status,
  type: deliveries.type,
  organizationId: deliveries.organizationId,
  selectedDriverId: deliveries.selectedDriverId,
  completedAt: deliveries.completedAt,
  cancelledAt: deliveries.cancelledAt,
  deletedAt: deliveries.deletedAt,
  seenAt: deliveries.seenAt,
  version: deliveries.version,
  sharingPausedAt: deliveries.sharingPausedAt,
}

const first = alias(vehicles, 'first')
const second = alias(vehicles, 'second')

/** By the secret of the public link. */
export async function byTrackingId(db: Executor, trackingId: string): Promise<TrackedRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(deliveries)
    .where(and(eq(deliveries.trackingId, trackingId), isNull(deliveries.deletedAt)))
  return row
}

/** By its own id: callers check that the viewer may see it. */
export async function byId(db: Executor, id: string): Promise<TrackedRow | undefined> {
  if (!validate(id)) return undefined
  const [row] = await db
    .select(columns)
    .from(deliveries)
    .where(and(eq(deliveries.id, id), isNull(deliveries.deletedAt)))
  return row
}

/** Of the mission as it runs now: an earlier one of the same delivery, cancelled since, says nothing of it. */
export async function lastPosition(
  db: Executor,
  deliveryId: string,
): Promise<typeof positions.$inferSelect | undefined> {
  const since = db
    .select({ at: first.pickedUpAt })
    .from(first)
    .where(and(eq(first.deliveryId, deliveryId), eq(first.position, 0), isNull(first.removedAt)))
  const [row] = await db
    .select()
    .from(positions)
    .where(and(eq(positions.deliveryId, deliveryId), sql`${positions.recordedAt} >= coalesce((${since}), '-infinity')`))
    .orderBy(desc(positions.recordedAt))
    .limit(1)
  return row
}

type CarriedRow = TrackedRow & { readonly selectedDriverId: string }

export interface Found {
  readonly row: CarriedRow
  readonly carried: readonly Carried[]
  readonly last: Pick<typeof positions.$inferSelect, 'latitude' | 'longitude' | 'recordedAt'> | null
}

const isCar = (car: typeof first | typeof second, position: 0 | 1) =>
  and(eq(car.deliveryId, deliveries.id), eq(car.position, position), isNull(car.removedAt))

/** Deliveries that a driver has, each with its last position and with when its vehicles were carried. */
export async function carriedBy(db: Executor, ids: readonly string[]): Promise<Map<string, Found>> {
  const last = db
    .select({ latitude: positions.latitude, longitude: positions.longitude, recordedAt: positions.recordedAt })
    .from(positions)
    .where(eq(positions.deliveryId, deliveries.id))
    .orderBy(desc(positions.recordedAt))
    .limit(1)
    .as('last')
  const known = [...new Set(ids)].filter((id) => validate(id))
  const found = await db
    .select({
      row: columns,
      last: { latitude: last.latitude, longitude: last.longitude, recordedAt: last.recordedAt },
      first: { pickedUpAt: first.pickedUpAt, deliveredAt: first.deliveredAt },
      second: { pickedUpAt: second.pickedUpAt, deliveredAt: second.deliveredAt },
    })
    .from(deliveries)
    .leftJoinLateral(last, sql`true`)
    .leftJoin(first, isCar(first, 0))
    .leftJoin(second, isCar(second, 1))
    .where(and(sql`${deliveries.id} = ANY(${sql.param(known)}::uuid[])`, isNull(deliveries.deletedAt)))
  const held = found.flatMap(({ row, last: at, first: one, second: other }) => {
    const { selectedDriverId } = row
    if (selectedDriverId === null) return []
    return [{ row: { ...row, selectedDriverId }, last: at, carried: [one, other].filter((car) => car !== null) }]
  })
  return new Map(held.map((one) => [one.row.id, one]))
}

/** One statement for any number, so that each connection plans it once. */
const INSERT_POSITIONS = `INSERT INTO positions (delivery_id, driver_id, recorded_at, received_at, latitude, longitude, heading)
  SELECT "deliveryId", "driverId", "recordedAt", "receivedAt", latitude, longitude, heading
  FROM json_to_recordset($1::json) AS sent("deliveryId" uuid, "driverId" uuid, "recordedAt" timestamptz,
    "receivedAt" timestamptz, latitude double precision, longitude double precision, heading real)
  ON CONFLICT DO NOTHING`

/** Goes in with the end of the transaction. The same moment sent twice is one position. */
export function insertPositions(tx: Tx, rows: readonly (typeof positions.$inferInsert)[]): void {
  tx.last({ name: 'insert_positions', text: INSERT_POSITIONS, values: [JSON.stringify(rows)] })
}

/** Since when sharing is paused; null where the driver shares. */
export async function setSharingPaused(tx: Tx, id: string, sharingPausedAt: Date | null): Promise<void> {
  await tx.sql.update(deliveries).set({ sharingPausedAt }).where(eq(deliveries.id, id))
}
