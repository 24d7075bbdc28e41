import { useWords } from '../../../lib/i18n'
import type { Detail } from './detail-query'

/** « Livraison C1 100042 » and what the driver is doing; the type is named as on its badge. */
export function useDeliveryTitle(): (delivery: Pick<Detail, 'type' | 'publicId' | 'status'>) => {
  title: string
  suffix?: string
} {
  const t = useWords('deliveries')
  return ({ type, publicId, status }) => {
    const title = t('detail.title', { kind: t(`acronym.${type}`), contract: publicId })
    const named = status === 'PICKUP_CLIENT' || status === 'PICKUP_DRIVER' || status === 'ONGOING'
    return named ? { title, suffix: t(`detail.suffix.${status}`) } : { title }
  }
}
