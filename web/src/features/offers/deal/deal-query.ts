import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../lib/api'
import { DealDocument, type DealQuery } from './queries.generated'

export type DealDelivery = NonNullable<DealQuery['findDeliveryById']>

/** The initial data of the deal form; null for an unknown delivery. */
export const dealQuery = (contract: string) =>
  queryOptions({
    // The key does not start with the deliveries, so that live hints do not reset the form. The server refuses a stale version.
    queryKey: ['deal', contract],
    queryFn: async ({ signal }) => (await request(DealDocument, { id: contract }, { signal })).findDeliveryById,
    staleTime: Infinity,
    gcTime: 0,
  })
