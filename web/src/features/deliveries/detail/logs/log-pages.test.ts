import { describe, expect, it } from 'vitest'
import { lastPage, logPage, pageAfterResize } from './log-pages'

describe('pages of the log', () => {
  it('start at one in the request, with the chosen size', () => {
    expect(logPage(0, '10')).toEqual({ page: 1, pageSize: 10 })
    expect(logPage(3, '50')).toEqual({ page: 4, pageSize: 50 })
  })

  it('are one when all rows are requested', () => {
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

  it('still contain the first visible row when the size changes', () => {
    expect(pageAfterResize(7, '10', '50')).toBe(1)
    expect(pageAfterResize(2, '50', '10')).toBe(10)
    expect(pageAfterResize(2, '50', 'all')).toBe(0)
  })
})
