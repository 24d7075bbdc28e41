import { useWords } from '../../lib/i18n'

/** What the arrows and the heading of a calendar are called: they show signs and figures only. */
export function useCalendarLabels() {
  const t = useWords('ui')
  return {
    previousMonth: t('calendar.previousMonth'),
    nextMonth: t('calendar.nextMonth'),
    previousYear: t('calendar.previousYear'),
    nextYear: t('calendar.nextYear'),
    previousDecade: t('calendar.previousDecade'),
    nextDecade: t('calendar.nextDecade'),
    monthLevelControl: t('calendar.chooseMonth'),
    yearLevelControl: t('calendar.chooseYear'),
  }
}
