import { differenceInHours, differenceInSeconds } from 'date-fns'
import { metresBetween } from '../places/distance'
import type { Position } from './position'

/** Without a network one position is kept each so many seconds or metres. Decisions, The day without a network. */
export const THINNED_SECONDS = 30
export const THINNED_METRES = 300
/** Older ones are of no use to anybody, in hours. */
export const POSITION_HOURS_AT_MOST = 6
/** What one call takes: six hours at rest. Who drove on a motorway has kept several times as many, and sends them in several calls. */
export const POSITIONS_A_CALL = (POSITION_HOURS_AT_MOST * 3600) / THINNED_SECONDS

/** Does this position tell enough beside the last one that was kept? */
export function isWorthKeeping(position: Position, last: Position | null): boolean {
  if (last === null) return true
  const seconds = differenceInSeconds(position.recordedAt, last.recordedAt)
  return seconds >= THINNED_SECONDS || (seconds > 0 && metresBetween(last, position) >= THINNED_METRES)
}

/** The positions that are recent enough. */
export function stillUseful<T extends Pick<Position, 'recordedAt'>>(positions: readonly T[], now: Date): readonly T[] {
  return positions.filter(({ recordedAt }) => differenceInHours(now, recordedAt) < POSITION_HOURS_AT_MOST)
}
