import { addMinutes } from 'date-fns'
import type { TimeWindow } from '../kernel/time'

/** Minutes after the pick-up between which the vehicle arrives, as told to the customer. Description 4.2. */
export const SMS_WINDOW_MINUTES = { from: 80, to: 110 } as const

/** The delivery window of the confirmation SMS; shown in Europe/Paris. Decisions, Flow. */
export function smsWindow(carPickUpDate: Date): TimeWindow {
  return {
    from: addMinutes(carPickUpDate, SMS_WINDOW_MINUTES.from),
    to: addMinutes(carPickUpDate, SMS_WINDOW_MINUTES.to),
  }
}
