import { Stack } from '@mantine/core'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import type * as z from 'zod'
import { cancelDeliverySchema } from '@volant/domain/deliveries/schema'
import { CANCEL_REASONS } from '@volant/domain/deliveries/statuses'
import { useWords } from '../../../lib/i18n'
import { Dialog } from '../../../ui/feedback/dialog'
import { DialogActions } from '../../../ui/feedback/dialog-actions'
import { SelectField } from '../../../ui/form/select-field'
import { TextAreaField } from '../../../ui/form/text-area-field'
import type { ActionTarget, Actions } from './use-actions'

interface Props {
  delivery: ActionTarget
  onClose: () => void
  onCancel: Actions['cancel']
}

/** Asks for one of the nine reasons, and for a text with « other ». Description 5. */
export function CancelDialog({ delivery, onClose, onCancel }: Props) {
  const t = useWords('deliveries')
  const { control, handleSubmit, formState } = useForm<
    z.input<typeof cancelDeliverySchema>,
    unknown,
    z.output<typeof cancelDeliverySchema>
  >({ resolver: zodResolver(cancelDeliverySchema), defaultValues: { id: delivery.id } })
  const reason = useWatch({ control, name: 'reason' })
  const submit = handleSubmit(async ({ reason: chosen, additionalInfo }) => {
    await onCancel(chosen, additionalInfo || undefined).then(onClose, () => {})
  })
  return (
    <Dialog onClose={onClose} title={t('dialog.cancelTitle', { contract: delivery.publicId })}>
      <form onSubmit={submit} noValidate>
        <Stack gap="sm">
          <SelectField
            control={control}
            name="reason"
            label={t('dialog.reason')}
            placeholder={t('dialog.chooseReason')}
            required
            options={CANCEL_REASONS.map((value) => ({ value, label: t(`cancelReason.${value}`) }))}
          />
          <TextAreaField
            control={control}
            name="additionalInfo"
            label={t('dialog.info')}
            required={reason === 'other'}
          />
        </Stack>
        <DialogActions danger busy={formState.isSubmitting} onLeave={onClose}>
          {t('dialog.cancelConfirm')}
        </DialogActions>
      </form>
    </Dialog>
  )
}
