import { expect, it } from 'vitest'
import { allowedActions, decide, TRANSITIONS } from '../../src/deliveries/lifecycle'
import { aDelivery, admin, NOW } from './a-delivery'

it('sends no SMS with a link that is dead when it arrives: it ends at the deadline', () => {
  const deadline = (ms: number) => ({ carDeliveryDeadline: new Date(NOW.getTime() + ms) })
  for (const status of ['REQUESTED', 'RESCHEDULED_BY_ADMIN'] as const) {
    for (const ms of [-86_400_000, -1, 0]) {
      const passed = aDelivery(status, deadline(ms))
      expect(decide(admin(3), passed, 'SEND_CONFIRMATION_SMS', undefined, NOW)).toMatchObject({
        code: 'CONFLICT',
        reason: 'DEADLINE_PASSED',
      })
      // the office sees what it lacks, as with the other needs
      expect(allowedActions(admin(3), passed, NOW)).toContain('SEND_CONFIRMATION_SMS')
      // whoever confirms by telephone needs no link
      expect(decide(admin(2), passed, 'CONFIRM', undefined, NOW).ok).toBe(true)
    }
    for (const facts of [aDelivery(status, deadline(1)), aDelivery(status, { carDeliveryDeadline: null })])
      expect(decide(admin(3), facts, 'SEND_CONFIRMATION_SMS', undefined, NOW).ok).toBe(true)
  }
  const linked = TRANSITIONS.filter(({ needs }) => needs.includes('deadlineAhead'))
  expect(linked.map(({ id }) => id)).toEqual(['T3'])
})
