import { addSeconds } from 'date-fns'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  availabilityFor,
  type Booked,
  HOLDING_STATUSES,
  intersects,
  moveDates,
  occupation,
  overlapping,
  transferBetween,
} from '../../src/deliveries/overlap'
import { punctuality } from '../../src/deliveries/punctuality'
import { DELIVERY_TYPES, STORED_STATUSES } from '../../src/deliveries/statuses'

const at = (time: string) => new Date(`2026-05-14T${time}:00Z`)
const NOW = at('06:00')
const mission = (change: Partial<Booked & { id: string }> = {}) => ({
  id: 'other',
  status: 'SET' as const,
  type: 'STANDARD' as const,
  carPickUpDate: at('08:00'),
  carDeliveryDeadline: at('12:00'),
  handedOverAt: null,
  completedAt: null,
  duration: 3600,
  ...change,
})
const held = (change: Partial<Booked>, now = NOW) => {
  const found = occupation(mission(change), now)
  return found && [found.from.toJSON().slice(11, 16), found.to.toJSON().slice(11, 16)]
}

describe('a mission holds its driver', () => {
  it('from the pick-up to the deadline', () => expect(held({})).toEqual(['08:00', '12:00']))

  it('at least as long as the drive takes', () => {
    expect(held({ duration: 5 * 3600 })).toEqual(['08:00', '13:00'])
    expect(held({ carDeliveryDeadline: at('08:10'), duration: null })).toEqual(['08:00', '08:30'])
    expect(held({ carDeliveryDeadline: at('08:10'), duration: 60 })).toEqual(['08:00', '08:30'])
  })

  it('before the one date that was given for all', () => {
    const oneDate = { carPickUpDate: at('14:00'), carDeliveryDeadline: at('14:00') }
    // taking the vehicle over, five hours and two pauses; both of two vehicles are taken over, and driven with one pause each
    expect(held({ ...oneDate, duration: 5 * 3600 })).toEqual(['08:00', '14:00'])
    expect(held({ ...oneDate, duration: 5 * 3600, type: 'TWO_WAY_DELIVERY' })).toEqual(['07:30', '14:00'])
    expect(held({ ...oneDate, duration: null })).toEqual(['13:30', '14:00'])
    expect(held({ ...oneDate, duration: 60 })).toEqual(['13:29', '14:00'])
    expect(held({ ...oneDate, status: 'ONGOING' }, at('15:00'))).toEqual(['12:30', '15:00'])
    expect(held({ ...oneDate, status: 'DELIVERED', handedOverAt: at('13:50') })).toEqual(['13:50', '13:50'])
  })

  it('from the moment at which the slack of its one date is used up', () => {
    const oneDate = { carPickUpDate: at('14:00'), carDeliveryDeadline: at('14:00') }
    const unknown = { distance: 300_000, stepAt: NOW, seenAt: null, metresLeft: null }
    const driven = fc.integer({ min: 0, max: 60_000 })
    fc.assert(
      fc.property(fc.constantFrom(...DELIVERY_TYPES), driven, (type, duration) => {
        const booked = mission({ ...oneDate, type, duration })
        const from = occupation(booked, NOW)?.from ?? NOW
        const slackAt = (now: Date) => punctuality({ ...booked, ...unknown }, now).slackMinutes
        expect([slackAt(from), slackAt(addSeconds(from, 1))]).toEqual([0, -1])
      }),
    )
  })

  it('until now while it is late and not over', () => {
    expect(held({ status: 'ONGOING' }, at('15:00'))).toEqual(['08:00', '15:00'])
    expect(held({ status: 'SET' }, at('15:00'))).toEqual(['08:00', '15:00'])
    expect(held({ status: 'CONFIRMED' }, at('15:00'))).toEqual(['08:00', '12:00'])
  })

  it('until it was completed', () => {
    expect(held({ status: 'COMPLETED', completedAt: at('10:00') }, at('15:00'))).toEqual(['08:00', '10:00'])
    // completed before the pick-up that was planned
    expect(held({ status: 'COMPLETED', completedAt: at('07:00') }, at('15:00'))).toEqual(['07:00', '07:00'])
  })

  it('until its last vehicle was handed over, finished or not', () => {
    const handedOverAt = at('09:30')
    expect(held({ status: 'DELIVERED', handedOverAt })).toEqual(['08:00', '09:30'])
    expect(held({ status: 'COMPLETED', handedOverAt, completedAt: at('10:00') })).toEqual(['08:00', '09:30'])
    // the first vehicle of two is handed over
    expect(held({ status: 'DELIVERED', handedOverAt: null }, at('15:00'))).toEqual(['08:00', '15:00'])
  })

  it('at no known time without both dates', () => {
    expect(held({ carPickUpDate: null })).toBeNull()
    expect(held({ carDeliveryDeadline: null })).toBeNull()
  })
})

