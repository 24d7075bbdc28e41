import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../lib/api'
import { DealDocument, type DealQuery } from './queries.generated'

export type DealDelivery = NonNullable<DealQuery['findDeliveryById']>

/** What the deal form starts from; null where the admin sees nothing. */
export const dealQuery = (contract: string) =>
  queryOptions({
    // Not under the deliveries: a live hint must not refill a form under somebody's hands. A stale version is said when it is sent.
    queryKey: ['deal', contract],
    queryFn: async ({ signal }) => (await request(DealDocument, { id: contract }, { signal })).findDeliveryById,
    staleTime: Infinity,
    gcTime: 0,
  })
