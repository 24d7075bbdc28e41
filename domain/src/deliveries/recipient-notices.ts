import { parisMinutes } from '../kernel/time'

/** Whoever waits for a vehicle is told of a delay of more than half an hour, in seconds. */
export const RECIPIENT_LATE_SECONDS = 30 * 60

/** A delay that has stood for so long is no news to them any more, in seconds: somebody has spoken with them, or forgot the mission. */
export const RECIPIENT_KNOWS_SECONDS = 24 * 60 * 60

/**
 * Whoever waits for a vehicle that is on the road is told when it arrives: once `minutes` before it, or later, while still more than
 * `until` are left. A drive of twenty minutes is announced once. Source: the driver's side, step 7.
 */
export const ARRIVAL_NOTICES = [
  { minutes: 60, until: 30 },
  { minutes: 15, until: 0 },
] as const

/** Minutes since midnight in Paris between which a telephone may ring for it. */
const RINGS = { from: 7 * 60, to: 21 * 60 } as const

/** At night nobody is texted about a vehicle on its way. */
export function mayTextRecipient(now: Date): boolean {
  const minutes = parisMinutes(now)
  return minutes >= RINGS.from && minutes < RINGS.to
}
