import { useMemo } from 'react'
import { Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconCalendarOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import {
  calendarDayOf,
  calendarDays,
  groupByDay,
  type CalendarDay,
  type CalendarView,
} from '@volant/domain/deliveries/calendar'
import { useWords } from '../../../lib/i18n'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { ErrorState } from '../../../ui/feedback/error-state'
import { Link } from '../../../ui/layout/link'
import { PageHeader } from '../../../ui/layout/page-header'
import type { DeliveryLinks } from '../links'
import { useNow } from '../../../lib/use-now'
import { AgendaView } from './agenda-view'
import { Legend } from './legend'
import { eventOf, missionsQuery } from './missions'
import { MonthView } from './month-view'
import { TimeGrid } from './time-grid'
import { Toolbar, type CalendarHref } from './toolbar'
import classes from './calendar.module.css'

interface Props {
  /** In the address; without one it depends on the screen. */
  view: CalendarView | undefined
  /** In the address; without one it is today. */
  day: CalendarDay | undefined
  hrefOf: CalendarHref
  links: DeliveryLinks
}

const A_MINUTE = 60_000
const VIEWS = { month: MonthView, week: TimeGrid, day: TimeGrid, agenda: AgendaView }

/** The planned missions of a client's organisation by deadline. Description 2.16. */
export function CalendarScreen({ view: asked, day: chosen, hrefOf, links }: Props) {
  const t = useWords('calendar')
  const phone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  const now = useNow(A_MINUTE)
  const today = calendarDayOf(now)
  const day = chosen ?? today
  const view = asked ?? (phone ? 'agenda' : 'month')
  const days = useMemo(() => calendarDays(view, day), [view, day])
  const found = useQuery(missionsQuery(days))
  const missions = useMemo(() => found.data?.records.flatMap(eventOf) ?? [], [found.data])
  const groups = useMemo(() => groupByDay(days, missions), [days, missions])
  const empty = found.isSuccess && !found.isPlaceholderData && missions.length === 0
  const View = VIEWS[view]
  return (
    <>
      <PageHeader title={t('title')} actions={<Legend />} />
      <div className={classes.card} aria-busy={found.isPending || found.isPlaceholderData}>
        <Toolbar view={view} day={day} days={days} hrefOf={hrefOf} />
        {found.isPending ? (
          <div role="status" aria-label={t('loading')} className={classes.waiting}>
            <Skeleton height="100%" radius={8} />
          </div>
        ) : found.isError && !found.data ? (
          <ErrorState text={t('failed')} onRetry={() => void found.refetch()} />
        ) : view === 'agenda' && empty ? (
          <EmptyState
            icon={<IconCalendarOff size={24} stroke={1.6} />}
            title={t('empty')}
            text={t('emptyText')}
            action={<Link href={links.table('CONFIRMED')}>{t('toTable')}</Link>}
          />
        ) : (
          <>
            {empty && (
              <p className={classes.note} role="status">
                {t('empty')}
              </p>
            )}
            <View
              days={days}
              day={day}
              today={today}
              now={now}
              groups={groups}
              phone={phone}
              hrefOf={hrefOf}
              detail={links.detail}
            />
          </>
        )}
        {found.data && found.data.total > missions.length && (
          <p className={classes.note}>{t('partial', { shown: missions.length, total: found.data.total })}</p>
        )}
      </div>
    </>
  )
}
