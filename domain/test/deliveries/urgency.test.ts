import { addMinutes } from 'date-fns'
import { describe, expect, it } from 'vitest'
import { type DeliveryStatus, REQUESTED_GROUP, STORED_STATUSES } from '../../src/deliveries/statuses'
import { type UrgencyFacts, urgencyOf } from '../../src/deliveries/urgency'
import { NOW } from './a-delivery'

const facts = (status: DeliveryStatus, change: Partial<UrgencyFacts> = {}): UrgencyFacts => ({
  status,
  carPickUpDate: addMinutes(NOW, 40),
  carDeliveryDeadline: addMinutes(NOW, 400),
  state: 'TIGHT',
  basis: 'PLAN',
  slackMinutes: 20,
  seenAt: null,
  sharingPausedAt: null,
  ...change,
})

describe('what is said of an open delivery', () => {
  it.each(STORED_STATUSES)('%s: who is missing, else how much time is left', (status) => {
    const code = (REQUESTED_GROUP as readonly string[]).includes(status)
      ? 'UNCONFIRMED'
      : status === 'CONFIRMED' || status === 'WAITING_FOR_DRIVER'
        ? 'NO_DRIVER'
        : 'SLACK'
    expect(urgencyOf(facts(status), NOW)).toEqual({ code, minutes: code === 'SLACK' ? 20 : 40 })
    expect(urgencyOf(facts(status, { state: 'ON_TIME', slackMinutes: 200 }), NOW)).toEqual({
      code: 'SLACK',
      minutes: 200,
    })
  })

  it('a driver who has not left by the pick-up', () => {
    const late = { carPickUpDate: addMinutes(NOW, -25), state: 'ON_TIME' } as const
    expect(urgencyOf(facts('SET', late), NOW)).toEqual({ code: 'NOT_LEFT', minutes: -25 })
    expect(urgencyOf(facts('ONGOING', late), NOW)?.code).toBe('SLACK')
    expect(urgencyOf(facts('SET', { carPickUpDate: NOW }), NOW)?.code).toBe('SLACK')
  })

  it('when a delivery with one date for all has to leave, not its deadline', () => {
    const date = addMinutes(NOW, 300)
    const oneDate = { carPickUpDate: date, carDeliveryDeadline: date }
    const said = (status: DeliveryStatus, slackMinutes: number, change: Partial<UrgencyFacts> = {}) =>
      urgencyOf(facts(status, { ...oneDate, state: slackMinutes < 0 ? 'LATE' : 'TIGHT', slackMinutes, ...change }), NOW)
    expect(said('CONFIRMED', -50)).toEqual({ code: 'NO_DRIVER', minutes: -50 })
    expect(said('SMS_SENT', 30)).toEqual({ code: 'UNCONFIRMED', minutes: 30 })
    expect(said('SET', -5)).toEqual({ code: 'NOT_LEFT', minutes: -5 })
    expect(said('SET', 30)).toEqual({ code: 'SLACK', minutes: 30 })
    // without a route nobody knows how long the drive takes
    expect(said('CONFIRMED', 30, { basis: 'DEADLINE' })).toEqual({ code: 'DEADLINE', minutes: 30 })
  })

  it('half an hour without a position', () => {
    const silent = (minutes: number) =>
      urgencyOf(facts('ONGOING', { basis: 'STALE', seenAt: addMinutes(NOW, -minutes) }), NOW)
    expect(silent(30)).toEqual({ code: 'SILENT', minutes: -30 })
    expect(silent(29)?.code).toBe('SLACK')
  })

  it('a driver who pauses sharing is not silent: since when, once as much time has passed', () => {
    const paused = (minutes: number) =>
      urgencyOf(
        facts('ONGOING', { basis: 'STALE', seenAt: addMinutes(NOW, -minutes), sharingPausedAt: addMinutes(NOW, -20) }),
        NOW,
      )
    expect(paused(30)).toEqual({ code: 'PAUSED', minutes: -20 })
    expect(paused(29)?.code).toBe('SLACK')
    const seen = { basis: 'POSITION', seenAt: NOW, sharingPausedAt: NOW } as const
    expect(urgencyOf(facts('ONGOING', seen), NOW)?.code).toBe('SLACK')
  })

  it('the deadline where no route is known, and nothing once it is over', () => {
    expect(urgencyOf(facts('ONGOING', { basis: 'DEADLINE', slackMinutes: -5 }), NOW)).toEqual({
      code: 'DEADLINE',
      minutes: -5,
    })
    expect(urgencyOf(facts('COMPLETED', { basis: 'ACTUAL' }), NOW)).toBeNull()
    expect(urgencyOf(facts('CANCELLED_BY_ADMIN', { basis: 'NONE', slackMinutes: null }), NOW)).toBeNull()
  })
})
