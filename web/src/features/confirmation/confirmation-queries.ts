import { queryOptions } from '@tanstack/react-query'
import type { answerConfirmation, readConfirmation } from '@volant/contract/rest/deliveries'
import type { CallOutput } from '@volant/contract/rest/verb'
import { call } from '../../lib/api'
import { ApiError } from '../../lib/api-error'

export type Summary = CallOutput<typeof readConfirmation>
export type Answer = 'CONFIRMED_BY_CUSTOMER' | 'CANCELLED_BY_CUSTOMER'

/** The link is unknown, used, revoked or expired: the page shows one text for all of them. */
const INVALID_CODES = ['UNAUTHENTICATED', 'TOKEN_EXPIRED', 'NOT_FOUND', 'CONFLICT', 'BAD_USER_INPUT', 'FORBIDDEN']
export const isInvalidLink = (error: unknown) => error instanceof ApiError && INVALID_CODES.includes(error.code)

const visitor = { visitor: true }

/** The delivery to confirm; null for an invalid link. Reading it changes nothing. */
export const summaryQuery = (token: string) =>
  queryOptions({
    queryKey: ['confirmation', token],
    queryFn: async ({ signal }) => {
      if (!token) return null
      try {
        const headers = { token }
        return await call<typeof readConfirmation>(
          'GET /delivery/confirm-delivery-by-sms',
          { headers },
          { ...visitor, signal },
        )
      } catch (error) {
        if (isInvalidLink(error)) return null
        throw error
      }
    },
    // Never fetched again, because the link is invalid after the answer.
    staleTime: Infinity,
    gcTime: 0,
  })

export function answer(token: string, status: Answer) {
  return call<typeof answerConfirmation>(
    'POST /delivery/confirm-delivery-by-sms',
    { headers: { token }, body: { status } },
    visitor,
  )
}
