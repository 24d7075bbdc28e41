import { MISSION_MASK_DAYS } from '@volant/domain/deliveries/masks'
import { HOLDING_STATUSES, LEAST_SECONDS } from '@volant/domain/deliveries/overlap'
import { alertHorizon } from '@volant/domain/deliveries/tabs'
import type { Actor, DriverActor } from '@volant/domain/kernel/actor'
import { subDays } from 'date-fns'
import type { Params } from '../../projections/engine'
import { wholeLeg } from './read/punctuality'

/**
 * The deliveries that exist for this person, as a condition on the row called `row`. No list, count, search or export is
 * written without it; nobody in particular sees nothing. The domain's `isVisible` says the same of one delivery.
 */
export function visibleTo(actor: Actor, row: string, params: Params): string {
  const live = `${row}.deleted_at IS NULL`
  switch (actor.role) {
    case 'ADMIN':
      return live
    case 'CLIENT':
      return actor.organizationId === null
        ? 'false'
        : `${live} AND ${row}.organization_id = ${params.add(actor.organizationId)}`
    case 'DRIVER':
      return actor.state === 'ACCEPTED'
        ? `${live} AND (${row}.selected_driver_id = ${params.add(actor.profileId)} OR ${row}.status = 'WAITING_FOR_DRIVER')`
        : 'false'
    case 'ANONYMOUS':
      return 'false'
  }
}

const HOLDING = HOLDING_STATUSES.map((status) => `'${status}'`).join(', ')

/**
 * The missions whose details this driver may read now; everything else of theirs looks like an auction. The domain's
 * `maskFor` says the same of one delivery.
 */
export function detailedFor(driver: DriverActor, row: string, params: Params, now: Date): string {
  const since = subDays(now, MISSION_MASK_DAYS).toISOString()
  return `${row}.selected_driver_id = ${params.add(driver.profileId)} AND (${row}.status IN (${HOLDING}) OR (${row}.status = 'COMPLETED' AND ${row}.completed_at >= ${params.add(since)}::timestamptz))`
}

/** The auctions that are urgent now. The domain's `isAlert` says the same of one delivery; the index `deliveries_alert` serves it. */
export function inAlert(row: string, params: Params, now: Date): string {
  return `${row}.status = 'WAITING_FOR_DRIVER' AND ${row}.pending_offers = 0 AND ${row}.car_delivery_deadline <= ${params.add(alertHorizon(now).toISOString())}::timestamptz`
}

/** A stretch of time, and the moment at which it is asked about. */
export interface Stretch {
  readonly from: Date
  readonly to: Date
  readonly now: Date
}

/** The columns, or values, that say when a mission is to be carried out. */
interface Times {
  readonly type: string
  readonly pickUp: string
  readonly deadline: string
  readonly duration: string
}

const drive = ({ duration }: Times) => `greatest(${duration}, ${LEAST_SECONDS}) * interval '1 second'`

/** From the latest departure to the one date that was given for all: the domain's `wholeCourse`. */
function course({ type, duration }: Times): string {
  const seconds = `CASE WHEN ${type} = 'TWO_WAY_DELIVERY' THEN 2 * (${wholeLeg(`${duration} / 2`)}) ELSE ${wholeLeg(duration)} END`
  return `coalesce(${seconds}, ${LEAST_SECONDS}) * interval '1 second'`
}

/** From when, and until when, a mission that is not over holds its driver by its dates: the domain's `occupation`. */
export function plannedFrom(times: Times): string {
  const { pickUp, deadline } = times
  return `CASE WHEN ${pickUp} >= ${deadline} THEN ${deadline} - ${course(times)} ELSE ${pickUp} END`
}
export function plannedUntil(times: Times): string {
  return `greatest(${times.deadline}, ${plannedFrom(times)} + ${drive(times)})`
}
export const timesOf = (row: string): Times => ({
  type: `${row}.type`,
  pickUp: `${row}.car_pick_up_date`,
  deadline: `${row}.car_delivery_deadline`,
  duration: `${row}.duration`,
})

/**
 * The missions that hold a driver at some time of a stretch. The domain's `occupation` says the same of one delivery; the
 * index `deliveries_held` serves it. It knows the pick-up only: what is not over and has one date for all begins before that,
 * and is among the few missions that are somebody's.
 */
export function holdsDriver(row: string, { from, to, now }: Stretch, params: Params): string {
  const [start, end, present] = [from, to, now].map((at) => `${params.add(at.toISOString())}::timestamptz`)
  const over = `coalesce(${row}.handed_over_at, ${row}.completed_at)`
  const times = timesOf(row)
  const begun = `(tstzrange(least(${row}.car_pick_up_date, ${over}), ${over}, '[]') && tstzrange(${start}, ${end}, '[]') OR (${row}.status IN (${HOLDING}) AND ${over} IS NULL AND ${plannedFrom(times)} <= ${end}))`
  return `${begun} AND (${over} IS NOT NULL OR ${plannedUntil(times)} >= ${start} OR (${row}.status IN (${HOLDING}) AND ${present} >= ${start}))`
}

/** No mission of theirs holds the driver of this id at any time of a stretch. */
export function isFree(driverId: string, stretch: Stretch, params: Params): string {
  return `NOT EXISTS (SELECT 1 FROM deliveries m WHERE m.selected_driver_id = ${driverId} AND m.deleted_at IS NULL AND m.status IN (${HOLDING}) AND ${holdsDriver('m', stretch, params)})`
}
