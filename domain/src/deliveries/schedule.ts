import { differenceInSeconds } from 'date-fns'
import { parisMinutes } from '../kernel/time'
import { isTwoWay } from './facts'
import type { DeliveryType } from './statuses'

/** Hours in Paris outside which a vehicle is rarely fetched or brought. Decisions, Forms. */
export const USUAL_HOURS = { from: 7, to: 20 } as const
const HOUR = 60

export type ScheduleConcern = 'unusualPickUp' | 'unusualDeadline' | 'shorterThanDrive'

interface Schedule {
  readonly type: DeliveryType
  readonly carPickUpDate: Date | null
  readonly carDeliveryDeadline: Date | null
  /** Of the whole journey in seconds, both ways of a round trip; null while an address is missing. */
  readonly duration: number | null
}

function isUnusual(moment: Date | null): boolean {
  if (moment === null) return false
  const minutes = parisMinutes(moment)
  return minutes < USUAL_HOURS.from * HOUR || minutes > USUAL_HOURS.to * HOUR
}

/** What whoever plans a delivery may have overlooked; nothing of it is forbidden. One date for all says nothing of the time between. */
export function scheduleConcerns({ type, carPickUpDate, carDeliveryDeadline, duration }: Schedule): ScheduleConcern[] {
  const drive = (duration ?? 0) / (isTwoWay({ type }) ? 2 : 1)
  const between = carPickUpDate && carDeliveryDeadline ? differenceInSeconds(carDeliveryDeadline, carPickUpDate) : 0
  return [
    ...(isUnusual(carPickUpDate) && between !== 0 ? (['unusualPickUp'] as const) : []),
    ...(isUnusual(carDeliveryDeadline) ? (['unusualDeadline'] as const) : []),
    ...(between > 0 && between < drive ? (['shorterThanDrive'] as const) : []),
  ]
}
