import { Button } from '@mantine/core'
import { formatMoney } from '../../../lib/format'
import { useLanguage, useWords } from '../../../lib/i18n'
import type { Expense } from './expense-queries'
import classes from './expenses.module.css'

interface Props {
  expense: Expense
  onClick: () => void
}

/** Opens the decision, which is louder as long as there is none. */
export function DecideButton({ expense, onClick }: Props) {
  const t = useWords('expenses')
  const language = useLanguage()
  const { kind, amount, state } = expense
  const open = state === 'DECLARED'
  const what = { kind: t(`kind.${kind}`), amount: formatMoney(amount, language, 'TTC') }
  return (
    <Button
      className={classes.decide}
      variant={open ? 'filled' : 'default'}
      size="xs"
      aria-label={t(open ? 'decideOf' : 'changeOf', what)}
      onClick={onClick}
    >
      {t(open ? 'decide' : 'change')}
    </Button>
  )
}
