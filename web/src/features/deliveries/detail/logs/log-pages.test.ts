import { describe, expect, it } from 'vitest'
import { lastPage, logPage, samePlace } from './log-pages'

describe('pages of the log', () => {
  it('are sent counted from one, with the size that was chosen', () => {
    expect(logPage(0, '10')).toEqual({ page: 1, pageSize: 10 })
    expect(logPage(3, '50')).toEqual({ page: 4, pageSize: 50 })
  })

  it('are a single one when all rows are asked for', () => {
    expect(logPage(7, 'all')).toEqual({ page: 1, pageSize: 1000 })
    expect(lastPage(999, 'all')).toBe(0)
  })

  it.each([
    [0, '10', 0],
    [10, '10', 0],
    [11, '10', 1],
    [101, '50', 2],
  ] as const)('%i rows by %s end on page %i', (total, size, last) => {
    expect(lastPage(total, size)).toBe(last)
  })

  it('keep the first row in sight when the size changes', () => {
    expect(samePlace(7, '10', '50')).toBe(1)
    expect(samePlace(2, '50', '10')).toBe(10)
    expect(samePlace(2, '50', 'all')).toBe(0)
  })
})
