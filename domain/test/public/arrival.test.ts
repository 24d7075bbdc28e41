import { addMinutes } from 'date-fns'
import { describe, expect, it } from 'vitest'
import { CANCELLED_GROUP, type DeliveryStatus, STORED_STATUSES } from '../../src/deliveries/statuses'
import type { PunctualityFacts } from '../../src/deliveries/punctuality'
import { arrivalOf } from '../../src/tracking/arrival'

const PICK_UP = new Date('2026-05-14T08:00:00Z')
const at = (minutes: number) => addMinutes(PICK_UP, minutes)

/** Four hours to drive with two pauses on one way, twice two hours with a pause each on both. It came to its step at 09:00. */
const facts = (status: DeliveryStatus, change: Partial<PunctualityFacts> = {}): PunctualityFacts => ({
  status,
  type: 'STANDARD',
  carPickUpDate: PICK_UP,
  carDeliveryDeadline: at(600),
  distance: 240_000,
  duration: 4 * 3600,
  stepAt: at(60),
  seenAt: null,
  metresLeft: null,
  handedOverAt: null,
  completedAt: null,
  ...change,
})
const twoWay = (status: DeliveryStatus, change: Partial<PunctualityFacts> = {}) =>
  facts(status, { type: 'TWO_WAY_DELIVERY', ...change })

describe('the arrival that the public reads', () => {
  it('is counted from the planned departure, and from now once that has passed', () => {
    const arrival = { phase: 'BEFORE_DEPARTURE', at: at(30 + 240 + 30), isEstimate: false }
    expect(arrivalOf(facts('SET'), at(-600))).toEqual(arrival)
    expect(arrivalOf(facts('SET'), at(0))).toEqual(arrival)
    expect(arrivalOf(facts('SET'), at(45))?.at).toEqual(at(45 + 300))
    expect(arrivalOf(twoWay('SET'), at(0))?.at).toEqual(at(30 + 120 + 15))
  })

  it('is that of the vehicle under way, without what follows it', () => {
    expect(arrivalOf(facts('ONGOING'), at(70))).toEqual({ phase: 'UNDER_WAY', at: at(60 + 270), isEstimate: false })
    expect(arrivalOf(facts('PICKUP_DRIVER'), at(70))?.at).toEqual(at(70 + 270))
    for (const status of ['PICKUP_DRIVER', 'SWAP_PICKUP_DRIVER', 'ONGOING', 'SWAP_IN_TRANSIT'] as const)
      expect([status, arrivalOf(twoWay(status), at(60))?.at]).toEqual([status, at(60 + 135)])
  })

  it('follows the positions, and says when it goes on without one', () => {
    const seen = facts('ONGOING', { seenAt: at(200), metresLeft: 60_000 })
    expect(arrivalOf(seen, at(210))).toEqual({ phase: 'UNDER_WAY', at: at(200 + 60 + 15), isEstimate: false })
    expect(arrivalOf(seen, at(211))).toEqual({ phase: 'UNDER_WAY', at: at(200 + 60 + 15), isEstimate: true })
    expect(arrivalOf(seen, at(400))).toEqual({ phase: 'UNDER_WAY', at: at(400), isEstimate: true })
  })

  it('is over on site, and goes on to the second vehicle', () => {
    for (const arrived of [facts('PICKUP_CLIENT'), twoWay('PICKUP_CLIENT'), twoWay('SWAP_PICKUP_CLIENT')])
      expect(arrivalOf(arrived, at(70))).toEqual({ phase: 'ON_SITE', at: null, isEstimate: false })
    expect(arrivalOf(twoWay('DELIVERED'), at(60))).toEqual({
      phase: 'SECOND_VEHICLE',
      at: at(60 + 30 + 135),
      isEstimate: false,
    })
  })

  it('ends with the last hand-over, and never with a completion that had none', () => {
    const handedOver = { phase: 'HANDED_OVER', at: at(500), isEstimate: false }
    for (const done of [
      facts('DELIVERED', { handedOverAt: at(500) }),
      facts('COMPLETED', { handedOverAt: at(500), completedAt: at(530) }),
      twoWay('SWAP_DELIVERED', { handedOverAt: at(500) }),
      twoWay('COMPLETED', { handedOverAt: at(500), completedAt: at(530) }),
    ])
      expect(arrivalOf(done, at(900))).toEqual(handedOver)
    expect(arrivalOf(facts('COMPLETED', { completedAt: at(530) }), at(900))).toEqual({ ...handedOver, at: null })
  })

  it('has no time without a route, and does not exist for what was cancelled', () => {
    const open = STORED_STATUSES.filter((status) => !CANCELLED_GROUP.some((cancelled) => cancelled === status))
    for (const status of open) {
      const arrival = arrivalOf(facts(status, { distance: null, duration: null }), at(0))
      expect([status, arrival?.at, arrival?.isEstimate]).toEqual([status, null, false])
    }
    for (const status of CANCELLED_GROUP) expect([status, arrivalOf(facts(status), at(0))]).toEqual([status, null])
  })
})
