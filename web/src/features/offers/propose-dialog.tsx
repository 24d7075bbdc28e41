import { Stack } from '@mantine/core'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type * as z from 'zod'
import { offerSchema } from '@volant/domain/offers/schema'
import { OFFER_PRICE } from '@volant/domain/offers/states'
import { useWords } from '../../lib/i18n'
import { NumberField } from '../../ui/form/number-field'
import { DriverField } from './driver-field'
import type { Offers } from './use-offers'
import { Dialog } from '../../ui/feedback/dialog'
import { DialogActions } from '../../ui/feedback/dialog-actions'

interface Props {
  deliveryId: string
  onClose: () => void
  onPropose: Offers['propose']
}

type Values = z.input<typeof offerSchema>

/** An offer on behalf of a driver, from 10 € up. Description 2.12 and 5 */
export function ProposeDialog({ deliveryId, onClose, onPropose }: Props) {
  const t = useWords('offers')
  const { control, handleSubmit, formState } = useForm<Values, unknown, z.output<typeof offerSchema>>({
    resolver: zodResolver(offerSchema),
    defaultValues: { deliveryId },
  })
  const submit = handleSubmit(({ driverId, demandedPrice }) =>
    // The error is shown in a toast; the dialog stays open for another attempt.
    onPropose(driverId, demandedPrice).then(onClose, () => {}),
  )
  return (
    <Dialog onClose={onClose} title={t('proposeTitle')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="sm">
          <DriverField control={control} name="driverId" label={t('driver')} deliveryId={deliveryId} required />
          <NumberField
            control={control}
            name="demandedPrice"
            label={t('price')}
            required
            min={OFFER_PRICE.min}
            max={OFFER_PRICE.max}
            euros="HT"
          />
        </Stack>
        <DialogActions busy={formState.isSubmitting} onLeave={onClose}>
          {t('proposeConfirm')}
        </DialogActions>
      </form>
    </Dialog>
  )
}
