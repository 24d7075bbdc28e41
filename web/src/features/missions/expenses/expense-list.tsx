import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { formatDateTime, formatMoney } from '../../../lib/format'
import { useLanguage, useWords } from '../../../lib/i18n'
import { StatusBadge, type Tone } from '../../../ui/badges/status-badge'
import type { Mission } from '../mission'
import { StepAlert } from '../step-alert'
import type { ShownExpense } from './project-expenses'
import { useDeclare } from './use-expenses'
import classes from './expenses.module.css'

interface Props {
  mission: Mission
  expenses: readonly ShownExpense[]
  /** Under a heading of its own. */
  titled?: boolean
}

const TONES = { DECLARED: 'amber', APPROVED: 'green', REFUSED: 'red', LAPSED: 'grey' } as const satisfies Record<
  string,
  Tone
>

/** What was declared of a mission, and what became of it. */
export function ExpenseList({ mission, expenses, titled = false }: Props) {
  const t = useWords('expenses')
  const language = useLanguage()
  const { takeBack, busy, problem } = useDeclare(mission)
  return (
    <section className={classes.place} aria-label={t('title')}>
      {titled && <h3 className={classes.title}>{t('title')}</h3>}
      <ul className={classes.list}>
        {expenses.map(({ id, kind, amount, text, state, approved, reason, capturedAt, waits }) => {
          const what = { kind: t(`kind.${kind}`), amount: formatMoney(amount, language) }
          return (
            <li key={id} className={classes.entry}>
              <div className={classes.line}>
                <strong>{what.kind}</strong>
                <span className={classes.amount}>{what.amount}</span>
              </div>
              <div className={classes.line}>
                <span className={classes.dim}>{formatDateTime(capturedAt)}</span>
                {state !== 'TAKEN_BACK' && (
                  <StatusBadge tone={waits ? 'grey' : TONES[state]} label={waits ? t('waits') : t(`state.${state}`)} />
                )}
              </div>
              {text && <p className={classes.text}>{text}</p>}
              {approved !== null && (
                <p className={classes.text}>{t('paidBack', { amount: formatMoney(approved, language) })}</p>
              )}
              {reason && <p className={classes.text}>{reason}</p>}
              {state === 'DECLARED' && (
                <Button
                  className={classes.back}
                  variant="subtle"
                  mih={44}
                  leftSection={<IconArrowBackUp size={18} aria-hidden="true" />}
                  aria-label={t('takeBackOf', what)}
                  disabled={busy}
                  onClick={() => void takeBack(id)}
                >
                  {t('takeBack')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <StepAlert problem={problem} />
    </section>
  )
}
