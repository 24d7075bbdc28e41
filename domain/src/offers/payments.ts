import { ALLOWED, type Decision, refuse } from '../kernel/decision'

export const PAYMENT_STATUSES = ['PAID', 'PENDING', 'FAILED', 'CANCELLED'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** Where a driver's payment may go from each status. Description 4.6. */
export const PAYMENT_MOVES: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  PENDING: ['PAID', 'FAILED', 'CANCELLED'],
  FAILED: ['PENDING'],
  PAID: [],
  CANCELLED: [],
}

/** @returns 409 ILLEGAL_TRANSITION for any other pair */
export function decidePaymentMove(from: PaymentStatus, to: PaymentStatus): Decision {
  return PAYMENT_MOVES[from].includes(to) ? ALLOWED : refuse('CONFLICT', 'ILLEGAL_TRANSITION')
}
