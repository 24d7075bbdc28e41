import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { DeliveryTab } from '@volant/domain/deliveries/tabs'
import { request } from '../../../lib/api'
import { FOLLOWS_TIME } from '../../../lib/follows-time'
import {
  ClientTableDocument,
  OfficeTableDocument,
  type OfficeTableQuery,
  type TableRowFragment,
} from './queries.generated'
import { ENDED_TABS } from './ended-tabs'
import { tableVariables } from './table-request'
import type { TabSearch } from './table-search'

type OfficeRow = OfficeTableQuery['findAllDeliveries']['records'][number]
/** Fields that only admins may read are absent for clients. */
export type TableRow = TableRowFragment & Partial<OfficeRow>

/** One page of a tab. */
export const tableQuery = (role: 'ADMIN' | 'CLIENT', tab: DeliveryTab, search: TabSearch) =>
  queryOptions({
    // The panel beside the table asks for nothing of it.
    queryKey: ['deliveries', 'table', role, tab, { ...search, open: '' }],
    queryFn: async ({ signal }): Promise<{ total: number; records: TableRow[] }> => {
      const variables = tableVariables(tab, search)
      if (role === 'ADMIN') return (await request(OfficeTableDocument, variables, { signal })).findAllDeliveries
      return (await request(ClientTableDocument, variables, { signal })).findAllDeliveries
    },
    ...(ENDED_TABS.includes(tab) ? {} : FOLLOWS_TIME),
    placeholderData: (previous, query) => (query?.queryKey[3] === tab ? keepPreviousData(previous) : undefined),
  })
