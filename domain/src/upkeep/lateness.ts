const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** A backup every night leaves half a day to notice that one is missing. */
const BACKUP_LASTS = 36 * HOUR
/** How many runs of a job may be missing, and for how long at most. */
const MISSED_RUNS = 14
const LONGEST_PATIENCE = 2 * HOUR

/** Whether the last backup is too old, or was never made. */
export function isBackupOld(startedAt: Date | undefined, now: Date): boolean {
  return startedAt === undefined || now.getTime() - startedAt.getTime() > BACKUP_LASTS
}

/**
 * How long after its time a run may lack its success: a quarter of an hour where it is done every minute, two hours otherwise. Judged by
 * the run that was due, since work of the day has no run at night.
 * @param every milliseconds between two runs
 */
export function jobPatience(every: number): number {
  return Math.min(every * MISSED_RUNS, LONGEST_PATIENCE)
}
