import { hasOneDate } from '@volant/domain/deliveries/one-date'
import { formatDateTime } from '../../lib/format'
import type { useWords } from '../../lib/i18n'
import type { ListedMission } from './mission-queries'

type Dates = Pick<ListedMission, 'carPickUpDate' | 'carDeliveryDeadline'>
type Words = ReturnType<typeof useWords<'mission'>>

/** From when and by when a mission is; by when alone where one date was given for all. */
export function missionDates({ carPickUpDate, carDeliveryDeadline }: Dates, t: Words) {
  const before = t('list.before', { date: formatDateTime(carDeliveryDeadline) })
  const first = hasOneDate(carPickUpDate, carDeliveryDeadline)
    ? before
    : t('list.pickUp', { date: formatDateTime(carPickUpDate) })
  return { first, before }
}
