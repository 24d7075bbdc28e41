import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CALENDAR_STATUSES,
  CALENDAR_VIEWS,
  calendarDayOf,
  calendarDays,
  calendarStep,
  calendarWindow,
  eventEnd,
  groupByDay,
} from '../../src/deliveries/calendar'

const HOUR = 3_600_000
const hoursOf = (...days: string[]) => {
  const { from, to } = calendarWindow(days)
  return (to.getTime() + 1 - from.getTime()) / HOUR
}

it('shows what is planned and has not begun', () => {
  expect([...CALENDAR_STATUSES].toSorted()).toEqual(['CONFIRMED', 'SET', 'WAITING_FOR_DRIVER'])
})

describe('the days of a view', () => {
  it.each([
    ['month', '2026-11-23', '2026-10-26', '2026-12-06', 42],
    ['month', '2027-02-14', '2027-02-01', '2027-02-28', 28],
    ['month', '2026-06-30', '2026-06-01', '2026-07-05', 35],
    ['week', '2026-11-23', '2026-11-23', '2026-11-29', 7],
    ['week', '2026-11-22', '2026-11-16', '2026-11-22', 7],
    ['week', '2027-01-01', '2026-12-28', '2027-01-03', 7],
    ['day', '2026-11-23', '2026-11-23', '2026-11-23', 1],
    ['agenda', '2026-11-23', '2026-11-23', '2026-12-22', 30],
  ] as const)('%s of %s is from %s to %s', (view, day, first, last, count) => {
    const days = calendarDays(view, day)
    expect([days[0], days.at(-1), days.length]).toEqual([first, last, count])
  })

  it.each([
    ['month', '2026-01-31', 1, '2026-02-01'],
    ['month', '2026-01-31', -1, '2025-12-01'],
    ['week', '2026-12-30', 1, '2027-01-06'],
    ['day', '2026-03-29', -1, '2026-03-28'],
    ['agenda', '2026-11-23', 1, '2026-12-23'],
  ] as const)('%s of %s by %i opens %s', (view, day, by, expected) => {
    expect(calendarStep(view, day, by)).toBe(expected)
  })

  it('follow each other without a gap, and hold the day that was asked for', () => {
    const day = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    fc.assert(
      fc.property(fc.constantFrom(...CALENDAR_VIEWS), day, (view, asked) => {
        const days = calendarDays(view, asked)
        expect(days).toContain(asked)
        for (const [index, next] of days.slice(1).entries())
          expect(calendarStep('day', days[index] ?? '', 1)).toBe(next)
        const further = calendarDays(view, calendarStep(view, asked, 1))
        expect(further).toContain(calendarStep('day', days.at(-1) ?? '', 1))
      }),
      { numRuns: 60 },
    )
  })
})

describe('the window of days', () => {
  it('is 24 hours long, 23 when the clock goes on and 25 when it goes back', () => {
    expect(hoursOf('2026-11-23')).toBe(24)
    expect(hoursOf('2026-03-29')).toBe(23)
    expect(hoursOf('2026-10-25')).toBe(25)
    expect(hoursOf(...calendarDays('week', '2026-10-25'))).toBe(7 * 24 + 1)
  })

  it('begins at midnight in Paris', () => {
    expect(calendarWindow(['2026-07-01']).from.toISOString()).toBe('2026-06-30T22:00:00.000Z')
    expect(calendarWindow(['2026-12-01']).to.toISOString()).toBe('2026-12-01T22:59:59.999Z')
  })
})

describe('a moment', () => {
  it('belongs to the day that the clock in Paris shows', () => {
    expect(calendarDayOf(new Date('2026-11-22T23:00:00Z'))).toBe('2026-11-23')
    expect(calendarDayOf(new Date('2026-07-22T21:59:59Z'))).toBe('2026-07-22')
  })

  it('is sorted into its day, first by time; what lies outside is left out', () => {
    const at = (iso: string) => ({ start: new Date(iso) })
    const late = at('2026-10-25T22:59:59.999Z')
    const early = at('2026-10-24T22:00:00Z')
    const twice = at('2026-10-25T01:30:00Z')
    const groups = groupByDay(
      ['2026-10-25', '2026-10-26'],
      [late, twice, at('2026-10-24T21:59:59Z'), early, at('2026-10-26T23:00:00Z')],
    )
    expect([...groups]).toEqual([
      ['2026-10-25', [early, twice, late]],
      ['2026-10-26', []],
    ])
  })

  it('begins an event of two hours, also while the clock changes', () => {
    expect(eventEnd(new Date('2026-10-25T00:30:00Z')).toISOString()).toBe('2026-10-25T02:30:00.000Z')
  })
})
