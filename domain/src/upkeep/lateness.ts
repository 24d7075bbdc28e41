const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** A backup every night leaves half a day to notice that one is missing. */
const BACKUP_LASTS = 36 * HOUR
/** How many runs of a job may be missing, and for how long at most. */
const MISSED_RUNS = 14
const LONGEST_DELAY = 2 * HOUR

/** Whether the last backup is too old, or was never made. */
export function isBackupOld(startedAt: Date | undefined, now: Date): boolean {
  return startedAt === undefined || now.getTime() - startedAt.getTime() > BACKUP_LASTS
}

/**
 * Whether work at fixed times is overdue: a quarter of an hour after the last success where it is done every minute, 26 hours where it
 * is done every night.
 * @param since its last success, or when it was first planned
 * @param every milliseconds between two runs
 */
export function isJobLate(since: Date, every: number, now: Date): boolean {
  return now.getTime() - since.getTime() > every + Math.min(every * MISSED_RUNS, LONGEST_DELAY)
}
