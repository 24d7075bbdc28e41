import { expect, it } from 'vitest'
import { isViewWritten } from '../../src/tracking/viewed'

it.each([
  ['ADMIN', true],
  ['CLIENT', true],
  ['DRIVER', false],
  ['ANONYMOUS', false],
] as const)('a look at a position by %s is written down: %s', (role, written) =>
  expect(isViewWritten(role)).toBe(written),
)
