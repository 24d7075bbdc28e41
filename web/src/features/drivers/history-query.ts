import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '../../lib/api'
import type { HistorySearch } from './history-search'
import { DriverHistoryDocument, type DriverHistoryQuery } from './queries.generated'

export type HistoryRow = DriverHistoryQuery['findAllDeliveries']['records'][number]

export const HISTORY_PER_PAGE = 10

const instant = (epoch: number | undefined) => (epoch === undefined ? undefined : new Date(epoch).toISOString())

/** One page of the deliveries that this driver was given; the period is that of their end. */
export const historyQuery = (driverId: string, search: HistorySearch) =>
  queryOptions({
    queryKey: ['deliveries', 'driver', driverId, search],
    queryFn: async ({ signal }) => {
      const variables = {
        pagination: { page: search.page, perPage: HISTORY_PER_PAGE },
        sort: { field: search.orderBy, order: search.order },
        filter: {
          driverId,
          deliveryId: search.id || undefined,
          vin: search.vin || undefined,
          types: search.type.length > 0 ? search.type : undefined,
          services: search.optionNameFilter.length > 0 ? search.optionNameFilter : undefined,
          completedAtFrom: instant(search.gte),
          completedAtTo: instant(search.lte),
        },
      }
      return (await request(DriverHistoryDocument, variables, { signal })).findAllDeliveries
    },
    placeholderData: keepPreviousData,
  })
