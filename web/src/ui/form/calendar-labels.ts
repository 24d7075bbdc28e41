import { useWords } from '../../lib/i18n'

/** Accessible names of the arrows of a calendar, which show symbols only. The heading is named by its text. */
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
