import { useState, type ComponentType, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { CANCELLED_GROUP, isIn } from '@volant/domain/deliveries/statuses'
import { decideApproval } from '@volant/domain/expenses/expenses'
import { formatMoney } from '../../../lib/format'
import { useLanguage, useWords } from '../../../lib/i18n'
import { storedStatus } from '../links'
import { ExpenseEntry } from './expense-entry'
import { expensesQuery, type Expense } from './expense-queries'
import classes from './expenses.module.css'
import { OpenedDecision } from './opened-decision'

export interface ExpensesProps {
  deliveryId: string
  /** The card of the page, or the part of the panel. */
  frame: ComponentType<{ title: string; children: ReactNode }>
}

/** What drivers declared of a delivery beside the price that was agreed; nothing where nothing was laid out. */
export function DeliveryExpenses({ deliveryId, frame: Frame }: ExpensesProps) {
  const t = useWords('expenses')
  const language = useLanguage()
  const { data } = useQuery(expensesQuery(deliveryId))
  const [opened, setOpened] = useState<Expense>()
  const expenses = data?.missionExpenses ?? []
  const delivery = data?.findDeliveryById
  const status = delivery && storedStatus(delivery.status)
  if (expenses.length === 0 || !status) return null
  const cancelled = isIn(status, CANCELLED_GROUP) || expenses.some(({ payment }) => payment === 'CANCELLED')
  const hasFailed = expenses.some(({ state, payment }) => state === 'DECLARED' && payment === 'FAILED')
  const euros = (amounts: readonly (number | null)[]) =>
    formatMoney(
      amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0),
      language,
    )
  const sums = {
    approved: euros(expenses.map(({ approved }) => approved)),
    declared: euros(expenses.map(({ state, amount }) => (state === 'LAPSED' ? 0 : amount))),
  }
  return (
    <Frame title={t('driverTitle')}>
      <div className={classes.place}>
        <p className={classes.when}>
          {cancelled ? t('cancelled') : t('price', { price: formatMoney(delivery.finalPrice, language, 'HT') })}
        </p>
        {hasFailed && <p className={classes.when}>{t('failed')}</p>}
        <ul className={classes.list}>
          {expenses.map((expense) => (
            <ExpenseEntry
              key={expense.id}
              expense={expense}
              decidable={decideApproval(expense.state, { status, payment: expense.payment }).ok}
              cancelled={cancelled}
              onDecide={() => setOpened(expense)}
            />
          ))}
        </ul>
        {!cancelled && <p className={classes.sum}>{t('sum', sums)}</p>}
        {opened && <OpenedDecision key={opened.id} opened={opened} onClose={() => setOpened(undefined)} />}
      </div>
    </Frame>
  )
}
