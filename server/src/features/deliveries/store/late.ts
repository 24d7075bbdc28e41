import type { DeliveryStatus } from '@volant/domain/deliveries/statuses'
import { inArray } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database'
import { Params } from '../../../projections/engine'
import { deliveries } from '../../../tables/deliveries'
import { statusIn } from '../read/filter'
import { lessThan, recipientSlackOf } from '../read/punctuality'
import type { DeliveryRow } from './row'

/** One run never holds more rows than this; the next minute goes on. */
const BATCH = 200

interface Late {
  /** Of slack, of which a late delivery has less. */
  readonly seconds: number
  readonly statuses: readonly DeliveryStatus[]
}

/**
 * Of whom there is something to tell: a recipient hears by telephone when the driver arrives, which a known route says, and waits
 * for the first vehicle only.
 */
const TELLABLE = {
  late_told_at: () => 'true',
  recipient_told_late_at: ({ seconds }: Late, params: Params, now: Date) =>
    `d.client_phone IS NOT NULL AND d.best_slack IS NOT NULL AND ${recipientSlackOf('d', params, now)} < ${seconds}`,
} as const

/** Marks late deliveries as told and gives them: two processes never tell the same one. */
export async function claimLate(tx: Tx, told: keyof typeof TELLABLE, late: Late, now: Date): Promise<DeliveryRow[]> {
  const params = new Params()
  const found = await tx.prepared<{ id: string }>({
    text: `UPDATE deliveries SET ${told} = ${params.add(now.toISOString())}::timestamptz WHERE id IN (
      SELECT d.id FROM deliveries d WHERE d.deleted_at IS NULL AND d.${statusIn(late.statuses)} AND d.${told} IS NULL
      AND ${TELLABLE[told](late, params, now)} AND ${lessThan('d', late.seconds, params, now)} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED) RETURNING id`,
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
