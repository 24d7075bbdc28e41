import { calendarDayOf } from '@volant/domain/deliveries/calendar'
import { subDays } from 'date-fns'
import { lt } from 'drizzle-orm'
import type { Retention } from '../../platform/retention'
import { driverDaysOff } from '../../tables/drivers'

/** When somebody was away matters to nobody a month after it (description 11.6). */
export const driverRetention: readonly Retention[] = [
  { table: driverDaysOff, where: (now) => lt(driverDaysOff.lastDay, calendarDayOf(subDays(now, 30))) },
]
