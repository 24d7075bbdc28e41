import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../lib/api'
import { FILLS_FORM } from '../../../lib/form-query'
import { DealDocument, type DealQuery } from './queries.generated'

export type DealDelivery = NonNullable<DealQuery['findDeliveryById']>

/** The initial data of the deal form; null for an unknown delivery. */
export const dealQuery = (contract: string) =>
  queryOptions({
    // The key does not start with the deliveries, so that live hints do not load it again.
    queryKey: ['deal', contract],
    queryFn: async ({ signal }) => (await request(DealDocument, { id: contract }, { signal })).findDeliveryById,
    ...FILLS_FORM,
  })
