import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CLOCK_LEEWAY_MS, dateOrderErrors, dealErrors, isPast } from '../../src/deliveries/deal'
import { withOneDate } from '../../src/deliveries/schema'
import { aDelivery, goodInput, NOW } from './a-delivery'

const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
const minutes = fc.integer({ min: -100_000, max: 100_000 })
const dates = (availability: number, pickUp: number, deadline: number) => ({
  carAvailabilityDate: at(availability),
  carPickUpDate: at(pickUp),
  carDeliveryDeadline: at(deadline),
})

describe('the order of the three dates', () => {
  it('is strict, except with one date', () => {
    fc.assert(
      fc.property(minutes, minutes, minutes, (a, p, d) => {
        expect(dateOrderErrors(dates(a, p, d), false).length === 0).toBe(a < p && p < d)
        expect(dateOrderErrors(dates(a, p, d), true).length === 0).toBe(a <= p && p <= d)
      }),
    )
  })

  it('compares what is there', () => {
    expect(dateOrderErrors({ carAvailabilityDate: at(9), carDeliveryDeadline: at(8) }, false)).toEqual([
      { path: 'carDeliveryDeadline', code: 'mustBeLater' },
    ])
    expect(dateOrderErrors({ carPickUpDate: at(1) }, false)).toEqual([])
    expect(dateOrderErrors({}, false)).toEqual([])
  })
})

describe('the past', () => {
  it('begins a minute ago', () => {
    expect(isPast(new Date(NOW.getTime() - CLOCK_LEEWAY_MS), NOW)).toBe(false)
    expect(isPast(new Date(NOW.getTime() - CLOCK_LEEWAY_MS - 1), NOW)).toBe(true)
  })
})

describe('a deal', () => {
  it('whose dates stand is judged by its deadline alone', () => {
    fc.assert(
      fc.property(
        minutes,
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 500 }),
        (start, first, second) => {
          const kept = dates(start, start + first, start + first + second)
          const errors = dealErrors({ ...goodInput.deal!, ...kept }, aDelivery('CONFIRMED', kept), NOW)
          const late = kept.carDeliveryDeadline < NOW
          expect(errors).toEqual(late ? [{ path: 'carDeliveryDeadline', code: 'disablePast' }] : [])
        },
      ),
    )
  })

  it('may not begin in the past where a date was not told before or moved', () => {
    const wanted = { ...goodInput.deal!, ...dates(-30, -20, 60) }
    const faults = (stored: object) => dealErrors(wanted, aDelivery('CONFIRMED', stored), NOW).map(({ path }) => path)
    expect(faults({ carAvailabilityDate: null, carPickUpDate: null })).toEqual(['carAvailabilityDate', 'carPickUpDate'])
    expect(faults({ carAvailabilityDate: at(-30), carPickUpDate: at(-25) })).toEqual(['carPickUpDate'])
    expect(faults({ carAvailabilityDate: at(-30), carPickUpDate: at(-20) })).toEqual([])
  })

  it('keeps the order of its dates beside a date that is past', () => {
    const wanted = { ...goodInput.deal!, ...dates(-30, 90, 60) }
    expect(dealErrors(wanted, aDelivery('CONFIRMED'), NOW)).toEqual([
      { path: 'carAvailabilityDate', code: 'disablePast' },
      { path: 'carDeliveryDeadline', code: 'mustBeLater' },
    ])
  })

  it('tells one fault per date, and the prices too', () => {
    const wrong = { ...goodInput.deal!, ...dates(-10, -20, -30), maxPrice: 1 }
    expect(dealErrors(wrong, aDelivery('CONFIRMED'), NOW)).toEqual([
      { path: 'carAvailabilityDate', code: 'disablePast' },
      { path: 'carPickUpDate', code: 'disablePast' },
      { path: 'carDeliveryDeadline', code: 'disablePast' },
      { path: 'maxPrice', code: 'outOfRange' },
    ])
  })
})

describe('one date for all', () => {
  it('fills what was left out, and only then', () => {
    const deadline = at(60)
    expect(withOneDate({ carDeliveryDeadline: deadline }, true)).toEqual(dates(60, 60, 60))
    expect(withOneDate({ carDeliveryDeadline: deadline, carPickUpDate: at(30) }, true)).toEqual(dates(60, 30, 60))
    expect(withOneDate({ carDeliveryDeadline: deadline }, false)).toEqual({ carDeliveryDeadline: deadline })
  })
})
