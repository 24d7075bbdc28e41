import { differenceInDays, differenceInMilliseconds, differenceInSeconds } from 'date-fns'
import { type DeliveryStatus, isIn, TRACKED_STATUSES } from '../deliveries/statuses'
import { isOnEarth, metresBetween, type Point } from '../places/distance'
import { isOnTheWayBack } from './remaining-distance'

export interface Position extends Point {
  readonly recordedAt: Date
}

/** A device's clock may run this far ahead, in milliseconds. Description 10.8. */
export const FUTURE_LEEWAY_MS = 60_000
/** Where somebody was is kept for a month, in days: what was recorded before is not taken any more. Description 11.6. */
export const POSITION_DAYS = 30
/** Faster than any car: kept, but marked. Description 10.8. */
export const FLAG_KMH = 250

/** How far a driver has come is kept no more often than this, in seconds. */
export const PROGRESS_SECONDS = 30

export type PositionVerdict =
  | { readonly accepted: true; readonly tooFast: boolean }
  | { readonly accepted: false; readonly why: 'notTracked' | 'outOfRange' | 'future' | 'stale' | 'offDuty' }

/** When a vehicle was taken over and handed over. */
export interface Carried {
  readonly pickedUpAt: Date | null
  readonly deliveredAt: Date | null
}

export interface PositionContext {
  readonly status: DeliveryStatus
  /** Of each vehicle of the mission, in order. */
  readonly carried: readonly Carried[]
  readonly last: Position | null
  readonly now: Date
}

type Duty = Pick<PositionContext, 'status' | 'carried'>

/** Since when the vehicle under way is carried; null where nobody noted it. */
const carriedSince = ({ status, carried }: Duty): Date | null =>
  carried[isOnTheWayBack(status) ? 1 : 0]?.pickedUpAt ?? null

/** Had the driver a vehicle then? Nobody is followed before, after, or between two of them. */
function isOnDuty(at: Date, { status, carried }: Duty): boolean {
  // where the moment is not known the status alone tells
  if (carriedSince({ status, carried }) === null) return true
  return carried.some(
    ({ pickedUpAt, deliveredAt }) =>
      pickedUpAt !== null && at >= pickedUpAt && (deliveredAt === null || at <= deliveredAt),
  )
}

/**
 * May this position be stored and shown? Only while the mission moves and of a time at which it moved, on the globe, not from the
 * future and not older than the last one or than what is kept. Description 7.2 and 10.8; description 11.6.
 */
export function acceptPosition(position: Position, context: PositionContext): PositionVerdict {
  if (!isIn(context.status, TRACKED_STATUSES)) return { accepted: false, why: 'notTracked' }
  if (!isOnEarth(position)) return { accepted: false, why: 'outOfRange' }
  const ahead = differenceInMilliseconds(position.recordedAt, context.now)
  if (Number.isNaN(ahead)) return { accepted: false, why: 'outOfRange' }
  if (ahead > FUTURE_LEEWAY_MS) return { accepted: false, why: 'future' }
  if (differenceInDays(context.now, position.recordedAt) >= POSITION_DAYS) return { accepted: false, why: 'stale' }
  if (!isOnDuty(position.recordedAt, context)) return { accepted: false, why: 'offDuty' }
  const { last } = context
  if (!last) return { accepted: true, tooFast: false }
  const hours = differenceInMilliseconds(position.recordedAt, last.recordedAt) / 3_600_000
  if (hours <= 0) return { accepted: false, why: 'stale' }
  return { accepted: true, tooFast: metresBetween(last, position) / 1000 / hours > FLAG_KMH }
}

const ON_THE_WAY = ['ONGOING', 'SWAP_IN_TRANSIT'] as const satisfies readonly DeliveryStatus[]

/** Is a vehicle driven, between a departure and the arrival? */
export const isOnTheWay = (status: DeliveryStatus): boolean => isIn(status, ON_THE_WAY)

/** Does this position tell something new of how far the driver has come on the leg they drive? One of the leg before does not. */
export function isProgress(
  { status, carried, seenAt }: Duty & { readonly seenAt: Date | null },
  { recordedAt }: Position,
): boolean {
  const since = carriedSince({ status, carried })
  if (!isOnTheWay(status) || (since !== null && recordedAt < since)) return false
  return seenAt === null || differenceInSeconds(recordedAt, seenAt) >= PROGRESS_SECONDS
}
