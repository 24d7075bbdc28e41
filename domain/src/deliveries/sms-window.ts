import { addMinutes, addSeconds, roundToNearestMinutes } from 'date-fns'
import type { TimeWindow } from '../kernel/time'
import { isTwoWay } from './facts'
import type { DeliveryType } from './statuses'

/** Minutes after the pick-up between which the vehicle arrives at the earliest. Description 4.2. */
export const SMS_WINDOW_MINUTES = { from: 80, to: 110 } as const
/** Taking the vehicle over, before the drive. */
const HANDLING_MINUTES = 30
const WINDOW_MINUTES = SMS_WINDOW_MINUTES.to - SMS_WINDOW_MINUTES.from
const ROUNDED_TO = 5

export interface Timed {
  readonly carPickUpDate: Date
  readonly type: DeliveryType
  /** Of the whole journey in seconds, both ways of a round trip; null while an address is missing. */
  readonly duration: number | null
}

/**
 * The delivery window told to the customer, shown in Europe/Paris: 80 to 110 minutes after the pick-up. A drive of more than 50
 * minutes begins it half an hour and that drive after the pick-up, at the next full five minutes; it lasts as long. Description 4.2.
 */
export function smsWindow({ carPickUpDate, type, duration }: Timed): TimeWindow {
  const drive = isTwoWay({ type }) ? (duration ?? 0) / 2 : (duration ?? 0)
  const there = addSeconds(addMinutes(carPickUpDate, HANDLING_MINUTES), drive)
  const earliest = addMinutes(carPickUpDate, SMS_WINDOW_MINUTES.from)
  const from =
    there > earliest ? roundToNearestMinutes(there, { nearestTo: ROUNDED_TO, roundingMethod: 'ceil' }) : earliest
  return { from, to: addMinutes(from, WINDOW_MINUTES) }
}
