import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { request } from '../../../../lib/api'
import { useWords } from '../../../../lib/i18n'
import { useRefusal } from '../../../../lib/use-refusal'
import { notify } from '../../../../ui/feedback/toasts'
import { ReasonDialog } from '../../actions/reason-dialog'
import type { Detail } from '../detail-query'
import { AcceptVehicleDocument } from '../queries.generated'
import classes from './identity.module.css'

interface Props {
  delivery: Detail
  vehicleId: string
  /** Plate and VIN as the driver read them. */
  seen: string
}

/** Lets the driver take a vehicle that is another than ordered, for a reason. */
export function AcceptVehicle({ delivery, vehicleId, seen }: Props) {
  const t = useWords('vehicleCheck')
  const refusal = useRefusal()
  const client = useQueryClient()
  const [opened, dialog] = useDisclosure(false)
  const accept = async (reason: string | undefined) => {
    const work = request(AcceptVehicleDocument, { input: { vehicleId, reason: reason ?? '' } })
    await notify.outcome(work, t('acceptedToast'), refusal)
    await client.invalidateQueries({ queryKey: ['deliveries'] })
  }
  return (
    <>
      <Button className={classes.accept} variant="default" size="xs" onClick={dialog.open}>
        {t('accept')}
      </Button>
      {opened && (
        <ReasonDialog
          delivery={delivery}
          guard="forcedReason"
          title={t('acceptTitle')}
          text={t('acceptText', { seen })}
          label={t('reason')}
          confirm={t('accept')}
          onClose={dialog.close}
          onConfirm={accept}
        />
      )}
    </>
  )
}
