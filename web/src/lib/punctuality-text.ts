import type { PunctualityBasis, PunctualityState } from '@volant/domain/deliveries/punctuality'
import { STORED_STATUSES, type DeliveryStatus } from '@volant/domain/deliveries/statuses'
import { urgencyOf, type Urgency } from '@volant/domain/deliveries/urgency'
import { formatDateTime, formatDuration, formatMinute, formatTime, isSameDay } from './format'
import type { useWords } from './i18n'

type Words = ReturnType<typeof useWords<'punctuality'>>
const date = (at: string | null | undefined) => (at ? new Date(at) : null)
const DAY_SECONDS = 86_400
const isStored = (status: string): status is DeliveryStatus => STORED_STATUSES.some((stored) => stored === status)

/** `4 h 32`; from two days on in whole days, which nobody counts in hours. */
export function spanText(seconds: number, t: Words): string {
  return seconds < 2 * DAY_SECONDS ? formatDuration(seconds) : t('days', { count: Math.floor(seconds / DAY_SECONDS) })
}

const minutesLong = (minutes: number, t: Words) => spanText(Math.abs(minutes) * 60, t)

/** As queries give it. */
export interface Verdict {
  readonly state: PunctualityState
  readonly basis: PunctualityBasis
  readonly slackMinutes?: number | null
  readonly expectedAt?: string | null
  readonly arrivesAt?: string | null
  readonly seenAt?: string | null
}

interface Judged {
  readonly status: string
  readonly carPickUpDate: string | null
  readonly carDeliveryDeadline: string | null
  readonly punctuality?: Verdict | null
  readonly sharingPausedAt?: string | null
}

function urgencyAt(judged: Judged, now: Date): Urgency | null {
  const { status, carPickUpDate, carDeliveryDeadline, punctuality, sharingPausedAt } = judged
  if (!punctuality || !isStored(status)) return null
  const { state, basis, slackMinutes = null, seenAt } = punctuality
  return urgencyOf(
    {
      status,
      state,
      basis,
      slackMinutes,
      seenAt: date(seenAt),
      sharingPausedAt: date(sharingPausedAt),
      carPickUpDate: date(carPickUpDate),
      carDeliveryDeadline: date(carDeliveryDeadline),
    },
    now,
  )
}

/** The car has not been heard of for so long that its arrival is a guess: the signal is lost, or the driver pauses sharing. */
export function isUnheard(judged: Judged, now: Date): boolean {
  const code = urgencyAt(judged, now)?.code
  return code === 'SILENT' || code === 'PAUSED'
}

/** The reason in words: `Sans chauffeur, départ dans 40 min`; null where there is no verdict. */
export function urgencyText(judged: Judged, now: Date, t: Words): string | null {
  const found = urgencyAt(judged, now)
  if (!found) return null
  const { code, minutes } = found
  return t(`urgency.${minutes < 0 ? (`${code}_past` as const) : code}`, { duration: minutesLong(minutes, t) })
}

/** The same where there is little room: `Sans position : 1 h 08`, `En pause : 20 min`. */
export function silenceText(judged: Judged, now: Date, t: Words): string | null {
  const found = urgencyAt(judged, now)
  return found && t(found.code === 'PAUSED' ? 'paused' : 'silent', { duration: minutesLong(found.minutes, t) })
}

/** `20 min d'avance`, `1 h 05 de retard`; null without a verdict. */
export function slackText({ slackMinutes = null }: Verdict, t: Words): string | null {
  if (slackMinutes === null) return null
  return t(slackMinutes < 0 ? 'late' : 'early', { duration: minutesLong(slackMinutes, t) })
}

/** `Arrivée vers 14:35`, with the day where it is another one; what is over says when it was handed over. */
export function expectedText({ arrivesAt, expectedAt, basis }: Verdict, now: Date, t: Words): string | null {
  const at = arrivesAt ?? expectedAt
  if (!at) return null
  if (basis === 'ACTUAL') return t('ended', { time: formatDateTime(at) })
  return t(arrivesAt ? 'arrives' : 'ends', { time: isSameDay(at, now) ? formatTime(at) : formatMinute(at) })
}
