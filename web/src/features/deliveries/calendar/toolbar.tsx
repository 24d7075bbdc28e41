import { ActionIcon, Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { calendarStep, CALENDAR_VIEWS, type CalendarDay, type CalendarView } from '@volant/domain/deliveries/calendar'
import { formatDays, formatFullDay, formatMonth } from '../../../lib/calendar-days'
import { useLanguage, useWords } from '../../../lib/i18n'
import { Link } from '../../../ui/layout/link'
import { LinkSwitch } from '../../../ui/layout/link-switch'
import classes from './calendar.module.css'

export type CalendarHref = (at: { view?: CalendarView; day?: CalendarDay }) => string

interface Props {
  view: CalendarView
  day: CalendarDay
  days: readonly CalendarDay[]
  hrefOf: CalendarHref
}

/** What is shown, the way to what lies before and after it, and the other views. */
export function Toolbar({ view, day, days, hrefOf }: Props) {
  const t = useWords('calendar')
  const language = useLanguage()
  const range = () => formatDays(days[0] ?? day, days.at(-1) ?? day, language)
  const title = { month: formatMonth, day: formatFullDay, week: range, agenda: range }[view](day, language)
  const step = (by: 1 | -1) => hrefOf({ view, day: calendarStep(view, day, by) })
  return (
    <div className={classes.toolbar}>
      <div className={classes.steps}>
        <ActionIcon component={Link} href={step(-1)} variant="default" size={34} aria-label={t(`previous.${view}`)}>
          <IconChevronLeft size={18} aria-hidden="true" />
        </ActionIcon>
        <Button component={Link} href={hrefOf({ view })} variant="default" size="sm">
          {t('today')}
        </Button>
        <ActionIcon component={Link} href={step(1)} variant="default" size={34} aria-label={t(`next.${view}`)}>
          <IconChevronRight size={18} aria-hidden="true" />
        </ActionIcon>
      </div>
      <h2 className={classes.range} aria-live="polite">
        {title}
      </h2>
      <LinkSwitch
        label={t('views')}
        items={CALENDAR_VIEWS.map((key) => ({
          key,
          href: hrefOf({ view: key, day }),
          active: key === view,
          children: t(`view.${key}`),
        }))}
      />
    </div>
  )
}
