import { describe, expect, it } from 'vitest'
import { allowedActions } from '@volant/domain/deliveries/lifecycle'
import type { DeliveryFacts } from '@volant/domain/deliveries/facts'
import type { DeliveryStatus } from '@volant/domain/deliveries/statuses'
import { dealCall } from './deal-call'

const maintainer = { role: 'ADMIN', rank: 2, sub: 's', profileId: 'p', language: 'fr' } as const
const at = (status: DeliveryStatus) => {
  const facts = { status, type: 'STANDARD', isEditable: true, vehicles: [], addresses: {} } as unknown as DeliveryFacts
  return { status, allowedActions: allowedActions(maintainer, facts, new Date()) }
}

describe('what the deal form sends', () => {
  it.each([
    ['REQUESTED', 'create', undefined, 'ALLOW'],
    ['CONFIRMED', 'create', undefined, 'ALLOW'],
    ['CONFIRMED', 'create', 'd', 'ASSIGN_DRIVER'],
    ['CONFIRMED', 'edit', 'd', 'EDIT'],
    ['WAITING_FOR_DRIVER', 'edit', undefined, 'ALLOW'],
    ['WAITING_FOR_DRIVER', 'edit', 'd', 'ASSIGN_DRIVER'],
    ['SET', 'change', undefined, 'REOPEN'],
    ['SET', 'change', 'd', 'CHANGE_DRIVER'],
    ['SET', 'edit', undefined, 'EDIT'],
    ['SET', 'create', 'd', null],
    ['ONGOING', 'edit', undefined, 'EDIT'],
    ['COMPLETED', 'edit', undefined, null],
    ['CANCELLED_BY_ADMIN', 'create', undefined, null],
  ] as const)('%s, opened to %s with driver %s: %s', (status, intent, driverId, call) => {
    expect(dealCall(at(status), intent, driverId)).toBe(call)
  })
})
