import { differenceInMinutes, max, min, subHours } from 'date-fns'
import { byServerClock } from '../kernel/device-clock'
import type { LogData } from './log-data'

/** A device may hold back what it was told for so long. */
export const CAPTURED_HOURS_AT_MOST = 72
/** From here on the log shows both times, and nobody stands beside the driver any more. */
export const SENT_LATER_MINUTES = 2

interface Known {
  readonly stepBefore: Date | null
  readonly now: Date
  /** When the device sent it, by the same clock; left out where it did not say. */
  readonly sentAt?: Date
}

/**
 * When a step was taken on the device, its clock put right, within what can be true: not in the future, not before the step before it
 * and at most three days ago. Decisions, The day without a network.
 * @param capturedAt null where the device told no time: it was now
 */
export function happenedAt(capturedAt: Date | null, { stepBefore, now, sentAt }: Known): Date {
  if (capturedAt === null || Number.isNaN(capturedAt.getTime())) return now
  const earliest = subHours(now, CAPTURED_HOURS_AT_MOST)
  const notBefore = stepBefore === null ? earliest : max([earliest, stepBefore])
  return min([max([byServerClock(capturedAt, sentAt ?? null, now), notBefore]), now])
}

/** When a step was taken, by its line in the log: as the device said, else when it was written. */
export function occurredAt({ at, data }: { readonly at: Date; readonly data: Pick<LogData, 'occurredAt'> }): Date {
  return data.occurredAt === undefined ? at : happenedAt(new Date(data.occurredAt), { stepBefore: null, now: at })
}

/** Was this taken on the device some time before it was sent? */
export function isSentLater(capturedAt: Date | null, now: Date): boolean {
  return capturedAt !== null && differenceInMinutes(now, capturedAt) >= SENT_LATER_MINUTES
}
