import { describe, expect, it } from 'vitest'
import { boundsOf, isPlaced } from './points'

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
  it('goes round all positions, longitude first', () => {
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
  it('leaves out what has no place', () => {
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
