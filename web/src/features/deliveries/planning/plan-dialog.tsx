import { useQuery } from '@tanstack/react-query'
import { useApiErrorWords } from '../../../lib/api-error-words'
import { useWords } from '../../../lib/i18n'
import type { DriverSlot } from '../../../ui/drivers/driver-slot'
import { Dialog } from '../../../ui/feedback/dialog'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { ErrorState } from '../../../ui/feedback/error-state'
import { TextSkeleton } from '../../../ui/feedback/skeletons'
import { Link } from '../../../ui/layout/link'
import { DeliveryStatusBadge } from '../delivery-badges'
import { usePlan } from './plan-context'
import { PlanForm } from './plan-form'
import type { PlanRequest } from './plan-values'
import { placesOf } from './planned'
import { deliveryToPlanQuery } from './planning-query'
import classes from './plan-dialog.module.css'

interface Props {
  request: PlanRequest
  driver: DriverSlot
  onClose: () => void
}

/** A delivery, its driver and its dates: opened by a drop, a click or the keyboard. */
export function PlanDialog({ request, driver, onClose }: Props) {
  const t = useWords('planning')
  const words = useApiErrorWords()
  const { hrefOf } = usePlan()
  const found = useQuery(deliveryToPlanQuery(request.id))
  const delivery = found.data
  const contract = delivery?.publicId ?? ''
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title={t(delivery?.status === 'SET' ? 'dialog.move' : 'dialog.assign', { contract })}
    >
      {found.isLoadingError ? (
        <ErrorState text={words(found.error)} onRetry={() => void found.refetch()} />
      ) : found.isPending ? (
        <TextSkeleton lines={8} />
      ) : !delivery ? (
        <EmptyState title={t('dialog.missing')} />
      ) : (
        <>
          <p className={classes.summary}>
            <b>{placesOf(delivery)}</b>
            <DeliveryStatusBadge status={delivery.status} />
            <Link href={hrefOf(delivery)}>{t('dialog.page')}</Link>
          </p>
          <PlanForm delivery={delivery} request={request} driver={driver} onClose={onClose} />
        </>
      )}
    </Dialog>
  )
}
