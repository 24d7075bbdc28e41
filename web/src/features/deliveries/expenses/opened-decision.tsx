import { Suspense } from 'react'
import { useQuery } from '@tanstack/react-query'
import { lazyPart } from '../../../ui/lazy/lazy-part'
import { expensesQuery, type Expense } from './expense-queries'

const DecideDialog = lazyPart(() => import('./decide-dialog'), 'DecideDialog')

interface Props {
  /** As it stood in the list when it was opened. */
  opened: Expense
  onClose: () => void
}

/**
 * The decision on an expense, beside the list that it was opened from: once somebody else has decided, it is not in that list any more. How
 * it stands now is read from its delivery.
 */
export function OpenedDecision({ opened, onClose }: Props) {
  const { data } = useQuery(expensesQuery(opened.deliveryId))
  const now = data?.missionExpenses.find(({ id }) => id === opened.id)
  return (
    <Suspense>
      <DecideDialog expense={now ?? opened} onClose={onClose} />
    </Suspense>
  )
}
