import { parisHour, parisMinutes } from '../kernel/time'

/** Hours in Paris between which no telephone is to ring. */
export const QUIET = { from: 21, to: 7 } as const

/** When the vehicle of a notice is fetched and when it is due. */
export interface NoticeSpan {
  readonly pickUp: Date
  readonly deadline: Date
}

/** The quiet hours that hold a moment; null by day. */
function nightOf(now: Date): { readonly from: Date; readonly to: Date } | null {
  const minutes = parisMinutes(now)
  if (minutes >= QUIET.from * 60) return { from: parisHour(now, QUIET.from), to: parisHour(now, QUIET.to, 1) }
  if (minutes < QUIET.to * 60) return { from: parisHour(now, QUIET.from, -1), to: parisHour(now, QUIET.to) }
  return null
}

/**
 * When a notice about a mission may leave: at once by day. At night it waits until seven o'clock, but for a mission that is
 * fetched or due in that same night, whose driver is on the road.
 */
export function noticeTime(now: Date, { pickUp, deadline }: NoticeSpan): Date {
  const night = nightOf(now)
  if (night === null) return now
  const isOfThisNight = [pickUp, deadline].some((moment) => moment >= night.from && moment <= night.to)
  return isOfThisNight ? now : night.to
}
