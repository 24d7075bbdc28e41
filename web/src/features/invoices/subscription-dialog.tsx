import { useState } from 'react'
import { Stack } from '@mantine/core'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type * as z from 'zod'
import { SUBSCRIPTION_AMOUNT, SUBSCRIPTION_TIERS } from '@volant/domain/drivers/subscriptions'
import { subscriptionPaymentSchema } from '@volant/domain/invoices/schema'
import { lastMonths } from '@volant/domain/kernel/time'
import { request } from '../../lib/api'
import { ApiError } from '../../lib/api-error'
import { useApiErrorWords } from '../../lib/api-error-words'
import { formatMonth } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { Dialog } from '../../ui/feedback/dialog'
import { DialogActions } from '../../ui/feedback/dialog-actions'
import { notify } from '../../ui/feedback/toasts'
import { NumberField } from '../../ui/form/number-field'
import { SelectField } from '../../ui/form/select-field'
import { PAYMENTS } from './payments-query'
import { RecordSubscriptionDocument } from './queries.generated'

type Values = z.input<typeof subscriptionPaymentSchema>

interface Props {
  driverId: string
  onClose: () => void
}

/** What a driver owes for a month of their subscription. Decisions, Invoices. */
export function SubscriptionDialog({ driverId, onClose }: Props) {
  const t = useWords('invoices')
  const words = useApiErrorWords()
  const language = useLanguage()
  const client = useQueryClient()
  const [months] = useState(() => lastMonths(new Date()).toReversed())
  const { control, handleSubmit, formState } = useForm<Values, unknown, z.output<typeof subscriptionPaymentSchema>>({
    resolver: zodResolver(subscriptionPaymentSchema),
    defaultValues: { driverId, subscriptionId: 'LIGHT', month: months[0] },
  })
  const refusal = (error: unknown) =>
    error instanceof ApiError && error.reason === 'ALREADY_EXISTS' ? t('known') : words(error)
  const submit = handleSubmit(async (input) => {
    try {
      await notify.outcome(request(RecordSubscriptionDocument, { input }), t('recorded'), refusal)
      await client.invalidateQueries({ queryKey: PAYMENTS })
      onClose()
    } catch {
      // The error is shown in a toast; the dialog stays open for another attempt.
    }
  })
  return (
    <Dialog onClose={onClose} title={t('recordTitle')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="sm">
          <SelectField
            control={control}
            name="subscriptionId"
            label={t('subscription')}
            options={SUBSCRIPTION_TIERS.map((value) => ({ value, label: t(`tier.${value}`) }))}
            required
          />
          <SelectField
            control={control}
            name="month"
            label={t('month')}
            options={months.map((value) => ({ value, label: formatMonth(value, language) }))}
            required
          />
          <NumberField
            control={control}
            name="amount"
            label={t('amount.subscription')}
            min={SUBSCRIPTION_AMOUNT.min}
            max={SUBSCRIPTION_AMOUNT.max}
            euros="plain"
            required
          />
        </Stack>
        <DialogActions busy={formState.isSubmitting} onLeave={onClose}>
          {t('record')}
        </DialogActions>
      </form>
    </Dialog>
  )
}
