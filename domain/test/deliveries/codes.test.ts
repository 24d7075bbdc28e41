import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { actionOfAllow, actionOfAnswer, actionOfStatus } from '../../src/deliveries/calls'
import { CODE_PATTERN, drawCodes, isLocked, judgeCode, UNLOCKED } from '../../src/deliveries/codes'
import { codeOfStep, forcedStep, nextMissionStep, vehicleOfStep } from '../../src/deliveries/mission'
import { mayInspect } from '../../src/deliveries/policy'
import { isOverdue, remainingTime } from '../../src/deliveries/remaining-time'
import { STORED_STATUSES } from '../../src/deliveries/statuses'
import { smsWindow } from '../../src/deliveries/sms-window'
import { aDelivery, admin, client, driver, NOW } from './a-delivery'

describe('codes', () => {
  it('are six digits and all different, whatever the source draws', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.array(fc.nat(999_999), { minLength: 1 }), (twoWay, stream) => {
        let index = 0
        // A source that repeats itself, then counts up: doubles must be drawn again.
        const { startCode, destinationCode, returnCode } = drawCodes(twoWay, () => stream[index++] ?? index)
        const codes = [startCode, destinationCode, ...(returnCode ? [returnCode] : [])]
        expect(codes.every((code) => CODE_PATTERN.test(code))).toBe(true)
        expect(new Set(codes).size).toBe(twoWay ? 3 : 2)
      }),
    )
  })

  it('lock their step for 15 minutes at the fifth wrong try', () => {
    let lock = UNLOCKED
    for (let tries = 1; tries <= 5; tries++) {
      const judged = judgeCode(lock, false, NOW)
      expect(judged).toMatchObject({ check: 'WRONG', justLocked: tries === 5 })
      lock = judged.lock
    }
    const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
    expect(judgeCode(lock, true, later(14.9))).toMatchObject({ check: 'LOCKED', lock })
    expect(isLocked(lock, later(15))).toBe(false)
    expect(judgeCode(lock, false, later(15))).toMatchObject({ check: 'WRONG', lock: { tries: 1, lockedUntil: null } })
    expect(judgeCode(lock, true, later(15))).toEqual({ check: 'RIGHT', lock: UNLOCKED, justLocked: false })
  })
})

describe('steps of a mission', () => {
  it('ask for their own code and vehicle', () => {
    expect(codeOfStep('PICK_UP')).toBe('startCode')
    expect(codeOfStep('HAND_OVER')).toBe('destinationCode')
    expect(codeOfStep('SWAP_HAND_OVER')).toBe('returnCode')
    expect(codeOfStep('SWAP_PICK_UP')).toBeNull()
    expect(vehicleOfStep('SWAP_PICK_UP')).toBe(1)
    expect(vehicleOfStep('HAND_OVER')).toBe(0)
  })

  it('come one after the other', () => {
    expect(nextMissionStep({ status: 'DELIVERED', type: 'OKM' })).toBe('FINISH')
    expect(nextMissionStep({ status: 'DELIVERED', type: 'TWO_WAY_DELIVERY' })).toBe('SWAP_PICK_UP')
    expect(nextMissionStep({ status: 'SWAP_DELIVERED', type: 'TWO_WAY_DELIVERY' })).toBe('FINISH')
    expect(nextMissionStep({ status: 'CONFIRMED', type: 'STANDARD' })).toBeNull()
    expect(forcedStep({ status: 'DELIVERED', type: 'STANDARD' })).toBeNull()
  })

  it('open their inspection to the driver of the leg and to admins', () => {
    const at = (status: Parameters<typeof aDelivery>[0]) => aDelivery(status, { type: 'TWO_WAY_DELIVERY' })
    expect(mayInspect(driver(), at('SET'), { leg: 0, side: 'before' }).ok).toBe(true)
    expect(mayInspect(driver(), at('SET'), { leg: 0, side: 'after' })).toMatchObject({ code: 'CONFLICT' })
    expect(mayInspect(driver(), at('PICKUP_CLIENT'), { leg: 0, side: 'after' }).ok).toBe(true)
    expect(mayInspect(driver(), at('DELIVERED'), { leg: 1, side: 'before' }).ok).toBe(true)
    expect(mayInspect(driver(), at('SWAP_PICKUP_CLIENT'), { leg: 1, side: 'after' }).ok).toBe(true)
    expect(mayInspect(driver('other'), at('SET'), { leg: 0, side: 'before' })).toMatchObject({ code: 'NOT_FOUND' })
    expect(mayInspect(client(4), at('SET'), { leg: 0, side: 'before' })).toMatchObject({ code: 'FORBIDDEN' })
    expect(mayInspect(admin(3), at('COMPLETED'), { leg: 0, side: 'after' }).ok).toBe(true)
  })
})

describe('which action a call means', () => {
  it('depends on where the delivery stands or should go', () => {
    expect(actionOfAllow('SET')).toBe('CHANGE_DRIVER')
    expect(actionOfAllow('CONFIRMED')).toBe('ALLOW')
    expect(actionOfStatus('REQUESTED')).toBe('ACTIVATE')
    expect(actionOfStatus('COMPLETED')).toBe('TERMINATE')
    expect(actionOfStatus('ONGOING')).toBe('FORCE_STEP')
    expect(actionOfAnswer('CONFIRMED_BY_CUSTOMER')).toBe('CUSTOMER_CONFIRM')
    expect(actionOfAnswer('CANCELLED_BY_CUSTOMER')).toBe('CUSTOMER_REFUSE')
    expect(actionOfAnswer('COMPLETED')).toBeNull()
  })
})

describe('times', () => {
  const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000)

  it('remain until the pick-up, on a bar of 24 hours', () => {
    const facts = { carPickUpDate: hours(12), confirmedAt: hours(-36) }
    expect(remainingTime(facts, NOW)).toEqual({ remainingHours: 12, totalHours: 48, bar: 0.5 })
    expect(remainingTime({ ...facts, carPickUpDate: hours(90) }, NOW)?.bar).toBe(1)
    expect(remainingTime({ ...facts, carPickUpDate: hours(-3) }, NOW)).toMatchObject({ remainingHours: -3, bar: 0 })
    expect(remainingTime({ ...facts, confirmedAt: null }, NOW)).toBeNull()
    expect(remainingTime({ ...facts, carPickUpDate: null }, NOW)).toBeNull()
  })

  it('run out for whatever still has to be handed over', () => {
    const late = { type: 'STANDARD', carDeliveryDeadline: hours(-1) } as const
    const owed = STORED_STATUSES.filter((status) => isOverdue({ ...late, status }, NOW))
    expect(STORED_STATUSES.filter((status) => !owed.includes(status))).toEqual([
      'DELIVERED',
      'SWAP_DELIVERED',
      'COMPLETED',
      'CANCELLED_BY_ADMIN',
      'CANCELLED_BY_MANDATORY',
      'CANCELLED_BY_CUSTOMER',
    ])
    expect(isOverdue({ ...late, type: 'TWO_WAY_DELIVERY', status: 'DELIVERED' }, NOW)).toBe(true)
    expect(isOverdue({ ...late, status: 'SET', carDeliveryDeadline: NOW }, NOW)).toBe(false)
    expect(isOverdue({ ...late, status: 'SET', carDeliveryDeadline: null }, NOW)).toBe(false)
  })

  it('promise the customer 80 to 110 minutes after the pick-up', () => {
    expect(smsWindow(NOW)).toEqual({ from: new Date('2026-05-12T09:20:00Z'), to: new Date('2026-05-12T09:50:00Z') })
  })
})
