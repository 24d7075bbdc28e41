import { useWords } from '../../lib/i18n'

/** What the arrows of a calendar are called: they show signs only. The heading is called what it shows. */
export function useCalendarLabels() {
  const t = useWords('ui')
  return {
    previousMonth: t('calendar.previousMonth'),
    nextMonth: t('calendar.nextMonth'),
    previousYear: t('calendar.previousYear'),
    nextYear: t('calendar.nextYear'),
    previousDecade: t('calendar.previousDecade'),
    nextDecade: t('calendar.nextDecade'),
  }
}
