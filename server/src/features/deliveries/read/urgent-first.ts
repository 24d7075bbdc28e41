import type { Sort } from '@volant/contract/schema.generated'
import { CANCELLED_GROUP } from '@volant/domain/deliveries/statuses'
import type { DeliveryStatus } from '@volant/domain/deliveries/statuses'
import type { Filtered } from './filter'

const FINISHED: readonly DeliveryStatus[] = [...CANCELLED_GROUP, 'COMPLETED']
const WAITING_TO_FINISH: readonly DeliveryStatus[] = ['DELIVERED', 'SWAP_DELIVERED']

/** Can the two indexes of punctuality find the page? Only what is open stands in them, the most urgent first. */
export function isUrgentFirst(sort: Partial<Sort> | null | undefined, { statuses, contains }: Filtered): boolean {
  if (sort?.field !== 'punctuality' || sort.order !== 'asc' || contains || statuses === null) return false
  return statuses.length > 0 && statuses.every((status) => !FINISHED.includes(status))
}

/** A generic plan takes an unknown LIMIT for a tenth of the table: it is written as one of few constants. */
function cutAt(rows: number): number {
  let limit = 16
  while (limit < rows) limit *= 4
  return limit
}

/**
 * The ids of a page, least slack first. Slack is the lesser of two values that each have an index: as many of the first of both
 * orders as the page reaches to hold the first of the whole, and no other row is read. What is handed over comes last.
 */
export function urgentFirst(
  { statuses }: Filtered,
  where: string,
  slack: string,
  page: { readonly from: number; readonly size: number; readonly cut: string },
): string {
  const limit = cutAt(page.from + page.size)
  const first = (order: string, only = '') =>
    `(SELECT d.id, ${slack} AS slack FROM deliveries d WHERE ${where}${only} ORDER BY ${order} LIMIT ${limit})`
  const branches = [
    first('d.late_after, d.id', ' AND d.late_after IS NOT NULL'),
    first('d.best_slack, d.id', ' AND d.best_slack IS NOT NULL'),
    ...(statuses?.some((status) => WAITING_TO_FINISH.includes(status))
      ? [first('d.id', ` AND d.late_after IS NULL AND d.status IN ('DELIVERED', 'SWAP_DELIVERED')`)]
      : []),
  ]
  return `SELECT u.id FROM (${branches.join(' UNION ')}) u ORDER BY u.slack NULLS LAST, u.id ${page.cut}`
}
