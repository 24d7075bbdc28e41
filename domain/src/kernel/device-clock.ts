import { addMilliseconds, differenceInDays, differenceInMilliseconds } from 'date-fns'

/** From here on it is the clock that is wrong: less than this a message is under way, in milliseconds. */
const UNDER_WAY_MS = 10_000
/** A clock that is wrong by more than this is none, in days. */
const CLOCK_DAYS = 30

/**
 * When something was noted on a device, by the clock of the server: a device whose clock is wrong says with `sentAt` by how much. One
 * that is wrong by more than a month is left as it is.
 * @param sentAt by the clock of the device; null where it told none
 */
export function byServerClock(notedAt: Date, sentAt: Date | null, now: Date): Date {
  if (sentAt === null || Number.isNaN(sentAt.getTime())) return notedAt
  const behind = differenceInMilliseconds(now, sentAt)
  const isWrong = Math.abs(behind) > UNDER_WAY_MS && Math.abs(differenceInDays(now, sentAt)) < CLOCK_DAYS
  return isWrong ? addMilliseconds(notedAt, behind) : notedAt
}
