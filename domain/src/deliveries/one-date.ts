/**
 * Whoever gives one date for all says by when, not from when: the pick-up repeats the deadline, and the vehicle may leave at any
 * time before. Both dates as moments, or both as the API writes them.
 */
export function hasOneDate<T extends Date | string>(
  pickUp: T | null | undefined,
  deadline: T | null | undefined,
): boolean {
  return Boolean(pickUp && deadline && pickUp >= deadline)
}
