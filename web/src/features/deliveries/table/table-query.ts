import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { DeliveryFilter } from '@volant/contract/schema.generated'
import type { DeliveryTab } from '@volant/domain/deliveries/tabs'
import { request } from '../../../lib/api'
import {
  ClientTableDocument,
  OfficeTableDocument,
  type OfficeTableQuery,
  type TableRowFragment,
} from './queries.generated'
import type { TableSearch } from './table-search'

type OfficeRow = OfficeTableQuery['findAllDeliveries']['records'][number]
/** Fields that only admins may read are absent for clients. */
export type TableRow = TableRowFragment & Partial<OfficeRow>

/** Description 9. */
export const TABLE_PAGE_SIZE = 10

const instant = (epoch: number | undefined) => (epoch === undefined ? undefined : new Date(epoch).toISOString())
const some = <T>(items: readonly T[]) => (items.length > 0 ? [...items] : undefined)

function filterOf(tab: DeliveryTab, search: TableSearch): DeliveryFilter {
  return {
    tab,
    deliveryId: search.deliveryId || undefined,
    vin: search.vin || undefined,
    vehicleCode: search.vehicleCode || undefined,
    countries: some(search.deliveryCountries),
    types: some(search.deliveryType),
    services: some(search.deliveryServices),
    carDeliveryDeadlineFrom: instant(search.carDeliveryDeadlineFrom),
    carDeliveryDeadlineTo: instant(search.carDeliveryDeadlineTo),
    organizationSlugs: some(search.organizationSlug),
  }
}

/** One page of a tab. */
export const tableQuery = (role: 'ADMIN' | 'CLIENT', tab: DeliveryTab, search: TableSearch) =>
  queryOptions({
    queryKey: ['deliveries', 'table', role, tab, search],
    queryFn: async ({ signal }): Promise<{ total: number; records: TableRow[] }> => {
      const variables = {
        pagination: { page: search.page, perPage: TABLE_PAGE_SIZE },
        sort: { field: search.orderBy, order: search.order },
        filter: filterOf(tab, search),
      }
      if (role === 'ADMIN') return (await request(OfficeTableDocument, variables, { signal })).findAllDeliveries
      return (await request(ClientTableDocument, variables, { signal })).findAllDeliveries
    },
    placeholderData: (previous, query) => (query?.queryKey[3] === tab ? keepPreviousData(previous) : undefined),
  })
