import { expect, it } from 'vitest'
import { firstDate } from './first-date'

const MORNING = '2026-11-23T08:00:00.000Z'
const EVENING = '2026-11-23T17:00:00.000Z'

it.each([
  [MORNING, EVENING, { kind: 'pickUp', at: MORNING }],
  [EVENING, EVENING, { kind: 'before', at: EVENING }],
  [MORNING, null, { kind: 'pickUp', at: MORNING }],
  [null, EVENING, { kind: 'pickUp', at: null }],
] as const)('a pick-up at %s and a deadline at %s', (carPickUpDate, carDeliveryDeadline, first) => {
  expect(firstDate({ carPickUpDate, carDeliveryDeadline })).toEqual(first)
})
