import type { Actor } from '../kernel/actor'
import { ALLOWED, type Decision, refuse } from '../kernel/decision'
import type { DeliveryStatus } from '../deliveries/statuses'

export const OFFER_STATUSES = ['PENDING', 'ACCEPTED', 'REJECTED', 'DRIVER_CHANGED', 'DRIVER_CANCELED'] as const
export type OfferStatus = (typeof OFFER_STATUSES)[number]

/** Euros. Description 9 and 4.4. */
export const OFFER_PRICE = { min: 10, max: 100_000 } as const

/** What happens to an offer, and what it takes. DELETED leaves no row. Description 4.4. */
export const OFFER_MOVES = {
  accept: { from: 'PENDING', to: 'ACCEPTED' },
  reject: { from: 'PENDING', to: 'REJECTED' },
  remove: { from: 'PENDING', to: 'DELETED' },
  withdraw: { from: 'PENDING', to: 'DELETED' },
  changeDriver: { from: 'ACCEPTED', to: 'DRIVER_CHANGED' },
  driverCancels: { from: 'ACCEPTED', to: 'DRIVER_CANCELED' },
  cancelBeforeStart: { from: 'ACCEPTED', to: 'REJECTED' },
} as const satisfies Record<string, { from: OfferStatus; to: OfferStatus | 'DELETED' }>
export type OfferMove = keyof typeof OFFER_MOVES

/** @returns 409 ALREADY_ANSWERED when the offer is no longer where the move starts. Description 4.4. */
export function decideOfferMove(status: OfferStatus, move: OfferMove): Decision {
  return OFFER_MOVES[move].from === status ? ALLOWED : refuse('CONFLICT', 'ALREADY_ANSWERED')
}

/** Accepting also needs the auction to be open. @returns 409 OFFER_CLOSED or ALREADY_ANSWERED. Description 4.2, T9. */
export function decideAcceptance(status: OfferStatus, delivery: DeliveryStatus): Decision {
  const move = decideOfferMove(status, 'accept')
  if (!move.ok) return move
  return delivery === 'WAITING_FOR_DRIVER' ? ALLOWED : refuse('CONFLICT', 'OFFER_CLOSED')
}

/**
 * A price takes the place of the one that stands, save that nobody overwrites what a driver asked: the office answers it.
 * @returns 409 ALREADY_EXISTS
 */
export function decideReplacement(actor: Actor, standing: { readonly proposedByDriver: boolean }): Decision {
  const overwrites = standing.proposedByDriver && actor.role !== 'DRIVER'
  return overwrites ? refuse('CONFLICT', 'ALREADY_EXISTS') : ALLOWED
}

/** Only one's own PENDING offer may be taken back; another's does not exist (404). Description 4.4. */
export function decideWithdrawal(
  actor: Actor,
  offer: { readonly driverId: string; readonly status: OfferStatus },
): Decision {
  if (actor.role !== 'DRIVER') return refuse('FORBIDDEN', 'WRONG_ROLE')
  if (actor.profileId !== offer.driverId) return refuse('NOT_FOUND')
  return decideOfferMove(offer.status, 'withdraw')
}
