import { addMinutes, addSeconds } from 'date-fns'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PunctualityFacts, PUNCTUALITY_STATES, punctuality } from '../../src/deliveries/punctuality'
import { type DeliveryStatus, DELIVERY_TYPES, STORED_STATUSES } from '../../src/deliveries/statuses'

const PICK_UP = new Date('2026-05-14T08:00:00Z')
const at = (minutes: number) => addMinutes(PICK_UP, minutes)

/** Five hours to drive, so two pauses of a quarter of an hour; half of it for each vehicle of a two-way mission, one pause each. */
const facts = (status: DeliveryStatus, change: Partial<PunctualityFacts> = {}): PunctualityFacts => ({
  status,
  type: 'STANDARD',
  carPickUpDate: PICK_UP,
  carDeliveryDeadline: at(600),
  distance: 300_000,
  duration: 5 * 3600,
  stepAt: at(40),
  seenAt: null,
  metresLeft: null,
  handedOverAt: null,
  completedAt: null,
  ...change,
})
const twoWay = (status: DeliveryStatus, change: Partial<PunctualityFacts> = {}) =>
  facts(status, { type: 'TWO_WAY_DELIVERY', ...change })
const SECOND_LEG = 30 + 150 + 15

describe('expected, by where it stands', () => {
  const BEFORE = [
    'REQUESTED',
    'PENDING_CUSTOMER_CONFIRMATION',
    'SMS_SENT',
    'CONFIRMED_BY_CUSTOMER',
    'RESCHEDULED_BY_ADMIN',
    'CONFIRMED',
    'WAITING_FOR_DRIVER',
    'SET',
  ] as const

  it.each(BEFORE)('%s: the pick-up or now, half an hour, the drive and its pauses', (status) => {
    expect(punctuality(facts(status), at(-60))).toEqual({
      state: 'ON_TIME',
      expectedAt: at(360),
      arrivesAt: at(360),
      slackMinutes: 240,
      basis: 'PLAN',
      seenAt: null,
    })
    expect(punctuality(facts(status), at(100))).toMatchObject({ expectedAt: at(460), slackMinutes: 140 })
    expect(punctuality(twoWay(status), at(-60))).toMatchObject({ arrivesAt: at(195), expectedAt: at(195 + SECOND_LEG) })
  })

  it('taken over: from then, or from now while they do not leave', () => {
    expect(punctuality(facts('PICKUP_DRIVER'), at(41))).toMatchObject({ expectedAt: at(41 + 330), basis: 'PLAN' })
    expect(punctuality(twoWay('PICKUP_DRIVER'), at(40))).toMatchObject({
      arrivesAt: at(205),
      expectedAt: at(205 + SECOND_LEG),
    })
    expect(punctuality(twoWay('SWAP_PICKUP_DRIVER'), at(40))).toMatchObject({ arrivesAt: at(205), expectedAt: at(205) })
  })

  it('driving: from the last position, with the pauses that are still due', () => {
    // 100 of 300 km left: 100 minutes; three hours and twenty minutes driven, so one pause of two is still due
    const seen = facts('ONGOING', { seenAt: at(260), metresLeft: 100_000 })
    expect(punctuality(seen, at(265))).toMatchObject({ expectedAt: at(375), basis: 'POSITION', seenAt: at(260) })
    expect(punctuality(seen, addSeconds(at(270), 0)).basis).toBe('POSITION')
    expect(punctuality(seen, addSeconds(at(270), 1))).toMatchObject({ expectedAt: at(375), basis: 'STALE' })
    expect(punctuality(seen, at(500))).toMatchObject({ expectedAt: at(500), arrivesAt: at(500), basis: 'STALE' })
    expect(punctuality(twoWay('ONGOING', { seenAt: at(100), metresLeft: 0 }), at(100))).toMatchObject({
      arrivesAt: at(100),
      expectedAt: at(100 + SECOND_LEG),
    })
    expect(punctuality(twoWay('SWAP_IN_TRANSIT', { seenAt: at(300), metresLeft: 60_000 }), at(300))).toMatchObject({
      expectedAt: at(375),
      arrivesAt: at(375),
    })
  })

  it('driving without a position: from the departure, an estimate after ten minutes', () => {
    expect(punctuality(facts('ONGOING'), at(45))).toMatchObject({ expectedAt: at(370), basis: 'PLAN', seenAt: at(40) })
    expect(punctuality(facts('ONGOING'), at(51))).toMatchObject({ expectedAt: at(370), basis: 'STALE', seenAt: at(40) })
  })

  it('on a way around: every pause of it is due', () => {
    const around = facts('ONGOING', { seenAt: at(60), metresLeft: 400_000 })
    expect(punctuality(around, at(60)).expectedAt).toEqual(at(60 + 400 + 45))
  })

  it('on site: twenty minutes from the arrival', () => {
    expect(punctuality(facts('PICKUP_CLIENT'), at(45))).toMatchObject({
      expectedAt: at(60),
      arrivesAt: null,
      basis: 'STEP',
    })
    expect(punctuality(facts('PICKUP_CLIENT'), at(90))).toMatchObject({ expectedAt: at(90) })
    expect(punctuality(twoWay('PICKUP_CLIENT'), at(45))).toMatchObject({ expectedAt: at(60 + SECOND_LEG) })
    expect(punctuality(twoWay('SWAP_PICKUP_CLIENT'), at(45))).toMatchObject({ expectedAt: at(60) })
  })

  it('between the two vehicles: the second still to take over', () => {
    expect(punctuality(twoWay('DELIVERED'), at(45))).toMatchObject({ arrivesAt: at(45 + SECOND_LEG), basis: 'PLAN' })
  })

  it('handed over: what really happened', () => {
    const done = { handedOverAt: at(601), completedAt: at(700) }
    for (const status of ['DELIVERED', 'COMPLETED'] as const)
      expect(punctuality(facts(status, done), at(800))).toEqual({
        state: 'DONE_LATE',
        expectedAt: at(601),
        arrivesAt: null,
        slackMinutes: -1,
        basis: 'ACTUAL',
        seenAt: null,
      })
    expect(punctuality(facts('COMPLETED', { completedAt: at(600) }), at(800))).toMatchObject({
      state: 'DONE_ON_TIME',
      slackMinutes: 0,
    })
    expect(punctuality(twoWay('SWAP_DELIVERED', done), at(800)).state).toBe('DONE_LATE')
    expect(punctuality(facts('DELIVERED'), at(800)).state).toBe('NONE')
  })

  it('without a route: the deadline alone', () => {
    const bare = facts('CONFIRMED', { distance: null, duration: null })
    expect(punctuality(bare, at(590))).toMatchObject({
      state: 'TIGHT',
      slackMinutes: 10,
      expectedAt: null,
      basis: 'DEADLINE',
    })
    expect(punctuality(bare, addSeconds(at(600), 1))).toMatchObject({ state: 'LATE', slackMinutes: -1 })
    expect(punctuality(facts('SET', { carPickUpDate: null }), at(0)).basis).toBe('DEADLINE')
  })

  it('cancelled or undated: nothing', () => {
    for (const status of ['CANCELLED_BY_ADMIN', 'CANCELLED_BY_MANDATORY', 'CANCELLED_BY_CUSTOMER'] as const)
      expect(punctuality(facts(status), at(0))).toMatchObject({ state: 'NONE', basis: 'NONE' })
    expect(punctuality(facts('SET', { carDeliveryDeadline: null }), at(0)).state).toBe('NONE')
  })

  it('one date for all: it may leave at once', () => {
    for (const pickUp of [at(600), at(601)]) {
      const oneDate = facts('SET', { carPickUpDate: pickUp })
      expect(punctuality(oneDate, at(100))).toMatchObject({ expectedAt: at(460), slackMinutes: 140, basis: 'PLAN' })
    }
    expect(punctuality(facts('SET', { carPickUpDate: at(599) }), at(100)).expectedAt).toEqual(at(599 + 360))
  })

  it('a journey of no length is over at once', () => {
    expect(
      punctuality(facts('ONGOING', { distance: 0, duration: 0, seenAt: at(50), metresLeft: 900 }), at(50)).expectedAt,
    ).toEqual(at(50))
  })
})

