import type { DeliveryAction } from './actions'
import type { DeliveryStatus } from './statuses'

/** An offer is taken on the page of the offers: no button takes one unseen. */
export type MainAction = DeliveryAction | 'ACCEPT_OFFER'

export interface ArrangedActions {
  /** The one that takes the delivery on; null while others have the next move. */
  readonly main: MainAction | null
  readonly others: readonly DeliveryAction[]
  /** What takes something away: apart, at the end. */
  readonly destroying: readonly DeliveryAction[]
}

const DESTROYING: readonly DeliveryAction[] = ['CANCEL_RESTITUTION', 'WITHDRAW', 'CANCEL', 'DELETE']

/**
 * What takes a delivery on, the weightiest first. The first that the viewer may do is the main one, so that a rank which may not
 * confirm is offered the message to the customer.
 */
const ASKED: readonly DeliveryAction[] = ['CONFIRM', 'SEND_CONFIRMATION_SMS', 'EDIT']
const TAKES_ON: Readonly<Record<DeliveryStatus, readonly DeliveryAction[]>> = {
  REQUESTED: ASKED,
  PENDING_CUSTOMER_CONFIRMATION: ASKED,
  SMS_SENT: ASKED,
  CONFIRMED_BY_CUSTOMER: ASKED,
  RESCHEDULED_BY_ADMIN: ASKED,
  CONFIRMED: ['ALLOW'],
  WAITING_FOR_DRIVER: ['OFFER'],
  SET: ['PICK_UP'],
  PICKUP_DRIVER: ['DEPART'],
  ONGOING: ['ARRIVE'],
  PICKUP_CLIENT: ['HAND_OVER'],
  DELIVERED: ['SWAP_PICK_UP', 'FINISH', 'TERMINATE'],
  SWAP_PICKUP_DRIVER: ['SWAP_DEPART'],
  SWAP_IN_TRANSIT: ['SWAP_ARRIVE'],
  SWAP_PICKUP_CLIENT: ['SWAP_HAND_OVER'],
  SWAP_DELIVERED: ['FINISH', 'TERMINATE'],
  COMPLETED: ['SEND_RATING_EMAIL'],
  CANCELLED_BY_ADMIN: ['ACTIVATE'],
  CANCELLED_BY_MANDATORY: ['ACTIVATE'],
  CANCELLED_BY_CUSTOMER: ['ACTIVATE'],
}

/** One main action by status and rank, the others, and apart what destroys; `allowed` is what the viewer may do now. */
export function arrangeActions(
  { status, type }: { readonly status: DeliveryStatus; readonly type: string },
  allowed: readonly DeliveryAction[],
): ArrangedActions {
  const isHalfDone = status === 'DELIVERED' && type === 'TWO_WAY_DELIVERY'
  const first = TAKES_ON[status].find((action) => allowed.includes(action) && !(isHalfDone && action === 'TERMINATE'))
  // Whoever may name a driver may take the offer of one.
  const choosesOffer = status === 'WAITING_FOR_DRIVER' && allowed.includes('ASSIGN_DRIVER')
  const main = choosesOffer ? 'ACCEPT_OFFER' : (first ?? null)
  const rest = allowed.filter((action) => action !== main)
  return {
    main,
    others: rest.filter((action) => !DESTROYING.includes(action)),
    destroying: DESTROYING.filter((action) => rest.includes(action)),
  }
}
