import type { CalendarDay } from '@volant/domain/deliveries/calendar'
import type { Mission } from './missions'
import type { CalendarHref } from './toolbar'

/** What each view of the calendar is given. */
export interface ViewProps {
  readonly days: readonly CalendarDay[]
  /** The day in the address. */
  readonly day: CalendarDay
  readonly today: CalendarDay
  readonly now: Date
  readonly groups: ReadonlyMap<CalendarDay, readonly Mission[]>
  readonly phone: boolean
  readonly hrefOf: CalendarHref
  readonly detail: (mission: Mission) => string
}
