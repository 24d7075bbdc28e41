import type { CalendarView } from '@volant/domain/deliveries/calendar'
import { day, oneOf, searchParams } from '../../../lib/search'

// Written out, because every page loads the routes, and the domain's list brings the library of dates along.
const VIEWS = ['month', 'week', 'day', 'agenda'] as const satisfies readonly CalendarView[]

/** `?view=week&day=2026-11-23`. Without a view the screen decides, without a day it is today. */
export const calendarSearch = searchParams({ view: oneOf(VIEWS, undefined), day: day() })
