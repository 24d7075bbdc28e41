import { expect, it } from 'vitest'
import { missionDates } from './mission-dates'

/** Stands for the words: their key alone. */
const key = ((name: string) => name) as unknown as Parameters<typeof missionDates>[1]
const DEADLINE = '2026-12-01T17:00:00.000Z'

it('a mission says when it is fetched, and by when alone where one date was given for all', () => {
  const dates = (carPickUpDate: string) => missionDates({ carPickUpDate, carDeliveryDeadline: DEADLINE }, key)
  expect(dates('2026-12-01T08:00:00.000Z')).toEqual({ first: 'list.pickUp', before: 'list.before' })
  expect(dates(DEADLINE)).toEqual({ first: 'list.before', before: 'list.before' })
})
