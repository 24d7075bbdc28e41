import { Box } from '@mantine/core'
import { useEffect, useEffectEvent, useMemo, useRef, type CSSProperties, type ReactNode } from 'react'
import type { CalendarDay } from '@volant/domain/deliveries/calendar'
import { dayOfMonth, formatFullDay, formatWeekday } from '../../../lib/calendar-days'
import { formatTime } from '../../../lib/format'
import { useLanguage, useWords } from '../../../lib/i18n'
import { Link } from '../../../ui/layout/link'
import { layOut } from './lanes'
import { MissionLink, useMissionText } from './mission-link'
import type { Mission } from './missions'
import type { ViewProps } from './view-props'
import classes from './time-grid.module.css'

const DAY_MINUTES = 24 * 60
const HOUR_HEIGHT = 52
const CLOCK_WIDTH = 56
const MORNING = 7
/** Two beside each other can be read in the column of a week; a day scrolls sideways instead. */
const WEEK_LANES = 2
const DAY_LANE_WIDTH = 132

const pixels = (minutes: number) => (minutes / 60) * HOUR_HEIGHT

/** Minutes on the clock in Paris, by the formatter of times, which is much faster than a date in a zone. */
function clockMinutes(at: Date): number {
  const [hours = 0, minutes = 0] = formatTime(at).split(':').map(Number)
  return hours * 60 + minutes
}

/** What goes on after midnight is cut there. */
function spanOf(mission: Mission) {
  const [from, to] = [clockMinutes(mission.start), clockMinutes(mission.end)]
  return { mission, from, to: to > from ? to : DAY_MINUTES }
}

/** The hours of one day, or of the seven of a week. */
export function TimeGrid(props: ViewProps) {
  const { days, today, now, groups, hrefOf } = props
  const t = useWords('calendar')
  const language = useLanguage()
  const scroller = useRef<HTMLElement>(null)
  const single = days.length === 1
  const showMorning = useEffectEvent(() => {
    const first = Math.min(
      MORNING * 60,
      ...[...groups.values()].flatMap(([one]) => (one ? [clockMinutes(one.start)] : [])),
    )
    const now = scroller.current?.querySelector<HTMLElement>('[aria-current="date"]')
    scroller.current?.scrollTo({ top: pixels(first) - 8, left: (now?.offsetLeft ?? 0) - CLOCK_WIDTH })
  })
  useEffect(() => showMorning(), [single])
  const name = (day: CalendarDay) =>
    t('day', { day: formatFullDay(day, language), missions: t('count', { count: groups.get(day)?.length ?? 0 }) })
  return (
    // Focusable, so that the keyboard can scroll it.
    <Box component="section" ref={scroller} className={classes.scroller} tabIndex={0} aria-label={t('hours')}>
      <div className={classes.grid} data-single={single || undefined}>
        {!single && (
          <div className={classes.heads}>
            <span />
            {days.map((day) => (
              <Link
                key={day}
                href={hrefOf({ view: 'day', day })}
                className={classes.head}
                aria-current={day === today ? 'date' : undefined}
                title={name(day)}
              >
                {formatWeekday(day, language)} <b>{dayOfMonth(day)}</b>
              </Link>
            ))}
          </div>
        )}
        <div className={classes.hours} style={{ height: pixels(DAY_MINUTES), backgroundSize: `100% ${HOUR_HEIGHT}px` }}>
          <div className={classes.clock} aria-hidden="true">
            {Array.from({ length: 23 }, (_, hour) => (
              <span key={hour} style={{ top: pixels((hour + 1) * 60) }}>
                {String(hour + 1).padStart(2, '0')}:00
              </span>
            ))}
          </div>
          {days.map((day) => (
            <Column key={day} {...props} day={day} label={name(day)} single={single}>
              {day === today && <div className={classes.now} style={{ top: pixels(clockMinutes(now)) }} />}
            </Column>
          ))}
        </div>
      </div>
    </Box>
  )
}

interface ColumnProps extends Pick<ViewProps, 'day' | 'groups' | 'hrefOf' | 'detail'> {
  label: string
  single: boolean
  children: ReactNode
}

function Column({ day, groups, hrefOf, detail, label, single, children }: ColumnProps) {
  const t = useWords('calendar')
  const language = useLanguage()
  const textOf = useMissionText()
  const missions = groups.get(day)
  const clusters = useMemo(
    () => layOut((missions ?? []).map(spanOf), single ? Number.POSITIVE_INFINITY : WEEK_LANES),
    [missions, single],
  )
  const widest = Math.max(1, ...clusters.flatMap(({ placed }) => placed.map(({ lanes }) => lanes)))
  const style: CSSProperties = single ? { minWidth: widest * DAY_LANE_WIDTH } : {}
  return (
    <div className={classes.column} style={style}>
      <ul aria-label={label}>
        {clusters.flatMap(({ placed, hidden, from, to: end }) => [
          ...placed.map(({ item: { mission, from: start, to }, lane, lanes }) => {
            const room = `(100% - ${hidden > 0 ? 38 : 0}px)`
            const place = {
              top: pixels(start) + 1,
              height: pixels(to - start) - 2,
              left: `calc(${room} * ${lane / lanes})`,
              width: `calc(${room} / ${lanes} - 2px)`,
            }
            return (
              <li key={mission.id} style={place}>
                <MissionLink mission={mission} text={textOf(mission)} href={detail(mission)} />
              </li>
            )
          }),
          hidden > 0 && (
            <li
              key={`${from}`}
              className={classes.more}
              style={{ top: pixels(from) + 1, height: pixels(end - from) - 2 }}
            >
              <Link
                href={hrefOf({ view: 'day', day })}
                aria-label={t('moreOf', { count: hidden, day: formatFullDay(day, language) })}
              >
                {t('more', { count: hidden })}
              </Link>
            </li>
          ),
        ])}
      </ul>
      {children}
    </div>
  )
}
