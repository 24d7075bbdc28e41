import type { CalendarDay } from '@volant/domain/deliveries/calendar'
import type { Language } from '@volant/domain/kernel/actor'
import { formatters } from './formatters'

// A day is formatted as its midnight in UTC: it is a day of the calendar and no moment.
const instant = (day: CalendarDay) => new Date(`${day}T00:00Z`)
const both = (parts: Intl.DateTimeFormatOptions) =>
  formatters((locale) => new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }))

const days = both({ day: 'numeric', month: 'long', year: 'numeric' })
const fullDays = both({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const weekdays = both({ weekday: 'short' })
const longWeekdays = both({ weekday: 'long' })

/** `23–29 novembre 2026` */
export const formatDays = (from: CalendarDay, to: CalendarDay, language: Language): string =>
  days[language]().formatRange(instant(from), instant(to))

/** `lundi 23 novembre 2026` */
export const formatFullDay = (day: CalendarDay, language: Language): string => fullDays[language]().format(instant(day))

/** `lun.`, or `lundi` */
export const formatWeekday = (day: CalendarDay, language: Language, long = false): string =>
  (long ? longWeekdays : weekdays)[language]().format(instant(day))

/** 23 of `2026-11-23` */
export const dayOfMonth = (day: CalendarDay): number => Number(day.slice(8))
