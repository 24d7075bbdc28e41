import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPrice, percentOf, roundHalfAway, toCents, toEuros } from '../../src/kernel/money'
import {
  lastMonths,
  lastMonthsWindow,
  monthKey,
  monthWindow,
  parisDayEnd,
  parisDayStart,
  parisYear,
} from '../../src/kernel/time'

describe('money', () => {
  it('keeps every cent from euros and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (cents) => toCents(toEuros(cents)) === cents),
    )
  })

  it('rounds half away from zero', () => {
    expect([0.5, -0.5, 1.5, -1.5, 2.4].map(roundHalfAway)).toEqual([1, -1, 2, -2, 2])
    expect(percentOf(5, 50)).toBe(3)
    expect(percentOf(-5, 50)).toBe(-3)
    expect(percentOf(100, 42.5)).toBe(43)
  })

  it('is within half a cent of the exact share', () => {
    fc.assert(
      fc.property(
        fc.nat(100_000_000),
        fc.integer({ min: 0, max: 1000 }),
        (cents, tenths) => Math.abs(percentOf(cents, tenths / 10) - (cents * tenths) / 1000) <= 0.5 + 1e-6,
      ),
    )
  })

  it('takes two decimals, finite, within bounds', () => {
    for (const price of [0, 10, 9.99, 1_000_000]) expect(isPrice(price)).toBe(true)
    for (const price of [-0.01, 9.999, Number.NaN, Number.POSITIVE_INFINITY, 1_000_000.01])
      expect(isPrice(price)).toBe(false)
    expect(isPrice(9.999, 10)).toBe(false)
  })
})

describe('days in Paris', () => {
  it('last 23 and 25 hours when the clock changes', () => {
    const day = (noon: Date) => [parisDayStart(noon), parisDayEnd(noon)].map((moment) => moment.toISOString())
    expect(day(new Date('2026-03-29T12:00:00Z'))).toEqual(['2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'])
    expect(day(new Date('2026-10-25T12:00:00Z'))).toEqual(['2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z'])
  })

  it('start before the UTC day', () => {
    const evening = new Date('2026-07-14T22:30:00Z')
    expect(parisDayStart(evening).toISOString()).toBe('2026-07-14T22:00:00.000Z')
    expect(parisDayEnd(evening).toISOString()).toBe('2026-07-15T21:59:59.999Z')
  })

  it('hold their own moment, always', () => {
    const dates = fc.date({ min: new Date('2000-01-02'), max: new Date('2099-12-30'), noInvalidDate: true })
    fc.assert(fc.property(dates, (date) => parisDayStart(date) <= date && date <= parisDayEnd(date)))
  })
})

describe('months in Paris', () => {
  it('change at Paris midnight', () => {
    expect(monthKey(new Date('2026-05-31T22:00:00Z'))).toBe('2026-06')
    expect(monthKey(new Date('2026-05-31T21:59:59Z'))).toBe('2026-05')
    expect(parisYear(new Date('2025-12-31T23:30:00Z'))).toBe(2026)
    expect(lastMonths(new Date('2026-05-31T22:30:00Z'), 2)).toEqual(['2026-05', '2026-06'])
  })

  it('go from midnight to midnight, through the changes of the clock', () => {
    const iso = (month: string) => Object.values(monthWindow(month)).map((date: Date) => date.toISOString())
    expect(iso('2026-03')).toEqual(['2026-02-28T23:00:00.000Z', '2026-03-31T21:59:59.999Z'])
    expect(iso('2026-10')).toEqual(['2026-09-30T22:00:00.000Z', '2026-10-31T22:59:59.999Z'])
    expect(iso('2025-12')).toEqual(['2025-11-30T23:00:00.000Z', '2025-12-31T22:59:59.999Z'])
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-02-01'), max: new Date('2099-11-01'), noInvalidDate: true }),
        (date) => {
          const { from, to } = monthWindow(monthKey(date))
          return from <= date && date <= to
        },
      ),
    )
  })

  it('are twelve, the current one last', () => {
    const now = new Date('2026-03-31T10:00:00Z')
    const months = lastMonths(now)
    expect(months).toHaveLength(12)
    expect([months[0], months[10], months[11]]).toEqual(['2025-04', '2026-02', '2026-03'])
    const window = lastMonthsWindow(now)
    expect(window.from.toISOString()).toBe('2025-03-31T22:00:00.000Z')
    expect(window.to.toISOString()).toBe('2026-03-31T21:59:59.999Z')
  })
})
