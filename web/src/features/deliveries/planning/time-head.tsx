import { calendarWindow, type CalendarDay } from '@volant/domain/deliveries/calendar'
import { addHours } from 'date-fns'
import { dayOfMonth, formatWeekday } from '../../../lib/calendar-days'
import { formatTime } from '../../../lib/format'
import { useLanguage } from '../../../lib/i18n'
import { shareOf, type Scale } from './planned'
import classes from './grid.module.css'

/** Hours between two marks, by the number of days that are shown. */
const STEP: Readonly<Record<number, number>> = { 1: 2, 3: 6 }
const HOURS = 24

export interface Tick {
  readonly at: number
  /** The day that begins here; null at an hour within it. */
  readonly day: CalendarDay | null
}

/** Each midnight, and hours between where there is room for them. */
export function ticksOf(days: readonly CalendarDay[]): Tick[] {
  const step = STEP[days.length] ?? HOURS
  return days.flatMap((day) => {
    const { from, to } = calendarWindow([day])
    const marks = Array.from({ length: HOURS / step }, (_, index) => addHours(from, index * step))
    return marks.filter((at) => at < to).map((at, index) => ({ at: at.getTime(), day: index === 0 ? day : null }))
  })
}

interface Props {
  ticks: readonly Tick[]
  scale: Scale
  today: CalendarDay
}

/** The days and hours above the rows. */
export function TimeHead({ ticks, scale, today }: Props) {
  const language = useLanguage()
  return ticks.map(({ at, day }) => (
    <span
      key={at}
      className={classes.tick}
      style={{ left: `${shareOf(scale, at) * 100}%` }}
      data-today={day === today || undefined}
      data-hour={day === null || undefined}
    >
      {day === null ? formatTime(at) : `${formatWeekday(day, language)} ${dayOfMonth(day)}`}
    </span>
  ))
}