describe('the borders of a state', () => {
  const slackOf = (seconds: number) =>
    punctuality(facts('SET', { carDeliveryDeadline: addSeconds(at(360), seconds) }), at(0))
  it.each([
    [45 * 60, 'ON_TIME', 45],
    [45 * 60 - 1, 'TIGHT', 44],
    [0, 'TIGHT', 0],
    [-1, 'LATE', -1],
    [-60, 'LATE', -1],
    [-61, 'LATE', -2],
  ])('%i seconds of slack: %s', (seconds, state, slackMinutes) => {
    expect(slackOf(seconds)).toMatchObject({ state, slackMinutes })
  })
})

describe('for every delivery', () => {
  const moment = fc.integer({ min: -2000, max: 4000 }).map(at)
  const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
  const any: fc.Arbitrary<PunctualityFacts> = fc.record({
    status: fc.constantFrom(...STORED_STATUSES),
    type: fc.constantFrom(...DELIVERY_TYPES),
    carPickUpDate: maybe(moment),
    carDeliveryDeadline: maybe(moment),
    distance: maybe(fc.integer({ min: 0, max: 3_000_000 })),
    duration: maybe(fc.integer({ min: 0, max: 200_000 })),
    stepAt: moment,
    seenAt: maybe(moment),
    metresLeft: maybe(fc.integer({ min: 0, max: 4_000_000 })),
    handedOverAt: maybe(moment),
    completedAt: maybe(moment),
  })
  const late = (of: Date | null) => of?.getTime() ?? 0

  it('a later now never brings it earlier, nor a better state while it is open', () => {
    fc.assert(
      fc.property(any, moment, fc.nat(100_000), (delivery, now, more) => {
        const before = punctuality(delivery, now)
        const after = punctuality(delivery, addSeconds(now, more))
        expect(late(after.expectedAt)).toBeGreaterThanOrEqual(late(before.expectedAt))
        expect(PUNCTUALITY_STATES.indexOf(after.state)).toBeLessThanOrEqual(PUNCTUALITY_STATES.indexOf(before.state))
      }),
    )
  })

  it('less left to drive never makes it later', () => {
    fc.assert(
      fc.property(any, moment, fc.nat(4_000_000), (delivery, now, less) => {
        const near = { ...delivery, metresLeft: delivery.metresLeft && Math.max(0, delivery.metresLeft - less) }
        expect(late(punctuality(near, now).expectedAt)).toBeLessThanOrEqual(late(punctuality(delivery, now).expectedAt))
      }),
    )
  })

  it('has a state only with a basis, and with figures that agree', () => {
    fc.assert(
      fc.property(any, moment, (delivery, now) => {
        const { state, basis, slackMinutes, expectedAt } = punctuality(delivery, now)
        expect(state === 'NONE').toBe(basis === 'NONE')
        expect(slackMinutes === null).toBe(state === 'NONE')
        if (slackMinutes !== null) expect(slackMinutes < 0).toBe(state === 'LATE' || state === 'DONE_LATE')
        expect(expectedAt === null).toBe(basis === 'NONE' || basis === 'DEADLINE')
      }),
    )
  })
})
