import { describe, expect, it } from 'vitest'
import { metresByRoad } from '../../src/places/distance'
import { wantsToHearOf } from '../../src/notices/auctions'
import type { AuctionWishes } from '../../src/notices/auctions'

const PARIS = { latitude: 48.8556, longitude: 2.3614 }
const LYON = { latitude: 45.7578, longitude: 4.832 }
const auction = {
  from: PARIS,
  // 00:30 on 17 June to 23:30 on 18 June in Paris
  pickUp: new Date('2026-06-16T22:30:00Z'),
  deadline: new Date('2026-06-18T21:30:00Z'),
}
const wishes = (more: Partial<AuctionWishes>): AuctionWishes => ({ home: LYON, radiusKm: null, daysOff: [], ...more })

describe('a driver hears of an auction', () => {
  it('within the radius by road, to the metre', () => {
    const km = Math.ceil((metresByRoad(LYON, PARIS) ?? 0) / 1000)
    expect(km).toBeGreaterThan(400)
    expect(wantsToHearOf(wishes({ radiusKm: km }), auction)).toBe(true)
    expect(wantsToHearOf(wishes({ radiusKm: km - 1 }), auction)).toBe(false)
    expect(wantsToHearOf(wishes({ radiusKm: 1, home: PARIS }), auction)).toBe(true)
  })

  it('wherever it begins without a radius, or where one of the two places is unknown', () => {
    expect(wantsToHearOf(wishes({}), auction)).toBe(true)
    expect(wantsToHearOf(wishes({ radiusKm: 10, home: null }), auction)).toBe(true)
    expect(wantsToHearOf(wishes({ radiusKm: 10 }), { ...auction, from: null })).toBe(true)
  })

  it.each([
    ['2026-06-01', '2026-06-16', true],
    ['2026-06-19', '2026-06-30', true],
    ['2026-06-01', '2026-06-17', false],
    ['2026-06-17', '2026-06-17', false],
    ['2026-06-18', '2026-06-18', false],
    ['2026-06-18', '2026-06-30', false],
    ['2026-06-01', '2026-06-30', false],
  ])('with days off from %s to %s: %s', (firstDay, lastDay, expected) => {
    const past = { firstDay: '2025-01-01', lastDay: '2025-12-31' }
    expect(wantsToHearOf(wishes({ daysOff: [past, { firstDay, lastDay }] }), auction)).toBe(expected)
  })
})
