import { deliveryFilters, type DeliveryFilters } from '../../../lib/delivery-filter'
import { oneOf, searchParams, whole, type SearchOf } from '../../../lib/search'

/** The fields to sort by; `id` is the default and not in the URL. */
const SORTS = [
  'id',
  'status',
  'carPickUpDate',
  'carDeliveryDeadline',
  'completedAt',
  'cancelledAt',
  'clientFinalPrice',
] as const
/** The server refuses these for clients. */
const OFFICE_SORTS = ['number_of_offers', 'margin', 'organization'] as const

/** Description 2.2: names and defaults that existing links use. */
const shape = {
  page: whole(0),
  order: oneOf(['asc', 'desc'], 'desc'),
  orderBy: oneOf([...SORTS, ...OFFICE_SORTS], 'id'),
  ...deliveryFilters,
}

export type TableSearch = SearchOf<typeof shape>
export const tableSearch = searchParams(shape)
/** @param replace replaces the current step of the history */
export type OnSearch = (change: Partial<TableSearch>, replace?: boolean) => void
/** What a list of deliveries is filtered by, whatever else its address holds. */
export type OnFilter = (change: Partial<DeliveryFilters & { page: number }>, replace?: boolean) => void

/** The parameters that the viewer may use, so that a client can open a link shared by an admin. */
export function searchOf(role: 'ADMIN' | 'CLIENT', search: TableSearch): TableSearch {
  if (role === 'ADMIN') return search
  const own = SORTS.some((field) => field === search.orderBy)
  return { ...search, organizationSlug: [], orderBy: own ? search.orderBy : 'id' }
}

/** The sort field of a column. */
export function sortOf(field: string | undefined): TableSearch['orderBy'] {
  return [...SORTS, ...OFFICE_SORTS].find((known) => known === field) ?? 'id'
}

export const TEXT_FILTERS = ['deliveryId', 'vin', 'vehicleCode'] as const
