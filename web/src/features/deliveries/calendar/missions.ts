import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { CALENDAR_STATUSES, calendarWindow, eventEnd, type CalendarDay } from '@volant/domain/deliveries/calendar'
import { request } from '../../../lib/api'
import { CalendarMissionsDocument, type CalendarMissionsQuery } from './queries.generated'

type Delivery = CalendarMissionsQuery['findAllDeliveries']['records'][number]

/** A delivery as an event of the calendar. */
export interface Mission extends Delivery {
  readonly start: Date
  readonly end: Date
}

/** Description 2.16. */
const MOST = 1000

export function eventOf(delivery: Delivery): Mission[] {
  if (delivery.carDeliveryDeadline === null) return []
  const start = new Date(delivery.carDeliveryDeadline)
  return [{ ...delivery, start, end: eventEnd(start) }]
}

/** The planned missions whose deadline lies within these days. */
export function missionsQuery(days: readonly CalendarDay[]) {
  const { from, to } = calendarWindow(days)
  return queryOptions({
    queryKey: ['deliveries', 'calendar', from.getTime(), to.getTime()],
    queryFn: async ({ signal }) => {
      const variables = {
        pagination: { page: 0, perPage: MOST },
        filter: {
          statuses: [...CALENDAR_STATUSES],
          carDeliveryDeadlineFrom: from.toISOString(),
          carDeliveryDeadlineTo: to.toISOString(),
        },
      }
      return (await request(CalendarMissionsDocument, variables, { signal })).findAllDeliveries
    },
    // A week of the month that was open shows its missions at once.
    placeholderData: keepPreviousData,
  })
}
