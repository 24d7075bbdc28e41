import { describe, expect, it } from 'vitest'
import { scheduleConcerns } from '../../src/deliveries/schedule'
import { nextWorkingMorning, parisMinutes } from '../../src/kernel/time'

const at = (text: string) => new Date(text)
/** Times of a winter day: Paris is an hour ahead of UTC. */
const schedule = (pickUp: string, deadline: string, duration: number | null = null) => ({
  type: 'STANDARD' as const,
  carPickUpDate: at(`2026-12-01T${pickUp}:00Z`),
  carDeliveryDeadline: at(`2026-12-01T${deadline}:00Z`),
  duration,
})

describe('what may have been overlooked', () => {
  it.each([
    ['05:59', '12:00', ['unusualPickUp']],
    ['06:00', '19:00', []],
    ['08:00', '19:01', ['unusualDeadline']],
    ['02:00', '22:00', ['unusualPickUp', 'unusualDeadline']],
  ])('hours from %s to %s in UTC', (pickUp, deadline, concerns) => {
    expect(scheduleConcerns(schedule(pickUp, deadline))).toEqual(concerns)
  })

  it('a drive that is longer than the time for it', () => {
    expect(scheduleConcerns(schedule('08:00', '12:00', 4 * 3600))).toEqual([])
    expect(scheduleConcerns(schedule('08:00', '12:00', 4 * 3600 + 1))).toEqual(['shorterThanDrive'])
    const roundTrip = { ...schedule('08:00', '12:00', 8 * 3600), type: 'TWO_WAY_DELIVERY' as const }
    expect(scheduleConcerns(roundTrip)).toEqual([])
    expect(scheduleConcerns({ ...roundTrip, duration: 8 * 3600 + 2 })).toEqual(['shorterThanDrive'])
  })

  it('nothing of dates that are missing, or one and the same', () => {
    expect(scheduleConcerns({ ...schedule('02:00', '12:00', 9999), carPickUpDate: null })).toEqual([])
    expect(scheduleConcerns({ ...schedule('02:00', '12:00', 99_999), carDeliveryDeadline: null })).toEqual([])
    expect(scheduleConcerns(schedule('02:00', '02:00', 9999))).toEqual(['unusualDeadline'])
  })
})

describe('the next working morning', () => {
  it.each([
    ['2026-11-19T13:00:00Z', '2026-11-20T08:00:00.000Z'],
    ['2026-11-20T13:00:00Z', '2026-11-23T08:00:00.000Z'],
    ['2026-11-21T13:00:00Z', '2026-11-23T08:00:00.000Z'],
    ['2026-11-22T23:30:00Z', '2026-11-24T08:00:00.000Z'],
    ['2026-07-15T13:00:00Z', '2026-07-16T07:00:00.000Z'],
  ])('after %s is %s', (now, morning) => {
    expect(nextWorkingMorning(at(now)).toISOString()).toBe(morning)
  })

  it('counts the minutes of a day in Paris', () => {
    expect(parisMinutes(at('2026-12-01T05:59:00Z'))).toBe(6 * 60 + 59)
    expect(parisMinutes(at('2026-07-01T22:00:00Z'))).toBe(0)
  })
})
