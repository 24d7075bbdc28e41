import { linkWouldBeDead } from '@volant/domain/deliveries/confirmation-link'
import type { Detail } from '../detail-query'

/** What keeps the SMS from being sent, by the name of its words; null when nothing does. */
export function smsLack(
  { clientPhone, carDeliveryDeadline }: Pick<Detail, 'clientPhone' | 'carDeliveryDeadline'>,
  now: Date,
): 'noPhone' | 'deadlinePassed' | null {
  if (!clientPhone) return 'noPhone'
  const deadline = carDeliveryDeadline ? new Date(carDeliveryDeadline) : null
  return linkWouldBeDead({ carDeliveryDeadline: deadline }, now) ? 'deadlinePassed' : null
}
