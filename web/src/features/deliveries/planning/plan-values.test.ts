import { describe, expect, it } from 'vitest'
import { boundsAround, datesMoved, mayOffer, planCall, plannedDates, startOf } from './plan-values'
import type { DeliveryToPlan } from './planning-query'

const at = (time: string) => `2026-11-23T${time}:00.000Z`
const delivery = (change: object = {}) =>
  ({
    id: 'd',
    status: 'CONFIRMED',
    selectedDriverId: null,
    carAvailabilityDate: at('07:00'),
    carPickUpDate: at('08:00'),
    carDeliveryDeadline: at('12:00'),
    clientInitialPrice: 400,
    clientFinalPrice: null,
    wantedPrice: null,
    finalPrice: null,
    allowedActions: ['ASSIGN_DRIVER', 'EDIT'],
    ...change,
  }) as DeliveryToPlan
const set = delivery({ status: 'SET', selectedDriverId: 'anna', allowedActions: ['CHANGE_DRIVER', 'EDIT'] })
const reader = delivery({ status: 'SET', selectedDriverId: 'anna', allowedActions: [] })
const waiting = delivery({ status: 'WAITING_FOR_DRIVER' })

describe('what the dialog sends', () => {
  it.each([
    ['CONFIRMED', delivery(), { how: 'deal', driverId: 'ben' }, 'ASSIGN'],
    ['CONFIRMED', delivery(), { how: 'offer', driverId: 'ben' }, null],
    ['an auction', waiting, { how: 'deal', driverId: 'ben' }, 'ASSIGN'],
    ['an auction', waiting, { how: 'offer', driverId: 'ben' }, 'OFFER'],
    ['SET', set, { how: 'deal', driverId: 'ben' }, 'CHANGE'],
    ['SET', set, { how: 'deal', driverId: 'anna' }, 'DATES'],
    ['completed', delivery({ status: 'COMPLETED', allowedActions: [] }), { how: 'deal', driverId: 'ben' }, null],
    ['SET, to a reader', reader, { how: 'deal', driverId: 'ben' }, null],
    ['SET, to a reader', reader, { how: 'deal', driverId: 'anna' }, null],
  ] as const)('for %s: %j', (_, of, values, call) => {
    expect(planCall(of, values)).toBe(call)
  })

  it('offers only in an auction', () => {
    expect([mayOffer(waiting), mayOffer(delivery()), mayOffer({ ...waiting, allowedActions: [] })]).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('the dialog starts', () => {
  it('with the prices proposed from the client’s, and with those of a mission', () => {
    expect(startOf(delivery(), { id: 'd', driverId: 'ben' })).toMatchObject({
      driverId: 'ben',
      clientFinalPrice: 400,
      wantedPrice: 170,
    })
    expect(startOf({ ...set, finalPrice: 210, wantedPrice: 190 }, { id: 'd' })).toMatchObject({
      driverId: 'anna',
      wantedPrice: 210,
    })
    expect(startOf(delivery({ clientInitialPrice: null }), { id: 'd' }).wantedPrice).toBeUndefined()
  })

  it('with the dates where the bar was let go', () => {
    const start = startOf(delivery(), { id: 'd', byMs: 3_600_000 })
    expect(start).toMatchObject({ carPickUpDate: at('09:00'), carDeliveryDeadline: at('13:00') })
    expect(datesMoved(delivery(), start)).toBe(true)
    expect(datesMoved(delivery(), startOf(delivery(), { id: 'd' }))).toBe(false)
  })

  it('without dates where the delivery lacks one', () => {
    expect(startOf(delivery({ carPickUpDate: null }), { id: 'd' }).carDeliveryDeadline).toBeUndefined()
  })
})

describe('the availability', () => {
  const sent = (carPickUpDate: string) =>
    plannedDates(delivery(), { how: 'deal', carPickUpDate, carDeliveryDeadline: at('18:00') }).carAvailabilityDate

  it('stays before a pick-up that is earlier or later', () => {
    expect(sent(at('07:30'))).toBe(at('07:00'))
    expect(sent(at('10:00'))).toBe(at('07:00'))
  })
  it('comes before one that would be earlier than it', () => expect(sent(at('06:30'))).toBe(at('06:29')))
})

it('the bounds of the auction hold the price', () => {
  expect(boundsAround(400, 170)).toEqual({ minPrice: 120, maxPrice: 220 })
  expect(boundsAround(400, 100)).toEqual({ minPrice: 100, maxPrice: 220 })
  expect(boundsAround(400, 300)).toEqual({ minPrice: 120, maxPrice: 300 })
})
