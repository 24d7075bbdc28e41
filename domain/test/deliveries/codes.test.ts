import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { actionOfAllow, actionOfAnswer, actionOfStatus } from '../../src/deliveries/calls'
import { CODE_PATTERN, drawCodes, isLocked, judgeCode, UNLOCKED } from '../../src/deliveries/codes'
import { codeOfStep, forcedStep, nextMissionStep, vehicleOfStep } from '../../src/deliveries/mission'
import { mayInspect } from '../../src/deliveries/policy'
import { remainingTime } from '../../src/deliveries/remaining-time'
import { type DeliveryStatus, STORED_STATUSES } from '../../src/deliveries/statuses'
import { hasOneDate } from '../../src/deliveries/one-date'
import { smsWindow } from '../../src/deliveries/sms-window'
import { ANONYMOUS } from '../../src/kernel/actor'
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
    expect(judgeCode(lock, true, later(14.9))).toEqual({ check: 'LOCKED', lock, justLocked: false })
    expect(isLocked(lock, later(15))).toBe(false)
    expect(judgeCode(lock, false, later(15))).toMatchObject({ check: 'WRONG', lock: { tries: 1, lockedUntil: null } })
    expect(judgeCode(lock, true, later(15))).toEqual({ check: 'RIGHT', lock: UNLOCKED, justLocked: false })
  })
})

it.each(['12345', '1234567', 'a123456', '123456a', ' 123456', ''])('%j is no code', (text) => {
  expect(CODE_PATTERN.test(text)).toBe(false)
})

it('a step is open before the first try', () => {
  expect(UNLOCKED).toEqual({ tries: 0, lockedUntil: null })
  expect(isLocked(UNLOCKED, NOW)).toBe(false)
})

