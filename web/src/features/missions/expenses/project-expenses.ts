import { isOpen, type Entry } from '../outbox/entry'
import type { OwnExpense } from './expense-queries'

/** An expense as its driver left it. */
export interface ShownExpense extends OwnExpense {
  /** The server has not heard of it yet. */
  readonly waits: boolean
}

/** What the server told, with what was declared and taken back on this phone since; the newest first. */
export function projectedExpenses(
  told: readonly OwnExpense[],
  entries: readonly Entry[],
  missionId: string,
): readonly ShownExpense[] {
  const open = entries.filter((entry) => entry.missionId === missionId && isOpen(entry))
  const takenBack = new Set(open.flatMap(({ call }) => (call.kind === 'expenseBack' ? call.expenseId : [])))
  const declared = open.flatMap(({ id, capturedAt, call }): ShownExpense[] => {
    if (call.kind !== 'expense' || told.some((known) => known.id === id)) return []
    const { kind, amount, text = null } = call.expense
    return [{ id, kind, amount, text, state: 'DECLARED', approved: null, reason: null, capturedAt, waits: true }]
  })
  const known = told.map((expense) => ({ ...expense, waits: false }))
  return [...declared.toReversed(), ...known].filter(({ id }) => !takenBack.has(id))
}
