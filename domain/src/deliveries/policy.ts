import type { Actor } from '../kernel/actor'
import type { DeliveryFacts } from './facts'

/**
 * Is the delivery in this person's world at all? If not, every answer is the same 404 as for an unknown id.
 * The SQL scope says the same for lists. Permissions, section 1.
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
