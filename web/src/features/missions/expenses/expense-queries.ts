import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../lib/api'
import { keptQuery } from '../../../lib/kept/kept-query'
import { OwnExpensesDocument, type OwnExpenseFragment } from '../queries.generated'

export type OwnExpense = OwnExpenseFragment

/** What the driver laid out on a mission, the newest first; there without a network as well. */
export const expensesQuery = (missionId: string) =>
  queryOptions({
    queryKey: ['deliveries', 'expenses', missionId],
    networkMode: 'always',
    queryFn: keptQuery(
      async ({ signal }) => (await request(OwnExpensesDocument, { deliveryId: missionId }, { signal })).missionExpenses,
    ),
  })
