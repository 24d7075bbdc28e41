import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../lib/api'
import { DealDocument, type DealQuery } from './queries.generated'

export type DealDelivery = NonNullable<DealQuery['findDeliveryById']>

/** What the deal form starts from; null where the admin sees nothing. */
export const dealQuery = (contract: string) =>
  queryOptions({
    queryKey: ['deliveries', 'deal', contract],
    queryFn: async ({ signal }) => (await request(DealDocument, { id: contract }, { signal })).findDeliveryById,
    // A form under somebody's hands is not refilled behind their back: a stale version is said when it is sent.
    staleTime: Infinity,
    gcTime: 0,
  })
