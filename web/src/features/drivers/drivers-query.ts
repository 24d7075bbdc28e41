import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { isPostalCodeFilter } from '@volant/domain/drivers/postal-code'
import type { DriverState } from '@volant/domain/kernel/actor'
import { request } from '../../lib/api'
import { DriversTableDocument, type DriversTableQuery } from './queries.generated'
import type { DriversSearch } from './drivers-search'

export type DriverRow = DriversTableQuery['findAllDrivers']['records'][number]

export const DRIVERS_PER_PAGE = 10

/** One page of the drivers with this state. */
export const driversQuery = (state: DriverState, search: DriversSearch) =>
  queryOptions({
    // The panel beside the table asks for nothing of it.
    queryKey: ['drivers', 'table', state, { ...search, open: '' }],
    queryFn: async ({ signal }) => {
      const variables = {
        pagination: { page: search.page, perPage: DRIVERS_PER_PAGE },
        sort: { field: search.orderBy, order: search.order },
        filter: {
          state,
          nameSearch: search.nameSearch || undefined,
          email: search.email || undefined,
          // An invalid value in the URL is not sent; the field shows its error.
          postalCode: isPostalCodeFilter(search.postalCode) ? search.postalCode || undefined : undefined,
        },
      }
      return (await request(DriversTableDocument, variables, { signal })).findAllDrivers
    },
    placeholderData: keepPreviousData,
  })
