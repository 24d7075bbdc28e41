import type { DeliveryTab } from '@volant/domain/deliveries/tabs'
import { filterOf } from '../../../lib/delivery-filter'
import type { TabSearch } from './table-search'

/** Description 9. */
export const TABLE_PAGE_SIZE = 10

/** What is asked for one page of a tab. */
export const tableVariables = (tab: DeliveryTab, search: TabSearch) => ({
  pagination: { page: search.page, perPage: TABLE_PAGE_SIZE },
  sort: { field: search.orderBy, order: search.order },
  filter: { tab, ...filterOf(search) },
})
