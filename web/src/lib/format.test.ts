import { LANGUAGES } from '@volant/domain/kernel/actor'
import { describe, expect, it } from 'vitest'
import {
  aroundMoney,
  formatAge,
  formatDate,
  formatDateTime,
  formatDistance,
  formatDuration,
  formatMileage,
  formatMoment,
  formatMoney,
  formatNumber,
  initialsOf,
  thousandsMark,
} from './format'

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

describe('format', () => {
  it('shows instants in Paris, in summer and in winter', () => {
    expect(formatDateTime('2026-07-01T10:00:00Z')).toBe('01/07/2026 12:00')
    expect(formatDateTime('2026-11-21T08:30:00Z')).toBe('21/11/2026 09:30')
  })

  it('shows the time of a log entry with seconds', () => {
    expect(formatMoment('2026-11-21T08:30:12Z')).toBe('21/11/26 09:30:12')
  })

  it('names the month of a day in the given language', () => {
    expect(formatDate('2026-11-20T23:30:00Z', 'fr')).toBe('21 nov. 2026')
    expect(formatDate('2026-11-20T23:30:00Z', 'en')).toBe('21/11/2026')
    expect(formatDate(null, 'fr')).toBe('P/A')
  })

  it('distinguishes an invalid date from a missing one, where both have a text', () => {
    expect(formatDateTime(null, 'not available', 'invalid')).toBe('not available')
    expect(formatDateTime('31/31/2026', 'not available', 'invalid')).toBe('invalid')
  })

  it('shows P/A for what is missing or unreadable', () => {
    expect(formatDateTime(null)).toBe('P/A')
    expect(formatDateTime('not a date')).toBe('P/A')
    expect(formatMoney(undefined, 'fr')).toBe('P/A')
    expect(formatMileage(-1, 'fr')).toBe('P/A')
  })

  it('shows an error for an amount that is no number', () => {
    expect([formatMoney(Number.NaN, 'fr'), formatMoney(Number.NaN, 'en', 'HT')]).toEqual(['Erreur', 'Error'])
  })

  it('shows money, distance, duration and age', () => {
    expect(plain(formatMoney(1234.5, 'fr', 'HT'))).toBe('1 234,50 € HT')
    expect(plain(formatMoney(1234.5, 'en', 'HT'))).toBe('€1,234.50 excl. tax')
    for (const language of LANGUAGES)
      for (const tax of [undefined, 'HT', 'TTC'] as const) {
        const { prefix, suffix } = aroundMoney(language, tax)
        expect(prefix + formatNumber(12.55, language) + suffix).toBe(formatMoney(12.55, language, tax))
      }
    expect(plain(formatDistance(465_200, 'fr'))).toBe('465 km')
    expect(plain(formatDuration(16_320))).toBe('4 h 32')
    expect(plain(formatDuration(2100))).toBe('35 min')
    expect(plain(formatAge('2026-11-21T08:00:00Z', new Date('2026-11-21T08:00:40Z'), 'fr'))).toBe('il y a 40 s')
  })
})

describe('what is missing', () => {
  it.each([
    ['an instant', formatDateTime],
    ['a moment', formatMoment],
    ['a day', (at: null | undefined | string) => formatDate(at, 'fr')],
  ] as const)('%s is P/A, empty or not', (_name, format) => {
    for (const nothing of [null, undefined, '']) expect(format(nothing)).toBe('P/A')
    // zero is a valid instant
    expect(formatDateTime(0)).toBe('01/01/1970 01:00')
  })

  it.each([
    ['money', formatMoney],
    ['a distance', formatDistance],
    ['a mileage', formatMileage],
  ] as const)('%s is P/A, but zero is an amount', (_name, format) => {
    for (const nothing of [null, undefined]) expect(format(nothing, 'fr')).toBe('P/A')
    expect(format(0, 'fr')).toMatch(/^0/)
  })

  it('a duration is P/A, also one without end', () => {
    for (const nothing of [null, undefined, Number.POSITIVE_INFINITY]) expect(formatDuration(nothing)).toBe('P/A')
    expect(plain(formatDuration(0))).toBe('0 min')
  })
})

describe('how numbers are written', () => {
  it.each([
    [formatNumber(12_345.5, 'fr'), '12 345,5'],
    [formatNumber(12_345.5, 'en'), '12,345.5'],
    [formatMoney(1, 'fr'), '1,00 €'],
    [formatMoney(1, 'fr', 'TTC'), '1,00 € TTC'],
    [formatMoney(1, 'en', 'TTC'), '€1.00 incl. tax'],
    [formatDistance(9940, 'fr'), '9,9 km'],
    [formatDistance(10_400, 'en'), '10 km'],
    [formatMileage(12_345, 'fr'), '12 345 km'],
    [formatDuration(3600), '1 h 00'],
    [formatDuration(3900), '1 h 05'],
    [formatDuration(-60), '0 min'],
  ])('%s', (text, written) => expect(plain(text)).toBe(written))

  it.each(LANGUAGES)('a figure that is typed parts its thousands like one that is shown, in %s', (language) =>
    expect(plain(formatNumber(12_345, language))).toBe(`12${thousandsMark(language)}345`),
  )

  it('initials are capital letters', () => {
    expect(initialsOf(' anna', 'keller ')).toBe('AK')
    expect(initialsOf('', 'Keller')).toBe('K')
  })
})

describe('the age of a position', () => {
  const since = (seconds: number, language: 'fr' | 'en') =>
    plain(formatAge('2026-11-21T08:00:00Z', new Date(Date.UTC(2026, 10, 21, 8, 0, seconds)), language))

  it.each([
    [-5, 'à l’instant', 'just now'],
    [4, 'à l’instant', 'just now'],
    [5, 'il y a 5 s', '5 sec ago'],
    [89, 'il y a 89 s', '89 sec ago'],
    [90, 'il y a 2 min', '2 min ago'],
    [5399, 'il y a 90 min', '90 min ago'],
    [5400, 'il y a 2 h', '2 hr ago'],
    [129_599, 'il y a 36 h', '36 hr ago'],
    [129_600, 'il y a 2 j', '2 days ago'],
  ])('of %d seconds is %s', (seconds, french, english) => {
    expect([since(seconds, 'fr'), since(seconds, 'en')]).toEqual([french, english])
  })
})
