import { useForm, useWatch } from 'react-hook-form'
import { zodResolver } from '@hookform/resolvers/zod'
import * as z from 'zod'
import { useQueryClient } from '@tanstack/react-query'
import type { sendConfirmationSms } from '@volant/contract/rest/deliveries'
import { confirmationSms } from '@volant/contract/words/confirmation-sms'
import { inGsm7 } from '@volant/domain/messages/gsm7'
import { call } from '../../../../lib/api'
import { ApiError } from '../../../../lib/api-error'
import { useWords } from '../../../../lib/i18n'
import { useOpened } from '../../../../lib/use-opened'
import { useRefusal } from '../../../../lib/use-refusal'
import { PhoneNumber } from '../../../../ui/data/phone-number'
import { Dialog } from '../../../../ui/feedback/dialog'
import { DialogActions } from '../../../../ui/feedback/dialog-actions'
import { notify } from '../../../../ui/feedback/toasts'
import { TextAreaField } from '../../../../ui/form/text-area-field'
import { useRefill } from '../../../../ui/form/use-refill'
import type { Detail } from '../detail-query'
import { SmsCost } from './sms-cost'
import classes from './sms.module.css'

/** As the server counts it: with the placeholder of the link, not the link. Description 10.2. */
const LONGEST = 480
const form = z.object({ message: z.string().trim().min(1, 'required').max(LONGEST, 'tooLong') })

/** What the message says, and who is told. */
export type AskedDelivery = Pick<
  Detail,
  | 'id'
  | 'publicId'
  | 'type'
  | 'version'
  | 'carPickUpDate'
  | 'carDeliveryDeadline'
  | 'duration'
  | 'clientFirstName'
  | 'clientLastName'
  | 'clientPhone'
  | 'language'
>

interface Props {
  delivery: AskedDelivery
  /** The customer's number, which cannot be changed here. */
  recipient: string
  onClose: () => void
  onSent: () => void
}

export function SmsDialog({ delivery, recipient, onClose, onSent }: Props) {
  const t = useWords('sms')
  const client = useQueryClient()
  // the message says the dates of this version
  const { target, tell } = useOpened(delivery)
  const refusal = useRefusal({ onStale: tell })
  const { version } = target
  const values = { message: confirmationSms(target, target.language === 'en' ? 'en' : 'fr') }
  const sms = useForm({ resolver: zodResolver(form), defaultValues: values })
  useRefill(sms, values, version)
  const { control, handleSubmit, setValue, setError, formState } = sms
  const message = useWatch({ control, name: 'message' })
  const submit = handleSubmit(async (sent) => {
    try {
      const body = { deliveryId: delivery.id, recipient, message: sent.message }
      await call<typeof sendConfirmationSms>('POST /sms/send-delivery-confirmation', { body }, { ifMatch: version })
    } catch (error) {
      const refused = error instanceof ApiError ? error : undefined
      if (refused?.fields.some(({ path, code }) => path === 'message' && code === 'notAllowed'))
        return setError('message', { message: t('dialog.foreign') })
      notify.error(refusal(error))
      if (refused?.code === 'CONFLICT' && refused.reason !== 'STALE_VERSION') onClose()
      return
    }
    notify.success(t('done'))
    onSent()
    await client.invalidateQueries({ queryKey: ['deliveries'] })
  })
  return (
    <Dialog onClose={onClose} title={t('dialog.title', { contract: delivery.publicId })}>
      <form onSubmit={submit} noValidate className={classes.form}>
        <p className={classes.recipient}>
          {t('recipient')}{' '}
          <strong>{[delivery.clientFirstName, delivery.clientLastName].filter(Boolean).join(' ')}</strong>{' '}
          <PhoneNumber e164={recipient} />
        </p>
        <TextAreaField control={control} name="message" label={t('dialog.message')} required rows={5} />
        <SmsCost message={message} onPlain={() => setValue('message', inGsm7(message), { shouldDirty: true })} />
        <DialogActions busy={formState.isSubmitting} onLeave={onClose}>
          {t('dialog.confirm')}
        </DialogActions>
      </form>
    </Dialog>
  )
}
