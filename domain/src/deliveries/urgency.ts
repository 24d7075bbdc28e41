import { differenceInMinutes } from 'date-fns'
import type { PunctualityBasis, PunctualityState } from './punctuality'
import { hasOneDate } from './one-date'
import { type DeliveryStatus, isIn, REQUESTED_GROUP } from './statuses'

/** Minutes without a position after which the office calls, while a driver is on the way. */
export const SILENT_MINUTES = 30

/**
 * Why a delivery needs a hand, or how it stands. `minutes` is, by code: to the departure of one without confirmation or driver,
 * and of one that has not left, the latest one where one date was given for all; since the last position; since the driver paused
 * sharing; of slack; to the deadline. Negative minutes are past.
 */
export interface Urgency {
  readonly code: 'UNCONFIRMED' | 'NO_DRIVER' | 'NOT_LEFT' | 'SILENT' | 'PAUSED' | 'SLACK' | 'DEADLINE'
  readonly minutes: number
}

export interface UrgencyFacts {
  readonly status: DeliveryStatus
  readonly carPickUpDate: Date | null
  readonly carDeliveryDeadline: Date | null
  readonly state: PunctualityState
  readonly basis: PunctualityBasis
  readonly slackMinutes: number | null
  readonly seenAt: Date | null
  /** Since when the driver pauses sharing their position: they said so, which is no lost signal. */
  readonly sharingPausedAt: Date | null
}

/**
 * Minutes to the departure. One date for all says by when: it may leave as long as there is slack, and where no route is known
 * nothing but the deadline can be said.
 */
function departureOf(facts: UrgencyFacts, now: Date): number | null {
  const { carPickUpDate, carDeliveryDeadline, basis, slackMinutes } = facts
  if (hasOneDate(carPickUpDate, carDeliveryDeadline)) return basis === 'DEADLINE' ? null : slackMinutes
  return carPickUpDate && differenceInMinutes(carPickUpDate, now)
}

/**
 * The one thing to say of an open delivery's punctuality: who is missing comes before what it costs.
 * @returns null where there is no verdict, and once it is over
 */
export function urgencyOf(facts: UrgencyFacts, now: Date): Urgency | null {
  const { status, state, basis, slackMinutes, seenAt, sharingPausedAt } = facts
  if (slackMinutes === null || basis === 'ACTUAL') return null
  const departure = departureOf(facts, now)
  if (departure !== null && state !== 'ON_TIME') {
    if (isIn(status, REQUESTED_GROUP)) return { code: 'UNCONFIRMED', minutes: departure }
    if (status === 'CONFIRMED' || status === 'WAITING_FOR_DRIVER') return { code: 'NO_DRIVER', minutes: departure }
  }
  if (departure !== null && departure < 0 && status === 'SET') return { code: 'NOT_LEFT', minutes: departure }
  const silent = seenAt && differenceInMinutes(now, seenAt)
  if (basis === 'STALE' && silent !== null && silent >= SILENT_MINUTES)
    return sharingPausedAt
      ? { code: 'PAUSED', minutes: differenceInMinutes(sharingPausedAt, now) }
      : { code: 'SILENT', minutes: -silent }
  return { code: basis === 'DEADLINE' ? 'DEADLINE' : 'SLACK', minutes: slackMinutes }
}
