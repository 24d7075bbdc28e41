import * as z from 'zod'
import { formatDate, formatTime } from '../../../platform/format'
import { dateWords, journey, moved, sms, town, wayOf, whenOf } from './shapes'

const arrival = z.object({ place: town, arrivesAt: z.coerce.date(), path: z.string() })
const short = journey.pick({ contract: true, from: true, to: true })

/** What a driver has to know of a mission that is theirs. */
function missionText(noun: 'missionGivenSms' | 'missionChangedSms') {
  return sms(journey, ({ contract, from, to, path, ...dates }, reader) =>
    reader.t(noun, { contract, from, to, date: dateWords(dates, reader).sentence, url: reader.url(path) }),
  )
}

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
  'customer-cancelled-sms': sms(journey.pick({ contract: true, type: true }), ({ contract, type }, { t }) =>
    t(`customerCancelled.sms.${wayOf(type)}`, { contract }),
  ),
  'customer-moved-sms': sms(moved, (data, reader) =>
    reader.t(`customerMoved.sms.${wayOf(data.type)}`, { contract: data.contract, when: whenOf(data, reader) }),
  ),
  'mission-given-sms': missionText('missionGivenSms'),
  'mission-changed-sms': missionText('missionChangedSms'),
  'mission-withdrawn-sms': sms(short, (data, { t }) => t('missionWithdrawnSms', data)),
  'mission-cancelled-sms': sms(short, (data, { t }) => t('missionCancelledSms', data)),
} as const
