import { addDays, format, parseISO } from 'date-fns'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  daysOffDuring,
  daysOffSchema,
  decideDaysOff,
  isOutsideRadius,
  MOST_DAYS_OFF,
  RADIUS_KM,
  timeOff,
} from '../../src/drivers/availability'
import { updateDriverSchema } from '../../src/drivers/schema'
import { read } from '../../src/kernel/fields'
import { metresByRoad } from '../../src/places/distance'

const TODAY = '2026-06-15'
const day = (offset: number) => format(addDays(parseISO(TODAY), offset), 'yyyy-MM-dd')
const period = (first: number, last: number) => ({ firstDay: day(first), lastDay: day(last) })
const refused = (code: string) => ({ ok: false, code: 'BAD_USER_INPUT', fields: [{ path: 'lastDay', code }] })
const ID = '019f0000-0000-7000-8000-000000000000'

describe('days off', () => {
  it.each([
    ['one day, today', 0, 0],
    ['what has begun and goes on', -10, 0],
    ['a whole year', 0, 364],
    ['a year that holds a 29th of February', 0, 364],
  ])('may be %s', (_what, first, last) => {
    expect(decideDaysOff(period(first, last), [], TODAY)).toEqual({ ok: true })
  })

  it.each([
    ['end before they begin', 3, 2, 'mustBeLater'],
    ['are over', -3, -1, 'disablePast'],
    ['are longer than a year', 0, 365, 'outOfRange'],
  ])('may not be such that %s', (_what, first, last, code) => {
    expect(decideDaysOff(period(first, last), [], TODAY)).toEqual(refused(code))
  })

  it('last a year by the calendar, leap years too', () => {
    const from = (lastDay: string) => decideDaysOff({ firstDay: '2027-03-01', lastDay }, [], TODAY)
    expect(from('2028-02-29')).toEqual({ ok: true })
    expect(from('2028-03-01')).toEqual(refused('outOfRange'))
  })

  it.each([
    ['the last day of another', 5, 9],
    ['the first day of another', -2, 0],
    ['the inside of another', 2, 3],
    ['all of another', -1, 8],
    ['another exactly', 0, 5],
  ])('may not touch %s', (_what, first, last) => {
    expect(decideDaysOff(period(first, last), [period(0, 5)], TODAY)).toMatchObject({ reason: 'ALREADY_EXISTS' })
  })

  it('may begin the day after others', () => {
    expect(decideDaysOff(period(6, 9), [period(0, 5), period(10, 12)], TODAY)).toEqual({ ok: true })
  })

  it('are fifty at most', () => {
    const some = Array.from({ length: MOST_DAYS_OFF }, (_, index) => period(index * 2, index * 2))
    expect(MOST_DAYS_OFF).toBe(50)
    expect(decideDaysOff(period(200, 200), some.slice(1), TODAY)).toEqual({ ok: true })
    expect(decideDaysOff(period(200, 200), some, TODAY)).toMatchObject({ code: 'CONFLICT', reason: 'QUOTA_EXCEEDED' })
  })

  it('are refused beside others exactly where they share a day', () => {
    const stretch = fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 20 }))
    const days = ([first, more]: [number, number]) => Array.from({ length: more + 1 }, (_, index) => first + index)
    fc.assert(
      fc.property(stretch, stretch, (one, other) => {
        const [wanted, standing] = [period(one[0], one[0] + one[1]), period(other[0], other[0] + other[1])]
        const shares = days(one).some((each) => days(other).includes(each))
        expect(decideDaysOff(wanted, [standing], TODAY).ok).toBe(!shares)
      }),
    )
  })

  it('are days of the calendar, and of a driver', () => {
    const form = { driverId: ID, firstDay: '2028-02-29', lastDay: '2028-03-01' }
    expect(read(daysOffSchema, form)).toEqual({ ok: true, value: form })
    const faults = (change: object) => {
      const found = read(daysOffSchema, { ...form, ...change })
      return found.ok ? [] : found.fields
    }
    for (const firstDay of ['2027-02-29', '2026-6-15', '15/06/2026', '2026-06-15T00:00Z', '1999-12-31', '2100-01-01'])
      expect(faults({ firstDay })?.[0], firstDay).toMatchObject({ path: 'firstDay' })
    expect(faults({ lastDay: '' })).toEqual([{ path: 'lastDay', code: 'required' }])
    expect(faults({ lastDay: '2026-02-30' })).toEqual([{ path: 'lastDay', code: 'invalid' }])
    expect(faults({ driverId: 'x' })).toEqual([{ path: 'driverId', code: 'invalid' }])
    expect(faults({ reason: 'tired' })).toEqual([{ path: 'reason', code: 'notAllowed' }])
  })
})

describe('the time that days off take', () => {
  it('goes from midnight to midnight in Paris, in summer and on days of 23 and 25 hours', () => {
    const iso = (firstDay: string, lastDay: string) => {
      const { from, to } = timeOff({ firstDay, lastDay })
      return [from.toISOString(), to.toISOString()]
    }
    expect(iso('2026-06-15', '2026-06-16')).toEqual(['2026-06-14T22:00:00.000Z', '2026-06-16T22:00:00.000Z'])
    expect(iso('2026-03-29', '2026-03-29')).toEqual(['2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'])
    expect(iso('2026-10-25', '2026-10-25')).toEqual(['2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'])
  })

  it('touches a mission that shares some of it, and names the first', () => {
    const periods = [period(10, 12), period(2, 3)]
    const mission = (from: string, to: string) => ({ from: new Date(from), to: new Date(to) })
    const midnight = '2026-06-18T22:00:00Z'
    expect(daysOffDuring(periods, mission(midnight, '2026-06-20T10:00:00Z'))).toBeNull()
    expect(daysOffDuring(periods, mission('2026-06-18T21:59:00Z', '2026-06-20T10:00:00Z'))).toEqual(period(2, 3))
    expect(daysOffDuring(periods, mission('2026-06-15T08:00:00Z', '2026-06-16T22:00:00Z'))).toBeNull()
    expect(daysOffDuring(periods, mission('2026-06-15T08:00:00Z', '2026-06-30T22:00:00Z'))).toEqual(period(2, 3))
    expect(daysOffDuring([], mission('2026-06-15T08:00:00Z', '2026-06-30T22:00:00Z'))).toBeNull()
  })
})

describe('the radius', () => {
  const lyon = { latitude: 45.76, longitude: 4.84 }
  const vienne = { latitude: 45.53, longitude: 4.87 }

  it('is a whole number of kilometres from ten to a thousand, or none', () => {
    const accepts = (radiusKm: unknown) => read(updateDriverSchema(), { id: ID, radiusKm }).ok
    for (const radius of [null, undefined, RADIUS_KM.min, 10, 150, 1000, RADIUS_KM.max])
      expect(accepts(radius), String(radius)).toBe(true)
    for (const radius of [0, 9, 1001, 10.5, -10, '50', Number.NaN]) expect(accepts(radius), String(radius)).toBe(false)
  })

  it('leaves out what is further by road, and nothing where a place is unknown', () => {
    expect(metresByRoad(lyon, vienne)).toBeGreaterThan(30_000)
    expect(metresByRoad(lyon, vienne)).toBeLessThan(31_000)
    expect(isOutsideRadius(30, lyon, vienne)).toBe(true)
    expect(isOutsideRadius(31, lyon, vienne)).toBe(false)
    expect(isOutsideRadius(null, lyon, vienne)).toBe(false)
    expect(isOutsideRadius(10, null, vienne)).toBe(false)
    expect(isOutsideRadius(10, lyon, null)).toBe(false)
  })
})