describe('steps of a mission', () => {
  const mission = aDelivery('SET', { type: 'TWO_WAY_DELIVERY' })

  it('ask for their own code and vehicle', () => {
    expect(codeOfStep('PICK_UP')).toBe('startCode')
    expect(codeOfStep('HAND_OVER')).toBe('destinationCode')
    expect(codeOfStep('SWAP_HAND_OVER')).toBe('returnCode')
    expect(codeOfStep('SWAP_PICK_UP')).toBeNull()
    expect(vehicleOfStep('SWAP_PICK_UP')).toBe(1)
    expect(vehicleOfStep('HAND_OVER')).toBe(0)
  })

  it.each(['STANDARD', 'TO_RETURN', 'OKM', 'TWO_WAY_DELIVERY'] as const)(
    'lead a %s along one road to its end',
    (type) => {
      const out = 'SET PICK_UP PICKUP_DRIVER DEPART ONGOING ARRIVE PICKUP_CLIENT HAND_OVER DELIVERED'
      const back = 'SWAP_PICK_UP SWAP_PICKUP_DRIVER SWAP_DEPART SWAP_IN_TRANSIT SWAP_ARRIVE SWAP_PICKUP_CLIENT'
      const road: string[] = ['SET']
      for (let status: DeliveryStatus | null = 'SET'; status;) {
        road.push(nextMissionStep({ status, type }) ?? '')
        status = forcedStep({ status, type })
        if (status) road.push(status)
      }
      const both = `${out} ${back} SWAP_HAND_OVER SWAP_DELIVERED FINISH`
      expect(road.join(' ')).toBe(type === 'TWO_WAY_DELIVERY' ? both : `${out} FINISH`)
    },
  )

  it('come one after the other', () => {
    expect(nextMissionStep({ status: 'DELIVERED', type: 'OKM' })).toBe('FINISH')
    expect(nextMissionStep({ status: 'DELIVERED', type: 'TWO_WAY_DELIVERY' })).toBe('SWAP_PICK_UP')
    expect(nextMissionStep({ status: 'SWAP_DELIVERED', type: 'TWO_WAY_DELIVERY' })).toBe('FINISH')
    expect(nextMissionStep({ status: 'CONFIRMED', type: 'STANDARD' })).toBeNull()
    expect(forcedStep({ status: 'DELIVERED', type: 'STANDARD' })).toBeNull()
  })

  it('open each side of an inspection to the driver while its leg asks for it', () => {
    const open = STORED_STATUSES.flatMap((status) =>
      ([0, 1] as const).flatMap((leg) =>
        (['before', 'after'] as const)
          .filter((side) => mayInspect(driver(), { ...mission, status }, { leg, side }).ok)
          .map((side) => `${status} ${leg} ${side}`),
      ),
    )
    expect(open).toEqual(['SET 0 before', 'PICKUP_CLIENT 0 after', 'DELIVERED 1 before', 'SWAP_PICKUP_CLIENT 1 after'])
  })

  it.each([
    ['the driver, at another time', driver(), 'ONGOING', { code: 'CONFLICT', reason: 'ILLEGAL_TRANSITION' }],
    ['another driver', driver('other'), 'SET', { code: 'NOT_FOUND' }],
    ['a bidder', driver('other'), 'WAITING_FOR_DRIVER', { code: 'FORBIDDEN', reason: 'WRONG_ROLE' }],
    ['the client', client(4), 'SET', { code: 'FORBIDDEN', reason: 'WRONG_ROLE' }],
    ['nobody in particular', ANONYMOUS, 'SET', { code: 'NOT_FOUND' }],
  ] as const)('close it to %s', (_who, actor, status, refusal) => {
    expect(mayInspect(actor, { ...mission, status }, { leg: 0, side: 'before' })).toEqual({ ok: false, ...refusal })
  })

  it('leave it open to admins at any time', () => {
    expect(mayInspect(admin(3), { ...mission, status: 'COMPLETED' }, { leg: 0, side: 'after' }).ok).toBe(true)
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

  it('promise the customer 80 to 110 minutes after the pick-up', () => {
    const earliest = { from: new Date('2026-05-12T09:20:00Z'), to: new Date('2026-05-12T09:50:00Z') }
    const dates = { carPickUpDate: NOW, carDeliveryDeadline: hours(8) }
    for (const duration of [null, 0, 20 * 60, 50 * 60])
      expect(smsWindow({ ...dates, type: 'STANDARD', duration })).toEqual({ kind: 'BETWEEN', ...earliest })
    expect(smsWindow({ ...dates, type: 'TWO_WAY_DELIVERY', duration: 100 * 60 })).toMatchObject(earliest)
  })

  it('promise it half an hour and the drive after the pick-up where that is later, at full five minutes', () => {
    const begins = (duration: number, type: 'STANDARD' | 'TWO_WAY_DELIVERY' = 'STANDARD') => {
      const { from, to } = smsWindow({ carPickUpDate: NOW, carDeliveryDeadline: null, type, duration })
      expect(to.getTime() - from.getTime()).toBe(30 * 60_000)
      return from.toISOString().slice(11, 19)
    }
    // the pick-up is at 08:00
    expect(begins(50 * 60 + 1)).toBe('09:25:00')
    expect(begins(55 * 60)).toBe('09:25:00')
    expect(begins(55 * 60 + 1)).toBe('09:30:00')
    expect(begins(4 * 3600 + 31 * 60)).toBe('13:05:00')
    expect(begins(2 * (4 * 3600 + 31 * 60), 'TWO_WAY_DELIVERY')).toBe('13:05:00')
  })

  it('promise nothing but the deadline where one date was given for all', () => {
    for (const type of ['STANDARD', 'TO_RETURN'] as const)
      expect(smsWindow({ carPickUpDate: NOW, carDeliveryDeadline: NOW, type, duration: 3600 })).toEqual({
        kind: 'BEFORE',
        from: NOW,
        to: NOW,
      })
  })

  it('promise the pick-up to whoever gives a vehicle back', () => {
    const dates = { carPickUpDate: NOW, carDeliveryDeadline: hours(8) }
    expect(smsWindow({ ...dates, type: 'TO_RETURN', duration: 3600 })).toEqual({ kind: 'AROUND', from: NOW, to: NOW })
  })

  it('are one where the pick-up repeats the deadline', () => {
    expect([hasOneDate(NOW, NOW), hasOneDate(NOW, hours(1)), hasOneDate(null, NOW), hasOneDate(NOW, null)]).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect(hasOneDate('2026-06-15T08:00:00.000Z', '2026-06-15T08:00:00.000Z')).toBe(true)
  })
})
