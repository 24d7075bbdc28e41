import { describe, expect, it } from 'vitest'
import { boundsOf, isPlaced, leanOf, sideOfWords, type MapPoint } from './points'

describe('isPlaced', () => {
  it.each([
    { lat: 48.85, lng: 2.35 },
    { lat: 0, lng: 2 },
    { lat: 51, lng: 0 },
  ])('takes %o', (point) => {
    expect(isPlaced(point)).toBe(true)
  })
  it.each([
    { lat: 0, lng: 0 },
    { lat: null, lng: 2 },
    {},
    { lat: Number.NaN, lng: 2 },
    { lat: 91, lng: 2 },
    { lat: 4, lng: 181 },
  ])('refuses %o', (point) => {
    expect(isPlaced(point)).toBe(false)
  })
})

describe('boundsOf', () => {
  it('encloses all positions, longitude first', () => {
    expect(
      boundsOf([
        [2.35, 48.85],
        [5.37, 43.3],
        [-1.5, 47],
      ]),
    ).toEqual([
      [-1.5, 43.3],
      [5.37, 48.85],
    ])
  })
  it('leaves out what has no position', () => {
    expect(
      boundsOf([
        [0, 0],
        [2, 48],
      ]),
    ).toEqual([
      [2, 48],
      [2, 48],
    ])
    expect(boundsOf([[0, 0]])).toBeUndefined()
    expect(boundsOf([])).toBeUndefined()
  })
})

describe('leanOf', () => {
  const at = (kind: MapPoint['kind'], lat: number, lng: number): MapPoint => ({ kind, lat, lng, label: kind })
  const leans = (points: readonly MapPoint[]) => points.map((point) => leanOf(point, points))

  it('is zero for pins without neighbours', () => {
    expect(leans([at('A', 48.85, 2.35), at('B', 45.75, 4.85), at('C', 48.95, 2.35)])).toEqual([0, 0, 0])
  })

  it('separates the end of a round trip from its beginning', () => {
    expect(leans([at('A', 48.85, 2.35), at('B', 45.75, 4.85), at('C', 48.8502, 2.3501)])).toEqual([-40, 0, 40])
    expect(leans([at('A', 48.85, 2.35), at('B', 48.85, 2.35), at('C', 48.85, 2.35)])).toEqual([-75, 0, 75])
  })
})

describe('sideOfWords', () => {
  const at = (lat: number, lng: number): MapPoint => ({ kind: 'B', lat, lng, label: 'B' })
  const car = { lat: 45.5, lng: -0.8 }

  it('is above the car where the nearest pin stands below it', () => {
    expect(sideOfWords(car, [at(47.3, -1.5), at(44.8, -0.6)])).toBe('above')
  })

  it('is below the car where the nearest pin is above it, to its side or absent', () => {
    expect(sideOfWords(car, [at(46, -1), at(43, -0.6)])).toBe('below')
    expect(sideOfWords(car, [at(45.4, 2)])).toBe('below')
    expect(sideOfWords(car, [])).toBe('below')
  })
})
