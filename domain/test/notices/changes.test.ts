import { describe, expect, it } from 'vitest'
import { isPlannedAnew } from '../../src/notices/changes'

const plan = {
  carPickUpDate: new Date('2026-06-16T08:00:00Z'),
  carDeliveryDeadline: new Date('2026-06-17T08:00:00Z'),
  fromAddressId: 'a',
  toAddressId: 'b',
  toReturnFromAddressId: null,
  toReturnToAddressId: null,
}

describe('a mission is planned anew', () => {
  it.each([
    { carPickUpDate: new Date('2026-06-16T08:00:01Z') },
    { carDeliveryDeadline: new Date('2026-06-17T07:00:00Z') },
    { fromAddressId: 'c' },
    { toAddressId: null },
    { toReturnFromAddressId: 'c' },
    { toReturnToAddressId: 'c' },
  ])('with %o', (change) => {
    expect(isPlannedAnew(plan, { ...plan, ...change })).toBe(true)
  })

  it('not with equal dates and the same addresses', () => {
    const same = { ...plan, carPickUpDate: new Date(plan.carPickUpDate) }
    expect(isPlannedAnew(plan, same)).toBe(false)
  })
})
