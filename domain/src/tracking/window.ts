import { addDays } from 'date-fns'
import { gives, MASKS } from '../deliveries/masks'
import { isCustomerReturn } from '../deliveries/facts'
import { CANCELLED_GROUP, type DeliveryStatus, type DeliveryType, isIn, MISSION_GROUP } from '../deliveries/statuses'

/** Days the page stays open after the end. Decisions, Public pages. */
export const TRACKING_DAYS = 7

export interface TrackedFacts {
  readonly status: DeliveryStatus
  readonly type: DeliveryType
  readonly selectedDriverId: string | null
  readonly completedAt: Date | null
  readonly cancelledAt: Date | null
  readonly deletedAt: Date | null
}

/**
 * Is the public page open? From SET until 7 days after completion or cancellation; a delivery cancelled before it had a driver
 * was never public. Outside, the answer is the 404 of an unknown id. Decisions, Public pages.
 */
export function isTrackingOpen(facts: TrackedFacts, now: Date): boolean {
  if (facts.deletedAt) return false
  if (facts.status === 'SET' || isIn(facts.status, MISSION_GROUP)) return true
  const isCancelled = isIn(facts.status, CANCELLED_GROUP)
  if (facts.status !== 'COMPLETED' && !isCancelled) return false
  if (facts.selectedDriverId === null) return false
  const endedAt = isCancelled ? facts.cancelledAt : facts.completedAt
  return endedAt !== null && now < addDays(endedAt, TRACKING_DAYS)
}

export interface PublicFields {
  readonly destinationCode: boolean
  readonly returnCode: boolean
  readonly clientPhone: boolean
  readonly position: boolean
}

/**
 * Which of the delicate fields the page shows now: the code that the next hand-over asks for, phone and position until the
 * last hand-over. Of a customer return whoever follows it hands the vehicle over and receives none: the code is for the other
 * end, and would only lock the step of the driver at their door. Description 10.2.
 */
export function publicFields(facts: Pick<TrackedFacts, 'status' | 'type'>): PublicFields {
  const { delivery } = MASKS['m-track']
  const handedOver = facts.status === 'DELIVERED' && facts.type !== 'TWO_WAY_DELIVERY'
  return {
    destinationCode: gives(delivery, 'destinationCode', facts.status) && !isCustomerReturn(facts),
    returnCode: gives(delivery, 'returnCode', facts.status) && !handedOver,
    clientPhone: gives(delivery, 'clientPhone', facts.status) && !handedOver,
    position: gives(delivery, 'position', facts.status),
  }
}
