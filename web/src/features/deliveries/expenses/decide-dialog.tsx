import { useState } from 'react'
import { SegmentedControl, Stack } from '@mantine/core'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type * as z from 'zod'
import { EXPENSE_WORDS } from '@volant/domain/expenses/expenses'
import { euros, form, optionalText, requiredText } from '@volant/domain/kernel/fields'
import { request } from '../../../lib/api'
import { formatMoney } from '../../../lib/format'
import { useLanguage, useWords } from '../../../lib/i18n'
import { useOpened } from '../../../lib/use-opened'
import { useRefusal } from '../../../lib/use-refusal'
import { Dialog } from '../../../ui/feedback/dialog'
import { DialogActions } from '../../../ui/feedback/dialog-actions'
import { notify } from '../../../ui/feedback/toasts'
import { NumberField } from '../../../ui/form/number-field'
import { TextAreaField } from '../../../ui/form/text-area-field'
import { useRefill } from '../../../ui/form/use-refill'
import { Decision } from './decision'
import type { Expense } from './expense-queries'
import classes from './expenses.module.css'
import { DecideExpenseDocument } from './queries.generated'

interface Props {
  expense: Expense
  onClose: () => void
}

const { min, max } = EXPENSE_WORDS
/** Nothing is paid back without an amount of it, nothing refused without a word. */
const approving = (declared: number) => form({ approved: euros(0, declared), reason: optionalText(max) })
const refusing = form({ approved: euros().nullish(), reason: requiredText(max, min) })
type Schema = ReturnType<typeof approving> | typeof refusing
type Values = z.input<Schema>

const startOf = ({ approved, amount, reason }: Expense): Values => ({
  approved: approved ?? amount,
  reason: reason ?? '',
})

/** Approves an expense, as it was declared or less, or refuses it. A decision that somebody else took meanwhile is told first. */
export function DecideDialog({ expense, onClose }: Props) {
  const t = useWords('expenses')
  const language = useLanguage()
  const client = useQueryClient()
  const { target, tell } = useOpened({ ...expense, version: expense.decidedAt })
  const refusal = useRefusal({ stale: t('stale'), onStale: tell })
  const { id, kind, amount, state, decidedAt } = target
  const [choice, setChoice] = useState<'approve' | 'refuse'>(state === 'REFUSED' ? 'refuse' : 'approve')
  const refuses = choice === 'refuse'
  const decision = useForm<Values, unknown, z.output<Schema>>({
    resolver: zodResolver(refuses ? refusing : approving(amount)),
    defaultValues: startOf(target),
  })
  useRefill(decision, startOf(target), decidedAt ?? '')
  const { control, handleSubmit, formState } = decision
  const submit = handleSubmit(async (said) => {
    const input = { id, approved: refuses ? null : said.approved, reason: said.reason || null, decidedAt }
    try {
      await notify.outcome(request(DecideExpenseDocument, { input }), t('saved'), refusal)
      await Promise.all([
        client.invalidateQueries({ queryKey: ['deliveries', 'expenses'] }),
        client.invalidateQueries({ queryKey: ['invoices', 'payments'] }),
      ])
      onClose()
    } catch {
      // The error is shown in a toast; the dialog stays open for another attempt.
    }
  })
  return (
    <Dialog title={`${t(`kind.${kind}`)}, ${formatMoney(amount, language, 'TTC')}`} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <a className={classes.whole} href={expense.photo} target="_blank" rel="noreferrer">
            <img src={expense.photo} alt={t('receipt')} />
          </a>
          <Decision expense={target} />
          <SegmentedControl
            fullWidth
            aria-label={t('decision')}
            value={choice}
            onChange={(value) => setChoice(value)}
            data={[
              { value: 'approve', label: t('approve') },
              { value: 'refuse', label: t('refuse') },
            ]}
          />
          {!refuses && (
            <NumberField
              control={control}
              name="approved"
              label={t('approved')}
              description={t('approvedHint', { amount: formatMoney(amount, language) })}
              min={0}
              max={amount}
              euros="plain"
              fixed
              required
            />
          )}
          <TextAreaField
            control={control}
            name="reason"
            label={t('reason')}
            description={t('reasonHint')}
            maxLength={max}
            required={refuses}
          />
        </Stack>
        <DialogActions busy={formState.isSubmitting} onLeave={onClose}>
          {t('save')}
        </DialogActions>
      </form>
    </Dialog>
  )
}
