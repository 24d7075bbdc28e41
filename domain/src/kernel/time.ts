import { TZDate, tz } from '@date-fns/tz'
import {
  addBusinessDays,
  addDays,
  addMonths,
  endOfDay,
  format,
  getHours,
  getMinutes,
  parseISO,
  set,
  startOfDay,
  startOfMonth,
  subMonths,
} from 'date-fns'

/** Every calendar day, month and displayed hour of the product. Decisions, Data. */
export const ZONE = 'Europe/Paris'
const inParis = tz(ZONE)

export interface TimeWindow {
  readonly from: Date
  /** Inclusive, to the millisecond. */
  readonly to: Date
}

/** A plain instant again: a TZDate would print itself in its zone. */
function instant(date: Date): Date {
  return new Date(date.getTime())
}

/** Midnight in Paris at or before `date`; also right on the days of 23 and 25 hours. */
export function parisDayStart(date: Date): Date {
  return instant(startOfDay(date, { in: inParis }))
}

/** Last millisecond of the Paris day that holds `date`. */
export function parisDayEnd(date: Date): Date {
  return instant(endOfDay(date, { in: inParis }))
}

/** Minutes since midnight as the clock in Paris shows them. */
export function parisMinutes(date: Date): number {
  return getHours(date, { in: inParis }) * 60 + getMinutes(date, { in: inParis })
}

/** The day on the calendar of Paris, as YYYY-MM-DD. */
export function parisDate(date: Date): string {
  return format(date, 'yyyy-MM-dd', { in: inParis })
}

/** That hour in Paris on the day of `date`, or so many days after it. */
export function parisHour(date: Date, hours: number, days = 0): Date {
  const at = { hours, minutes: 0, seconds: 0, milliseconds: 0 }
  return instant(set(addDays(date, days, { in: inParis }), at, { in: inParis }))
}

const MORNING = { hours: 9, minutes: 0, seconds: 0, milliseconds: 0 }

/** Nine o'clock in Paris of the next day that is no Saturday or Sunday: when a delivery usually begins. Decisions, Forms. */
export function nextWorkingMorning(now: Date): Date {
  return instant(set(addBusinessDays(now, 1, { in: inParis }), MORNING, { in: inParis }))
}

/** The month a moment belongs to in Paris, as YYYY-MM. contract/schema.graphql, MonthByType. */
export function monthKey(date: Date): string {
  return format(new TZDate(date, ZONE), 'yyyy-MM')
}

/** The instants that a month, YYYY-MM, covers in Paris. */
export function monthWindow(month: string): TimeWindow {
  const first = parseISO(`${month}-01`, { in: inParis })
  return { from: instant(first), to: new Date(addMonths(first, 1).getTime() - 1) }
}

/** The year of a moment in Paris: invoice series start with it. */
export function parisYear(date: Date): number {
  return new TZDate(date, ZONE).getFullYear()
}

// writing twelve dates takes longer than reading the counts of their months
const writtenMonths = new Map<string, readonly string[]>()

/** The last `count` months in Paris, the current one included, oldest first. Description 2.4. */
export function lastMonths(now: Date, count = 12): readonly string[] {
  const inZone = new TZDate(now, ZONE)
  // plain dates from here on: a month is the same in every zone, and one in a zone takes twenty times as long
  const current = new Date(inZone.getFullYear(), inZone.getMonth())
  const key = `${current.getTime()} ${count}`
  const known = writtenMonths.get(key)
  if (known !== undefined) return known
  const months = Array.from({ length: count }, (_, index) => format(subMonths(current, count - 1 - index), 'yyyy-MM'))
  writtenMonths.set(key, months)
  return months
}

/** The instants that the last `count` Paris months cover. */
export function lastMonthsWindow(now: Date, count = 12): TimeWindow {
  const current = startOfMonth(now, { in: inParis })
  const next = addMonths(current, 1)
  return { from: instant(subMonths(current, count - 1)), to: new Date(next.getTime() - 1) }
}
