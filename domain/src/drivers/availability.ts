import { addYears, format, isValid, parseISO } from 'date-fns'
import { calendarWindow, type CalendarDay } from '../deliveries/calendar'
import { intersects, type Occupation } from '../deliveries/overlap'
import { ALLOWED, type Decision, refuse, refuseFields } from '../kernel/decision'
import { form, requiredText, uuid } from '../kernel/fields'
import { metresByRoad, type Point } from '../places/distance'

/** How far from home a departure may be, in kilometres: below ten hardly anything is left, beyond a thousand is everywhere. */
export const RADIUS_KM = { min: 10, max: 1000 } as const

/** The most periods that stand at once; those that are over do not count. */
export const MOST_DAYS_OFF = 50

/** A period in which a driver takes no mission; both days are part of it, as the calendar in Paris has them. */
export interface DaysOff {
  readonly firstDay: CalendarDay
  readonly lastDay: CalendarDay
}

const DAY = /^20\d\d-\d\d-\d\d$/

/** `2026-11-23`, of the years 2000 to 2099; no 30th of February. */
const calendarDay = () =>
  requiredText(10).refine((text) => {
    const day = parseISO(text)
    return DAY.test(text) && isValid(day) && format(day, 'yyyy-MM-dd') === text
  })

export const daysOffSchema = form({ driverId: uuid(), firstDay: calendarDay(), lastDay: calendarDay() })

/** The first day that a period of one year no longer holds. */
const afterOneYear = (day: CalendarDay): CalendarDay => format(addYears(parseISO(day), 1), 'yyyy-MM-dd')

/** From the first midnight in Paris to the one after the last day. */
export function timeOff({ firstDay, lastDay }: DaysOff): Occupation {
  const { from, to } = calendarWindow([firstDay, lastDay])
  return { from, to: new Date(to.getTime() + 1) }
}

/** Whether one more period may be written beside those which are not over. @returns 400 naming the day, or 409 */
export function decideDaysOff(wanted: DaysOff, standing: readonly DaysOff[], today: CalendarDay): Decision {
  const { firstDay, lastDay } = wanted
  if (lastDay < firstDay) return refuseFields({ path: 'lastDay', code: 'mustBeLater' })
  if (lastDay < today) return refuseFields({ path: 'lastDay', code: 'disablePast' })
  if (lastDay >= afterOneYear(firstDay)) return refuseFields({ path: 'lastDay', code: 'outOfRange' })
  if (standing.some((other) => other.firstDay <= lastDay && firstDay <= other.lastDay))
    return refuse('CONFLICT', 'ALREADY_EXISTS')
  return standing.length < MOST_DAYS_OFF ? ALLOWED : refuse('CONFLICT', 'QUOTA_EXCEEDED')
}

/** The first of a driver's periods which a mission would touch; one may begin at the midnight at which a period ends. */
export function daysOffDuring<D extends DaysOff>(periods: readonly D[], mission: Occupation): D | null {
  const touched = periods.filter((period) => intersects(timeOff(period), mission))
  return touched.toSorted((one, other) => one.firstDay.localeCompare(other.firstDay))[0] ?? null
}

/** Is a departure further from home than the driver goes? From an unknown place nobody can say so. */
export function isOutsideRadius(radiusKm: number | null, home: Point | null, departure: Point | null): boolean {
  const metres = metresByRoad(home, departure)
  return radiusKm !== null && metres !== null && metres > radiusKm * 1000
}
