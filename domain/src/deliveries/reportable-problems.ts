import { type DeliveryFacts, isTwoWay } from './facts'
import { statusesAhead } from './mission'
import { AT_THE_PICK_UP, ON_THE_ROAD, PROBLEM_KINDS, type ProblemKind } from './problems'
import { type DeliveryStatus, isIn } from './statuses'

type Place = Pick<DeliveryFacts, 'status' | 'type'>

const ROAD = ['PICKUP_DRIVER', 'ONGOING', 'SWAP_PICKUP_DRIVER', 'SWAP_IN_TRANSIT'] as const

/** What the phone offers here; nothing where no driver stands before a vehicle or drives one. Driver flow, 5a, 6 and S1. */
export function problemKindsAt(place: Place): readonly ProblemKind[] {
  if (place.status === 'SET' || (place.status === 'DELIVERED' && isTwoWay(place))) return AT_THE_PICK_UP
  return isIn(place.status, ROAD) ? ON_THE_ROAD : []
}

/** Where a report may come in. The first vehicle is handed over: only with a second one is there something left to report. */
export const PROBLEM_STATUSES = [
  'SET',
  'PICKUP_CLIENT',
  'DELIVERED',
  ...ROAD,
] as const satisfies readonly DeliveryStatus[]

/**
 * What a report that comes in now may be about: what the phone offers here or later on the way. It does not wait for the steps that
 * wait on the phone, behind a wrong code for instance, so the driver may be further than the server knows. Decisions, The day without a network.
 */
export function reportableFrom(place: Place): readonly ProblemKind[] {
  const offered = new Set(statusesAhead(place).flatMap((status) => problemKindsAt({ ...place, status })))
  return PROBLEM_KINDS.filter((kind) => offered.has(kind))
}
