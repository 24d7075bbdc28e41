import { type DeliveryFacts, isTwoWay } from './facts'
import { AT_THE_PICK_UP, ON_THE_ROAD, type ProblemKind } from './problems'
import { type DeliveryStatus, isIn } from './statuses'

const ROAD = ['PICKUP_DRIVER', 'ONGOING', 'SWAP_PICKUP_DRIVER', 'SWAP_IN_TRANSIT'] as const

/** Where a driver may report a problem at all: once the first vehicle is delivered, only where a second one is to be fetched. */
export const PROBLEM_STATUSES = ['SET', 'DELIVERED', ...ROAD] as const satisfies readonly DeliveryStatus[]

/** What may be reported here; nothing where no driver stands before a vehicle or drives one. Driver flow, 5a, 6 and S1. */
export function problemKindsAt(facts: Pick<DeliveryFacts, 'status' | 'type'>): readonly ProblemKind[] {
  if (facts.status === 'SET' || (facts.status === 'DELIVERED' && isTwoWay(facts))) return AT_THE_PICK_UP
  return isIn(facts.status, ROAD) ? ON_THE_ROAD : []
}
