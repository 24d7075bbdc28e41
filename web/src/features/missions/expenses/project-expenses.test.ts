import { expect, it } from 'vitest'
import type { Entry, EntryCall, EntryState } from '../outbox/entry'
import type { OwnExpense } from './expense-queries'
import { projectedExpenses } from './project-expenses'

const told = (id: string): OwnExpense => ({
  id,
  kind: 'toll',
  amount: 12.5,
  text: null,
  state: 'APPROVED',
  approved: 10,
  reason: null,
  capturedAt: '2026-06-15T08:00:00Z',
})
const entry = (id: string, call: EntryCall, state: EntryState = 'waiting', missionId = 'm'): Entry => ({
  id,
  missionId,
  version: 1,
  capturedAt: '2026-06-15T09:00:00Z',
  files: [],
  call,
  state,
})
const declared = { kind: 'expense', expense: { kind: 'fuel', amount: 60, photoKey: 'local:p' } } as const
const back = (expenseId: string) => ({ kind: 'expenseBack', expenseId }) as const
const shown = (known: readonly OwnExpense[], ...entries: Entry[]) =>
  projectedExpenses(known, entries, 'm').map(({ id, waits }) => `${id}${waits ? ' waits' : ''}`)

it('shows what waits above what the server told, the newest first', () => {
  expect(shown([told('a')], entry('b', declared), entry('c', declared))).toEqual(['c waits', 'b waits', 'a'])
  const [first] = projectedExpenses([], [entry('b', declared)], 'm')
  expect(first).toEqual({
    id: 'b',
    kind: 'fuel',
    amount: 60,
    text: null,
    state: 'DECLARED',
    approved: null,
    reason: null,
    capturedAt: '2026-06-15T09:00:00Z',
    waits: true,
  })
})

it('shows an expense once, while its entry is still there after the answer', () => {
  expect(shown([told('b')], entry('b', declared))).toEqual(['b'])
})

it('hides what is taken back, whether the server has heard of it or not', () => {
  expect(shown([told('a')], entry('x', back('a')))).toEqual([])
  expect(shown([], entry('b', declared), entry('x', back('b')))).toEqual([])
})

it('leaves out what the server refused, other missions and other entries', () => {
  const problem = { kind: 'problem', report: { kind: 'delay', text: 'Bouchon', photoKey: null } } as const
  expect(
    shown(
      [],
      entry('b', declared, 'refused'),
      entry('c', declared, 'evidence'),
      entry('d', declared, 'waiting', 'n'),
      entry('e', problem),
    ),
  ).toEqual([])
})
