import { parisMinutes } from '../kernel/time'

/** Whoever waits for a vehicle is told of a delay of more than half an hour, in seconds. */
export const RECIPIENT_LATE_SECONDS = 30 * 60
/** Minutes since midnight in Paris between which a telephone may ring for it. */
const RINGS = { from: 7 * 60, to: 21 * 60 } as const

/** At night nobody is told of a delay; in the morning they are. */
export function mayAnnounceDelay(now: Date): boolean {
  const minutes = parisMinutes(now)
  return minutes >= RINGS.from && minutes < RINGS.to
}
