import { expect, it } from 'vitest'
import { mayTextRecipient } from '../../src/deliveries/recipient-notices'

it.each([
  ['2026-06-15T04:59:59Z', false],
  ['2026-06-15T05:00:00Z', true],
  ['2026-06-15T18:59:59Z', true],
  ['2026-06-15T19:00:00Z', false],
  ['2026-12-15T05:59:59Z', false],
  ['2026-12-15T06:00:00Z', true],
])('a text about a vehicle on its way, at %s: %s', (moment, may) => {
  expect(mayTextRecipient(new Date(moment))).toBe(may)
})
