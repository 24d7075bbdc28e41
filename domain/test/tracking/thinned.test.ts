import { addSeconds, subHours, subMinutes } from 'date-fns'
import { describe, expect, it } from 'vitest'
import { isWorthKeeping, stillUseful } from '../../src/tracking/thinned'

const NOW = new Date('2026-11-23T10:00:00Z')
const HERE = { latitude: 48.85, longitude: 2.35 }
const last = { ...HERE, recordedAt: NOW }

describe('a position without a network', () => {
  it('is kept where there is none yet', () => {
    expect(isWorthKeeping(last, null)).toBe(true)
  })
  it.each([
    ['after half a minute', 30, 0, true],
    ['not before', 29, 0, false],
    ['after three hundred metres', 5, 0.003, true],
    ['not after two hundred', 5, 0.0018, false],
    ['not from before the last one', -40, 0.01, false],
  ])('is kept %s', (_, seconds, north, expected) => {
    const next = { latitude: HERE.latitude + north, longitude: HERE.longitude, recordedAt: addSeconds(NOW, seconds) }
    expect(isWorthKeeping(next, last)).toBe(expected)
  })
})

describe('what a phone keeps of them', () => {
  it('is all of six hours, however many a motorway makes them', () => {
    const at = (recordedAt: Date) => ({ recordedAt })
    const old = at(subHours(NOW, 6))
    const young = at(subMinutes(NOW, 359))
    expect(stillUseful([old, young], NOW)).toEqual([young])
    const everyTenSeconds = Array.from({ length: 2100 }, (_, index) => at(addSeconds(young.recordedAt, index * 10)))
    expect(stillUseful(everyTenSeconds, NOW)).toEqual(everyTenSeconds)
  })
})
