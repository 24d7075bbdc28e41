import { describe, expect, it } from 'vitest'
import { DELIVERY_ACTIONS, type LifecycleAction } from '../../src/deliveries/actions'
import type { ActionInput, DeliveryFacts } from '../../src/deliveries/facts'
import { allowedActions, decide } from '../../src/deliveries/lifecycle'
import { forcedStep } from '../../src/deliveries/mission'
import { STORED_STATUSES, type DeliveryStatus } from '../../src/deliveries/statuses'
import { type Actor, ANONYMOUS } from '../../src/kernel/actor'
import type { Decision } from '../../src/kernel/decision'
import { aDelivery, admin, client, driver, goodInput, NOW } from './a-delivery'
import { LETTERS, MATRIX, type Row } from './matrix'

const PERSONAS: Record<string, Actor> = {
  A1: admin(1),
  A2: admin(2),
  A3: admin(3),
  C4: client(4),
  C5: client(5),
  C6: client(6),
  'client of another organisation': client(4, 'org-nord'),
  'client without organisation': client(4, null),
  'selected driver': driver(),
  'other driver': driver('driver-2'),
  'waiting driver': driver('driver-3', 'WAITING'),
}

const words = (text: string | undefined) => (text ?? '').split(' ').filter(Boolean)

function expected(row: Row, status: DeliveryStatus, letters: string, twoWay: boolean): string {
  if (words(row.unseen).includes(status)) return 'NOT_FOUND'
  const cell = words(row.allowed[status]).find((word) => word.replace(/[*!]/, '') === letters)
  if (cell && !(cell.endsWith('*') && !twoWay) && !(cell.endsWith('!') && twoWay)) return 'ok'
  if (words(row.forbidden).includes(letters)) return 'FORBIDDEN'
  return words(row.forbiddenAt?.[letters]).includes(status) ? 'FORBIDDEN' : 'CONFLICT'
}

const verdict = (decision: Decision) => (decision.ok ? 'ok' : decision.code)

function inputFor(action: LifecycleAction, facts: DeliveryFacts): ActionInput {
  if (action === 'FORCE_STEP') return { ...goodInput, to: forcedStep(facts) ?? 'COMPLETED' }
  return { ...goodInput, driver: { id: 'driver-9', state: 'ACCEPTED' } }
}

function cells(row: Row, actor: Actor, twoWay: boolean): [string[], string[]] {
  const [found, wanted]: [string[], string[]] = [[], []]
  for (const status of STORED_STATUSES)
    for (const [letters, action] of Object.entries(LETTERS)) {
      // Only a completed delivery has an invoice; without one here, the status alone is judged.
      const facts = aDelivery(status, { type: twoWay ? 'TWO_WAY_DELIVERY' : 'STANDARD' })
      found.push(`${status} ${action}: ${verdict(decide(actor, facts, action, inputFor(action, facts), NOW))}`)
      wanted.push(`${status} ${action}: ${expected(row, status, letters, twoWay)}`)
    }
  return [found, wanted]
}

describe('every cell of status × action × persona', () => {
  for (const [name, row] of Object.entries(MATRIX))
    for (const twoWay of [false, true])
      it(`${name}, ${twoWay ? 'two-way' : 'one-way'}`, () => {
        const [found, wanted] = cells(row, PERSONAS[name]!, twoWay)
        expect(found).toEqual(wanted)
        expect(found).toHaveLength(STORED_STATUSES.length * Object.keys(LETTERS).length)
      })

  it('knows the letters of every action', () => {
    const spelled = Object.values(LETTERS)
    expect(DELIVERY_ACTIONS.filter((action) => !spelled.includes(action))).toEqual([])
  })
})

describe('what allowedActions lists', () => {
  const silent = ['Ao', 'Do', 'Ph', 'Rp', 'So', 'Av', 'Yes', 'No']
  for (const [name, row] of Object.entries(MATRIX))
    it(`${name}: the table without the silent moves`, () => {
      for (const twoWay of [false, true])
        for (const status of STORED_STATUSES) {
          const actor = PERSONAS[name]!
          const facts = aDelivery(status, { type: twoWay ? 'TWO_WAY_DELIVERY' : 'STANDARD' })
          const wanted = Object.entries(LETTERS)
            .filter(([letters]) => !silent.includes(letters) && (actor.role !== 'ADMIN' || letters !== 'Of'))
            .filter(([letters]) => expected(row, status, letters, twoWay) === 'ok')
            .map(([, action]) => action)
          expect(new Set(allowedActions(actor, facts, NOW)), `${status}`).toEqual(new Set(wanted))
        }
    })

  it('gives nothing to anonymous visitors and on deleted deliveries', () => {
    expect(allowedActions(ANONYMOUS, aDelivery('SET'), NOW)).toEqual([])
    expect(allowedActions(admin(1), aDelivery('REQUESTED', { deletedAt: NOW }), NOW)).toEqual([])
  })
})

describe('the customer with the link', () => {
  for (const status of STORED_STATUSES)
    it(`answers at ${status} only while asked`, () => {
      for (const action of ['CUSTOMER_CONFIRM', 'CUSTOMER_REFUSE'] as const) {
        const answer = decide(ANONYMOUS, aDelivery(status), action, { tokenLive: true }, NOW)
        const asked = status === 'PENDING_CUSTOMER_CONFIRMATION'
        expect(answer).toMatchObject(asked ? { ok: true } : { code: 'CONFLICT', reason: 'ALREADY_ANSWERED' })
      }
    })

  it('is nobody without a live token', () => {
    const asked = aDelivery('PENDING_CUSTOMER_CONFIRMATION')
    expect(decide(ANONYMOUS, asked, 'CUSTOMER_CONFIRM', { tokenLive: false }, NOW)).toMatchObject({
      code: 'UNAUTHENTICATED',
    })
  })

  it('cannot do anything else', () => {
    for (const action of DELIVERY_ACTIONS)
      expect(verdict(decide(ANONYMOUS, aDelivery('REQUESTED'), action, goodInput, NOW))).toBe('UNAUTHENTICATED')
  })
})
