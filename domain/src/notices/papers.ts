import type { PaperStanding } from '../drivers/papers'

/** So many days before the last one of a paper its driver is written to; 0 is that day itself. */
const PAPER_REMINDER_DAYS = [0, 7, 30] as const
type PaperReminder = (typeof PAPER_REMINDER_DAYS)[number]

/**
 * The reminder of a paper whose time it is, each to be sent once. A day on which the server stood still is made up for on the next;
 * what has ended is not reminded of any more: the driver's pages say so.
 */
export function duePaperReminder({ daysLeft }: Pick<PaperStanding, 'daysLeft'>): PaperReminder | null {
  if (daysLeft === null || daysLeft < 0) return null
  return PAPER_REMINDER_DAYS.find((days) => daysLeft <= days) ?? null
}
