import type { MissionStep } from './actions'
import type { CodeName } from './codes'
import { type DeliveryFacts, isTwoWay } from './facts'
import type { DeliveryStatus } from './statuses'

interface Leg {
  readonly from: DeliveryStatus
  readonly to: DeliveryStatus
  readonly step: MissionStep
}

/** The road of a mission; each status has one way forward. Description 4.2, T12 to T19. */
const ROAD: readonly Leg[] = [
  { from: 'SET', to: 'PICKUP_DRIVER', step: 'PICK_UP' },
  { from: 'PICKUP_DRIVER', to: 'ONGOING', step: 'DEPART' },
  { from: 'ONGOING', to: 'PICKUP_CLIENT', step: 'ARRIVE' },
  { from: 'PICKUP_CLIENT', to: 'DELIVERED', step: 'HAND_OVER' },
  { from: 'DELIVERED', to: 'SWAP_PICKUP_DRIVER', step: 'SWAP_PICK_UP' },
  { from: 'SWAP_PICKUP_DRIVER', to: 'SWAP_IN_TRANSIT', step: 'SWAP_DEPART' },
  { from: 'SWAP_IN_TRANSIT', to: 'SWAP_PICKUP_CLIENT', step: 'SWAP_ARRIVE' },
  { from: 'SWAP_PICKUP_CLIENT', to: 'SWAP_DELIVERED', step: 'SWAP_HAND_OVER' },
]

function legOf(facts: Pick<DeliveryFacts, 'status' | 'type'>): Leg | null {
  if (facts.status === 'DELIVERED' && !isTwoWay(facts)) return null
  return ROAD.find((leg) => leg.from === facts.status) ?? null
}

/** The status an admin may force the mission into, or null where no step is left. Description 4.2, T27. */
export function forcedStep(facts: Pick<DeliveryFacts, 'status' | 'type'>): DeliveryStatus | null {
  return legOf(facts)?.to ?? null
}

/** The one step the driver's screen offers next, or null when there is none. Description 4.2, T12 to T20. */
export function nextMissionStep(facts: Pick<DeliveryFacts, 'status' | 'type'>): MissionStep | null {
  const leg = legOf(facts)
  if (leg) return leg.step
  return facts.status === 'DELIVERED' || facts.status === 'SWAP_DELIVERED' ? 'FINISH' : null
}

/** Where the one step forward leads, or the same status where there is none. Description 4.2, T12 to T20. */
export function statusAfterStep(facts: Pick<DeliveryFacts, 'status' | 'type'>): DeliveryStatus {
  return forcedStep(facts) ?? (nextMissionStep(facts) === 'FINISH' ? 'COMPLETED' : facts.status)
}

/** Where the mission is, and where the steps that are left lead it one after the other, up to its end. Description 4.2, T12 to T19. */
export function statusesAhead(facts: Pick<DeliveryFacts, 'status' | 'type'>): DeliveryStatus[] {
  const leg = legOf(facts)
  return [facts.status, ...(leg ? statusesAhead({ ...facts, status: leg.to }) : [])]
}

const CODE_OF_STEP = {
  PICK_UP: 'startCode',
  HAND_OVER: 'destinationCode',
  SWAP_HAND_OVER: 'returnCode',
} as const satisfies Partial<Record<MissionStep, CodeName>>

/** The code that proves presence at this step, or null where none is asked. contract/schema.graphql, MissionStepInput. */
export function codeOfStep(step: MissionStep): CodeName | null {
  const codes: Partial<Record<MissionStep, CodeName>> = CODE_OF_STEP
  return codes[step] ?? null
}

/** Index of the vehicle a step concerns: 1 is the one brought back. Description 3. */
export function vehicleOfStep(step: MissionStep): 0 | 1 {
  return step.startsWith('SWAP_') ? 1 : 0
}
