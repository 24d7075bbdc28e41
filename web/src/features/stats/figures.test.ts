import { describe, expect, it } from 'vitest'
import { formatMonth } from '../../lib/format'
import { percent, sharesOf, shortMonth } from './figures'

describe('a month', () => {
  it('is named in the given language, in every time zone', () => {
    expect(formatMonth('2026-01', 'fr')).toBe('janvier 2026')
    expect(formatMonth('2026-01', 'en')).toBe('January 2026')
    expect(shortMonth('2026-08', 'fr')).toBe('août')
    expect(shortMonth('2026-08', 'en')).toBe('Aug')
  })
})

describe('shares', () => {
  it.each([
    [
      [1, 3],
      [25, 75],
    ],
    [
      [1, 2],
      [33.3, 66.7],
    ],
    [
      [0, 7],
      [0, 100],
    ],
    [
      [5, 0],
      [100, 0],
    ],
    [
      [1, 1, 1],
      [33.3, 33.3, 33.4],
    ],
    [
      [0, 0],
      [0, 0],
    ],
    [[], []],
  ])('of %j are %j', (values, shares) => {
    expect(sharesOf(values)).toEqual(shares)
  })

  it('always add up to a whole', () => {
    for (let part = 0; part <= 997; part += 7) {
      const tenths = sharesOf([part, 997 - part]).map((share) => Math.round(share * 10))
      expect(
        tenths.reduce((sum, share) => sum + share, 0),
        String(part),
      ).toBe(1000)
    }
  })

  it('have the format of each language', () => {
    expect(percent(87.5, 'fr')).toBe('87,5\u00a0%')
    expect(percent(87.5, 'en')).toBe('87.5%')
    expect(percent(100, 'fr')).toBe('100\u00a0%')
  })
})
