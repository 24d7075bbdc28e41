import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../lib/api'
import { RENEWS_LINKS } from '../../../lib/files/renew-links'
import {
  DeliveryExpensesDocument,
  OpenExpensesDocument,
  type ExpenseFragment,
  type OpenExpensesQuery,
} from './queries.generated'

export type Expense = ExpenseFragment

/** What drivers laid out on a delivery, the newest first, and the price that was agreed with them. */
export const expensesQuery = (deliveryId: string) =>
  queryOptions({
    queryKey: ['deliveries', 'expenses', deliveryId],
    queryFn: ({ signal }) => request(DeliveryExpensesDocument, { deliveryId }, { signal }),
    ...RENEWS_LINKS,
  })

export type OpenExpense = OpenExpensesQuery['openExpenses'][number]

/** What waits for a decision, the oldest first. */
export const openExpensesQuery = queryOptions({
  queryKey: ['deliveries', 'expenses'],
  queryFn: async ({ signal }) => (await request(OpenExpensesDocument, {}, { signal })).openExpenses,
  ...RENEWS_LINKS,
})
