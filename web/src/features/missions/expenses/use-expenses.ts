import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { ExpenseKind } from '@volant/domain/expenses/expenses'
import { v7 as uuid } from 'uuid'
import { useWords } from '../../../lib/i18n'
import type { Mission } from '../mission'
import { refOf } from '../outbox/entry'
import { useTaken } from '../outbox/use-outbox'
import { useLeaving } from '../use-leaving'
import { expensesQuery } from './expense-queries'
import { projectedExpenses } from './project-expenses'

/** What is typed of an expense, as the phone keeps it until it is declared. */
export interface ExpenseDraft {
  readonly kind: ExpenseKind | null
  /** Euros. */
  readonly amount: number | null
  readonly text: string
  readonly photo: Blob | undefined
}
export type WholeExpense = ExpenseDraft & { readonly kind: ExpenseKind; readonly amount: number; readonly photo: Blob }

/** The expenses of a mission as its driver left them. */
export function useExpenses(missionId: string) {
  const taken = useTaken()
  const { data } = useQuery(expensesQuery(missionId))
  return useMemo(() => projectedExpenses(data ?? [], taken, missionId), [data, taken, missionId])
}

/** Declares and takes back: at once where there is a network, else as soon as it returns. */
export function useDeclare(mission: Pick<Mission, 'id' | 'version'>) {
  const t = useWords('expenses')
  const { leave, busy, problem } = useLeaving(mission)

  return {
    /** @returns whether the office knows of it, or will */
    declare({ kind, amount, text, photo }: WholeExpense): Promise<boolean> {
      const metadata = { module: 'delivery', deliveryId: mission.id, kind: 'expense' } as const
      const photoKey = refOf(uuid())
      const files = [{ ref: photoKey, blob: photo, fileName: 'receipt.jpg', metadata }]
      const expense = { kind, amount, text: text.trim() || null, photoKey }
      return leave({ call: { kind: 'expense', expense }, files }, t('declared'), t('kept'))
    },
    takeBack: (expenseId: string) =>
      leave({ call: { kind: 'expenseBack', expenseId } }, t('takenBack'), t('takenBackKept')),
    busy,
    problem,
  }
}
