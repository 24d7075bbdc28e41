import { Suspense } from 'react'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { formatMoney } from '../../../lib/format'
import { useLanguage, useWords } from '../../../lib/i18n'
import { lazyPart } from '../../../ui/lazy/lazy-part'
import type { Expense } from './expense-queries'
import classes from './expenses.module.css'

const DecideDialog = lazyPart(() => import('./decide-dialog'), 'DecideDialog')

/** Opens the decision, which is louder as long as there is none. */
export function DecideButton({ expense }: { expense: Expense }) {
  const t = useWords('expenses')
  const language = useLanguage()
  const [opened, dialog] = useDisclosure(false)
  const { kind, amount, state } = expense
  const open = state === 'DECLARED'
  const what = { kind: t(`kind.${kind}`), amount: formatMoney(amount, language, 'TTC') }
  return (
    <>
      <Button
        className={classes.decide}
        variant={open ? 'filled' : 'default'}
        size="xs"
        aria-label={t(open ? 'decideOf' : 'changeOf', what)}
        onClick={dialog.open}
      >
        {t(open ? 'decide' : 'change')}
      </Button>
      {opened && (
        <Suspense>
          <DecideDialog expense={expense} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  )
}
