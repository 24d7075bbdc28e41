import { hasOneDate } from '@volant/domain/deliveries/one-date'
import { formatDay, formatTime, isSameDay } from '../../lib/format'
import type { useWords } from '../../lib/i18n'
import type { Tracked } from './tracking-queries'

type Words = ReturnType<typeof useWords<'tracking'>>
type Moment = 'expected' | 'second' | 'departs' | 'wasDue' | 'before' | 'visit' | 'visitBefore' | 'handedOver'

/** With the day only where it is another one. */
function when(key: Moment, at: string, now: Date, t: Words): string {
  const time = formatTime(at)
  return isSameDay(at, now) ? t(`arrival.${key}`, { time }) : t(`arrival.${key}On`, { day: formatDay(at), time })
}

function expectedText({ arrival, status, carDeliveryDeadline }: Tracked, now: Date, t: Words): string | undefined {
  if (arrival?.at) {
    const isSecond = arrival.phase === 'SECOND_VEHICLE' || status.startsWith('SWAP_')
    return when(isSecond ? 'second' : 'expected', arrival.at, now, t)
  }
  return carDeliveryDeadline ? when('before', carDeliveryDeadline, now, t) : undefined
}

/** The first thing to read: when the vehicle arrives, or that it has. Nothing where the status alone says all. */
export function arrivalText(tracked: Tracked, now: Date, t: Words): { title?: string; detail?: string } {
  const { type, arrival, carPickUpDate, carDeliveryDeadline, sharingPaused } = tracked
  if (!arrival) return {}
  const { phase, at, isEstimate } = arrival
  if (phase === 'ON_SITE') return { title: t('arrival.onSite') }
  if (phase === 'HANDED_OVER') return { title: at ? when('handedOver', at, now, t) : undefined }
  // Whoever reads this waits for the driver who leaves with the vehicle, not for its arrival elsewhere.
  const isReturn = type === 'TO_RETURN'
  // An organisation that asks for one date means the deadline: nobody said when the car leaves.
  if (phase === 'BEFORE_DEPARTURE' && carDeliveryDeadline && hasOneDate(carPickUpDate, carDeliveryDeadline))
    return { title: when(isReturn ? 'visitBefore' : 'before', carDeliveryDeadline, now, t) }
  const expected = expectedText(tracked, now, t)
  if (phase === 'BEFORE_DEPARTURE' && carPickUpDate)
    return isReturn
      ? { title: when('visit', carPickUpDate, now, t) }
      : {
          title: when(Date.parse(carPickUpDate) < now.getTime() ? 'wasDue' : 'departs', carPickUpDate, now, t),
          detail: expected,
        }
  if (phase === 'SECOND_VEHICLE') return { title: t('arrival.between'), detail: expected }
  return { title: expected, detail: isEstimate ? t(sharingPaused ? 'arrival.paused' : 'arrival.estimate') : undefined }
}
