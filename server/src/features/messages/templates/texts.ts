import * as z from 'zod'
import { formatDate, formatDateTime, formatTime } from '../../../platform/format'
import { journey, sms, town } from './shapes'

const arrival = z.object({ place: town, arrivesAt: z.coerce.date(), path: z.string() })
const short = journey.pick({ contract: true, from: true, to: true })

/** SMS: one part or two, inside GSM-7. */
export const TEXTS = {
  plainText: sms(z.object({ text: z.string() }), ({ text }) => text),
  'tracking-link-sms': sms(z.object({ path: z.string() }), ({ path }, { t, url }) =>
    t('trackingSms', { url: url(path) }),
  ),
  'delivery-delayed-sms': sms(arrival, ({ place, arrivesAt, path }, { t, url }) =>
    t('deliveryDelayedSms', { place, day: formatDate(arrivesAt), time: formatTime(arrivesAt), url: url(path) }),
  ),
  'delivery-approaching-sms': sms(arrival, ({ place, arrivesAt, path }, { t, url }) =>
    t('deliveryApproachingSms', { place, time: formatTime(arrivesAt), url: url(path) }),
  ),
  'customer-cancelled-sms': sms(short.pick({ contract: true }), (data, { t }) => t('customerCancelledSms', data)),
  'mission-given-sms': sms(journey, ({ contract, from, to, pickUp, path }, { t, url }) =>
    t('missionGivenSms', { contract, from, to, pickUp: formatDateTime(pickUp), url: url(path) }),
  ),
  'mission-withdrawn-sms': sms(short, (data, { t }) => t('missionWithdrawnSms', data)),
  'mission-cancelled-sms': sms(short, (data, { t }) => t('missionCancelledSms', data)),
} as const
