import { useQuery } from '@tanstack/react-query'
import { useWords } from '../../../lib/i18n'
import { Card } from '../../../ui/layout/card'
import { ExpenseButton } from '../expenses/expense-button'
import { ExpenseList } from '../expenses/expense-list'
import { useExpenses } from '../expenses/use-expenses'
import type { Mission } from '../mission'
import { paymentQuery } from '../mission-queries'

/** What was laid out, and what became of it; more may be declared until the payment is settled. */
export function DoneExpenses({ mission }: { mission: Mission }) {
  const t = useWords('expenses')
  const expenses = useExpenses(mission.id)
  const payment = useQuery(paymentQuery(mission.publicId)).data?.status
  return (
    <Card title={t('title')} actions={<ExpenseButton mission={mission} payment={payment} />}>
      {expenses.length > 0 ? <ExpenseList mission={mission} expenses={expenses} /> : <p>{t('none')}</p>}
    </Card>
  )
}
