import { isHandedOver, punctuality, type PunctualityFacts } from '../deliveries/punctuality'
import { CANCELLED_GROUP, isIn } from '../deliveries/statuses'

/**
 * What whoever waits for a vehicle wants to know first: not left yet, on its way, on site, between the two vehicles of a two-way
 * delivery, or handed over.
 */
export const ARRIVAL_PHASES = ['BEFORE_DEPARTURE', 'UNDER_WAY', 'ON_SITE', 'SECOND_VEHICLE', 'HANDED_OVER'] as const

export interface Arrival {
  readonly phase: (typeof ARRIVAL_PHASES)[number]
  /** When the driver reaches whoever waits, or when the last vehicle was handed over; null on site and where nothing tells. */
  readonly at: Date | null
  /** The driver was not seen lately, so that the time goes on from what was last known. */
  readonly isEstimate: boolean
}

function phaseOf(facts: PunctualityFacts): Arrival['phase'] {
  if (isHandedOver(facts)) return 'HANDED_OVER'
  if (isIn(facts.status, ['PICKUP_CLIENT', 'SWAP_PICKUP_CLIENT'])) return 'ON_SITE'
  if (facts.status === 'DELIVERED') return 'SECOND_VEHICLE'
  const isUnderWay = isIn(facts.status, ['PICKUP_DRIVER', 'ONGOING', 'SWAP_PICKUP_DRIVER', 'SWAP_IN_TRANSIT'])
  return isUnderWay ? 'UNDER_WAY' : 'BEFORE_DEPARTURE'
}

/**
 * The arrival as the public reads it: the time of the punctuality rule and nothing of its verdict, which is the office's.
 * @returns null for a cancelled delivery
 */
export function arrivalOf(facts: PunctualityFacts, now: Date): Arrival | null {
  if (isIn(facts.status, CANCELLED_GROUP)) return null
  const phase = phaseOf(facts)
  // A mission that was ended early was never handed over: its completion is no hand-over.
  if (phase === 'HANDED_OVER') return { phase, at: facts.handedOverAt, isEstimate: false }
  const { arrivesAt, basis } = punctuality(facts, now)
  return { phase, at: arrivesAt, isEstimate: basis === 'STALE' }
}
