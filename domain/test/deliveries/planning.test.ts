import { expect, it } from 'vitest'
import { PLANNING_VIEWS, planningDays, planningStep } from '../../src/deliveries/planning'

it.each([
  ['day', '2026-11-25', ['2026-11-25'], '2026-11-26', '2026-11-24'],
  ['three', '2026-12-31', ['2026-12-31', '2027-01-01', '2027-01-02'], '2027-01-03', '2026-12-28'],
] as const)('%s of %s', (view, day, days, next, previous) => {
  expect(planningDays(view, day)).toEqual(days)
  expect([planningStep(view, day, 1), planningStep(view, day, -1)]).toEqual([next, previous])
})

it('a week begins on Monday', () => {
  const days = planningDays('week', '2026-11-25')
  expect([days[0], days.at(-1), days.length]).toEqual(['2026-11-23', '2026-11-29', 7])
  expect(planningStep('week', '2026-11-25', 1)).toBe('2026-12-02')
  expect([...PLANNING_VIEWS]).toEqual(['day', 'three', 'week'])
})
