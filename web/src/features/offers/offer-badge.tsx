import type { OfferStatus } from '@volant/domain/offers/states'
import { useWords } from '../../lib/i18n'
import { StatusBadge, type Tone } from '../../ui/badges/status-badge'

/** Description 2.12. */
const TONE: Record<OfferStatus, Tone> = {
  ACCEPTED: 'green',
  REJECTED: 'red',
  PENDING: 'orange',
  DRIVER_CHANGED: 'grey',
  DRIVER_CANCELED: 'grey',
}

export function OfferBadge({ status }: { status: OfferStatus }) {
  const t = useWords('offers')
  return <StatusBadge tone={TONE[status]} label={t(`status.${status}`)} />
}
