import { addMinutes, addSeconds, roundToNearestMinutes } from 'date-fns'
import type { TimeWindow } from '../kernel/time'
import { isCustomerReturn, isTwoWay } from './facts'
import { hasOneDate } from './one-date'
import type { DeliveryType } from './statuses'

/** Minutes after the pick-up between which the vehicle arrives at the earliest. Description 4.2. */
export const SMS_WINDOW_MINUTES = { from: 80, to: 110 } as const
/** Taking the vehicle over, before the drive. */
const HANDLING_MINUTES = 30
const WINDOW_MINUTES = SMS_WINDOW_MINUTES.to - SMS_WINDOW_MINUTES.from
const ROUNDED_TO = 5

export interface Timed {
  readonly carPickUpDate: Date
  readonly carDeliveryDeadline: Date | null
  readonly type: DeliveryType
  /** Of the whole journey in seconds, both ways of a round trip; null while an address is missing. */
  readonly duration: number | null
}

/** `BETWEEN` two times, `BEFORE` or `AROUND` a single one. */
export type WindowKind = 'BETWEEN' | 'BEFORE' | 'AROUND'

export interface SmsWindow extends TimeWindow {
  readonly kind: WindowKind
}

const at = (kind: WindowKind, moment: Date): SmsWindow => ({ kind, from: moment, to: moment })

/**
 * When the customer may expect the driver, shown in Europe/Paris: 80 to 110 minutes after the pick-up. A drive of more than 50
 * minutes begins it half an hour and that drive after the pick-up, at the next full five minutes; it lasts as long. Description 4.2.
 * One date for all promises nothing but itself, and of a customer return the pick-up is what the customer waits for.
 */
export function smsWindow({ carPickUpDate, carDeliveryDeadline, type, duration }: Timed): SmsWindow {
  if (carDeliveryDeadline && hasOneDate(carPickUpDate, carDeliveryDeadline)) return at('BEFORE', carDeliveryDeadline)
  if (isCustomerReturn({ type })) return at('AROUND', carPickUpDate)
  const drive = isTwoWay({ type }) ? (duration ?? 0) / 2 : (duration ?? 0)
  const there = addSeconds(addMinutes(carPickUpDate, HANDLING_MINUTES), drive)
  const earliest = addMinutes(carPickUpDate, SMS_WINDOW_MINUTES.from)
  const from =
    there > earliest ? roundToNearestMinutes(there, { nearestTo: ROUNDED_TO, roundingMethod: 'ceil' }) : earliest
  return { kind: 'BETWEEN', from, to: addMinutes(from, WINDOW_MINUTES) }
}
