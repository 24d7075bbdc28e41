import { expect, it } from 'vitest'
import { retryDelay } from './retry'

it('waits twice as long after each failure, half a minute at most', () => {
  expect([1, 2, 3, 4, 5].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000])
  expect([6, 7, 100, 5000].map(retryDelay)).toEqual([30_000, 30_000, 30_000, 30_000])
})
