import { queryOptions } from '@tanstack/react-query'
import type { answerConfirmation, readConfirmation } from '@volant/contract/rest/deliveries'
import type { CallOutput } from '@volant/contract/rest/verb'
import { call } from '../../lib/api'
import { ApiError } from '../../lib/api-error'

export type Summary = CallOutput<typeof readConfirmation>
export type Answer = 'CONFIRMED_BY_CUSTOMER' | 'CANCELLED_BY_CUSTOMER'

/** Unknown, used, burned or expired: the visitor reads one text for all of them. */
const DEAD = ['UNAUTHENTICATED', 'TOKEN_EXPIRED', 'NOT_FOUND', 'CONFLICT', 'BAD_USER_INPUT', 'FORBIDDEN']
export const isDeadLink = (error: unknown) => error instanceof ApiError && DEAD.includes(error.code)

const visitor = { visitor: true }

/** What the customer is asked about; null for a dead link. Reading it changes nothing. */
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
        if (isDeadLink(error)) return null
        throw error
      }
    },
    // The link dies with the answer: what was read stays on the screen.
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
