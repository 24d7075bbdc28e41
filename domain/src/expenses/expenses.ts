import { isIn, MISSION_GROUP, type DeliveryStatus } from '../deliveries/statuses'
import { ALLOWED, type Decision, refuse } from '../kernel/decision'
import { PAYMENT_MOVES, type PaymentStatus } from '../offers/payments'

/** What a driver lays out on a mission, in the order in which a check of the database names it. Driver flow, 7. */
export const EXPENSE_KINDS = ['fuel', 'toll', 'return_ticket', 'parking', 'other'] as const
export type ExpenseKind = (typeof EXPENSE_KINDS)[number]

/**
 * What is taken back is kept as such: its id, sent again by a phone, must not bring it back. What was declared of a mission that was
 * cancelled lapses when the delivery begins again: the next mission pays back its own expenses only.
 */
export const EXPENSE_STATES = ['DECLARED', 'APPROVED', 'REFUSED', 'TAKEN_BACK', 'LAPSED'] as const
export type ExpenseState = (typeof EXPENSE_STATES)[number]

/** Of one receipt, in euros with its tax. A dearer one is a slip of the finger, or a matter to speak about. */
export const EXPENSE_AMOUNT = { min: 0.01, max: 1000 } as const
/** Of one mission, those that were taken back included. */
export const EXPENSES_MAX = 40
/** Characters of what a driver says of an expense, or the office of one that it refuses. */
export const EXPENSE_WORDS = { min: 3, max: 300 } as const

/** From departure; after the end as long as the payment allows. */
export const EXPENSE_STATUSES = [...MISSION_GROUP, 'COMPLETED'] as const satisfies readonly DeliveryStatus[]

/** Where a mission stands, and its payment once there is one. */
export interface ExpenseOccasion {
  readonly status: DeliveryStatus
  readonly payment: PaymentStatus | null
}

/** Must what was bought be said in words? */
export const needsWords = (kind: ExpenseKind): boolean => kind === 'other'

/**
 * May the driver of a mission declare an expense now? From departure until the payment is settled; one that the bank refused is
 * owed still. @returns 409 ILLEGAL_TRANSITION or PAYMENT_NOT_PENDING
 */
export function decideExpense({ status, payment }: ExpenseOccasion): Decision {
  if (!isIn(status, EXPENSE_STATUSES)) return refuse('CONFLICT', 'ILLEGAL_TRANSITION')
  const settled = payment !== null && PAYMENT_MOVES[payment].length === 0
  return settled ? refuse('CONFLICT', 'PAYMENT_NOT_PENDING') : ALLOWED
}

/** May its driver take an expense back? @returns 409 ALREADY_ANSWERED once the office has decided */
export function decideTakingBack(state: ExpenseState): Decision {
  return state === 'DECLARED' || state === 'TAKEN_BACK' ? ALLOWED : refuse('CONFLICT', 'ALREADY_ANSWERED')
}

/**
 * May the office approve or refuse it, for the first time or another way? As long as what the driver is paid can change: before
 * the payment is prepared, and while it is pending. @returns 409 ILLEGAL_TRANSITION or PAYMENT_NOT_PENDING
 */
export function decideApproval(state: ExpenseState, { status, payment }: ExpenseOccasion): Decision {
  if (state === 'TAKEN_BACK' || state === 'LAPSED' || !isIn(status, EXPENSE_STATUSES))
    return refuse('CONFLICT', 'ILLEGAL_TRANSITION')
  return payment === null || payment === 'PENDING' ? ALLOWED : refuse('CONFLICT', 'PAYMENT_NOT_PENDING')
}

/**
 * Is what was seen of a decision the one that stands? Each is known by its moment.
 * @param seen null where nobody had decided; undefined of a caller who does not say, whom nothing is asked
 * @returns 409 STALE_VERSION
 */
export function decideOnSeen(decidedAt: Date | null, seen: Date | null | undefined): Decision {
  return seen === undefined || seen?.getTime() === decidedAt?.getTime() ? ALLOWED : refuse('CONFLICT', 'STALE_VERSION')
}
