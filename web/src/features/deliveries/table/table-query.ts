import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { DeliveryTab } from '@volant/domain/deliveries/tabs'
import { request } from '../../../lib/api'
import { filterOf } from '../../../lib/delivery-filter'
import {
  ClientTableDocument,
  OfficeTableDocument,
  type OfficeTableQuery,
  type TableRowFragment,
} from './queries.generated'
import type { TabSearch } from './table-search'

type OfficeRow = OfficeTableQuery['findAllDeliveries']['records'][number]
/** Fields that only admins may read are absent for clients. */
export type TableRow = TableRowFragment & Partial<OfficeRow>

/** Description 9. */
export const TABLE_PAGE_SIZE = 10

/** One page of a tab. */
export const tableQuery = (role: 'ADMIN' | 'CLIENT', tab: DeliveryTab, search: TabSearch) =>
  queryOptions({
    // The panel beside the table asks for nothing of it.
    queryKey: ['deliveries', 'table', role, tab, { ...search, open: '' }],
    queryFn: async ({ signal }): Promise<{ total: number; records: TableRow[] }> => {
      const variables = {
        pagination: { page: search.page, perPage: TABLE_PAGE_SIZE },
        sort: { field: search.orderBy, order: search.order },
        filter: { tab, ...filterOf(search) },
      }
      if (role === 'ADMIN') return (await request(OfficeTableDocument, variables, { signal })).findAllDeliveries
      return (await request(ClientTableDocument, variables, { signal })).findAllDeliveries
    },
    placeholderData: (previous, query) => (query?.queryKey[3] === tab ? keepPreviousData(previous) : undefined),
  })
