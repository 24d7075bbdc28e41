import { type DaysOff, daysOffDuring, isOutsideRadius } from '../drivers/availability'
import type { Point } from '../places/distance'
import type { NoticeSpan } from './quiet-hours'

/** What a driver has said about the missions they want to hear of. */
export interface AuctionWishes {
  readonly home: Point | null
  /** How far from home a departure may be by road; null: anywhere. */
  readonly radiusKm: number | null
  readonly daysOff: readonly DaysOff[]
}

export interface OpenAuction extends NoticeSpan {
  readonly from: Point | null
}

/** Does this driver want to hear that this mission was opened to offers? A radius around an unknown home leaves nothing out. */
export function wantsToHearOf({ home, radiusKm, daysOff }: AuctionWishes, auction: OpenAuction): boolean {
  const { pickUp, deadline, from } = auction
  return !isOutsideRadius(radiusKm, home, from) && daysOffDuring(daysOff, { from: pickUp, to: deadline }) === null
}
