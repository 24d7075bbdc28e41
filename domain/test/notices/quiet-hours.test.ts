import { addMinutes, addSeconds, subDays } from 'date-fns'
import { describe, expect, it } from 'vitest'
import { parisDayStart, parisHour, parisMinutes } from '../../src/kernel/time'
import { noticeTime } from '../../src/notices/quiet-hours'

const far = new Date('2027-01-01T11:00:00Z')
const never = { pickUp: far, deadline: far }

/** Noon in Paris of a winter's day, a summer's, and those on which the clock is changed. */
const DAYS = ['2026-01-15T11:00:00Z', '2026-06-15T10:00:00Z', '2026-03-29T10:00:00Z', '2026-10-25T11:00:00Z'].map(
  (day) => new Date(day),
)

describe.each(DAYS)('around %s', (noon) => {
  it('leaves at once from seven to twenty-one o’clock in Paris, and at seven otherwise, in every minute of the day', () => {
    const midnight = parisDayStart(noon)
    for (let minute = 0; minute < 25 * 60; minute++) {
      const now = addMinutes(midnight, minute)
      const of = parisMinutes(now)
      const expected = of < 420 ? parisHour(now, 7) : of < 1260 ? now : parisHour(now, 7, 1)
      expect(noticeTime(now, never), now.toISOString()).toEqual(expected)
    }
  })

  it('leaves at once by night for a mission that is fetched or due in that night, both ends included', () => {
    const from = parisHour(noon, 21)
    const to = parisHour(noon, 7, 1)
    for (const now of [from, parisHour(noon, 23), parisHour(noon, 0, 1), parisHour(noon, 6, 1)]) {
      for (const moment of [from, parisHour(noon, 2, 1), to]) {
        expect(noticeTime(now, { pickUp: moment, deadline: far })).toEqual(now)
        expect(noticeTime(now, { pickUp: subDays(noon, 3), deadline: moment })).toEqual(now)
      }
      for (const moment of [addSeconds(from, -1), addSeconds(to, 1), parisHour(noon, 23, 1), parisHour(noon, 23, -1)])
        expect(noticeTime(now, { pickUp: moment, deadline: moment })).toEqual(to)
    }
  })
})

it('the nights on which the clock is changed end at seven of the new time', () => {
  expect(noticeTime(new Date('2026-03-28T22:00:00Z'), never)).toEqual(new Date('2026-03-29T05:00:00Z'))
  expect(noticeTime(new Date('2026-10-24T22:00:00Z'), never)).toEqual(new Date('2026-10-25T06:00:00Z'))
})
