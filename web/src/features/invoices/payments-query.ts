import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '../../lib/api'
import type { PaymentsSearch } from './invoices-search'
import {
  DeliveryPaymentsDocument,
  SubscriptionPaymentsDocument,
  type DeliveryPaymentsQuery,
  type SubscriptionPaymentsQuery,
} from './queries.generated'

export type PaymentKind = 'subscription' | 'delivery'

type OfDelivery = DeliveryPaymentsQuery['findAllDeliveryPayments']['records'][number]
type OfSubscription = SubscriptionPaymentsQuery['findAllSubscriptionPayments']['records'][number]
/** A payment of either kind; what the other kind has is absent. */
export type PaymentRow = Omit<OfDelivery, 'contract' | 'disbursements'> &
  Partial<Pick<OfDelivery, 'contract' | 'disbursements'> & Pick<OfSubscription, 'month' | 'subscription'>>

/** The key of every payment. */
export const PAYMENTS = ['invoices', 'payments']

const instant = (epoch: number | undefined) => (epoch === undefined ? undefined : new Date(epoch).toISOString())

/** One page of the payments of a kind, of every driver or of one. */
export const paymentsQuery = (kind: PaymentKind, search: PaymentsSearch, perPage: number, driverId?: string) =>
  queryOptions({
    queryKey: [...PAYMENTS, kind, search, driverId],
    queryFn: async ({ signal }): Promise<{ total: number; records: PaymentRow[] }> => {
      const variables = {
        pagination: { page: search.page, perPage },
        sort: { field: search.orderBy, order: search.order },
        keyword: search.search || null,
        filter: { driverId, createdFrom: instant(search.from), createdTo: instant(search.to) },
      }
      if (kind === 'delivery')
        return (await request(DeliveryPaymentsDocument, variables, { signal })).findAllDeliveryPayments
      return (await request(SubscriptionPaymentsDocument, variables, { signal })).findAllSubscriptionPayments
    },
    placeholderData: (previous, query) => (query?.queryKey[2] === kind ? keepPreviousData(previous) : undefined),
  })
