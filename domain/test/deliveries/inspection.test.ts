import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { extraViews, INSPECTION_VIEWS, type VehicleFacts } from '../../src/deliveries/facts'
import { isMileageAfter, missingAfter, missingBefore } from '../../src/deliveries/inspection'
import { isVisible } from '../../src/deliveries/policy'
import { STORED_STATUSES } from '../../src/deliveries/statuses'
import { type Actor, ANONYMOUS } from '../../src/kernel/actor'
import { aDelivery, admin, client, driver, inspected, NOW } from './a-delivery'

const empty: VehicleFacts = {
  toRetrieve: false,
  complete: true,
  photosBefore: [],
  photosAfter: [],
  mileageBefore: null,
  mileageAfter: null,
  essenceBefore: null,
  essenceAfter: null,
}

it('an inspection shows charging cables only where there is a plug', () => {
  expect(extraViews('GAS')).toEqual(['dashboard', 'key'])
  for (const type of ['HYBRID', 'ELECTRIC'] as const) expect(extraViews(type)).toEqual(['dashboard', 'cables', 'key'])
})

describe('an inspection', () => {
  it('lacks nothing when six photos and both figures are there', () => {
    expect(missingBefore(inspected)).toEqual([])
    expect(missingAfter(inspected)).toEqual([])
  })

  it('lacks everything at first', () => {
    const views = ['top', 'topLeft', 'topRight', 'bottomLeft', 'bottomRight', 'bottom']
    expect(INSPECTION_VIEWS).toEqual(views)
    expect(missingBefore(empty)).toEqual([
      ...views.map((view) => `imagesBefore.${view}`),
      'mileageBefore',
      'essenceBefore',
    ])
    expect(missingAfter(empty)).toEqual([...views.map((view) => `imagesAfter.${view}`), 'mileageAfter', 'essenceAfter'])
  })

  it('lacks the vehicle itself when there is none', () => {
    expect(missingBefore(undefined)).toEqual(['vehicle'])
    expect(missingAfter(undefined)).toEqual(['vehicle'])
  })

  it('does not ask for the extras', () => {
    const extras = { ...inspected, photosBefore: [...INSPECTION_VIEWS, 'dashboard', 'cables', 'key'] }
    expect(missingBefore(extras)).toEqual([])
    expect(missingBefore({ ...inspected, photosBefore: ['dashboard', 'cables', 'key'] })).toHaveLength(6)
  })

  it.each([
    [0, []],
    [8, []],
    [9, ['essenceBefore']],
    [-1, ['essenceBefore']],
    [2.5, ['essenceBefore']],
    [Number.NaN, ['essenceBefore']],
    [null, ['essenceBefore']],
  ])('reads %d eighths of fuel', (essenceBefore, missing) => {
    expect(missingBefore({ ...inspected, essenceBefore })).toEqual(missing)
  })

  it.each([
    [0, []],
    [-1, []],
    [-2, ['mileageBefore']],
    [10.5, ['mileageBefore']],
    [2_000_000, []],
    // the server takes no more
    [2_000_001, ['mileageBefore']],
    [null, ['mileageBefore']],
  ])('reads %d km before', (mileageBefore, missing) => {
    expect(missingBefore({ ...inspected, mileageBefore })).toEqual(missing)
  })

  it('lets the odometer rise or stand, never fall', () => {
    fc.assert(
      fc.property(fc.nat(500_000), fc.nat(500_000), (before, after) => {
        expect(isMileageAfter(before, after)).toBe(after >= before)
      }),
    )
    expect(isMileageAfter(null, 3)).toBe(true)
    expect(isMileageAfter(-1, 0)).toBe(true)
    expect(isMileageAfter(500, -1)).toBe(true)
    expect(isMileageAfter(500, null)).toBe(false)
    expect(isMileageAfter(null, -2)).toBe(false)
    expect(isMileageAfter(500, 500.5)).toBe(false)
    expect(isMileageAfter(500, 2_000_001)).toBe(false)
  })
})

/** One letter a status, in the order of STORED_STATUSES: Y seen, - a 404. Description 6.1 and 6.4. */
const SEEN: readonly [string, Actor, string][] = [
  ['admin', admin(3), 'YYYYYYYYYYYYYYYYYYYY'],
  ['own organisation', client(6), 'YYYYYYYYYYYYYYYYYYYY'],
  ['another organisation', client(4, 'org-nord'), '--------------------'],
  ['no organisation', client(4, null), '--------------------'],
  ['selected driver', driver(), '------YYYYYYYYYYY---'],
  ['another driver', driver('driver-2'), '------Y-------------'],
  ['anonymous', ANONYMOUS, '--------------------'],
]

describe('who sees a delivery at all', () => {
  it.each(SEEN)('%s', (_name, actor, letters) => {
    const found = STORED_STATUSES.map((status) => (isVisible(actor, aDelivery(status)) ? 'Y' : '-')).join('')
    expect(found).toBe(letters)
  })

  it('nobody, once it is deleted', () => {
    for (const [, actor] of SEEN) expect(isVisible(actor, aDelivery('SET', { deletedAt: NOW }))).toBe(false)
  })

  it('no client without organisation sees a delivery without one', () => {
    expect(isVisible(client(4, null), aDelivery('SET', { organizationId: null }))).toBe(false)
  })
})
