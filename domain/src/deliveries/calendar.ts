import { tz, TZDate } from '@date-fns/tz'
import {
  addDays,
  addHours,
  addMonths,
  eachDayOfInterval,
  endOfMonth,
  endOfWeek,
  format,
  parseISO,
  startOfMonth,
  startOfWeek,
} from 'date-fns'
import type { TimeWindow } from '../kernel/time'
import { parisDayEnd, ZONE } from '../kernel/time'
import type { DeliveryStatus } from './statuses'

export const CALENDAR_VIEWS = ['month', 'week', 'day', 'agenda'] as const
export type CalendarView = (typeof CALENDAR_VIEWS)[number]

/** What is planned and has not begun. Description 2.16. */
export const CALENDAR_STATUSES = ['SET', 'CONFIRMED', 'WAITING_FOR_DRIVER'] as const satisfies readonly DeliveryStatus[]

/** A calendar day in Paris, `2026-11-23`: the same in every zone, so that counting days needs none. */
export type CalendarDay = string

const EVENT_HOURS = 2
const AGENDA_DAYS = 30
const MONDAY = { weekStartsOn: 1 } as const

const written = (date: Date): CalendarDay => format(date, 'yyyy-MM-dd')

/** The day that the clock in Paris shows at this moment. */
export function calendarDayOf(at: Date): CalendarDay {
  return written(new TZDate(at, ZONE))
}

/** The first and the last day that a view shows: a month in whole weeks from Monday on, the agenda thirty days from `day` on. */
function edges(view: CalendarView, day: Date): { start: Date; end: Date } {
  switch (view) {
    case 'month':
      return { start: startOfWeek(startOfMonth(day), MONDAY), end: endOfWeek(endOfMonth(day), MONDAY) }
    case 'week':
      return { start: startOfWeek(day, MONDAY), end: endOfWeek(day, MONDAY) }
    case 'day':
      return { start: day, end: day }
    case 'agenda':
      return { start: day, end: addDays(day, AGENDA_DAYS - 1) }
  }
}

/** Every day that a view of `day` shows, in order. */
export function calendarDays(view: CalendarView, day: CalendarDay): readonly CalendarDay[] {
  return eachDayOfInterval(edges(view, parseISO(day))).map(written)
}

/** The day that the same view opens one page further on or back. */
export function calendarStep(view: CalendarView, day: CalendarDay, by: 1 | -1): CalendarDay {
  const from = parseISO(day)
  if (view === 'month') return written(addMonths(startOfMonth(from), by))
  return written(addDays(from, by * calendarDays(view, day).length))
}

const midnight = (day: CalendarDay): Date => new Date(parseISO(day, { in: tz(ZONE) }).getTime())

/** The instants that these days cover in Paris, with 23 or 25 hours where the clock changes. */
export function calendarWindow(days: readonly CalendarDay[]): TimeWindow {
  const [first = '', last = first] = [days[0], days.at(-1)]
  return { from: midnight(first), to: parisDayEnd(midnight(last)) }
}

/** Sorts what happens at a moment into days, each in the order of time. What lies outside of them is left out. */
export function groupByDay<T extends { readonly start: Date }>(
  days: readonly CalendarDay[],
  items: readonly T[],
): ReadonlyMap<CalendarDay, readonly T[]> {
  const groups = new Map(days.map((day): [CalendarDay, T[]] => [day, []]))
  const { to } = calendarWindow(days)
  const starts = days.map((day) => midnight(day))
  for (const item of items.toSorted((a, b) => a.start.getTime() - b.start.getTime())) {
    if (item.start > to) break
    const day = days[starts.findLastIndex((start) => start <= item.start)]
    if (day !== undefined) groups.get(day)?.push(item)
  }
  return groups
}

/** When the event of a delivery ends that is due at `deadline`. Description 2.16. */
export function eventEnd(deadline: Date): Date {
  return addHours(deadline, EVENT_HOURS)
}
