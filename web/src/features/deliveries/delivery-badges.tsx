import type { DeliveryType } from '@volant/domain/deliveries/statuses'
import { useWords } from '../../lib/i18n'
import { StatusBadge } from '../../ui/badges/status-badge'
import { TypeBadge } from '../../ui/badges/type-badge'
import { COLOUR_OF, TONE_OF, type ShownStatus } from './colours'
import { isUnfinished, type Requested } from './unfinished'

export function DeliveryStatusBadge({ status }: { status: ShownStatus }) {
  const t = useWords('deliveries')
  return <StatusBadge tone={TONE_OF[status]} label={t(`status.${status}`)} />
}

/** In the place of the status of a request that lacks something. */
export function UnfinishedBadge() {
  const t = useWords('deliveries')
  return <StatusBadge tone="amber" label={t('unfinished')} />
}

/** The status of a delivery, or that it is still to be completed. */
export function DeliveryBadge({ delivery }: { delivery: Requested }) {
  return isUnfinished(delivery) ? <UnfinishedBadge /> : <DeliveryStatusBadge status={delivery.status} />
}

export function DeliveryTypeBadge({ type }: { type: DeliveryType }) {
  const t = useWords('deliveries')
  return <TypeBadge acronym={t(`acronym.${type}`)} colour={COLOUR_OF[type]} title={t(`type.${type}`)} />
}
