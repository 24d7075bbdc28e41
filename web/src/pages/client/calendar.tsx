import { useSearch } from '@tanstack/react-router'
import { paths } from '../../app/paths'
import { CalendarScreen } from '../../features/deliveries/calendar/calendar-screen'
import { clientLinks } from './links'

export function CalendarPage() {
  const { view, day } = useSearch({ from: '/client/pilot/calendar' })
  return <CalendarScreen view={view} day={day || undefined} hrefOf={paths.calendar} links={clientLinks} />
}
