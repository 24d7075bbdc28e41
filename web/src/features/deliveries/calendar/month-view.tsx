import { VisuallyHidden } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { dayOfMonth, formatFullDay, formatWeekday } from '../../../lib/calendar-days'
import { useLanguage, useWords } from '../../../lib/i18n'
import { Link } from '../../../ui/layout/link'
import { MissionLink, useMissionText } from './mission-link'
import type { ViewProps } from './view-props'
import classes from './month-view.module.css'

const DAYS_OF_WEEK = 7
const SHOWN = 3

/** The arrow keys move the focus between the days. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const links = [...(event.currentTarget.closest('table')?.querySelectorAll<HTMLElement>('[data-day-link]') ?? [])]
  const here = links.indexOf(event.currentTarget)
  const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -DAYS_OF_WEEK, ArrowDown: DAYS_OF_WEEK }[event.key]
  if (by === undefined) return
  event.preventDefault()
  links[here + by]?.focus()
}

/** Whole weeks; of many missions on one day the first ones, and a link to the others. On a phone only their number has room. */
export function MonthView({ days, day, today, groups, phone, hrefOf, detail }: ViewProps) {
  const t = useWords('calendar')
  const language = useLanguage()
  const textOf = useMissionText()
  const weeks = Array.from({ length: days.length / DAYS_OF_WEEK }, (_, week) =>
    days.slice(week * DAYS_OF_WEEK, (week + 1) * DAYS_OF_WEEK),
  )
  return (
    <table className={classes.month}>
      <thead>
        <tr>
          {weeks[0]?.map((one) => (
            <th key={one} scope="col" abbr={formatWeekday(one, language, true)}>
              {formatWeekday(one, language)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((one) => {
              const missions = groups.get(one) ?? []
              const shown = phone ? 0 : missions.length <= SHOWN + 1 ? missions.length : SHOWN
              const hidden = missions.length - shown
              const name = formatFullDay(one, language)
              return (
                <td key={one} data-outside={one.slice(0, 7) !== day.slice(0, 7) || undefined}>
                  <Link
                    href={hrefOf({ view: 'day', day: one })}
                    className={classes.day}
                    data-day-link=""
                    onKeyDown={moveFocus}
                    aria-current={one === today ? 'date' : undefined}
                  >
                    <span aria-hidden="true">{dayOfMonth(one)}</span>
                    {phone && hidden > 0 && (
                      <span className={classes.number} aria-hidden="true">
                        {hidden}
                      </span>
                    )}
                    <VisuallyHidden>
                      {t('day', { day: name, missions: t('count', { count: missions.length }) })}
                    </VisuallyHidden>
                  </Link>
                  {shown > 0 && (
                    <ul className={classes.missions}>
                      {missions.slice(0, shown).map((mission) => (
                        <li key={mission.id}>
                          <MissionLink mission={mission} text={textOf(mission)} href={detail(mission)} line />
                        </li>
                      ))}
                    </ul>
                  )}
                  {!phone && hidden > 0 && (
                    <Link
                      href={hrefOf({ view: 'day', day: one })}
                      className={classes.more}
                      aria-label={t('moreOf', { count: hidden, day: name })}
                    >
                      {t('more', { count: hidden })}
                    </Link>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
