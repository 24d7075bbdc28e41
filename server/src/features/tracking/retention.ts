import { POSITION_DAYS } from '@volant/domain/tracking/position'
import { subDays } from 'date-fns'
import { lt } from 'drizzle-orm'
import type { Retention } from '../../platform/retention'
import { positions, positionViews } from '../../tables/tracking'

/** Where a driver was is nobody's business after a month, nor is who looked (description 11.6). */
export const trackingRetention: readonly Retention[] = [
  { table: positions, where: (now) => lt(positions.receivedAt, subDays(now, POSITION_DAYS)) },
  { table: positionViews, where: (now) => lt(positionViews.viewedAt, subDays(now, POSITION_DAYS)) },
]
