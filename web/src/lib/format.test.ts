import { describe, expect, it } from 'vitest'
import {
  formatAge,
  formatDate,
  formatDateTime,
  formatDistance,
  formatDuration,
  formatMileage,
  formatMoment,
  formatMoney,
} from './format'

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

describe('format', () => {
  it('shows instants in Paris, in summer and in winter', () => {
    expect(formatDateTime('2026-07-01T10:00:00Z')).toBe('01/07/2026 12:00')
    expect(formatDateTime('2026-11-21T08:30:00Z')).toBe('21/11/2026 09:30')
  })

  it('tells to the second when something was logged', () => {
    expect(formatMoment('2026-11-21T08:30:12Z')).toBe('21/11/26 09:30:12')
  })

  it('names the month of a day in the language of the reader', () => {
    expect(formatDate('2026-11-20T23:30:00Z', 'fr')).toBe('21 nov. 2026')
    expect(formatDate('2026-11-20T23:30:00Z', 'en')).toBe('21 Nov 2026')
    expect(formatDate(null, 'fr')).toBe('P/A')
  })

  it('tells a date that is none from one that is missing, where both have words', () => {
    expect(formatDateTime(null, 'not available', 'invalid')).toBe('not available')
    expect(formatDateTime('31/31/2026', 'not available', 'invalid')).toBe('invalid')
  })

  it('says P/A for what is missing or unreadable', () => {
    expect(formatDateTime(null)).toBe('P/A')
    expect(formatDateTime('not a date')).toBe('P/A')
    expect(formatMoney(undefined, 'fr')).toBe('P/A')
    expect(formatMileage(-1, 'fr')).toBe('P/A')
  })

  it('says that an amount is none, not that it is missing', () => {
    expect([formatMoney(Number.NaN, 'fr'), formatMoney(Number.NaN, 'en', 'HT')]).toEqual(['Erreur', 'Error'])
  })

  it('shows money, distance, duration and age as people read them', () => {
    expect(plain(formatMoney(1234.5, 'fr', 'HT'))).toBe('1 234,50 € HT')
    expect(plain(formatMoney(1234.5, 'en', 'HT'))).toBe('€1,234.50 excl. tax')
    expect(plain(formatDistance(465_200, 'fr'))).toBe('465 km')
    expect(plain(formatDuration(16_320))).toBe('4 h 32')
    expect(plain(formatDuration(2100))).toBe('35 min')
    expect(plain(formatAge('2026-11-21T08:00:00Z', new Date('2026-11-21T08:00:40Z'), 'fr'))).toBe('il y a 40 s')
  })
})
