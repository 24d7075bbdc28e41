import { addMinutes, addSeconds, isBefore, isEqual, max, min, subMinutes, subSeconds } from 'date-fns'
import type { Point } from '../places/distance'
import { estimateRoad, type RoadEstimate } from '../places/road-estimate'
import { wholeCourse } from './course'
import type { DeliveryFacts } from './facts'
import { hasOneDate } from './one-date'
import { isIn, MISSION_GROUP, type DeliveryStatus } from './statuses'

/** What holds a driver: theirs and not over. */
export const HOLDING_STATUSES = ['SET', ...MISSION_GROUP] as const satisfies readonly DeliveryStatus[]

/** Where no route is known, or hardly any way: a hand-over alone takes this long. */
export const LEAST_SECONDS = 1800

/** What must be known of a mission to say when it holds its driver. */
export interface Booked extends Pick<
  DeliveryFacts,
  'status' | 'type' | 'carPickUpDate' | 'carDeliveryDeadline' | 'completedAt'
> {
  /** When the last vehicle was handed over. */
  readonly handedOverAt: Date | null
  /** Seconds of the whole drive; null where no route is known. */
  readonly duration: number | null
}

export interface Occupation {
  readonly from: Date
  /** Exclusive: another mission may begin then. */
  readonly to: Date
}

/**
 * When a mission holds its driver: from the pick-up to the deadline, and at least as long as the drive takes. One date for all
 * says by when: it holds them from the latest departure, at which the slack of the verdict is used up. While it is not over it holds them until now, however late it is; once the
 * last vehicle is handed over, or the mission ended without it, until that moment.
 * @returns null without both dates
 */
export function occupation(mission: Booked, now: Date): Occupation | null {
  const { status, carPickUpDate: pickUp, carDeliveryDeadline: deadline, duration } = mission
  const over = mission.handedOverAt ?? mission.completedAt
  if (!pickUp || !deadline) return null
  if (over) return { from: min([pickUp, over]), to: over }
  const from = hasOneDate(pickUp, deadline) ? subSeconds(deadline, wholeCourse(mission) ?? LEAST_SECONDS) : pickUp
  const planned = max([deadline, addSeconds(from, Math.max(duration ?? 0, LEAST_SECONDS))])
  return { from, to: isIn(status, HOLDING_STATUSES) ? max([planned, now]) : planned }
}

/** Two stretches share some time; one may begin at the moment at which the other ends. */
export function intersects(one: Occupation, other: Occupation): boolean {
  return one.from < other.to && other.from < one.to
}

/** Those of a driver's other missions which hold them while this one would. */
export function overlapping<M extends Booked & { readonly id: string }>(
  wanted: Booked & { readonly id: string },
  missions: readonly M[],
  now: Date,
): readonly M[] {
  const own = occupation(wanted, now)
  if (own === null) return []
  return missions.filter((mission) => {
    const held = isIn(mission.status, HOLDING_STATUSES) ? occupation(mission, now) : null
    return mission.id !== wanted.id && held !== null && intersects(own, held)
  })
}

/** The way from the end of one mission to the beginning of the next. */
export interface Transfer extends RoadEstimate {
  /** Seconds between the two; negative where they overlap. */
  readonly free: number
  readonly tooShort: boolean
}

/** @returns null where a place is not known */
export function transferBetween(
  earlier: { readonly to: Date; readonly place: Point | null },
  later: { readonly from: Date; readonly place: Point | null },
): Transfer | null {
  if (!earlier.place || !later.place) return null
  const road = estimateRoad(earlier.place, later.place)
  const free = Math.round((later.from.getTime() - earlier.to.getTime()) / 1000)
  return { ...road, free, tooShort: free < road.seconds }
}

const SNAP_MINUTES = 30

/** Pick-up and deadline moved together by some time, to full half hours of the pick-up. */
export function moveDates<D extends { readonly carPickUpDate: Date; readonly carDeliveryDeadline: Date }>(
  dates: D,
  byMs: number,
): D {
  const grid = SNAP_MINUTES * 60_000
  const pickUp = Math.round((dates.carPickUpDate.getTime() + byMs) / grid) * grid
  const minutes = (pickUp - dates.carPickUpDate.getTime()) / 60_000
  const moved = (date: Date) => addMinutes(date, minutes)
  return {
    ...dates,
    carPickUpDate: moved(dates.carPickUpDate),
    carDeliveryDeadline: moved(dates.carDeliveryDeadline),
  }
}

/**
 * A vehicle that waits already is not available earlier because it is fetched earlier, and a date that moved may not be past: the
 * availability stays, unless the pick-up comes before it. Where one date was given for all, both may be the same.
 */
export function availabilityFor(
  own: { readonly carAvailabilityDate: Date; readonly carPickUpDate: Date },
  pickUp: Date,
): Date {
  const together = isEqual(own.carAvailabilityDate, own.carPickUpDate)
  const holds = isBefore(own.carAvailabilityDate, pickUp) || (together && isEqual(own.carAvailabilityDate, pickUp))
  return holds ? own.carAvailabilityDate : subMinutes(pickUp, together ? 0 : 1)
}
