import { expect, it } from 'vitest'
import { permitHolds } from '../../src/drivers/permit'

it.each([
  ['2026-11-23T00:00:00Z', '2026-11-23T22:59:59Z', true],
  ['2026-11-23T00:00:00Z', '2026-11-23T23:00:00Z', false],
  ['2026-11-24T00:00:00Z', '2026-11-23T23:00:00Z', true],
])('a licence until %s holds for a delivery by %s: %s', (until, deadline, holds) => {
  expect(permitHolds(new Date(until), new Date(deadline))).toBe(holds)
})

it('a licence whose end nobody noted is not held against its driver', () => {
  expect(permitHolds(null, new Date())).toBe(true)
})
