import { memo } from 'react'
import type { CalendarDay } from '@volant/domain/deliveries/calendar'
import { formatFullDay } from '../../../lib/calendar-days'
import { formatTime } from '../../../lib/format'
import { useLanguage, useWords } from '../../../lib/i18n'
import { Mono } from '../../../ui/data/mono'
import { Link } from '../../../ui/layout/link'
import { DeliveryStatusBadge, DeliveryTypeBadge } from '../delivery-badges'
import { placesOf } from './mission-link'
import type { Mission } from './missions'
import { useGrowing } from './use-growing'
import type { ViewProps } from './view-props'
import classes from './agenda-view.module.css'

const countOf = (days: readonly { missions: readonly Mission[] }[]) =>
  days.reduce((sum, { missions }) => sum + missions.length, 0)

/** The days that have missions, one below the other. */
export function AgendaView({ days, today, groups, hrefOf, detail }: ViewProps) {
  const t = useWords('calendar')
  const language = useLanguage()
  const filled = days.flatMap((day) => {
    const missions = groups.get(day) ?? []
    return missions.length > 0 ? [{ day, missions }] : []
  })
  const room = useGrowing(countOf(filled))
  const shown = filled.flatMap(({ day, missions }, index) => {
    const left = room - countOf(filled.slice(0, index))
    if (left <= 0) return []
    return [{ day, rows: missions.length <= left ? missions : missions.slice(0, left), count: missions.length }]
  })
  return shown.map(({ day, rows, count }) => (
    <section key={day} className={classes.day} aria-labelledby={`agenda-${day}`}>
      <h3 id={`agenda-${day}`} className={classes.head} data-today={day === today || undefined}>
        <Link href={hrefOf({ view: 'day', day })}>{formatFullDay(day, language)}</Link>
        <span>{t('count', { count })}</span>
      </h3>
      <Rows day={day} rows={rows} detail={detail} />
    </section>
  ))
}

interface RowsProps extends Pick<ViewProps, 'detail'> {
  day: CalendarDay
  rows: readonly Mission[]
}

// drawn once for each day, while the following days are added
const Rows = memo(function Rows({ rows, detail }: RowsProps) {
  return (
    <ul className={classes.rows}>
      {rows.map((mission) => (
        <li key={mission.id}>
          <Link href={detail(mission)} className={classes.row} data-two-way={isTwoWay(mission) || undefined}>
            <span className={classes.time}>
              {formatTime(mission.start)} – {formatTime(mission.end)}
            </span>
            <span className={classes.contract}>
              <DeliveryTypeBadge type={mission.type} /> <Mono>{mission.publicId}</Mono>
            </span>
            <span className={classes.places}>{placesOf(mission)}</span>
            <DeliveryStatusBadge status={mission.status} />
          </Link>
        </li>
      ))}
    </ul>
  )
})

const isTwoWay = ({ type }: Mission) => type === 'TWO_WAY_DELIVERY'
