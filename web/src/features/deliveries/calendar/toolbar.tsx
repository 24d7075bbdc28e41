import { calendarStep, CALENDAR_VIEWS, type CalendarDay, type CalendarView } from '@volant/domain/deliveries/calendar'
import { formatDays, formatFullDay } from '../../../lib/calendar-days'
import { formatMonth } from '../../../lib/format'
import { useLanguage, useWords } from '../../../lib/i18n'
import { RangeToolbar } from '../../../ui/layout/range-toolbar'

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
  const month = () => formatMonth(day.slice(0, 'YYYY-MM'.length), language)
  const title = { month, day: formatFullDay, week: range, agenda: range }[view](day, language)
  const step = (by: 1 | -1) => hrefOf({ view, day: calendarStep(view, day, by) })
  return (
    <RangeToolbar
      title={title}
      previous={{ href: step(-1), label: t(`previous.${view}`) }}
      today={{ href: hrefOf({ view }), label: t('today') }}
      next={{ href: step(1), label: t(`next.${view}`) }}
      views={{
        label: t('views'),
        items: CALENDAR_VIEWS.map((key) => ({
          key,
          href: hrefOf({ view: key, day }),
          active: key === view,
          children: t(`view.${key}`),
        })),
      }}
    />
  )
}
