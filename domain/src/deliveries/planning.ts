import { calendarDays, calendarStep, type CalendarDay } from './calendar'

export const PLANNING_VIEWS = ['day', 'three', 'week'] as const
export type PlanningView = (typeof PLANNING_VIEWS)[number]

const THREE = [1, 2, 3]

/** The days that a view of the planning shows: one, three from this day on, or its week from Monday on. */
export function planningDays(view: PlanningView, day: CalendarDay): readonly CalendarDay[] {
  return view === 'three' ? calendarDays('agenda', day).slice(0, THREE.length) : calendarDays(view, day)
}

/** The day that the same view opens one page further on or back. */
export function planningStep(view: PlanningView, day: CalendarDay, by: 1 | -1): CalendarDay {
  if (view !== 'three') return calendarStep(view, day, by)
  return THREE.reduce((from) => calendarStep('day', from, by), day)
}
