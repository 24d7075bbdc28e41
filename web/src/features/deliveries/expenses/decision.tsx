import { formatDateTime } from '../../../lib/format'
import { useWords } from '../../../lib/i18n'
import type { Expense } from './expense-queries'
import classes from './expenses.module.css'

/** What the office decided last, who and when; nothing as long as nobody has, or where it counts no more. */
export function Decision({ expense: { state, decidedAt, decidedBy } }: { expense: Expense }) {
  const t = useWords('expenses')
  if (!decidedAt || state === 'TAKEN_BACK' || state === 'LAPSED') return null
  const decided = { state: t(`state.${state}`), name: decidedBy ?? '', at: formatDateTime(decidedAt) }
  return <p className={classes.when}>{t(decidedBy ? 'decidedBy' : 'decidedAt', decided)}</p>
}
