import type { PlanningView } from '@volant/domain/deliveries/planning'
import { day, oneOf, searchParams, text, type SearchOf } from '../../../lib/search'

// Written out, because every page loads the routes, and the domain's list brings the library of dates along.
const VIEWS = ['day', 'three', 'week'] as const satisfies readonly PlanningView[]

const shape = {
  view: oneOf(VIEWS, undefined),
  day: day(),
  driver: text(64),
  free: oneOf(['yes'], undefined),
  open: text(20),
}

export type PlanningSearch = SearchOf<typeof shape>

/** `?view=week&day=2026-11-23&driver=dup&free=yes&open=100288`. Without a view the screen decides, without a day it is today. */
export const planningSearch = searchParams(shape)
