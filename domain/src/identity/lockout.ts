import { addSeconds } from 'date-fns'

/** Wrong passwords that are free. Description 7.1. */
export const FREE_TRIES = 5
export const LOCK_MAX_SECONDS = 15 * 60

/**
 * Seconds a name is locked after its n-th wrong password in a row from one network: 2^(n−5), from 1 s to 15 min.
 * Tries during a lock do not count. Description 7.1 and 10.1.
 */
export function lockSeconds(failures: number): number {
  if (failures < FREE_TRIES) return 0
  return Math.min(LOCK_MAX_SECONDS, 2 ** (failures - FREE_TRIES))
}

/** @returns the end of the lock, or null while tries are free */
export function lockedUntil(failures: number, lastFailureAt: Date): Date | null {
  const seconds = lockSeconds(failures)
  return seconds === 0 ? null : addSeconds(lastFailureAt, seconds)
}
