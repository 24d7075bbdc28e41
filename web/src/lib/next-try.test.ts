import { expect, it } from 'vitest'
import { waitAfter } from './next-try'

it('waits twice as long after each failure, half a minute at most', () => {
  expect([1, 2, 3, 4, 5].map(waitAfter)).toEqual([1000, 2000, 4000, 8000, 16_000])
  expect([6, 7, 100, 5000].map(waitAfter)).toEqual([30_000, 30_000, 30_000, 30_000])
})
