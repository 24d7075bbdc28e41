import { decode } from './polyline'
import { expect, it } from 'vitest'
import { packedLine } from './packed-line'

const packed = (coordinates: [number, number][]) => packedLine({ geometry: { type: 'LineString', coordinates } })

it('keeps the corners of a road, latitude first, and leaves out what lies on the way', () => {
  const line = packed([
    [2.35, 48.85],
    [2.4, 48.85],
    [2.45, 48.85001],
    [2.5, 48.85],
    [2.5, 49],
  ])
  expect(decode(line)).toEqual([
    [48.85, 2.35],
    [48.85, 2.5],
    [49, 2.5],
  ])
})

it('makes a kilobyte of a road through France with a point every few metres', () => {
  const road = Array.from({ length: 20_000 }, (_, at): [number, number] => [2 + at / 8000, 43 + Math.sin(at / 900) / 5])
  expect(packed(road).length).toBeLessThan(4000)
})

it('bears lines without length', () => {
  expect(packed([])).toBe('')
  expect(decode(packed([[2.35, 48.85]]))).toEqual([[48.85, 2.35]])
})
