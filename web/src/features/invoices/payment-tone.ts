/** The colour of the dot beside the status of a payment. */
export const TONE_OF = { PAID: 'green', PENDING: 'amber', FAILED: 'red', CANCELLED: 'grey' } as const
