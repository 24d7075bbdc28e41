import { stepsOf } from '@volant/domain/deliveries/steps'
import type { Actor } from '@volant/domain/kernel/actor'
import type { Rows } from './all-rows'

const KNOWN_TO_DRIVERS = /^(ASSIGNED|PICKED_UP|ON_THE_WAY|ARRIVED|HANDED_OVER|SWAP_.*|COMPLETED|CANCELLED)$/

/** The latest line of the log that brought the delivery to each status; a changed driver is assigned anew. */
export function linesOf(row: Rows['deliveries'][number], { rows, actor }: { rows: Rows; actor: Actor }) {
  const reached: Partial<Record<typeof row.status, Date>> = {}
  for (const line of rows.deliveryLogs.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    if (line.deliveryId !== row.id) continue
    if (line.fromStatus !== line.toStatus || line.action === 'CHANGE_DRIVER') reached[line.toStatus] = line.at
  }
  const steps = stepsOf({ ...row, reached }).map((step) => ({ ...step, at: step.at?.toISOString() ?? null }))
  return actor.role === 'DRIVER' ? steps.filter(({ name }) => KNOWN_TO_DRIVERS.test(name)) : steps
}
