import { infiniteQueryOptions, queryOptions, type QueryFunctionContext, type QueryKey } from '@tanstack/react-query'
import { monthWindow } from '@volant/domain/kernel/time'
import { request } from '../../../lib/api'
import { keptQuery } from '../../../lib/kept/kept-query'
import { PAYMENTS } from '../payments-query'
import {
  EarningsByMonthDocument,
  MonthPaymentsDocument,
  type EarningsByMonthQuery,
  type MonthPaymentsQuery,
} from '../queries.generated'

export type Month = EarningsByMonthQuery['findEarningsByMonth'][number]
type Payments = MonthPaymentsQuery['findAllDeliveryPayments']
export type Earning = Payments['records'][number]

const PAGE = 20

/** The months in which the driver earned something, the latest first. */
export const monthsQuery = queryOptions({
  queryKey: [...PAYMENTS, 'months'],
  networkMode: 'always',
  queryFn: keptQuery(
    async ({ signal }) => (await request(EarningsByMonthDocument, {}, { signal })).findEarningsByMonth,
  ),
})

type Asked = QueryFunctionContext<QueryKey, number>

/** What one month is made of. */
export const earningsQuery = (month: string) =>
  infiniteQueryOptions({
    queryKey: [...PAYMENTS, 'month', month],
    networkMode: 'always',
    queryFn: keptQuery<Payments, Asked>(async ({ pageParam, signal }) => {
      const { from, to } = monthWindow(month)
      const filter = { createdFrom: from.toISOString(), createdTo: to.toISOString() }
      const variables = { pagination: { page: pageParam, perPage: PAGE }, filter }
      return (await request(MonthPaymentsDocument, variables, { signal })).findAllDeliveryPayments
    }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (pages.length * PAGE < last.total ? pages.length : undefined),
  })
