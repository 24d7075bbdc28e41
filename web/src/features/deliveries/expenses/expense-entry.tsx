import { Suspense } from 'react'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { isSentLater } from '@volant/domain/deliveries/captured'
import { formatDateTime, formatMoney } from '../../../lib/format'
import { useLanguage, useWords } from '../../../lib/i18n'
import { StatusBadge, type Tone } from '../../../ui/badges/status-badge'
import { lazyPart } from '../../../ui/lazy/lazy-part'
import type { Expense } from './expense-queries'
import classes from './expenses.module.css'

const DecideDialog = lazyPart(() => import('./decide-dialog'), 'DecideDialog')

const TONES = { DECLARED: 'amber', APPROVED: 'green', REFUSED: 'red', TAKEN_BACK: 'grey' } as const satisfies Record<
  Expense['state'],
  Tone
>

/** One receipt: what for, how much, by whom, and what was decided. */
export function ExpenseEntry({ deliveryId, expense }: { deliveryId: string; expense: Expense }) {
  const t = useWords('expenses')
  const language = useLanguage()
  const [opened, dialog] = useDisclosure(false)
  const { kind, amount, text, state, approved, reason, driverName, capturedAt, receivedAt, photo } = expense
  const { decidedAt, decidedBy } = expense
  const late = isSentLater(new Date(capturedAt), new Date(receivedAt))
  const what = { kind: t(`kind.${kind}`), amount: formatMoney(amount, language, 'TTC') }
  const when = [
    t('by', { name: driverName, at: formatDateTime(capturedAt) }),
    late && t('received', { at: formatDateTime(receivedAt) }),
  ]
  const open = state === 'DECLARED'
  if (state === 'TAKEN_BACK') return null
  const decided = { state: t(`state.${state}`), name: decidedBy ?? '', at: formatDateTime(decidedAt) }
  return (
    <li className={classes.entry}>
      <a className={classes.photo} href={photo} target="_blank" rel="noreferrer">
        <img src={photo} alt={t('receipt')} loading="lazy" />
      </a>
      <div className={classes.words}>
        <span className={classes.line}>
          <strong>{what.kind}</strong>
          <span className={classes.amount}>{what.amount}</span>
          <StatusBadge tone={TONES[state]} label={t(`state.${state}`)} />
        </span>
        {text && <p className={classes.text}>{text}</p>}
        <p className={classes.when}>{when.filter(Boolean).join(', ')}</p>
        {approved !== null && (
          <p className={classes.text}>{t('paidBack', { amount: formatMoney(approved, language) })}</p>
        )}
        {reason && <p className={classes.text}>{reason}</p>}
        {decidedAt && <p className={classes.when}>{t(decidedBy ? 'decidedBy' : 'decidedAt', decided)}</p>}
        <Button
          className={classes.decide}
          variant={open ? 'filled' : 'default'}
          size="xs"
          aria-label={t(open ? 'decideOf' : 'changeOf', what)}
          onClick={dialog.open}
        >
          {t(open ? 'decide' : 'change')}
        </Button>
      </div>
      {opened && (
        <Suspense>
          <DecideDialog deliveryId={deliveryId} expense={expense} onClose={dialog.close} />
        </Suspense>
      )}
    </li>
  )
}
