import { describe, expect, it } from 'vitest'
import { arrangeActions } from '../../src/deliveries/arrange-actions'
import { DELIVERY_ACTIONS } from '../../src/deliveries/actions'
import { allowedActions } from '../../src/deliveries/lifecycle'
import { DELIVERY_TYPES, STORED_STATUSES, type DeliveryStatus } from '../../src/deliveries/statuses'
import type { Actor } from '../../src/kernel/actor'
import { aDelivery, admin, client, driver, NOW } from './a-delivery'

type Row = Partial<Record<DeliveryStatus, string>>

const STEPS: Row = {
  SET: 'PICK_UP',
  PICKUP_DRIVER: 'DEPART',
  ONGOING: 'ARRIVE',
  PICKUP_CLIENT: 'HAND_OVER',
  DELIVERED: 'FINISH',
  SWAP_PICKUP_DRIVER: 'SWAP_DEPART',
  SWAP_IN_TRANSIT: 'SWAP_ARRIVE',
  SWAP_PICKUP_CLIENT: 'SWAP_HAND_OVER',
  SWAP_DELIVERED: 'FINISH',
}
const MAINTAINER: Row = {
  REQUESTED: 'CONFIRM',
  PENDING_CUSTOMER_CONFIRMATION: 'CONFIRM',
  SMS_SENT: 'CONFIRM',
  CONFIRMED_BY_CUSTOMER: 'CONFIRM',
  RESCHEDULED_BY_ADMIN: 'CONFIRM',
  CONFIRMED: 'ALLOW',
  WAITING_FOR_DRIVER: 'ACCEPT_OFFER',
  DELIVERED: 'TERMINATE',
  SWAP_DELIVERED: 'TERMINATE',
  COMPLETED: 'SEND_RATING_EMAIL',
  CANCELLED_BY_ADMIN: 'ACTIVATE',
  CANCELLED_BY_MANDATORY: 'ACTIVATE',
  CANCELLED_BY_CUSTOMER: 'ACTIVATE',
}
const SUPPORT: Row = {
  REQUESTED: 'SEND_CONFIRMATION_SMS',
  RESCHEDULED_BY_ADMIN: 'SEND_CONFIRMATION_SMS',
  COMPLETED: 'SEND_RATING_EMAIL',
}
const MEMBER: Row = { REQUESTED: 'EDIT', CANCELLED_BY_CUSTOMER: 'ACTIVATE', CANCELLED_BY_MANDATORY: 'ACTIVATE' }

/** The main action of a one-way delivery by status; none where the row names none. */
const MAIN: readonly (readonly [string, Actor, Row])[] = [
  ['a super administrator', admin(1), MAINTAINER],
  ['a maintainer', admin(2), MAINTAINER],
  ['support', admin(3), SUPPORT],
  ['an owner', client(4), MEMBER],
  ['a manager', client(5), MEMBER],
  ['a member', client(6), MEMBER],
  ['the driver of the mission', driver(), { WAITING_FOR_DRIVER: 'OFFER', ...STEPS }],
]

describe('the actions of a delivery, arranged', () => {
  for (const [who, actor, expected] of MAIN)
    for (const status of STORED_STATUSES)
      for (const type of DELIVERY_TYPES) {
        if (status.startsWith('SWAP_') && type !== 'TWO_WAY_DELIVERY') continue
        it(`lead ${who} on from ${status} of ${type}, and lose nothing`, () => {
          const facts = aDelivery(status, { type })
          const allowed = allowedActions(actor, facts, NOW)
          const { main, others, destroying } = arrangeActions(facts, allowed)
          if (status === 'DELIVERED' && type === 'TWO_WAY_DELIVERY')
            expect(main).toBe(actor.role === 'DRIVER' ? 'SWAP_PICK_UP' : null)
          else expect(main).toBe(expected[status] ?? null)
          const kept = [...(main === null || main === 'ACCEPT_OFFER' ? [] : [main]), ...others, ...destroying]
          expect(kept.toSorted()).toEqual(allowed.toSorted())
        })
      }

  it('never make a destroying one the main action, whatever else is allowed', () => {
    for (const status of STORED_STATUSES) {
      const { main, destroying } = arrangeActions({ status, type: 'STANDARD' }, DELIVERY_ACTIONS)
      expect(destroying).toEqual(['CANCEL_RESTITUTION', 'WITHDRAW', 'CANCEL', 'DELETE'])
      expect(destroying).not.toContain(main)
    }
  })

  it('are none where nothing is allowed', () => {
    for (const status of STORED_STATUSES)
      expect(arrangeActions({ status, type: 'STANDARD' }, [])).toEqual({ main: null, others: [], destroying: [] })
  })
})
