import { POSITION_DAYS } from '@volant/domain/tracking/position'
import { subDays } from 'date-fns'
import { lt } from 'drizzle-orm'
import type { Retention } from '../../platform/retention'
import { positions } from '../../tables/tracking'

/** Where a driver was is nobody's business after a month (description 11.6). */
export const trackingRetention: readonly Retention[] = [
  { table: positions, where: (now) => lt(positions.receivedAt, subDays(now, POSITION_DAYS)) },
]
