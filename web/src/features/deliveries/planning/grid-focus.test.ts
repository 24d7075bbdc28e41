import { describe, expect, it } from 'vitest'
import { keptSpot, spotAfter } from './grid-focus'
import type { PlannedRow } from './planned'

const row = (...starts: number[]) =>
  ({ missions: starts.map((from) => ({ mission: { from }, lane: 0 })) }) as unknown as PlannedRow
const rows = [row(10, 50), row(), row(12, 40, 90), ...Array.from({ length: 12 }, () => row(60))]

describe('the arrow keys', () => {
  it.each([
    ['ArrowRight', { row: 0, at: 0 }, { row: 0, at: 1 }],
    ['ArrowRight', { row: 0, at: 2 }, { row: 0, at: 2 }],
    ['ArrowLeft', { row: 0, at: 1 }, { row: 0, at: 0 }],
    ['ArrowLeft', { row: 0, at: 0 }, { row: 0, at: 0 }],
    ['Home', { row: 2, at: 3 }, { row: 2, at: 0 }],
    ['End', { row: 2, at: 0 }, { row: 2, at: 3 }],
    ['ArrowDown', { row: 0, at: 1 }, { row: 1, at: 0 }],
    ['ArrowDown', { row: 1, at: 0 }, { row: 2, at: 0 }],
    ['ArrowUp', { row: 2, at: 2 }, { row: 1, at: 0 }],
    ['ArrowUp', { row: 3, at: 1 }, { row: 2, at: 2 }],
    ['ArrowUp', { row: 0, at: 0 }, { row: 0, at: 0 }],
    ['PageDown', { row: 0, at: 2 }, { row: 10, at: 1 }],
    ['PageDown', { row: 12, at: 0 }, { row: 14, at: 0 }],
    ['PageUp', { row: 12, at: 1 }, { row: 2, at: 2 }],
  ] as const)('%s from %j leads to %j', (key, from, to) => {
    expect(spotAfter(key, rows, from)).toEqual(to)
  })

  it('leave other keys to the browser', () => {
    expect(spotAfter('Enter', rows, { row: 0, at: 0 })).toBeNull()
  })
})

it('a spot stays within rows that became fewer', () => {
  expect(keptSpot(rows, { row: 99, at: 5 })).toEqual({ row: 14, at: 1 })
  expect(keptSpot([], { row: 3, at: 2 })).toEqual({ row: 0, at: 0 })
})
