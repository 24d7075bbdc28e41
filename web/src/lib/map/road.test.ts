import { encode } from '@googlemaps/polyline-codec'
import { describe, expect, it } from 'vitest'
import type { Corner, RouteLine } from './points'
import { roadOf, splitAt } from './road'

const line = (...coordinates: Corner[]): RouteLine => ({ type: 'LineString', coordinates })
const A: Corner = [2, 48]
const M: Corner = [3, 48]
const B: Corner = [4, 48]

it('joins the legs of a delivery, longitude first', () => {
  const legs = [
    [
      [48, 2],
      [48, 4],
    ],
    [
      [48, 4],
      [47.5, 5.25],
    ],
  ].map((leg) => encode(leg))
  expect(roadOf(legs)).toEqual(line(A, B, B, [5.25, 47.5]))
  expect(roadOf([])).toEqual(line())
})

describe('the car splits its road', () => {
  it('beside it, into what is driven and what is left', () => {
    const { driven, left } = splitAt(line(A, M, B), { car: [3.5, 48.1], back: false })
    expect(driven).toEqual(line(A, M, [3.5, 48]))
    expect(left).toEqual(line([3.5, 48], B))
  })

  it('with nothing driven before its start and nothing left behind its end', () => {
    expect(splitAt(line(A, B), { car: [1, 48], back: false })).toEqual({ driven: line(A, A), left: line(A, B) })
    expect(splitAt(line(A, B), { car: [9, 47], back: false })).toEqual({ driven: line(A, B), left: line(B, B) })
  })

  it('on the leg that it drives, where both are the same road', () => {
    const there = splitAt(line(A, M, B, B, M, A), { car: [3.5, 48], turn: B, back: false })
    expect(there.driven).toEqual(line(A, M, [3.5, 48]))
    const back = splitAt(line(A, M, B, B, M, A), { car: [3.5, 48], turn: B, back: true })
    expect(back.left).toEqual(line([3.5, 48], M, A))
  })

  it('nowhere, while there is no line', () => {
    expect(splitAt(line(), { car: A, back: false })).toEqual({ driven: line(), left: line() })
    expect(splitAt(line(A), { car: A, back: false })).toEqual({ driven: line(), left: line(A) })
  })
})
