import { oneOf, searchParams, text, whole, type SearchOf } from '../../lib/search'

const deliveries = {
  page: whole(0),
  order: oneOf(['asc', 'desc'], 'desc'),
  orderBy: oneOf(['completedAt', 'clientFinalPrice'], 'completedAt'),
  deliveryId: text(64),
}
const payments = {
  page: whole(0),
  order: oneOf(['asc', 'desc'], 'desc'),
  orderBy: oneOf(['createdAt', 'amount', 'status'], 'createdAt'),
  search: text(64),
}

export type InvoicesSearch = SearchOf<typeof deliveries>
export const invoicesSearch = searchParams(deliveries)

export type PaymentsSearch = SearchOf<typeof payments>
export const paymentsSearch = searchParams(payments)
