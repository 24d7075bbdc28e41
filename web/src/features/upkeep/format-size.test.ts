import { expect, it } from 'vitest'
import { formatSize } from './format-size'

it.each([
  [0, '0 kB'],
  [999, '1 kB'],
  [12_345, '12.3 kB'],
  [1_000_000, '1 MB'],
  [12_345_678, '12.3 MB'],
  [2_500_000_000, '2.5 GB'],
  [7_000_000_000_000, '7,000 GB'],
])('%i bytes are %s', (bytes, expected) => {
  expect(formatSize(bytes, 'en')).toBe(expected)
})