describe('two missions', () => {
  const wanted = (from: string, to: string) =>
    mission({
      id: 'wanted',
      status: 'CONFIRMED' as never,
      carPickUpDate: at(from),
      carDeliveryDeadline: at(to),
      duration: 0,
    })
  const found = (from: string, to: string, other = mission()) =>
    overlapping(wanted(from, to), [other], NOW).map(({ id }) => id)

  it.each([
    ['06:30', '08:00', false],
    ['06:30', '08:01', true],
    ['08:00', '12:00', true],
    ['09:00', '10:00', true],
    ['07:00', '13:00', true],
    ['11:59', '14:00', true],
    ['12:00', '14:00', false],
    ['13:00', '14:00', false],
  ])('%s to %s beside 08:00 to 12:00 overlap: %s', (from, to, overlaps) => {
    expect(found(from, to)).toEqual(overlaps ? ['other'] : [])
  })

  it('never overlap where one is the same, has ended or has no dates', () => {
    expect(found('08:00', '12:00', mission({ id: 'wanted' }))).toEqual([])
    expect(found('08:00', '12:00', mission({ carPickUpDate: null }))).toEqual([])
    expect(overlapping({ ...wanted('08:00', '12:00'), carPickUpDate: null }, [mission()], NOW)).toEqual([])
  })

  it.each(STORED_STATUSES)('of which the other is %s', (status) => {
    const holds = (HOLDING_STATUSES as readonly string[]).includes(status)
    expect(found('09:00', '10:00', mission({ status }))).toEqual(holds ? ['other'] : [])
  })

  it('overlap both ways or not at all', () => {
    const stretch = fc.tuple(fc.nat(50), fc.integer({ min: 1, max: 20 })).map(([from, length]) => ({
      from: new Date(from * 60_000),
      to: new Date((from + length) * 60_000),
    }))
    fc.assert(
      fc.property(stretch, stretch, (one, other) => {
        expect(intersects(one, other)).toBe(intersects(other, one))
        const shared = Math.min(+one.to, +other.to) - Math.max(+one.from, +other.from)
        expect(intersects(one, other)).toBe(shared > 0)
      }),
    )
  })
})

describe('the way to the next mission', () => {
  const paris = { latitude: 48.8566, longitude: 2.3522 }
  const lyon = { latitude: 45.764, longitude: 4.8357 }

  it('is too short when the drive takes longer than the time between', () => {
    const road = transferBetween({ to: at('08:00'), place: paris }, { from: at('20:00'), place: lyon })
    expect(road).toMatchObject({ free: 12 * 3600, tooShort: false })
    expect((road?.metres ?? 0) / 1000).toBeCloseTo(460, -1)
    const needed = (road?.seconds ?? 0) * 1000
    const after = (ms: number) =>
      transferBetween({ to: at('08:00'), place: paris }, { from: new Date(+at('08:00') + ms), place: lyon })
    expect(after(needed)).toMatchObject({ tooShort: false })
    expect(after(needed - 1000)).toMatchObject({ tooShort: true })
    expect(after(-1000)).toMatchObject({ free: -1, tooShort: true })
  })

  it('is not known without both places', () => {
    expect(transferBetween({ to: at('08:00'), place: null }, { from: at('09:00'), place: lyon })).toBeNull()
    expect(transferBetween({ to: at('08:00'), place: lyon }, { from: at('09:00'), place: null })).toBeNull()
  })
})

it('dates move together, to full half hours of the pick-up', () => {
  const dates = { carPickUpDate: at('08:10'), carDeliveryDeadline: at('12:20') }
  const moved = (minutes: number) =>
    Object.values(moveDates(dates, minutes * 60_000)).map((date) => date.toJSON().slice(11, 16))
  expect(moved(0)).toEqual(['08:00', '12:10'])
  expect(moved(60)).toEqual(['09:00', '13:10'])
  expect(moved(66)).toEqual(['09:30', '13:40'])
  expect(moved(-120)).toEqual(['06:00', '10:10'])
})

describe('the availability', () => {
  const kept = (pickUp: string, available = '07:00') =>
    availabilityFor({ carAvailabilityDate: at(available), carPickUpDate: at('08:00') }, at(pickUp))
      .toJSON()
      .slice(11, 16)

  it.each(['07:01', '07:30', '08:00', '10:00'])('stays where a pick-up at %s comes after it', (pickUp) =>
    expect(kept(pickUp)).toBe('07:00'),
  )
  it.each([
    ['07:00', '06:59'],
    ['06:30', '06:29'],
  ])('comes before a pick-up at %s, by no more than it has to', (pickUp, available) =>
    expect(kept(pickUp)).toBe(available),
  )
  it('may be the same as the pick-up where one date was given for all', () => {
    expect([kept('06:30', '08:00'), kept('08:00', '08:00'), kept('09:00', '08:00')]).toEqual([
      '06:30',
      '08:00',
      '08:00',
    ])
  })
})
