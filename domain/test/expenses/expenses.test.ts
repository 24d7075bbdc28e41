import { describe, expect, it } from 'vitest'
import { STORED_STATUSES } from '../../src/deliveries/statuses'
import {
  decideApproval,
  decideExpense,
  decideTakingBack,
  EXPENSE_KINDS,
  EXPENSE_STATES,
  needsWords,
} from '../../src/expenses/expenses'
import { decideExpenseSchema, expenseSchema } from '../../src/expenses/schema'
import type { Decision } from '../../src/kernel/decision'
import { read } from '../../src/kernel/fields'
import { PAYMENT_STATUSES } from '../../src/offers/payments'

/** Copied by hand from the driver's flow, row 7 on: from the departure to the end of the mission, and after it. */
const OPEN =
  'PICKUP_DRIVER ONGOING PICKUP_CLIENT DELIVERED SWAP_PICKUP_DRIVER SWAP_IN_TRANSIT SWAP_PICKUP_CLIENT SWAP_DELIVERED COMPLETED'.split(
    ' ',
  )
const PAYMENTS = [null, ...PAYMENT_STATUSES] as const
const answer = (decision: Decision) => (decision.ok ? 'ok' : decision.reason)

describe('an expense', () => {
  it('is declared from departure until the payment is settled', () => {
    for (const status of STORED_STATUSES)
      for (const payment of PAYMENTS) {
        const settled = payment === 'PAID' || payment === 'CANCELLED'
        const expected = settled ? 'PAYMENT_NOT_PENDING' : 'ok'
        expect(answer(decideExpense({ status, payment })), `${status} ${payment}`).toBe(
          OPEN.includes(status) ? expected : 'ILLEGAL_TRANSITION',
        )
      }
  })

  it('is taken back until somebody has decided, and as often as the phone asks', () => {
    expect(EXPENSE_STATES.map((state) => [state, answer(decideTakingBack(state))])).toEqual([
      ['DECLARED', 'ok'],
      ['APPROVED', 'ALREADY_ANSWERED'],
      ['REFUSED', 'ALREADY_ANSWERED'],
      ['TAKEN_BACK', 'ok'],
      ['LAPSED', 'ALREADY_ANSWERED'],
    ])
  })

  it('is decided, and decided anew, as long as the payment can change', () => {
    for (const state of EXPENSE_STATES)
      for (const status of STORED_STATUSES)
        for (const payment of PAYMENTS) {
          const open = payment === null || payment === 'PENDING'
          const expected = open ? 'ok' : 'PAYMENT_NOT_PENDING'
          expect(answer(decideApproval(state, { status, payment })), `${state} ${status} ${payment}`).toBe(
            state !== 'TAKEN_BACK' && state !== 'LAPSED' && OPEN.includes(status) ? expected : 'ILLEGAL_TRANSITION',
          )
        }
  })

  it('needs words where its kind says nothing', () => {
    expect(EXPENSE_KINDS.filter(needsWords)).toEqual(['other'])
  })
})

const id = '0190d7b5-7d1c-7e3f-8a4b-5c6d7e8f9a0b'
const sent = {
  deliveryId: id,
  id,
  kind: 'toll',
  amount: 42.8,
  capturedAt: new Date('2026-06-15T08:00:00Z'),
  photoKey: 'a.jpg',
}
const faults = (schema: Parameters<typeof read>[0], input: object) => {
  const parsed = read(schema, input)
  return parsed.ok ? 'ok' : parsed.fields?.map(({ path, code }) => `${path} ${code}`).join(', ')
}

describe('what the phone sends', () => {
  it.each([
    ['a toll', {}, 'ok'],
    ['with words', { text: 'A1, Lille' }, 'ok'],
    ['a cent', { amount: 0.01 }, 'ok'],
    ['a thousand euros', { amount: 1000 }, 'ok'],
    ['nothing', { amount: 0 }, 'amount outOfRange'],
    ['less than nothing', { amount: -5 }, 'amount outOfRange'],
    ['a tenth of a cent', { amount: 1.001 }, 'amount outOfRange'],
    ['a cent more', { amount: 1000.01 }, 'amount outOfRange'],
    ['no number', { amount: Number.NaN }, 'amount invalid'],
    ['another kind', { kind: 'fine' }, 'kind notAllowed'],
    ['no receipt', { photoKey: undefined }, 'photoKey required'],
    ['something else', { kind: 'other', text: 'Lavage' }, 'ok'],
    ['something else without a word', { kind: 'other' }, 'text required'],
    ['something else in blanks', { kind: 'other', text: '     ' }, 'text required'],
    ['something else in two letters', { kind: 'other', text: 'ok' }, 'text required'],
    ['three hundred characters', { text: 'a'.repeat(300) }, 'ok'],
    ['one more', { text: 'a'.repeat(301) }, 'text tooLong'],
    ['a state', { state: 'APPROVED' }, 'state notAllowed'],
  ])('%s', (_what, more, expected) => {
    expect(faults(expenseSchema, { ...sent, ...more })).toBe(expected)
  })
})

describe('what the office says', () => {
  it.each([
    ['all of it', { approved: 42.8 }, 'ok'],
    ['nothing on top of the price', { approved: 0 }, 'ok'],
    ['a part, and why', { approved: 10, reason: 'Péage compris dans le prix' }, 'ok'],
    ['no, and why', { reason: 'Illisible' }, 'ok'],
    ['no', {}, 'reason required'],
    ['no, without a word', { approved: null, reason: null }, 'reason required'],
    ['no, in blanks', { reason: '   ' }, 'reason required'],
    ['no, in two letters', { reason: 'no' }, 'reason required'],
    ['less than nothing', { approved: -0.01 }, 'approved outOfRange'],
    ['all of it, where nobody had decided', { approved: 42.8, decidedAt: null }, 'ok'],
    ['all of it, on a decision of today', { approved: 42.8, decidedAt: new Date('2026-06-15T08:00:00Z') }, 'ok'],
    ['all of it, on a decision of another century', { approved: 42.8, decidedAt: new Date(0) }, 'decidedAt outOfRange'],
  ])('%s', (_what, more, expected) => {
    expect(faults(decideExpenseSchema, { id, ...more })).toBe(expected)
  })
})
