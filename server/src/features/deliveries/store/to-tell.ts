import type { DeliveryStatus } from '@volant/domain/deliveries/statuses'
import { secondsOf } from '@volant/domain/deliveries/course'
import { STALE_SECONDS } from '@volant/domain/deliveries/punctuality'
import {
  type ARRIVAL_NOTICES,
  RECIPIENT_KNOWS_SECONDS,
  RECIPIENT_LATE_SECONDS,
} from '@volant/domain/deliveries/recipient-notices'
import { inArray } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database'
import { Params } from '../../../projections/engine'
import { deliveries } from '../../../tables/deliveries'
import { statusIn } from '../read/filter'
import { lessThan, recipientSlackOf } from '../read/punctuality'
import type { DeliveryRow } from './row'

/** One run never holds more rows than this; the next minute goes on. */
const BATCH = 200

interface ToTell {
  readonly statuses: readonly DeliveryStatus[]
  /** Marks them as told. */
  readonly set: string
  readonly where: string
}

/** Marks deliveries as told and gives them: two processes never tell the same one. */
async function claim(tx: Tx, params: Params, { statuses, set, where }: ToTell): Promise<DeliveryRow[]> {
  const found = await tx.prepared<{ id: string }>({
    text: `UPDATE deliveries SET ${set} WHERE id IN (
      SELECT d.id FROM deliveries d WHERE d.deleted_at IS NULL AND d.${statusIn(statuses)} AND ${where}
      LIMIT ${BATCH} FOR UPDATE SKIP LOCKED) RETURNING id`,
    values: params.values,
  })
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  return tx.sql
    .select()
    .from(deliveries)
    .where(inArray(deliveries.id, ids))
    .orderBy(deliveries.bestSlack, deliveries.id)
}

/** A recipient hears by telephone when the driver arrives, which a known route says. Whoever gives a vehicle back waits for none. */
const TELLABLE = "d.client_phone IS NOT NULL AND d.duration IS NOT NULL AND d.type <> 'TO_RETURN'"

/** Those that have turned late and were not told to the office. */
export function claimLate(tx: Tx, statuses: readonly DeliveryStatus[], now: Date): Promise<DeliveryRow[]> {
  const params = new Params()
  return claim(tx, params, {
    statuses,
    set: `late_told_at = ${params.add(now.toISOString())}::timestamptz`,
    where: `d.late_told_at IS NULL AND ${lessThan('d', 0, params, now)}`,
  })
}

/** Those that come so late that whoever waits is told; they wait for the first vehicle only. */
export function claimDelayed(tx: Tx, statuses: readonly DeliveryStatus[], now: Date): Promise<DeliveryRow[]> {
  const params = new Params()
  return claim(tx, params, {
    statuses,
    set: `recipient_told_late_at = ${params.add(now.toISOString())}::timestamptz`,
    where: `d.recipient_told_late_at IS NULL AND ${TELLABLE} AND ${lessThan('d', -RECIPIENT_LATE_SECONDS, params, now)}
      AND ${recipientSlackOf('d', params, now)} < ${-RECIPIENT_LATE_SECONDS}
      AND d.late_after > ${params.add(secondsOf(now) - RECIPIENT_KNOWS_SECONDS)}::bigint`,
  })
}

/** Those on the road that arrive so soon, by a position that still says where the vehicle is, or by a departure as recent. */
export function claimApproaching(
  tx: Tx,
  { minutes, until }: (typeof ARRIVAL_NOTICES)[number],
  now: Date,
): Promise<DeliveryRow[]> {
  const params = new Params()
  const at = `${params.add(secondsOf(now))}::bigint`
  const epoch = (moment: string) => `floor(extract(epoch FROM ${moment}))::bigint`
  const left = `(${epoch('d.car_delivery_deadline')} - ${recipientSlackOf('d', params, now)} - ${at})`
  return claim(tx, params, {
    statuses: ['ONGOING'],
    set: `arrival_told_minutes = ${minutes}`,
    where: `coalesce(d.arrival_told_minutes > ${minutes}, true) AND ${TELLABLE}
      AND ${epoch('coalesce(d.seen_at, d.step_at)')} >= ${at} - ${STALE_SECONDS}
      AND ${left} > ${until * 60} AND ${left} <= ${minutes * 60}`,
  })
}
