import { describe, expect, it } from 'vitest'
import type { LifecycleAction } from '../../src/deliveries/actions'
import type { ActionInput, DeliveryFacts } from '../../src/deliveries/facts'
import { decide } from '../../src/deliveries/lifecycle'
import { aDelivery, admin, goodInput, NOW } from './a-delivery'

const ask = (actor: Parameters<typeof decide>[0], facts: DeliveryFacts, action: LifecycleAction, input?: ActionInput) =>
  decide(actor, facts, action, input, NOW)

describe('the deal form', () => {
  const deal = goodInput.deal!
  const allow = (change: Partial<typeof deal>, facts = aDelivery('CONFIRMED')) =>
    ask(admin(2), facts, 'ALLOW', { deal: { ...deal, ...change } })

  it('refuses a moved date in the past, not one that stayed', () => {
    const past = new Date('2026-05-01T08:00:00Z')
    expect(allow({ carAvailabilityDate: past })).toMatchObject({
      fields: [{ path: 'carAvailabilityDate', code: 'disablePast' }],
    })
    expect(allow({ carAvailabilityDate: past }, aDelivery('CONFIRMED', { carAvailabilityDate: past })).ok).toBe(true)
    const gone = aDelivery('CONFIRMED', { carDeliveryDeadline: past })
    expect(allow({ carDeliveryDeadline: past }, gone)).toMatchObject({
      fields: [{ path: 'carDeliveryDeadline', code: 'disablePast' }],
    })
  })

  it('orders the dates, and takes equal ones with one date only', () => {
    const same = deal.carDeliveryDeadline
    const equal = { carAvailabilityDate: same, carPickUpDate: same }
    expect(allow(equal)).toMatchObject({
      fields: [
        { path: 'carPickUpDate', code: 'mustBeLater' },
        { path: 'carDeliveryDeadline', code: 'mustBeLater' },
      ],
    })
    expect(allow({ ...equal, oneDate: true }).ok).toBe(true)
  })

  it('judges person before fields before state', () => {
    const wrong = { deal: { ...deal, wantedPrice: Number.NaN } }
    expect(ask(admin(3), aDelivery('COMPLETED'), 'ALLOW', wrong)).toMatchObject({ code: 'FORBIDDEN' })
    expect(ask(admin(2), aDelivery('COMPLETED'), 'ALLOW', wrong)).toMatchObject({ code: 'BAD_USER_INPUT' })
    expect(ask(admin(2), aDelivery('COMPLETED'), 'ALLOW', goodInput)).toMatchObject({ code: 'CONFLICT' })
  })
})
