import type { Actor } from '../kernel/actor'
import { ALLOWED, type Decision, refuse } from '../kernel/decision'
import type { DeliveryFacts } from './facts'
import type { DeliveryStatus } from './statuses'

/**
 * Is the delivery in this person's world at all? If not, every answer is the same 404 as for an unknown id.
 * The SQL scope says the same for lists. Description 6.1.
 */
export function isVisible(
  actor: Actor,
  facts: Pick<DeliveryFacts, 'status' | 'organizationId' | 'selectedDriverId' | 'deletedAt'>,
): boolean {
  if (facts.deletedAt) return false
  switch (actor.role) {
    case 'ADMIN':
      return true
    case 'CLIENT':
      return actor.organizationId !== null && actor.organizationId === facts.organizationId
    case 'DRIVER':
      return actor.profileId === facts.selectedDriverId || facts.status === 'WAITING_FOR_DRIVER'
    case 'ANONYMOUS':
      return false
  }
}

/** When a driver may fill the inspection of a vehicle: before the first one is taken, and around each hand-over. Description 6.4. */
const INSPECTION_OPEN: readonly {
  readonly status: DeliveryStatus
  readonly leg: 0 | 1
  readonly side: InspectionSide
}[] = [
  { status: 'SET', leg: 0, side: 'before' },
  { status: 'PICKUP_CLIENT', leg: 0, side: 'after' },
  { status: 'DELIVERED', leg: 1, side: 'before' },
  { status: 'SWAP_PICKUP_CLIENT', leg: 1, side: 'after' },
]
export type InspectionSide = 'before' | 'after'

export const INSPECTION_STATUSES: readonly DeliveryStatus[] = INSPECTION_OPEN.map(({ status }) => status)

/**
 * May this person fill that side of the inspection of a vehicle now? The driver of the mission for the leg under way, any admin at
 * any time. @returns 409 ILLEGAL_TRANSITION outside the leg, 404 out of scope. Description 6.4, updateVehicle.
 */
export function mayInspect(
  actor: Actor,
  facts: Pick<DeliveryFacts, 'status' | 'organizationId' | 'selectedDriverId' | 'deletedAt'>,
  vehicle: { readonly leg: 0 | 1; readonly side: InspectionSide },
): Decision {
  if (!isVisible(actor, facts)) return refuse('NOT_FOUND')
  if (actor.role === 'ADMIN') return ALLOWED
  if (actor.role !== 'DRIVER' || actor.profileId !== facts.selectedDriverId) return refuse('FORBIDDEN', 'WRONG_ROLE')
  const open = INSPECTION_OPEN.some(
    ({ status, leg, side }) => status === facts.status && leg === vehicle.leg && side === vehicle.side,
  )
  return open ? ALLOWED : refuse('CONFLICT', 'ILLEGAL_TRANSITION')
}
