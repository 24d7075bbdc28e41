import { isSentLater } from '@volant/domain/deliveries/captured'
import { formatDateTime, formatMoney } from '../../../lib/format'
import { useLanguage, useWords } from '../../../lib/i18n'
import { StatusBadge, type Tone } from '../../../ui/badges/status-badge'
import { DecideButton } from './decide-button'
import { Decision } from './decision'
import type { Expense } from './expense-queries'
import classes from './expenses.module.css'
import { Receipt } from './receipt'

const TONES: Record<Expense['state'], Tone> = {
  DECLARED: 'amber',
  APPROVED: 'green',
  REFUSED: 'red',
  TAKEN_BACK: 'grey',
  LAPSED: 'grey',
}

interface Props {
  expense: Expense
  /** May the office decide on it, for the first time or another way? */
  decidable: boolean
  /** Nothing is paid back, whatever was approved. */
  cancelled: boolean
  onDecide: () => void
}

/** One receipt: what for, how much, by whom, and what was decided. */
export function ExpenseEntry({ expense, decidable, cancelled, onDecide }: Props) {
  const t = useWords('expenses')
  const language = useLanguage()
  const { kind, amount, text, state, approved, reason, driverName, capturedAt, receivedAt, photo } = expense
  const late = isSentLater(new Date(capturedAt), new Date(receivedAt))
  const when = [
    t('by', { name: driverName, at: formatDateTime(capturedAt) }),
    late && t('received', { at: formatDateTime(receivedAt) }),
  ]
  if (state === 'TAKEN_BACK') return null
  return (
    <li className={classes.entry}>
      <Receipt photo={photo} />
      <div className={classes.words}>
        <span className={classes.line}>
          <strong>{t(`kind.${kind}`)}</strong>
          <span className={classes.amount}>{formatMoney(amount, language, 'TTC')}</span>
          <StatusBadge tone={TONES[state]} label={t(`state.${state}`)} />
        </span>
        {text && <p className={classes.text}>{text}</p>}
        <p className={classes.when}>{when.filter(Boolean).join(', ')}</p>
        {approved !== null && !cancelled && (
          <p className={classes.text}>{t('paidBack', { amount: formatMoney(approved, language) })}</p>
        )}
        {reason && <p className={classes.text}>{reason}</p>}
        <Decision expense={expense} />
        {decidable && <DecideButton expense={expense} onClick={onDecide} />}
      </div>
    </li>
  )
}
