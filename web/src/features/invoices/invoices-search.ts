import { deliveryFilters } from '../../lib/delivery-filter'
import { oneOf, searchParams, text, whole, type SearchOf } from '../../lib/search'

const deliveries = {
  page: whole(0),
  order: oneOf(['asc', 'desc'], 'desc'),
  orderBy: oneOf(['completedAt', 'clientFinalPrice'], 'completedAt'),
  ...deliveryFilters,
}
const payments = {
  page: whole(0),
  order: oneOf(['asc', 'desc'], 'desc'),
  orderBy: oneOf(['createdAt', 'amount', 'status'], 'createdAt'),
  search: text(64),
  /** The ends of the period in epoch milliseconds. */
  from: whole(undefined),
  to: whole(undefined),
}

export type InvoicesSearch = SearchOf<typeof deliveries>
export const invoicesSearch = searchParams(deliveries)

export type PaymentsSearch = SearchOf<typeof payments>
export const paymentsSearch = searchParams(payments)
